import type { OrderStatus } from '@/lib/contracts/orders';

const DAY = 24 * 3600_000;

/** Law §8.12: an unpaid reservation is no sale and needs no document. Calendar months from when it was made. */
export const RESERVATION_MONTHS = 12;
/** Law §8.1: as long as the choice holds. */
export const CONSENT_MONTHS = 12;
export const LETTER_MS = 30 * DAY;

/** Where a reservation stands that was never collected. */
export const unsold: readonly OrderStatus[] = ['reserved', 'ready', 'expired', 'cancelled'];

/** The same day and time of the month so many months earlier; the month's last day where it is shorter. */
export function monthsBefore(now: Date, months: number): Date {
  const then = new Date(now);
  then.setUTCMonth(then.getUTCMonth() - months);
  if (then.getUTCDate() !== now.getUTCDate()) then.setUTCDate(0);
  return then;
}
