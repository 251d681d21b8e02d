import { describe, expect, it } from 'vitest';
import type { OrderStatus } from '@/lib/contracts/orders';
import { canBeCancelled } from '@/lib/orders/moves';
import { type OrderAction, orderActionsOf } from '@/lib/orders/order-actions';

describe('rule 2.37: what can be done with an order', () => {
  const table: ['order' | 'reservation', OrderStatus, OrderAction[]][] = [
    ['reservation', 'reserved', ['cancel', 'again']],
    ['reservation', 'collected', ['complain', 'again']],
    ['reservation', 'expired', ['again']],
    ['order', 'awaiting_payment', []],
    ['order', 'received', ['cancel', 'again']],
    ['order', 'picking', ['again']],
    ['order', 'collected', ['complain', 'again']],
    ['order', 'returned', ['complain', 'again']],
    ['order', 'sent', ['arrived', 'complain', 'again']],
    ['order', 'delivered', ['complain', 'again']],
    ['order', 'cancelled', ['again']],
  ];
  it.each(table)('%s, %s: %j', (kind, status, acts) => {
    const canCancel = canBeCancelled({ kind, status });
    expect(orderActionsOf({ kind, status, canCancel })).toEqual(acts);
  });
});
