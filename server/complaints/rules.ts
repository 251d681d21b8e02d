import type { ComplaintReceipt, NewComplaint } from '@/lib/contracts/complaints';
import type { ThrottleLimit } from '@/server/throttle/types';
import type { ReceivedOrder } from './types';

/** Nobody complains this often about one order, and each complaint writes two letters. */
export const limit = {
  ...{ free: 5, firstWaitMs: 60_000, longestWaitMs: 3_600_000, forgottenAfterMs: 24 * 3_600_000 },
} as const satisfies ThrottleLimit;

export function receipt(order: ReceivedOrder, complaint: NewComplaint, at: Date): ComplaintReceipt {
  return {
    number: `${order.number}-R${order.complaints + 1}`,
    order: order.number,
    at: at.toISOString(),
    eans: [...new Set(complaint.eans)],
    wish: complaint.wish,
  };
}

/** True when every EAN it is about is in the order. */
export const isAbout = (order: ReceivedOrder, eans: readonly string[]) =>
  eans.every((ean) => order.lines.some((line) => line.ean === ean));
