import { isEmail, normaliseEmail } from '@/lib/text/emails';
import type { ThrottleLimit } from '@/server/platform/throttle/types';

/** Whoever has waited this long has bought something else (and the privacy page says so). */
export const WAITS_DAYS = 183;
/** The letter says all there is to say; nobody needs our copy of it. */
export const LETTER_KEPT_DAYS = 7;
/** More than a wish list of one address is somebody else's address. */
export const MOST_PER_EMAIL = 20;
const HOUR_MS = 3_600_000;
/** Asked from one network address. */
export const limit: ThrottleLimit = {
  free: 12,
  firstWaitMs: HOUR_MS,
  longestWaitMs: HOUR_MS,
  forgottenAfterMs: HOUR_MS,
};

/** What our links hold; PostgreSQL refuses some of what else people send. */
export const isStopToken = (token: string) => /^[0-9a-f]{64}$/.test(token);

/** What is wrong with the form, by field; empty when it can be kept. */
export function alertErrors(email: string): Record<string, string[]> {
  if (normaliseEmail(email) === '') return { email: ['email_required'] };
  return isEmail(email) ? {} : { email: ['email_invalid'] };
}
