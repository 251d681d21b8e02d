import type { CustomerLogin, LoginType } from '@/lib/contracts/customers';
import { ShopError } from '@/lib/errors';
import type { NewSession } from '@/server/customers/sessions/types';
import { clientAddress } from '@/server/page-door/client-address';
import { setCookie } from '@/server/page-door/set-cookie';
import { systemMs } from '@/server/ports/clock';
import { openShop } from '@/server/shop';
import { cookieOf, newToken, SESSION_COOKIE, TOKEN_COOKIE } from './csrf';
import { seal, unseal } from './secret';

/** Cookie that tells a browser that has logged in before (rule 6.15); hidden from scripts and other sites. */
export const DEVICE_COOKIE = 'knownDevice';
const DEVICE = /^[\w-]{43}$/;

const LONGEST_SEAL = 1000;

export function giveToken(reply: Headers, request: Request, session = cookieOf(request, SESSION_COOKIE)): string {
  const token = newToken(session);
  setCookie(reply, request, TOKEN_COOKIE, token, { http: false });
  return token;
}

async function sidOf(request: Request): Promise<string | undefined> {
  const sealed = cookieOf(request, SESSION_COOKIE);
  if (!sealed || sealed.length > LONGEST_SEAL) return undefined;
  const sid = (await unseal<{ sid: unknown }>(sealed))?.sid;
  return typeof sid === 'string' ? sid : undefined;
}

export async function currentCustomer(request: Request) {
  const sid = await sidOf(request);
  return sid === undefined ? undefined : openShop().customers.sessions.find(sid);
}

export const deviceOf = (request: Request) => {
  const device = cookieOf(request, DEVICE_COOKIE) ?? '';
  return DEVICE.test(device) ? device : undefined;
};

const secondsTo = (end: Date) => Math.floor((end.getTime() - systemMs()) / 1000);

/** Logs in under a new session, remembers the browser, and ends the previous session. */
export async function startSession(reply: Headers, request: Request, customerId: number): Promise<void> {
  await replaceSession(reply, request, await openShop().customers.sessions.open(customerId, deviceOf(request)));
}

/** Ends the browser's previous session, which may have been planted, and gives it `session`. */
export async function replaceSession(reply: Headers, request: Request, session: NewSession): Promise<void> {
  const before = await sidOf(request);
  if (before !== undefined) await openShop().customers.sessions.close(before);
  await keepSession(reply, request, session);
}

export async function keepSession(reply: Headers, request: Request, session: NewSession): Promise<void> {
  const { sid, expiresAt, device, deviceExpiresAt } = session;
  const sealed = await seal({ sid });
  setCookie(reply, request, SESSION_COOKIE, sealed, { maxAge: secondsTo(expiresAt), http: true });
  const kept = { maxAge: secondsTo(deviceExpiresAt), http: true, sameSite: 'Strict' } as const;
  setCookie(reply, request, DEVICE_COOKIE, device, kept);
  giveToken(reply, request, sealed);
}

/** Logs out, so that copied cookies are worthless. */
export async function endSession(reply: Headers, request: Request): Promise<void> {
  const sid = await sidOf(request);
  if (sid !== undefined) await openShop().customers.sessions.close(sid);
  setCookie(reply, request, SESSION_COOKIE, '', { maxAge: 0, http: true });
  giveToken(reply, request, '');
}

export interface LogIn {
  request: Request;
  reply: Headers;
  brand: string;
  body: CustomerLogin;
  customer: { id: number } | undefined;
}

/** Rule 8.1: tells somebody who is logged in already so, and logs them out. */
export async function logIn({ request, reply, brand, body, customer }: LogIn, type?: LoginType) {
  if (customer) {
    await endSession(reply, request);
    throw new ShopError('already_logged_in');
  }
  const caller = { address: clientAddress(request), brand, device: deviceOf(request) };
  const found = await openShop().customers.logins.login(body, type, caller);
  await startSession(reply, request, found.id);
  return found;
}
