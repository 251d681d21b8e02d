import { type NextRequest, NextResponse } from 'next/server';
import { optionalScripts, paymentHosts } from '@/server/env';
import { type Asked, type Decision, decide, known, noteSearch, searchOf, withQuery } from './addresses';
import { contentSecurityPolicy } from './content-security-policy';
import { brandOfHost } from './host';

/** Cookie of the alert that the next page shows once (components/ui/alert-root.tsx reads and clears it). */
export const ALERT_COOKIE = 'shopAlert';
const ALERT_SECONDS = 30;

/** Decides an address before any page runs; undefined lets it through. */
export async function route(request: NextRequest): Promise<NextResponse | undefined> {
  const { pathname, searchParams: query } = request.nextUrl;
  const asked: Asked = { pathname, query, header: (name) => request.headers.get(name) };
  const decision = decide(asked);
  if (decision.kind === 'page' || decision.kind === 'list') noteSearch(searchOf(asked));
  return answer(request, decision);
}

async function answer(request: NextRequest, decision: Decision): Promise<NextResponse | undefined> {
  switch (decision.kind) {
    case 'page':
      return undefined;
    case 'list':
      return rewritten(request, decision.path);
    case 'missing':
      return missing(request);
    case 'preview':
      return withNonce(request);
    case 'receipt':
      return (await isThere('isReceipt', decision.token)) ? withNonce(request) : missing(request);
    case 'payment':
      return (await isThere('isPurchase', decision.token)) ? withNonce(request, paymentHosts) : missing(request);
    case 'redirect':
      return to(request, decision.to, decision.status);
    case 'short':
      if (await isPlace(request)) return undefined;
      return to(request, withQuery(await nearest(request, decision.to), request.nextUrl.searchParams), 307);
    case 'hidden':
      return withAlert(to(request, decision.to, 307));
    case 'hidden from the router':
      return new NextResponse(null, { status: 404, headers: { 'Cache-Control': 'no-store' } });
  }
}

/** Pages made for each request get a nonce; cached pages carry the hashes of their scripts (server/page-door/cache). */
function withNonce(request: NextRequest, payment: readonly string[] = []) {
  const nonce = crypto.randomUUID().replaceAll('-', '');
  const policy = contentSecurityPolicy(`'nonce-${nonce}'`, optionalScripts, payment);
  const headers = new Headers(request.headers);
  headers.set('Content-Security-Policy', policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('Content-Security-Policy', policy);
  return response;
}

/** Whether the token is known; a page rendered per request cannot answer 404 with a body. Fails open. */
async function isThere(what: 'isReceipt' | 'isPurchase', token: string): Promise<boolean> {
  try {
    return (await known()[what]?.(token)) ?? true;
  } catch {
    return true;
  }
}

/** Returns the nearest list above a path that the brand has. Fails open. */
async function nearest(request: NextRequest, path: string): Promise<string> {
  try {
    return (await known().nearest?.(brandOfHost(request).id, path)) ?? path;
  } catch {
    return path;
  }
}

/** Whether the brand has goods of its own at this very address. */
async function isPlace(request: NextRequest): Promise<boolean> {
  const { pathname } = request.nextUrl;
  const found = await known()
    .nearest?.(brandOfHost(request).id, pathname)
    .catch(() => undefined);
  return found === pathname;
}

function withAlert(response: NextResponse): NextResponse {
  response.cookies.set(ALERT_COOKIE, 'not_visible', { maxAge: ALERT_SECONDS, path: '/', sameSite: 'lax' });
  response.headers.set('Cache-Control', 'no-store');
  return response;
}

function rewritten(request: NextRequest, path: string) {
  const url = request.nextUrl.clone();
  url.pathname = path;
  url.search = '';
  return NextResponse.rewrite(url);
}

const missing = (request: NextRequest) => rewritten(request, '/finnes-ikke');

/** Redirects; Next wants an absolute address here and sends its path only. */
function to(request: NextRequest, path: string, status: 303 | 307 | 308) {
  return new NextResponse(null, { status, headers: { Location: new URL(path, request.url).href } });
}
