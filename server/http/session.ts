import { sealData, unsealData } from 'iron-session';
import { openShop } from '@/server/shop';
import { cookieOf, newToken, SESSION_COOKIE, TOKEN_COOKIE } from './same-origin';
import { sessionSecret } from './secret';

type Handler<Context> = (request: Request, context?: Context) => Promise<Response>;

/** Longer than any session: what has ended is for the table to say. */
const SEAL_SECONDS = 60 * 24 * 3600;
const LONGEST_SEAL = 1000;

const jars = new WeakMap<Request, Map<string, string>>();

/** Lets `startSession`, `endSession` and `giveToken` set cookies on the answer of a route, also when it fails. */
export function withCookies<Context>(handler: Handler<Context>): Handler<Context> {
  const wrapped: Handler<Context> = async (request, context) => {
    const response = await handler(request, context);
    for (const cookie of jars.get(request)?.values() ?? []) response.headers.append('Set-Cookie', cookie);
    return response;
  };
  return Object.assign(wrapped, handler);
}

function setCookie(request: Request, name: string, value: string, { maxAge, http }: { maxAge: number; http: boolean }) {
  const parts = [`${name}=${value}`, 'Path=/', `Max-Age=${maxAge}`, 'SameSite=Lax'];
  if (http) parts.push('HttpOnly');
  if (!isLocalhost(request)) parts.push('Secure');
  const jar = jars.get(request) ?? new Map<string, string>();
  jars.set(request, jar.set(name, parts.join('; ')));
}

/** Secure everywhere but where there is no https: on the machine of whoever tries the shop. */
function isLocalhost(request: Request): boolean {
  const host = (request.headers.get('host') ?? new URL(request.url).host).replace(/:\d+$/, '');
  return host === 'localhost' || host === '127.0.0.1' || host === '[::1]' || host.endsWith('.localhost');
}

const YEAR_SECONDS = 365 * 24 * 3600;

/** Sets a cross-site token for the session, and answers it. */
export function giveToken(request: Request, session = cookieOf(request, SESSION_COOKIE)): string {
  const token = newToken(session);
  setCookie(request, TOKEN_COOKIE, token, { maxAge: YEAR_SECONDS, http: false });
  return token;
}

/** What the session cookie holds; undefined for a cookie that is none of ours. */
async function sidOf(request: Request): Promise<string | undefined> {
  const seal = cookieOf(request, SESSION_COOKIE);
  if (!seal || seal.length > LONGEST_SEAL) return undefined;
  try {
    const { sid } = await unsealData<{ sid?: unknown }>(seal, { password: sessionSecret(), ttl: SEAL_SECONDS });
    return typeof sid === 'string' ? sid : undefined;
  } catch {
    return undefined;
  }
}

/** The customer logged in, if the session stands in the table and has neither ended nor been revoked. */
export async function currentCustomer(request: Request) {
  const sid = await sidOf(request);
  return sid === undefined ? undefined : openShop().customers.findSession(sid);
}

/** Logs the customer in under a new session; the one before ends, so that nobody can have planted it. */
export async function startSession(request: Request, customerId: number): Promise<void> {
  const { customers } = openShop();
  const before = await sidOf(request);
  if (before !== undefined) await customers.closeSession(before);
  const { sid, expiresAt } = await customers.openSession(customerId);
  const seal = await sealData({ sid }, { password: sessionSecret(), ttl: SEAL_SECONDS });
  const maxAge = Math.floor((expiresAt.getTime() - Date.now()) / 1000);
  setCookie(request, SESSION_COOKIE, seal, { maxAge, http: true });
  giveToken(request, seal);
}

/** Logs out: a copy of the cookie is worth nothing from now on. */
export async function endSession(request: Request): Promise<void> {
  const sid = await sidOf(request);
  if (sid !== undefined) await openShop().customers.closeSession(sid);
  setCookie(request, SESSION_COOKIE, '', { maxAge: 0, http: true });
  giveToken(request, '');
}
