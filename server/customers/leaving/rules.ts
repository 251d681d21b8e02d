import { monthsBefore, osloDay } from '@/lib/dates/dates';
import { lastDay } from '@/lib/orders/withdrawal-period';
import type { LeftOrder } from './types';

/** How long an answer, a return or word of a delivery is waited for, when nobody says that it is over. */
export const AWAITED_MONTHS = 3;

/** Rule 10.29: whether the shop still needs to know whose the order is. */
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
