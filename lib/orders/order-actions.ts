import type { OrderDetail } from '@/lib/contracts/order-detail';
import { canBeComplainedOf } from './complaint-form';

export type OrderAction = 'arrived' | 'cancel' | 'complain' | 'again';

/** Likeliest first. */
export function orderActionsOf(order: Pick<OrderDetail, 'kind' | 'status' | 'canCancel'>): OrderAction[] {
  const possible: Record<OrderAction, boolean> = {
    arrived: order.kind === 'order' && order.status === 'sent',
    cancel: order.canCancel,
    complain: canBeComplainedOf(order),
    again: order.status !== 'awaiting_payment',
  };
  return (Object.keys(possible) as OrderAction[]).filter((act) => possible[act]);
}
