import type { OrderStatus } from '@/lib/contracts/orders';
import type { OrderActor } from '@/lib/orders/moves';
import { shelves } from '@/server/catalogue/stock/service';
import { createFulfilments, type FulfilmentsDependencies } from '@/server/orders/fulfilments/service';
import { createPlacing } from '@/server/orders/placing/service';
import type { OrderLimits } from '@/server/orders/placing/types';
import { createPromo } from '@/server/orders/promo/service';
import { createReceipts } from '@/server/orders/receipts/service';
import {
  createOrderLife,
  createOrderRecords,
  createOrders,
  createRetention,
  type OrdersDependencies,
} from '@/server/orders/service';
import type { Sql } from '@/server/platform/db/connection';
import { transact } from '@/server/platform/db/transact';
import { createIdempotency } from '@/server/platform/idempotency/service';
import { createThrottle } from '@/server/platform/throttle/service';

/** As many orders of one person as a test wants. */
const unlimited: OrderLimits = {
  count: async () => {},
  open: async () => ({ waiting: [], held: [], all: [], purchases: 0 }),
};

interface Opened extends Pick<OrdersDependencies, 'clock' | 'mail'> {
  sql: Sql;
  limits?: OrderLimits;
  payments?: OrdersDependencies['payments'];
  atOnce?: number;
}

/** Opens orders with their fulfilments, and with a fake for the money that is held for them. */
export function openOrders({ sql, clock, mail, limits = unlimited, payments, atOnce = 5 }: Opened) {
  const [released, forgotten]: [number[], number[]] = [[], []];
  const [receipts, keys] = [createReceipts({ sql }), createIdempotency({ sql, clock })];
  const life = createOrderLife({ clock });
  // Nothing is picked or sent here.
  const rest = { news: { order: async () => {} } } as unknown as Pick<
    FulfilmentsDependencies,
    'payments' | 'accounting' | 'refunds' | 'news' | 'returns' | 'once'
  >;
  const { ofOrder: fulfilments } = createFulfilments({ ...rest, sql, clock, shelves, life });
  const records = createOrderRecords({ clock, mail, receipts, fulfilments });
  const orders = createOrders({
    ...{ sql, clock, mail, receipts, life, records, fulfilments },
    payments: payments ?? { releaseRest: async (_tx, id) => void released.push(id) },
  });
  const retention = createRetention({
    ...{ sql, clock, orders, forgetSold: async () => {} },
    forget: async (_tx, ids) => void forgotten.push(...ids),
  });
  const placing = createPlacing({
    ...{ sql, clock, shelves, receipts, keys, limits, atOnce, records },
    promo: createPromo({ sql, clock, throttle: createThrottle({ sql, clock }) }),
  });
  /** Does what the shop, or the clock, would: fulfilments and goods go along. */
  const setStatus = async (number: string, status: OrderStatus, note = '', actor?: OrderActor) => {
    const hasEnded = status === 'cancelled' || status === 'expired';
    await transact(sql, async (tx) => {
      const [row] = await tx<{ id: number }[]>`select id from orders where number = ${number}`;
      if (!row) throw new Error(`No order has the number ${number}`);
      const before = await life.lock(tx, row.id);
      await life.move(tx, row.id, status, { actor: actor ?? (status === 'expired' ? 'clock' : 'shop'), note });
      if (hasEnded && before?.status !== status) await fulfilments.close(tx, row.id);
    });
    const [row] = await sql<{ token: string }[]>`select token from orders where number = ${number}`;
    return orders.receipt(row?.token ?? '');
  };
  return { orders, placing, records, retention, life, fulfilments, setStatus, keys, released, forgotten };
}
