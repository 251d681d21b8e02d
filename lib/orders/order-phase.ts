import type { OrderDetail } from '@/lib/contracts/order-detail';

export const hasLeft = ({ status }: Pick<OrderDetail, 'status'>) =>
  status === 'sent' || status === 'delivered' || status === 'collected';

export const isToCollect = (order: Pick<OrderDetail, 'status' | 'delivery'>) =>
  !order.delivery && !isOff(order) && !hasLeft(order) && order.status !== 'returned';

/** True while goods stand aside in a shop: the pass and the deadline are shown. */
export const isKept = ({ kind, status, delivery }: Pick<OrderDetail, 'kind' | 'status' | 'delivery'>) =>
  !delivery && (status === 'ready' || (kind === 'reservation' ? status === 'reserved' || status === 'picking' : false));

export const isOff = ({ status }: Pick<OrderDetail, 'status'>) => status === 'cancelled' || status === 'expired';
