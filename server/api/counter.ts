import type { CounterSession } from '@/lib/contracts/counter';
import { ShopError } from '@/lib/errors';
import type { CounterActor } from '@/server/orders/counter/types';
import { clientAddress } from '@/server/page-door/client-address';
import { setCookie } from '@/server/page-door/set-cookie';
import { systemMs } from '@/server/ports/clock';
import { openShop } from '@/server/shop';
import { bringsKey, cookieOf } from './csrf';

export const COUNTER_COOKIE = 'counterSession';
const BEARER = /^Bearer ([\w-]{20,200})$/i;

export async function atCounter(request: Request) {
  const token = cookieOf(request, COUNTER_COOKIE);
  return token ? openShop().orders.counter.find(token) : undefined;
}

/**
 * Returns the system whose key was sent, else the person who has signed in.
 * @throws {ShopError} not_at_counter, too_many_requests
 */
export async function counterActor(request: Request): Promise<CounterActor> {
  const [, key] = BEARER.exec(request.headers.get('authorization') ?? '') ?? [];
  const person = async () => (await atCounter(request))?.actor;
  const actor = await (bringsKey(request)
    ? key && openShop().orders.counter.actorOfKey(key, clientAddress(request))
    : person());
  if (!actor) throw new ShopError('not_at_counter');
  return actor;
}

export async function signIn(reply: Headers, request: Request, code: string): Promise<CounterSession> {
  const { counter } = openShop().orders;
  const { token, session } = await counter.login(code, clientAddress(request));
  await signOut(request);
  const maxAge = Math.floor((Date.parse(session.expiresAt) - systemMs()) / 1000);
  setCookie(reply, request, COUNTER_COOKIE, token, { maxAge, http: true, sameSite: 'Strict' });
  return session;
}

/** Ends the session, so that copied cookies are worthless. */
export async function signOut(request: Request, reply?: Headers): Promise<void> {
  const token = cookieOf(request, COUNTER_COOKIE);
  if (token) await openShop().orders.counter.logout(token);
  if (reply) setCookie(reply, request, COUNTER_COOKIE, '', { maxAge: 0, http: true, sameSite: 'Strict' });
}
