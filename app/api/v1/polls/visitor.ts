import { randomUUID } from 'node:crypto';
import { isUuid } from '@/lib/text/uuid';
import { cookieOf } from '@/server/api/csrf';

const NAME = 'pollVisitor';
const YEAR_SECONDS = 365 * 24 * 60 * 60;
/** Where there is no https: the machine of whoever tries the shop. */
const LOCAL = /^(localhost|127\.0\.0\.1|\[::1\]|[^:]+\.localhost)(:\d+)?$/;

/** Who asks: the customer, and the key this browser got when it first answered. Anything else in the cookie is nobody. */
export function visitorOf(request: Request, customer: { id: number } | undefined) {
  const key = cookieOf(request, NAME);
  return { customerId: customer?.id, key: key && isUuid(key) ? key : undefined };
}

export const newVisitorKey = () => randomUUID();

/** Set on answering only: it keeps one visitor to one answer, and no page reads it. */
export function visitorCookie(key: string, request: Request): string {
  const secure = LOCAL.test(request.headers.get('host') ?? new URL(request.url).host) ? '' : '; Secure';
  return `${NAME}=${key}; Path=/api/v1/polls; Max-Age=${YEAR_SECONDS}; HttpOnly; SameSite=Lax${secure}`;
}
