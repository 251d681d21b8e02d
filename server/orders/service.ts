import { monthsBefore } from '@/lib/dates/dates';
import type { Gone } from '@/lib/emails/content-parts';
import { ShopError } from '@/lib/errors';
import { endOfOpenDay, OPEN_DAYS_KEPT, OPEN_DAYS_KEPT_PAID } from '@/lib/orders/deadlines';
import { expiryDocument, orderDocument, reservationDocument } from '@/lib/orders/documents';
import { canBeCancelled, canMove } from '@/lib/orders/moves';
import { shareDiscount, totals } from '@/lib/orders/sums';
import type { OrderFulfilments } from '@/server/orders/fulfilments/types';
import type { Payments } from '@/server/orders/payments/types';
import { findShop } from '@/server/orders/placing/store';
import type { Receipts } from '@/server/orders/receipts/service';
import type { Sql } from '@/server/platform/db/connection';
import type { ForgetOrders } from '@/server/platform/db/personal-data/forgetting';
import { transact } from '@/server/platform/db/transact';
import type { Clock } from '@/server/ports/clock';
import * as rules from './rules';
import * as store from './store';
import type {
  LockedOrder,
  OrderEnd,
  OrderLife,
  OrderMail,
  OrderPersons,
  OrderRecords,
  Orders,
  OrdersOfPurchase,
  Retention,
  Transaction,
} from './types';

export function createOrderLife({ clock }: { clock: Clock }): OrderLife {
  /** Returns the new deadline of the goods; undefined where it does not change. */
  async function deadline(tx: Transaction, { kind, shopId }: LockedOrder, to: LockedOrder['status']) {
    const days = kind === 'order' ? to === 'ready' && OPEN_DAYS_KEPT_PAID : to === 'reserved' && OPEN_DAYS_KEPT;
    const shop = days ? await findShop(tx, shopId, clock()) : undefined;
    return days && shop ? endOfOpenDay(clock(), shop, days) : undefined;
  }

  return {
    lock: store.lockOrder,

    async move(tx, orderId, to, by) {
      const order = await store.lockOrder(tx, orderId);
      if (!order) throw new ShopError('not_found');
      if (order.status === to) return;
      if (!canMove(order.kind, order.status, to, by.actor)) throw new ShopError('status_not_possible');
      const until = await deadline(tx, order, to);
      await Promise.all([
        store.writeStatus(tx, orderId, to, until),
        store.insertEvent(tx, orderId, { ...by, status: to, at: clock() }),
      ]);
    },
  };
}

export interface OrderRecordsDependencies {
  clock: Clock;
  mail: Pick<OrderMail, 'confirmed' | 'ordered'>;
  receipts: Receipts;
  fulfilments: Pick<OrderFulfilments, 'create'>;
}

export function createOrderRecords({ clock, mail, receipts, fulfilments }: OrderRecordsDependencies): OrderRecords {
  return {
    async write(tx, order, lines, newFulfilments) {
      const placed = await store.insertOrder(tx, order);
      const { status, at } = order;
      const [fulfilmentIds] = await Promise.all([
        fulfilments.create(tx, placed.id, newFulfilments),
        store.insertLines(tx, placed.id, lines),
        store.insertEvent(tx, placed.id, { status, at, actor: 'shopper' }),
      ]);
      return { ...placed, fulfilmentIds };
    },

    async confirm(tx, id) {
      // Locked before it is read: a statement that waited for the lock sees the state before its wait.
      await store.lockOrder(tx, id);
      const [receipt, order] = await Promise.all([receipts.receipt({ id }, tx), store.findToConfirm(tx, id)]);
      if (!receipt || !order) throw new Error(`Order ${id} is gone`);
      if (order.confirmed) return receipt;
      const lines = shareDiscount(order.lines, receipt.discount);
      const sums = totals(lines, { freight: receipt.freight });
      if (order.kind === 'reservation') {
        const body = reservationDocument(receipt, order.brand, order.shop, lines, sums);
        await store.insertDocument(tx, id, { kind: 'reservation_confirmation', body }, clock());
        await mail.confirmed(tx, receipt, body);
      } else {
        const body = orderDocument(receipt, order, lines, sums);
        await store.insertDocument(tx, id, { kind: 'order_confirmation', body }, clock());
        await mail.ordered(tx, receipt, body);
      }
      return receipt;
    },
  };
}

export interface OrdersDependencies {
  sql: Sql;
  clock: Clock;
  mail: OrderMail;
  receipts: Receipts;
  life: OrderLife;
  records: OrderRecords;
  fulfilments: Pick<OrderFulfilments, 'open' | 'close' | 'retake'>;
  payments: Pick<Payments, 'releaseRest'>;
}

async function end(
  { life, fulfilments, payments }: OrdersDependencies,
  tx: Transaction,
  { id, kind }: LockedOrder,
  to: 'cancelled' | 'expired',
) {
  await life.move(tx, id, to, { actor: to === 'cancelled' ? 'shopper' : 'clock' });
  await fulfilments.close(tx, id);
  if (kind === 'order') await payments.releaseRest(tx, id);
}

async function emailEnd(
  { clock, mail, receipts }: OrdersDependencies,
  tx: Transaction,
  { id, brand, shopId, anonymised }: LockedOrder,
  why: OrderEnd,
  gone: readonly Gone[] = [],
) {
  if (anonymised) return;
  const [receipt, shop] = await Promise.all([receipts.receipt({ id }, tx), findShop(tx, shopId, clock())]);
  if (!receipt || !shop) throw new Error(`Order ${id} is gone`);
  await mail.ended(tx, receipt, { brand, shop, why, gone });
}

async function expire(desk: OrdersDependencies, tx: Transaction, order: LockedOrder) {
  const { id, anonymised } = order;
  const gone = await store.findGone(tx, id);
  await end(desk, tx, order, 'expired');
  if (order.kind === 'order') return emailEnd(desk, tx, order, 'uncollected', gone);
  const [receipt, reserved] = await Promise.all([
    desk.receipts.receipt({ id }, tx),
    store.findReservationDocument(tx, id),
  ]);
  if (!receipt || !reserved) throw new Error(`Reservation ${id} has no confirmation`);
  const at = desk.clock();
  await store.insertDocument(tx, id, { kind: 'expiry_notice', body: expiryDocument(reserved, at) }, at);
  if (!anonymised) await desk.mail.expired(tx, receipt, reserved, gone);
}

async function expireDue(desk: OrdersDependencies, limit: number): Promise<number> {
  const { sql, clock } = desk;
  const failures: unknown[] = [];
  let expired = 0;
  // One transaction each: one that cannot be expired stops no other.
  for (const id of await store.findDue(sql, clock(), limit)) {
    try {
      const done = await transact(sql, async (tx) => {
        const order = await store.lockIfDue(tx, id, clock());
        if (order) await expire(desk, tx, order);
        return order !== undefined;
      });
      if (done) expired += 1;
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} orders could not expire`);
  return expired;
}

const ofPurchase = (desk: OrdersDependencies): OrdersOfPurchase => ({
  ofPurchase: (purchaseId) => desk.receipts.ofPurchase(purchaseId),

  async paid(tx, purchaseId) {
    const { life, records, fulfilments } = desk;
    const orders = await store.lockOfPurchase(tx, purchaseId);
    const retaken: number[] = [];
    for (const { id, status } of orders) {
      if (status !== 'expired' && status !== 'cancelled') continue;
      if (!(await fulfilments.retake(tx, id))) {
        for (const other of retaken) await fulfilments.close(tx, other);
        return 'goods_gone';
      }
      retaken.push(id);
      await store.moveToFirstShop(tx, id);
    }
    for (const { id, kind } of orders) {
      await life.move(tx, id, kind === 'order' ? 'received' : 'reserved', { actor: 'provider' });
      await fulfilments.open(tx, id);
      await records.confirm(tx, id);
    }
    return 'done';
  },

  async cancelUnpaid(tx, purchaseId, why) {
    for (const order of await store.lockOfPurchase(tx, purchaseId)) {
      const { to, actor } = rules.endingOf(why);
      if (order.status === 'awaiting_payment') {
        await desk.life.move(tx, order.id, to, { actor });
        await desk.fulfilments.close(tx, order.id);
      }
      if (why === 'unwound' || why === 'wrong_amount') await emailEnd(desk, tx, order, why);
    }
  },
});

export function createOrders(desk: OrdersDependencies): Orders {
  const { sql, clock, receipts } = desk;
  return {
    ...ofPurchase(desk),
    receipt: (token) => receipts.receipt({ token }),
    detail: receipts.detail,
    boughtWith: (articleId) =>
      store.findBoughtWith(sql, { articleId, since: monthsBefore(clock(), 12), ...rules.BOUGHT_TOGETHER }),

    cancel: (token) =>
      transact(sql, async (tx) => {
        const found = await receipts.receipt({ token }, tx);
        const order = found && (await store.lockOrder(tx, found.id));
        if (!found || !order) throw new ShopError('not_found');
        if (order.status !== 'cancelled') {
          if (!canBeCancelled(order)) throw new ShopError('status_not_possible');
          const gone = await store.findGone(tx, order.id);
          await end(desk, tx, order, 'cancelled');
          await emailEnd(desk, tx, order, 'cancelled', gone);
        }
        return (await receipts.receipt({ token }, tx)) ?? found;
      }),

    expireDue: (limit) => expireDue(desk, limit),

    leave: (tx, customerId) => store.leave(tx, customerId, clock()),
    anonymise: (tx, ids) => store.anonymise(tx, ids, clock()),
    anonymiseWhole: (tx, ids) => store.anonymiseWhole(tx, ids, clock()),
  };
}

interface RetentionDependencies {
  sql: Sql;
  clock: Clock;
  orders: Pick<OrderPersons, 'anonymiseWhole'>;
  forget: ForgetOrders;
  /** Anonymises the records that only the law keeps: sales documents, and the names on complaints. */
  forgetSold: ForgetOrders;
}

export function createRetention({ sql, clock, orders, forget, forgetSold }: RetentionDependencies): Retention {
  return {
    forgetUnsold: (limit) =>
      transact(sql, async (tx) => {
        const ids = await store.lockUnsold(tx, clock(), limit);
        if (ids.length === 0) return 0;
        await orders.anonymiseWhole(tx, ids);
        await forget(tx, ids);
        return ids.length;
      }),

    forgetSold: (limit) =>
      transact(sql, async (tx) => {
        const ids = await store.lockSold(tx, clock(), limit);
        if (ids.length === 0) return 0;
        await forgetSold(tx, ids);
        await forget(tx, ids);
        await orders.anonymiseWhole(tx, ids);
        return ids.length;
      }),
  };
}
