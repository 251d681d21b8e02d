import type { OrderReceipt } from '@/lib/contracts/orders';
import { isOff } from './order-phase';
import { keptOf, type PiecesOf } from './order-progress';

/**
 * Whether the way to the right of withdrawal is shown (rule 10.8): for what was paid at a distance, until all of it is
 * withdrawn from or back.
 * Whether the period still runs is told there, with what can be done when it does not.
 */
export const canBeWithdrawn = (order: Pick<OrderReceipt, 'kind' | 'status'> & PiecesOf) =>
  order.kind === 'order' && !isOff(order) && order.status !== 'returned' && keptOf(order) > 0;
