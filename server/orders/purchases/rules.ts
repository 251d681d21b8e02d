import type { NewPurchase, PurchaseState } from '@/lib/contracts/purchases';
import type { PaymentsOutcome } from '@/server/orders/payments/types';
import type { PurchaseRow } from './types';

const MINUTE = 60_000;
export const HOLD_MS = 15 * MINUTE;
/** How long after that a payment nobody has decided on stays open, so that a slow bank is waited for. */
const LATE_MS = 45 * MINUTE;
/** How long a provider may be silent after the hold before the goods go back without its answer. */
const SILENT_MS = 15 * MINUTE;
/** A provider may look at a payment for days; after a week nobody waits for it any more. */
const LATEST_MS = 7 * 24 * 60 * MINUTE;
/** How long after the hold a purchase is asked about at all. */
export const ASK_FOR_MS = 2 * LATEST_MS;
/** A purchase nobody has come back from is asked about this often. */
export const ASK_MS = MINUTE;
export const AT_ONCE = 5;
/** A webhook is answered within this time; what is not done by then is done by the job. */
export const ANSWER_MS = 1500;

/** Returns the payment method; undefined when nothing is paid here, `mixed` when several are asked for. */
export function methodOf({ orders }: NewPurchase): PurchaseRow['method'] | 'mixed' | undefined {
  const chosen = new Set(orders.flatMap(({ Payment }) => (Payment && Payment !== 'in_shop' ? [Payment] : [])));
  return chosen.size > 1 ? 'mixed' : [...chosen][0];
}

export type Verdict =
  | { do: 'wait' }
  | { do: 'pay' }
  /** Not what was asked for: nothing is placed, everything goes back. */
  | { do: 'refuse' }
  /** The goods go back; `release` what may still be held. */
  | { do: 'cancel'; why: 'declined' | 'cancelled' | 'expired'; release: boolean }
  /** The goods went back before, and nobody is waited for any more. */
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

/** Returns what an idempotency key stands for: the same key with another purchase is refused. */
export const requestText = (purchase: NewPurchase, brand: string): string => JSON.stringify({ purchase, brand });
