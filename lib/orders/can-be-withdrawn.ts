import type { OrderReceipt } from '@/lib/contracts/orders';

/**
 * Whether the way to the right of withdrawal is shown (rule 10.8): for what was paid at a distance, until it is back.
 * Whether the period still runs is told there, with what can be done when it does not.
 */
export const canBeWithdrawn = ({ kind, status }: Pick<OrderReceipt, 'kind' | 'status'>) =>
  kind === 'order' && status !== 'cancelled' && status !== 'expired' && status !== 'returned';
