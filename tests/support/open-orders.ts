import type { OrderStatus } from '@/lib/contracts/orders';
import type { OrderActor } from '@/lib/orders/moves';
import { shelves } from '@/server/catalogue/stock/service';
import { createFulfilments } from '@/server/orders/fulfilments/service';
import type { FulfilmentsDependencies } from '@/server/orders/fulfilments/types';
import { createLatePayment } from '@/server/orders/late-payment/service';
import type { OrderLimits } from '@/server/orders/limits/types';
import { createPlacing } from '@/server/orders/placing/service';
import { createPromo } from '@/server/orders/promo/service';
import { createReceipts } from '@/server/orders/receipts/service';
import { createOrders } from '@/server/orders/service';
import { sourcing } from '@/server/orders/sourcing/service';
import type { Orders, OrdersDependencies } from '@/server/orders/types';
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

/** Orders as the shop puts them together: with their parts, and with a fake for the money that is held for them. */
export function openOrders({ sql, clock, mail, limits = unlimited, payments, atOnce = 5 }: Opened) {
  const [released, forgotten]: [number[], number[]] = [[], []];
  const [receipts, keys] = [createReceipts({ sql }), createIdempotency({ sql, clock })];
  const life: Orders['life'] = {
    lock: (...args) => orders.life.lock(...args),
    move: (...args) => orders.life.move(...args),
  };
  // Nothing is picked or sent here.
  const rest = { news: { order: async () => {} } } as unknown as Pick<
    FulfilmentsDependencies,
    'payments' | 'accounting' | 'news' | 'withdrawals' | 'once'
  >;
  const goods = createLatePayment({ clock, shelves, sourcing });
  const { parts } = createFulfilments({ ...rest, sql, clock, shelves, goods, orders: life });
  const orders: Orders = createOrders({
    ...{ sql, clock, mail, receipts, sourcing, parts },
    payments: payments ?? { releaseRest: async (_tx, id) => void released.push(id) },
    forget: async (_tx, ids) => void forgotten.push(...ids),
  });
  const placing = createPlacing({
    ...{ sql, clock, shelves, sourcing, receipts, keys, limits, atOnce, orders: orders.book },
    promo: createPromo({ sql, clock, throttle: createThrottle({ sql, clock }) }),
  });
  /** As the shop, or the clock, would: parts and goods go along. */
  const setStatus = async (number: string, status: OrderStatus, note = '', actor?: OrderActor) => {
    const off = status === 'cancelled' || status === 'expired';
    await transact(sql, async (tx) => {
      const [row] = await tx<{ id: number }[]>`select id from orders where number = ${number}`;
      if (!row) throw new Error(`No order has the number ${number}`);
      const before = await orders.life.lock(tx, row.id);
      await orders.life.move(tx, row.id, status, { actor: actor ?? (status === 'expired' ? 'clock' : 'shop'), note });
      if (off && before?.status !== status) await parts.close(tx, row.id);
    });
    const [row] = await sql<{ token: string }[]>`select token from orders where number = ${number}`;
    return orders.receipt(row?.token ?? '');
  };
  return { orders: { ...orders, ...placing, setStatus }, keys, parts, released, forgotten };
}
