import { monthsBefore } from '@/lib/dates/dates';
import { ShopError } from '@/lib/errors';
import type { OrderEnd } from '@/lib/letters/end-letter';
import type { Gone } from '@/lib/letters/letter-parts';
import { endOfOpenDay, OPEN_DAYS_KEPT, OPEN_DAYS_KEPT_PAID } from '@/lib/orders/deadlines';
import { expiryDocument, orderDocument, reservationDocument } from '@/lib/orders/documents';
import { canBeCancelled, canMove } from '@/lib/orders/moves';
import { shareDiscount, totals } from '@/lib/orders/sums';
import { transact } from '@/server/platform/db/transact';
import * as rules from './rules';
import * as store from './store';
import type { LockedOrder, OrderLife, Orders, OrdersDependencies, Transaction } from './types';

export function createOrders(dependencies: OrdersDependencies): Orders {
  const { sql, clock, mail, receipts, sourcing, parts, payments, forget } = dependencies;

  /** Until when the goods of an order that has come to `to` are kept; undefined where that does not change. */
  async function deadline(tx: Transaction, { kind, shopId }: LockedOrder, to: LockedOrder['status']) {
    const days = kind === 'order' ? to === 'ready' && OPEN_DAYS_KEPT_PAID : to === 'reserved' && OPEN_DAYS_KEPT;
    const shop = days ? await sourcing.shop(tx, shopId, clock()) : undefined;
    return days && shop ? endOfOpenDay(clock(), shop, days) : undefined;
  }

  const life: OrderLife = {
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

  /** An order ends without its goods: what has not left goes back, and the money that is held for it. */
  async function end(
    tx: Transaction,
    { id, kind }: LockedOrder,
    to: 'cancelled' | 'expired',
    actor: 'shopper' | 'clock',
  ) {
    await life.move(tx, id, to, { actor });
    await parts.close(tx, id);
    if (kind === 'order') await payments.releaseRest(tx, id);
  }

  async function tellEnd(
    tx: Transaction,
    { id, brand, shopId, anonymised }: LockedOrder,
    why: OrderEnd,
    gone: readonly Gone[] = [],
  ) {
    if (anonymised) return;
    const [receipt, shop] = await Promise.all([receipts.receipt({ id }, tx), sourcing.shop(tx, shopId, clock())]);
    if (!receipt || !shop) throw new Error(`Order ${id} is gone`);
    await mail.ended(tx, receipt, { brand, shop, why, gone });
  }

  async function expire(tx: Transaction, order: LockedOrder) {
    const gone = await store.findGone(tx, order.id);
    await end(tx, order, 'expired', 'clock');
    if (order.kind === 'order') return tellEnd(tx, order, 'uncollected', gone);
    const { id, anonymised } = order;
    const [receipt, reserved] = await Promise.all([
      receipts.receipt({ id }, tx),
      store.findReservationDocument(tx, id),
    ]);
    if (!receipt || !reserved) throw new Error(`Reservation ${id} has no confirmation`);
    const at = clock();
    await store.insertDocument(tx, id, { kind: 'expiry_notice', body: expiryDocument(reserved, at) }, at);
    if (!anonymised) await mail.expired(tx, receipt, reserved, gone);
  }

  async function confirm(tx: Transaction, id: number) {
    // Apart from what is read: a statement that waited for the lock still sees what was there before it waited.
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
  }

  return {
    life,
    receipt: (token) => receipts.receipt({ token }),
    detail: receipts.detail,
    ofPurchase: (purchaseId) => receipts.ofPurchase(purchaseId),
    boughtWith: (articleId) =>
      store.findBoughtWith(sql, { articleId, since: monthsBefore(clock(), 12), ...rules.BOUGHT_TOGETHER }),

    book: {
      confirm,
      async write(tx, order, lines, newParts) {
        const placed = await store.insertOrder(tx, order);
        const { status, at } = order;
        const [partIds] = await Promise.all([
          parts.create(tx, placed.id, newParts),
          store.insertLines(tx, placed.id, lines),
          store.insertEvent(tx, placed.id, { status, at, actor: 'shopper' }),
        ]);
        return { ...placed, partIds };
      },
    },

    cancel: (token) =>
      transact(sql, async (tx) => {
        const found = await receipts.receipt({ token }, tx);
        const order = found && (await store.lockOrder(tx, found.id));
        if (!found || !order) throw new ShopError('not_found');
        if (order.status !== 'cancelled') {
          if (!canBeCancelled(order)) throw new ShopError('status_not_possible');
          const gone = await store.findGone(tx, order.id);
          await end(tx, order, 'cancelled', 'shopper');
          await tellEnd(tx, order, 'cancelled', gone);
        }
        return (await receipts.receipt({ token }, tx)) ?? found;
      }),

    async paid(tx, purchaseId) {
      const orders = await store.lockOfPurchase(tx, purchaseId);
      const retaken: number[] = [];
      for (const { id, status } of orders) {
        if (status !== 'expired' && status !== 'cancelled') continue;
        if (!(await parts.retake(tx, id))) {
          for (const other of retaken) await parts.close(tx, other);
          return 'goods_gone';
        }
        retaken.push(id);
        await store.followFirstPart(tx, id);
      }
      for (const { id, kind } of orders) {
        await life.move(tx, id, kind === 'order' ? 'received' : 'reserved', { actor: 'provider' });
        await parts.open(tx, id);
        await confirm(tx, id);
      }
      return 'done';
    },

    async dropped(tx, purchaseId, why) {
      for (const order of await store.lockOfPurchase(tx, purchaseId)) {
        const { to, actor } = rules.endingOf(why);
        if (order.status === 'awaiting_payment') {
          await life.move(tx, order.id, to, { actor });
          await parts.close(tx, order.id);
        }
        if (why === 'unwound' || why === 'wrong_amount') await tellEnd(tx, order, why);
      }
    },

    async expireDue(limit) {
      const failures: unknown[] = [];
      let expired = 0;
      // One transaction each: shelves are locked for one order only, and one that cannot be expired stops no other.
      for (const id of await store.findDue(sql, clock(), limit)) {
        try {
          const done = await transact(sql, async (tx) => {
            const order = await store.lockIfDue(tx, id, clock());
            if (order) await expire(tx, order);
            return order !== undefined;
          });
          if (done) expired += 1;
        } catch (error) {
          failures.push(error);
        }
      }
      if (failures.length > 0) throw new AggregateError(failures, `${failures.length} orders could not expire`);
      return expired;
    },

    leave: (tx, customerId) => store.leave(tx, customerId, clock()),
    anonymise: (tx, ids) => store.anonymise(tx, ids, clock()),
    anonymiseWhole: (tx, ids) => store.anonymiseWhole(tx, ids, clock()),

    forgetUnsold: (limit) =>
      transact(sql, async (tx) => {
        const before = monthsBefore(clock(), rules.UNSOLD_KEPT_MONTHS);
        const ids = await store.lockUnsold(tx, before, rules.UNSOLD_KEPT_MONTHS, limit);
        if (ids.length === 0) return 0;
        await store.anonymiseWhole(tx, ids, clock());
        await forget(tx, ids);
        return ids.length;
      }),
  };
}
