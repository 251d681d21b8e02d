import { creditOf } from '@/lib/orders/shares';
import type { Accounting, Refund } from '@/server/orders/accounting/types';
import { linesOf, paymentLinesOf } from '@/server/orders/fulfilments/rules';
import type { FulfilmentNews, OrderWithFulfilments } from '@/server/orders/fulfilments/types';
import type { Payments } from '@/server/orders/payments/types';
import type { OrderLife } from '@/server/orders/types';
import type { Transaction } from '@/server/platform/db/transact';

interface RefundsDependencies {
  life: Pick<OrderLife, 'move'>;
  accounting: Pick<Accounting, 'credited'>;
  payments: Pick<Payments, 'refund'>;
  news: Pick<FulfilmentNews, 'order'>;
}

/** `amountOf` of withdrawals/rules.ts and `movedBy` of complaints/rules.ts decide the amount. */
export interface Refunds {
  /** Refunds a locked order, once per cause. Nothing else refunds. */
  give(tx: Transaction, order: OrderWithFulfilments, refund: Refund, actorName?: string): Promise<void>;
}

export function createRefunds({ life, accounting, payments, news }: RefundsDependencies): Refunds {
  return {
    async give(tx, order, { cause, credits, everything }, actorName) {
      await accounting.credited(tx, cause, credits);
      await payments.refund(
        tx,
        cause,
        credits.map((credit) => {
          const { fulfilmentId, amount } = credit;
          const lines = paymentLinesOf(order, creditOf(linesOf(order, fulfilmentId), credit));
          return { orderId: order.id, fulfilmentId, amount, lines };
        }),
      );
      if (!everything) return;
      // Nothing of the order is kept (rule 15.27).
      await life.move(tx, order.id, 'returned', { actor: 'shop', name: actorName });
      await news.order(tx, order.id, 'returned');
    },
  };
}
