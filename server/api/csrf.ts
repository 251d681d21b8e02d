import { randomBytes } from 'node:crypto';
import { ShopError } from '@/lib/errors';
import { isSame } from '@/server/adapters/signatures/hmac';
import { signatures } from './secret';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

export const SESSION_COOKIE = 'session';
/** Readable by our own pages, which send it back as X-XSRF-TOKEN (rule 7.1). */
export const TOKEN_COOKIE = 'XSRF-TOKEN';

export function cookieOf(request: Request, name: string): string | undefined {
  for (const pair of (request.headers.get('cookie') ?? '').split(';')) {
    const at = pair.indexOf('=');
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim();
  }
  return undefined;
}

const claim = (nonce: string, session: string) => `cross-site:${nonce}:${session}`;

/** Returns a cross-site token bound to this session cookie ('' for nobody). */
export function newToken(session = ''): string {
  const nonce = randomBytes(18).toString('base64url');
  return `${nonce}.${signatures.sign(claim(nonce, session))}`;
}

export function isToken(request: Request, token: string): boolean {
  const [nonce = '', given = '', ...more] = token.split('.');
  return more.length === 0 && signatures.isSigned(claim(nonce, cookieOf(request, SESSION_COOKIE) ?? ''), given);
}

/**
 * Refuses a changing request that another site could have caused. Browsers name the origin of a POST; rule 7.1 also wants the XHR
 * header and the token that is in the cookie and signed for the session.
 */
export function assertSameOrigin(request: Request): void {
  if (READING.has(request.method)) return;
  assertOwnPage(request);
  const token = request.headers.get('x-xsrf-token');
  const cookie = cookieOf(request, TOKEN_COOKIE);
  if (!token || !cookie || !isSame(token, cookie) || !isToken(request, token)) throw new ShopError('token_mismatch');
}

/** Whether a request carries a shop's key (rule 6.10), which browsers never send by themselves, so it needs no token. */
export const bringsKey = ({ headers }: Request) => /^bearer /i.test(headers.get('authorization') ?? '');

/** Refuses requests from other sites, which cannot set X-Requested-With. */
export function assertOwnPage({ headers }: Request): void {
  const site = headers.get('sec-fetch-site');
  const origin = headers.get('origin');
  const ours = (site === null || site === 'same-origin') && (origin === null || hostOf(origin) === headers.get('host'));
  if (!ours) throw new ShopError('forbidden_origin');
  if (headers.get('x-requested-with')?.toLowerCase() !== 'xmlhttprequest') throw new ShopError('token_mismatch');
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
