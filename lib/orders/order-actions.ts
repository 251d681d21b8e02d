import type { OrderDetail } from '@/lib/contracts/order-detail';
import { canBeComplainedOf } from './complaint-form';

export type OrderAct = 'arrived' | 'cancel' | 'complain' | 'again';

/** Returns the possible actions, the likeliest first. */
export function orderActs(order: Pick<OrderDetail, 'kind' | 'status' | 'canCancel'>): OrderAct[] {
  const possible: Record<OrderAct, boolean> = {
    arrived: order.kind === 'order' && order.status === 'sent',
    cancel: order.canCancel,
    complain: canBeComplainedOf(order),
    again: order.status !== 'awaiting_payment',
  };
  return (Object.keys(possible) as OrderAct[]).filter((act) => possible[act]);
}
