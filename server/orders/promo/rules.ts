import type { PromoCode } from '@/lib/contracts/promo';
import { promoDiscount } from '@/lib/prices/promo-code';
import type { ThrottleLimit } from '@/server/platform/throttle/types';
import type { PromoRow } from './types';

const SECOND = 1000;
const HOUR = 3600 * SECOND;

/**
 * Codes that are none (rule 17.5): of one network, which may be an office with one letter in its hands, and in an hour of all
 * together, so that many networks guess no faster. That slows shoppers down by a second or two, and never locks them out.
 */
export const limits = {
  address: { free: 20, firstWaitMs: 60 * SECOND, longestWaitMs: HOUR, forgottenAfterMs: HOUR },
  all: { free: 3000, firstWaitMs: SECOND, longestWaitMs: 2 * SECOND, forgottenAfterMs: HOUR },
} as const satisfies Record<string, ThrottleLimit>;

/** By what wrong codes are counted. */
export const guessKeys = (address: string, at: Date) => ({
  address: `promo:address:${address}`,
  all: `promo:hour:${at.toISOString().slice(0, 13)}`,
});

/** A retailer's way of keeping a code out of the public list. */
export const SECRET = 'secret';

/** A promo code of rule 3.12, name by name. */
export function promoCode(row: PromoRow): PromoCode {
  const { fixed, amount } = promoDiscount(row);
  return {
    Id: row.id,
    Code: row.code,
    Name: row.name,
    ValidFrom: row.validFrom.toISOString(),
    ValidTo: row.validTo.toISOString(),
    Fixed: fixed,
    Amount: amount,
    Type: row.type,
  };
}
