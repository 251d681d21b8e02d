import type { NewPurchase, PurchaseState } from '@/lib/contracts/purchases';
import type { PaymentsOutcome } from '@/server/orders/payments/types';
import type { PurchaseRow } from './types';

const MINUTE = 60_000;
export const HOLD_MS = 15 * MINUTE;
/** How long after the hold an undecided payment stays open, for slow banks. */
const LATE_MS = 45 * MINUTE;
/** How long a provider may be silent after the hold before the goods go back. */
const SILENT_MS = 15 * MINUTE;
/** A provider may look at a payment for days. */
const LATEST_MS = 7 * 24 * 60 * MINUTE;
/** After the hold, a purchase is read this long. */
export const ASK_FOR_MS = 2 * LATEST_MS;
export const ASK_MS = MINUTE;
export const AT_ONCE = 5;
/** The job does the rest after this time. */
export const ANSWER_MS = 1500;

export function methodOf({ orders }: NewPurchase): PurchaseRow['method'] | 'mixed' | undefined {
  const chosen = new Set(orders.flatMap(({ Payment }) => (Payment && Payment !== 'in_shop' ? [Payment] : [])));
  return chosen.size > 1 ? 'mixed' : [...chosen][0];
}

export type Verdict =
  | { do: 'wait' }
  | { do: 'pay' }
  /** The amount differs from the total: everything goes back. */
  | { do: 'refuse' }
  /** `release`: money may still be held. */
  | { do: 'cancel'; why: 'declined' | 'cancelled' | 'expired'; release: boolean }
  /** The goods went back before. */
  | { do: 'close' };

export function verdict(state: PurchaseState, outcome: PaymentsOutcome['state'], holdUntil: Date, now: Date): Verdict {
  if (state !== 'open' && state !== 'expired') return { do: 'wait' };
  if (outcome === 'paid') return { do: 'pay' };
  if (outcome === 'wrong_amount') return { do: 'refuse' };
  const over = now.getTime() - holdUntil.getTime();
  const ended = outcome === 'declined' || outcome === 'cancelled' || outcome === 'expired';
  if (state === 'expired') {
    const waited = over >= (outcome === 'open' ? LATE_MS : LATEST_MS);
    return ended || waited ? { do: 'close' } : { do: 'wait' };
  }
  if (ended) return { do: 'cancel', why: outcome, release: true };
  if (over < (outcome === 'unknown' ? SILENT_MS : 0)) return { do: 'wait' };
  return { do: 'cancel', why: 'expired', release: false };
}

export const requestText = (purchase: NewPurchase, brand: string): string => JSON.stringify({ purchase, brand });
