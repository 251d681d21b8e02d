import { createHash, randomUUID } from 'node:crypto';
import type { OrderPayload, OrderReceipt } from '@/lib/contracts/orders';
import { monthsBefore } from '@/lib/dates/dates';
import { ShopError } from '@/lib/errors';
import { expiryDocument, orderDocument, reservationDocument } from '@/lib/orders/documents';
import { orderFormErrors, tidyOrderForm } from '@/lib/orders/order-form';
import { shareDiscount, totals } from '@/lib/orders/sums';
import { transact } from '@/server/db/transact';
import * as rules from './rules';
import * as store from './store';
import type { LockedOrder, Orders, OrdersDependencies, PlaceOptions, Transaction } from './types';

export function createOrders({
  sql,
  clock,
  mail,
  shelves,
  promo: promos,
  receipts,
  pantVatRate,
}: OrdersDependencies): Orders {
  async function reserve(tx: Transaction, payload: OrderPayload, { brand, customerId }: PlaceOptions) {
    const at = clock();
    const wanted = rules.mergeItems(payload.items);
    const eans = wanted.map((line) => line.ean);
    const [methodKnown, shop, offers] = await Promise.all([
      store.hasShippingMethod(tx, payload.shipping_method_id),
      store.findShop(tx, payload.ShopID, at),
      store.findOffers(tx, eans, at),
    ]);
    if (!methodKnown) throw new ShopError('unknown_shipping_method');
    if (payload.shipping_method_id !== rules.COLLECT) throw new ShopError('payment_not_available');
    if (!shop || shop.webShop) throw new ShopError('unknown_shop');
    const code = (payload.PromoCode ?? '').trim();
    const promo = code === '' ? undefined : await promos.valid(code, tx);

    const wantedShelves = [...offers.values()].map(({ variantId }) => ({ shopId: shop.id, variantId }));
    const stock = new Map((await shelves.lock(tx, wantedShelves)).map(({ variantId, qty }) => [variantId, qty]));
    const refused = rules.refusal(wanted, offers, stock);
    if (refused) throw new ShopError(refused.code, { cartErrors: refused.cartErrors });

    const form = tidyOrderForm(rules.formOf(payload));
    const priced = rules.priceLines(wanted, offers);
    const { lines, discount } = promo ? rules.withDiscount(priced, promo) : { lines: priced, discount: 0 };
    const sums = totals(lines, { pantVatRate });
    if (sums.total > rules.LARGEST_TOTAL) throw new ShopError('invalid_body');
    const deadline = rules.reservationDeadline(at, shop);
    const token = randomUUID();
    const shippingMethodId = payload.shipping_method_id;
    const [placed] = await Promise.all([
      store.insertReservation(tx, {
        ...{ token, brand, shopId: shop.id, customerId, form, shippingMethodId, at, deadline },
        ...{ total: sums.total, vat: sums.vat, discount, promoCode: promo?.code },
      }),
      shelves.take(
        tx,
        lines.map(({ variantId, count }) => ({ shopId: shop.id, variantId, count })),
      ),
    ]);
    const receipt = rules.reservationReceipt({ ...placed, token, at, deadline, customerId }, form, shop.id, lines, {
      ...sums,
      discount,
    });
    const body = reservationDocument(receipt, brand, shop, lines, sums);
    await Promise.all([
      store.insertLines(tx, placed.id, lines),
      store.insertEvent(tx, placed.id, 'reserved', at),
      store.insertDocument(tx, placed.id, { kind: 'reservation_confirmation', body }, at),
      mail.confirmed(tx, receipt, body),
    ]);
    return receipt;
  }

  /** The order has been locked and may go to `status`. */
  async function move(tx: Transaction, order: LockedOrder, status: OrderReceipt['status'], note?: string) {
    const at = clock();
    await Promise.all([store.writeStatus(tx, order.id, status), store.insertEvent(tx, order.id, status, at, note)]);
    if (rules.returnsStock(status)) await shelves.putBack(tx, await store.findGoods(tx, order.id));
    if (status !== 'expired') return;
    const [receipt, reserved] = await Promise.all([
      receipts.receipt({ id: order.id }, tx),
      store.findReservationDocument(tx, order.id),
    ]);
    if (!receipt || !reserved) throw new Error(`Reservation ${order.id} has no confirmation`);
    await store.insertDocument(tx, order.id, { kind: 'expiry_notice', body: expiryDocument(reserved, at) }, at);
    if (!order.anonymised) await mail.expired(tx, receipt, reserved);
  }

  return {
    async place(payload, options) {
      const key = options.idempotencyKey;
      if (key !== undefined && !rules.isIdempotencyKey(key)) throw new ShopError('invalid_idempotency_key');
      const fields = orderFormErrors(rules.formOf(payload));
      if (Object.keys(fields).length > 0) throw new ShopError('invalid_form', { fields });
      if (key === undefined) return transact(sql, (tx) => reserve(tx, payload, options));
      const digest = createHash('sha256').update(rules.requestText(payload, options.brand)).digest('hex');
      return transact(sql, async (tx) => {
        const first = await store.claimKey(tx, key, digest, clock());
        if (first && first.digest !== digest) throw new ShopError('idempotency_key_reused');
        if (first) return first.body;
        const receipt = await reserve(tx, payload, options);
        await store.keepAnswer(tx, key, receipt);
        return receipt;
      });
    },

    receipt: (token) => receipts.receipt({ token }),
    detail: receipts.detail,

    setStatus: (number, status, note) =>
      transact(sql, async (tx) => {
        const order = await store.lockOrder(tx, number);
        if (!order) throw new ShopError('not_found');
        if (order.status !== status) {
          if (!rules.canMove(order.status, status)) throw new ShopError('status_not_possible');
          await move(tx, order, status, note);
        }
        const receipt = await receipts.receipt({ id: order.id }, tx);
        if (!receipt) throw new ShopError('not_found');
        return receipt;
      }),

    confirm: (id) =>
      transact(sql, async (tx) => {
        const order = await store.lockToConfirm(tx, id);
        const receipt = order && (await receipts.receipt({ id }, tx));
        if (!order || !receipt) throw new ShopError('not_found');
        if (!rules.canBeConfirmed(order)) throw new ShopError('status_not_possible');
        if (order.confirmed) return receipt;
        const lines = shareDiscount(order.lines, receipt.discount);
        const sums = totals(lines, { pantVatRate, freight: receipt.freight });
        const body = orderDocument(receipt, order.brand, order.shop, order.method, lines, sums);
        await store.insertDocument(tx, id, { kind: 'order_confirmation', body }, clock());
        await mail.ordered(tx, receipt, body);
        return receipt;
      }),

    async expireDue(limit) {
      const failures: unknown[] = [];
      let expired = 0;
      // One transaction each: shelves are locked for one order only, and one that cannot be expired stops no other.
      for (const id of await store.findDue(sql, clock(), limit)) {
        try {
          const done = await transact(sql, async (tx) => {
            const order = await store.lockIfDue(tx, id, clock());
            if (order) await move(tx, order, 'expired');
            return order !== undefined;
          });
          if (done) expired += 1;
        } catch (error) {
          failures.push(error);
        }
      }
      if (failures.length > 0) throw new AggregateError(failures, `${failures.length} reservations could not expire`);
      return expired;
    },

    forgetCustomer: (tx, { id }) => store.anonymiseCustomer(tx, id, clock()),

    forgetUnsold: (limit) =>
      transact(sql, async (tx) => {
        const before = monthsBefore(clock(), rules.UNSOLD_KEPT_MONTHS);
        const ids = await store.lockUnsold(tx, before, rules.UNSOLD_KEPT_MONTHS, limit);
        if (ids.length > 0) await store.anonymiseOrders(tx, ids, clock());
        return ids.length;
      }),

    forgetKeys: () => store.forgetKeys(sql, new Date(clock().getTime() - rules.KEY_LIFETIME_MS)),
  };
}
