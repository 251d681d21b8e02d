import { randomUUID } from 'node:crypto';
import { isUuid } from '@/lib/text/uuid';
import { setCookie } from '@/server/page-door/set-cookie';
import { cookieOf } from './csrf';

const NAME = 'pollVisitor';
const YEAR_SECONDS = 365 * 24 * 60 * 60;
/** Returns the customer, and this browser's key from its first answer. */
export function visitorOf(request: Request, customer: { id: number } | undefined) {
  const key = cookieOf(request, NAME);
  return { customerId: customer?.id, key: key && isUuid(key) ? key : undefined };
}

export const newVisitorKey = () => randomUUID();

/** Sets the key that limits a browser to one answer. */
export const setVisitor = (reply: Headers, request: Request, key: string) =>
  setCookie(reply, request, NAME, key, { maxAge: YEAR_SECONDS, http: true, path: '/api/v1/polls' });
