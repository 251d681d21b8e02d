import type { OrderDetail } from '@/lib/contracts/order-detail';
import { canBeComplainedOf } from './complaint-form';

/** What a buyer can do with an order without leaving the page; withdrawing has a page of its own. */
export type OrderAct = 'arrived' | 'cancel' | 'complain' | 'again';

/** As it stands now, the likeliest first. */
export function orderActs(order: Pick<OrderDetail, 'kind' | 'status' | 'canCancel'>): OrderAct[] {
  const possible: Record<OrderAct, boolean> = {
    arrived: order.kind === 'order' && order.status === 'sent',
    cancel: order.canCancel,
    complain: canBeComplainedOf(order),
    again: order.status !== 'awaiting_payment',
  };
  return (Object.keys(possible) as OrderAct[]).filter((act) => possible[act]);
}
