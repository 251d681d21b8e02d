import type { OrderReceipt } from '@/lib/contracts/orders';
import { isOff } from './order-phase';
import { keptOf, type PiecesOf } from './order-progress';

/** True while the right of withdrawal is offered (rule 10.8): paid at a distance, and some of it is kept. */
export const canBeWithdrawn = (order: Pick<OrderReceipt, 'kind' | 'status'> & PiecesOf) =>
  order.kind === 'order' && !isOff(order) && order.status !== 'returned' && keptOf(order) > 0;
