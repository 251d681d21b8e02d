import { randomUUID } from 'node:crypto';

const NAME = 'pollVisitor';
const YEAR_SECONDS = 365 * 24 * 60 * 60;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Who asks: the customer, and the key this browser got when it first answered. Anything else in the cookie is nobody. */
export function visitorOf(request: Request, customer: { id: number } | undefined) {
  const cookies = request.headers.get('cookie')?.split(';') ?? [];
  const kept = cookies.map((one) => one.trim()).find((one) => one.startsWith(`${NAME}=`));
  const key = kept?.slice(NAME.length + 1);
  return { customerId: customer?.id, key: key && UUID.test(key) ? key : undefined };
}

export const newVisitorKey = () => randomUUID();

/** Set on answering only: it keeps one visitor to one answer (spec §7), and no page reads it. */
export function visitorCookie(key: string, request: Request): string {
  const { hostname, protocol } = new URL(request.url);
  const behindHttps = (request.headers.get('x-forwarded-proto') ?? protocol).startsWith('https');
  const secure = behindHttps && hostname !== 'localhost' ? '; Secure' : '';
  return `${NAME}=${key}; Path=/api/v1/polls; Max-Age=${YEAR_SECONDS}; HttpOnly; SameSite=Lax${secure}`;
}
