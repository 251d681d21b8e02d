import { isEmail, normaliseEmail } from '@/lib/text/emails';
import type { ThrottleLimit } from '@/server/platform/throttle/types';
import type { AlertKind } from './types';

export const kinds = {
  stockAlert: { table: 'stock_alerts', name: 'stock-alert', keptDays: 183 },
  priceWatch: { table: 'price_watches', name: 'price-watch', keptDays: 180 },
} as const satisfies Record<string, AlertKind>;

export const EMAIL_KEPT_DAYS = 7;
/** Per kind; more would be another person's address. */
export const MOST_PER_EMAIL = 20;
const HOUR_MS = 3_600_000;
export const limit: ThrottleLimit = {
  free: 12,
  firstWaitMs: HOUR_MS,
  longestWaitMs: HOUR_MS,
  forgottenAfterMs: HOUR_MS,
};

/** What a stop link signs: one link ends all alerts of an address. */
export const claim = (email: string) => `stock-alerts:${email}`;

/** PostgreSQL refuses some of the other texts. */
export const isStopToken = (token: string) => /^[0-9a-f]{64}$/.test(token);

export function alertErrors(email: string): Record<string, string[]> {
  if (normaliseEmail(email) === '') return { email: ['email_required'] };
  return isEmail(email) ? {} : { email: ['email_invalid'] };
}
