import type { OrderDetail } from '@/lib/contracts/order-detail';
import { hasLeft } from './order-phase';
import { isNotFound, keptOf, type PiecesOf } from './order-progress';

/** Where an order stands (rule 2.37): under `receipt.story` in messages/nb.json. */
export type ReceiptStory =
  | 'reserved'
  | 'reservationAwaiting'
  | 'reservationPicking'
  | 'reservationReady'
  | 'reservationCollected'
  | 'reservationExpired'
  | 'reservationCancelled'
  | 'reservationNotFound'
  | 'awaiting'
  | 'receivedCollect'
  | 'receivedSend'
  | 'pickingCollect'
  | 'pickingSend'
  | 'ready'
  | 'collected'
  | 'sent'
  | 'delivered'
  | 'withdrawn'
  | 'returned'
  | 'refunded'
  | 'cancelled'
  | 'notFound'
  | 'declined'
  | 'unwound'
  | 'wrongAmount'
  | 'unpaid'
  | 'uncollected';

export interface ShownOrder extends Pick<OrderDetail, 'kind' | 'status' | 'delivery'>, PiecesOf {
  purchase: Pick<NonNullable<OrderDetail['purchase']>, 'state'> | null;
  money: Pick<NonNullable<OrderDetail['money']>, 'captured' | 'refunded'> | null;
}

/** Tells of the payment where the purchase came to nothing, and why where nothing of the order is kept. */
export function receiptStory(order: ShownOrder): ReceiptStory {
  const { kind, status, delivery, purchase, money } = order;
  const paid = purchase === null || purchase.state === 'paid';
  if (status === 'cancelled' && purchase?.state === 'declined') return 'declined';
  // Paid after the hold was over; its order had expired.
  const off = status === 'cancelled' || status === 'expired';
  if (off && purchase?.state === 'unwound') return 'unwound';
  if (off && purchase?.state === 'wrong_amount') return 'wrongAmount';
  if (status === 'expired' && !paid) return 'unpaid';
  if (status === 'cancelled' && isNotFound(order)) return kind === 'order' ? 'notFound' : 'reservationNotFound';
  if (kind === 'reservation') return reservationStories[status];
  if (hasLeft(order) && order.withdrawals.length > 0 && keptOf(order) === 0) return 'withdrawn';
  if (status === 'returned' && money && money.captured > 0 && money.refunded >= money.captured) return 'refunded';
  switch (status) {
    case 'received':
    case 'reserved':
      return delivery ? 'receivedSend' : 'receivedCollect';
    case 'picking':
      return delivery ? 'pickingSend' : 'pickingCollect';
    case 'awaiting_payment':
      return 'awaiting';
    case 'expired':
      return 'uncollected';
    default:
      return status;
  }
}

/** Returns the status in a word: the reason says more than 'cancelled'. */
export function shownStatus(order: ShownOrder): ShownOrder['status'] | 'withdrawn' | 'notFound' {
  const story = receiptStory(order);
  if (story === 'withdrawn') return story;
  return story === 'notFound' || story === 'reservationNotFound' ? 'notFound' : order.status;
}

const reservationStories: Record<OrderDetail['status'], ReceiptStory> = {
  awaiting_payment: 'reservationAwaiting',
  reserved: 'reserved',
  picking: 'reservationPicking',
  ready: 'reservationReady',
  collected: 'reservationCollected',
  expired: 'reservationExpired',
  cancelled: 'reservationCancelled',
  received: 'reserved',
  sent: 'reservationCollected',
  delivered: 'reservationCollected',
  returned: 'returned',
};
