import { isTextPage } from '@/lib/brands/brands';
import { defaultSortOf, readListState, STATE_MARK, stateSegment, writeListState } from '@/lib/lists/list-query';
import { decoded } from '@/lib/routes/decode';
import { isListPath, readPageAddress } from '@/lib/routes/pages';
import { redirects, searchPath, shortNames } from '@/lib/routes/paths';
import { processWide } from '@/server/process';
import type { Previews } from '@/server/storefront/previews/types';

/** Set by server/start.ts: facts that only the opened shop knows. */
interface Known {
  /** Slugs, current and earlier, and ids. */
  hiddenProducts: ReadonlySet<string>;
  isReceipt: (token: string) => Promise<boolean>;
  isPurchase: (token: string) => Promise<boolean>;
  searched: (text: string) => void;
  /** Returns the address of a list, or of the nearest one above it that the brand has. */
  nearest: (brand: string, path: string) => Promise<string>;
  previews: Pick<Previews, 'open' | 'cookie' | 'read'>;
}
const routing = processWide<Partial<Known>>('routing');

export const setRouting = (what: Partial<Known>) => routing.set({ ...routing.get(), ...what });
const NOTHING: Partial<Known> = {};
export const known = (): Partial<Known> => routing.get() ?? NOTHING;

export interface Asked {
  pathname: string;
  query: URLSearchParams;
  header(name: string): string | null | undefined;
}

export type Decision =
  | { kind: 'page' }
  /** A list in a state: the path that names it inside the server. */
  | { kind: 'list'; path: string }
  | { kind: 'redirect'; status: 303 | 307 | 308; to: string }
  /** Rule 2.3: to this place, as far as the brand has it, and has nothing of this name itself. */
  | { kind: 'short'; to: string }
  /** Rule 8.6: hidden; away with its alert. */
  | { kind: 'hidden'; to: string }
  /** Hidden; the browser's router has to load the address fully. */
  | { kind: 'hidden from the router' }
  | { kind: 'missing' }
  /** Rendered for each request, if the shop knows the token. */
  | { kind: 'receipt' | 'payment'; token: string }
  | { kind: 'preview' };

/** A path segment that begins like the state of a list, encoded or not: only the shop itself writes such paths. */
const STATED = new RegExp(`/(?:${STATE_MARK}|%7e)`, 'i');

export function decide(asked: Asked): Decision {
  const { pathname, query } = asked;
  if (STATED.test(pathname)) return { kind: 'missing' };
  const {
    kind: page,
    rest: [token],
  } = readPageAddress(pathname);
  if (token && page?.perRequest)
    return page.perRequest === 'preview' ? { kind: 'preview' } : { kind: page.perRequest, token };
  return moved(pathname, query) ?? guarded(asked) ?? stated(pathname, query) ?? { kind: 'page' };
}

/** Keeps the query in a redirect, such as a variant or a campaign. */
export const withQuery = (path: string, query: URLSearchParams) => {
  const rest = query.toString();
  return rest ? `${path}?${rest}` : path;
};

function moved(pathname: string, query: URLSearchParams): Decision | undefined {
  const to = redirects[pathname];
  if (to) return { kind: 'redirect', status: 308, to: withQuery(to, query) };
  const short = Object.hasOwn(shortNames, pathname.slice(1)) ? shortNames[pathname.slice(1)] : undefined;
  if (short && !isTextPage(pathname)) return { kind: 'short', to: short };
  const article = /^\/article\/([^/]+)$/.exec(pathname);
  if (article) return { kind: 'redirect', status: 308, to: withQuery(`/product/${article[1]}`, query) };
  if (pathname === '/product') return { kind: 'redirect', status: 307, to: withQuery('/', query) };
  if (pathname !== '/search') return undefined;
  const words = query.get('q')?.trim();
  const rest = new URLSearchParams(query);
  rest.delete('q');
  return { kind: 'redirect', status: 303, to: withQuery(words ? searchPath(words) : '/', rest) };
}

/** Rule 8.6: sends away from a product not visible for web, to the previous page or home; the browser's router gets 404. */
function guarded(asked: Asked): Decision | undefined {
  const part = /^\/product\/([^/]+)$/.exec(asked.pathname)?.[1];
  const name = part === undefined ? '' : decoded(part);
  const { hiddenProducts } = known();
  if (!hiddenProducts?.has(name) && !hiddenProducts?.has(name.toLowerCase())) return undefined;
  // The router would follow the redirect unseen, maybe long before the click.
  if (asked.header('sec-fetch-dest') === 'empty') return { kind: 'hidden from the router' };
  return { kind: 'hidden', to: previousPath(asked) };
}

/** Returns the path of the referring page when it is ours; '/' otherwise. Never another host, never '//…'. */
export function previousPath({ pathname, header }: Pick<Asked, 'pathname' | 'header'>): string {
  try {
    const referer = new URL(header('referer') ?? '');
    const path = `${referer.pathname}${referer.search}`;
    const ours = referer.host === header('host');
    return ours && !path.startsWith('//') && referer.pathname !== pathname ? path : '/';
  } catch {
    return '/';
  }
}

function stated(pathname: string, query: URLSearchParams): Decision | undefined {
  if (query.size === 0 || !isListPath(pathname) || isTextPage(pathname)) return undefined;
  const defaultSort = defaultSortOf(pathname);
  const canonical = writeListState(readListState(query, defaultSort), defaultSort);
  return canonical ? { kind: 'list', path: `${pathname}/${stateSegment(canonical)}` } : undefined;
}

/** Returns the words of a search that counts (rule 14.6): further pages of a list do not. */
export function searchOf({ pathname, query }: Pick<Asked, 'pathname' | 'query'>): string | undefined {
  const words = /^\/search\/([^/]+)$/.exec(pathname)?.[1];
  return words && (query.size === 0 || !writeListState(readListState(query))) ? decoded(words) : undefined;
}

/** Logs a search here, since cached pages never reach the shop. */
export function noteSearch(words: string | undefined): void {
  if (words !== undefined) known().searched?.(words);
}
