import { addOpenDays, type HoursException, parseOpeningHours } from '@/lib/shops/opening-hours';

/** Goods are kept until closing time of this many open days after the day of the order (rule 15.6). */
export const OPEN_DAYS_KEPT = 3;
/** Paid goods are kept for so many after the day they were ready (rule 15.19). */
export const OPEN_DAYS_KEPT_PAID = 10;
/** A shop picks an order by closing time of its next open day. */
export const OPEN_DAYS_TO_PICK = 1;

const DAY = 24 * 60 * 60 * 1000;

/** Returns the closing time of the n-th open day after `from`; n times 24 hours where the hours cannot be read. */
export function endOfOpenDay(
  from: Date,
  shop: { openingHours: string; exceptions: readonly HoursException[] },
  days: number,
): Date {
  const closing = addOpenDays(parseOpeningHours(shop.openingHours), shop.exceptions, from, days);
  return closing ?? new Date(from.getTime() + days * DAY);
}
