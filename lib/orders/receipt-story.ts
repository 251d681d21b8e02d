import type { OrderDetail } from '@/lib/contracts/order-detail';

/** Where an order stands, as its buyer is told: under `receipt.story` in messages/nb.json (rule 2.37). */
export type ReceiptStory =
  | 'reserved'
  | 'reservationAwaiting'
  | 'reservationPicking'
  | 'reservationReady'
  | 'reservationCollected'
  | 'reservationExpired'
  | 'reservationCancelled'
  | 'awaiting'
  | 'receivedCollect'
  | 'receivedSend'
  | 'pickingCollect'
  | 'pickingSend'
  | 'ready'
  | 'collected'
  | 'sent'
  | 'delivered'
  | 'returned'
  | 'cancelled'
  | 'declined'
  | 'unwound'
  | 'unpaid'
  | 'uncollected';

export type ToldOrder = Pick<OrderDetail, 'kind' | 'status' | 'delivery'> & {
  purchase: Pick<NonNullable<OrderDetail['purchase']>, 'state'> | null;
};

/** Which of the stories is an order's; of one whose purchase came to nothing, what became of the payment. */
export function receiptStory({ kind, status, delivery, purchase }: ToldOrder): ReceiptStory {
  const paid = purchase === null || purchase.state === 'paid';
  if (status === 'cancelled' && purchase?.state === 'declined') return 'declined';
  if (status === 'cancelled' && purchase?.state === 'unwound') return 'unwound';
  if (status === 'expired' && !paid) return 'unpaid';
  if (kind === 'reservation') return reservationStories[status];
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

/** Goods stand aside in a shop, or will: the pass is shown, and the deadline. */
export const isKept = ({ kind, status, delivery }: Pick<OrderDetail, 'kind' | 'status' | 'delivery'>) =>
  !delivery && (status === 'ready' || (kind === 'reservation' ? status === 'reserved' || status === 'picking' : false));

/** It came to nothing: nothing is owed, and nothing more happens. */
export const isOff = ({ status }: Pick<OrderDetail, 'status'>) => status === 'cancelled' || status === 'expired';
