import type { OrderStatus } from '@/lib/contracts/orders';
import { monthsBefore, osloDay } from '@/lib/dates/dates';
import type { OrderKind } from '@/lib/orders/moves';
import { lastDay } from '@/lib/orders/withdrawal-period';

export interface LeftOrder {
  id: number;
  kind: OrderKind;
  status: OrderStatus;
  at: Date;
  informed: boolean;
  payable: boolean;
  /** The last complaint, or the last withdrawal whose goods are awaited. */
  awaitedSince: Date | null;
}

/** How long an answer, a return or news of a delivery is waited for. */
export const AWAITED_MONTHS = 3;

/** Tells whether the shop still needs to know whose the order is (rule 10.29). */
export function needsPerson(order: LeftOrder, now: Date): boolean {
  const isRecent = (at: Date) => at > monthsBefore(now, AWAITED_MONTHS);
  if (order.payable || (order.awaitedSince && isRecent(order.awaitedSince))) return true;
  switch (order.status) {
    case 'cancelled':
    case 'expired':
    case 'returned':
      return false;
    case 'sent':
      return isRecent(order.at);
    case 'collected':
    case 'delivered':
      return order.kind === 'order' && osloDay(now) <= lastDay(order.at, order.informed);
    default:
      return true;
  }
}
