import type { OrderDetail } from '@/lib/contracts/order-detail';

/** The buyer has it, or it is on its way. */
export const hasLeft = ({ status }: Pick<OrderDetail, 'status'>) =>
  status === 'sent' || status === 'delivered' || status === 'collected';

/** Goods stand in a shop for the buyer, or will. */
export const isToCollect = (order: Pick<OrderDetail, 'status' | 'delivery'>) =>
  !order.delivery && !isOff(order) && !hasLeft(order) && order.status !== 'returned';

/** Goods stand aside in a shop, or will: the pass is shown, and the deadline. */
export const isKept = ({ kind, status, delivery }: Pick<OrderDetail, 'kind' | 'status' | 'delivery'>) =>
  !delivery && (status === 'ready' || (kind === 'reservation' ? status === 'reserved' || status === 'picking' : false));

/** It came to nothing: nothing is owed, and nothing more happens. */
export const isOff = ({ status }: Pick<OrderDetail, 'status'>) => status === 'cancelled' || status === 'expired';
