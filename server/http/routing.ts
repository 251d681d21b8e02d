import { type NextRequest, NextResponse } from 'next/server';
import { defaultSortOf, readListState, STATE_MARK, stateSegment, writeListState } from '@/lib/lists/list-query';
import { decoded } from '@/lib/routes/decode';
import { redirects, searchPath, shortNames } from '@/lib/routes/paths';
import { contentSecurityPolicy } from './content-security-policy';
import { optionalScripts } from './optional-scripts';
import { paymentHosts } from './payment-script';

/** What only the opened shop knows; set by server/start.ts, shared through globalThis with this instance of the module. */
interface Known {
  hiddenSlugs: ReadonlySet<string>;
  isReceipt: (token: string) => Promise<boolean>;
  isPurchase: (token: string) => Promise<boolean>;
  searched: (text: string) => void;
}
const known = globalThis as { nordviddaRouting?: Partial<Known> };

export const tellRouting = (what: Partial<Known>) => {
  known.nordviddaRouting = { ...known.nordviddaRouting, ...what };
};

/** The alert the next page shows once (components/ui/alert-root.tsx reads and clears it). */
export const ALERT_COOKIE = 'shopAlert';
const ALERT_SECONDS = 30;

/** What the address asks for before any page runs; undefined lets it through. */
export async function route(request: NextRequest): Promise<NextResponse | undefined> {
  const { pathname, searchParams } = request.nextUrl;
  if (pathname.split('/').some((part) => decoded(part).startsWith(STATE_MARK))) return missing(request);
  if (pathname.startsWith('/preview/')) return withNonce(request);
  noteSearch(pathname, searchParams);
  const token = /^\/kvittering\/([^/]+)/.exec(pathname)?.[1];
  if (token !== undefined) return (await isThere('isReceipt', token)) ? withNonce(request) : missing(request);
  const paid = /^\/betaling\/([^/]+)/.exec(pathname)?.[1];
  if (paid !== undefined)
    return (await isThere('isPurchase', paid)) ? withNonce(request, paymentHosts) : missing(request);
  return (
    redirected(request, pathname, searchParams) ?? guarded(request, pathname) ?? stated(request, pathname, searchParams)
  );
}

/** Here, because a cached page is answered without asking the shop; another page or order of a list is no new search. */
function noteSearch(pathname: string, query: URLSearchParams) {
  const words = /^\/search\/([^/]+)$/.exec(pathname)?.[1];
  if (words && !writeListState(readListState(query))) known.nordviddaRouting?.searched?.(decoded(words));
}

/** Pages made for each request get a nonce; cached pages carry the hashes of their scripts (server/cache). */
function withNonce(request: NextRequest, payment: readonly string[] = []) {
  const nonce = crypto.randomUUID().replaceAll('-', '');
  const policy = contentSecurityPolicy(`'nonce-${nonce}'`, optionalScripts, payment);
  const headers = new Headers(request.headers);
  headers.set('Content-Security-Policy', policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('Content-Security-Policy', policy);
  return response;
}

/** These pages are made for each request, and such a page cannot answer 404 with a body: the door decides. Fails open. */
async function isThere(what: 'isReceipt' | 'isPurchase', token: string): Promise<boolean> {
  try {
    return (await known.nordviddaRouting?.[what]?.(token)) ?? true;
  } catch {
    return true;
  }
}

function redirected(request: NextRequest, pathname: string, query: URLSearchParams) {
  const moved = redirects[pathname];
  if (moved) return to(request, moved, 308);
  const short = Object.hasOwn(shortNames, pathname.slice(1)) ? shortNames[pathname.slice(1)] : undefined;
  if (short) return to(request, short, 307);
  const article = /^\/article\/([^/]+)$/.exec(pathname);
  if (article) return to(request, `/product/${article[1]}`, 308);
  if (pathname === '/search') {
    const words = query.get('q')?.trim();
    return to(request, words ? searchPath(words) : '/', 303);
  }
  if (pathname === '/product') return to(request, '/', 307);
  return undefined;
}

/** Rule 8.6: a product not visible for web sends to the previous route, otherwise home, with its alert. */
function guarded(request: NextRequest, pathname: string) {
  const slug = /^\/product\/([^/]+)$/.exec(pathname)?.[1];
  if (!slug || !known.nordviddaRouting?.hiddenSlugs?.has(decoded(slug))) return undefined;
  // Asked for by Next's router, which would follow the redirect unseen, maybe long before the click: it shall load fully.
  if (request.headers.get('sec-fetch-dest') === 'empty')
    return new NextResponse(null, { status: 404, headers: { 'Cache-Control': 'no-store' } });
  const response = to(request, previousPath(request, pathname), 307);
  response.cookies.set(ALERT_COOKIE, 'not_visible', { maxAge: ALERT_SECONDS, path: '/', sameSite: 'lax' });
  response.headers.set('Cache-Control', 'no-store');
  return response;
}

/** The path of the referring page when it is ours; '/' otherwise. Never another host, never '//…'. */
export function previousPath(request: Pick<NextRequest, 'headers'>, pathname: string): string {
  try {
    const referer = new URL(request.headers.get('referer') ?? '');
    const path = `${referer.pathname}${referer.search}`;
    const ours = referer.host === request.headers.get('host');
    return ours && !path.startsWith('//') && referer.pathname !== pathname ? path : '/';
  } catch {
    return '/';
  }
}

function stated(request: NextRequest, pathname: string, query: URLSearchParams) {
  if (pathname === '/' || pathname.startsWith('/product/')) return undefined;
  const defaultSort = defaultSortOf(pathname);
  const canonical = writeListState(readListState(query, defaultSort), defaultSort);
  if (!canonical) return undefined;
  const url = request.nextUrl.clone();
  url.pathname = `${pathname}/${stateSegment(canonical)}`;
  url.search = '';
  return NextResponse.rewrite(url);
}

/** A path nobody may ask for from outside: the page for it renders the designed 404. */
function missing(request: NextRequest) {
  const url = request.nextUrl.clone();
  url.pathname = '/finnes-ikke';
  url.search = '';
  return NextResponse.rewrite(url);
}

/** Next wants a whole address here and sends it on as a path, so that the shop need not know its name behind a proxy. */
function to(request: NextRequest, path: string, status: 303 | 307 | 308) {
  return new NextResponse(null, { status, headers: { Location: new URL(path, request.url).href } });
}
