import { randomUUID } from 'node:crypto';
import type { OrderPayload } from '@/lib/contracts/orders';
import { ShopError } from '@/lib/errors';
import { mailWords } from '@/lib/letters/mail-words';
import { orderFormErrors, tidyOrderForm } from '@/lib/orders/order-form';
import { mergeItems } from '@/lib/orders/order-lines';
import { promoKey } from '@/lib/prices/promo-code';
import { createAtMost } from '@/server/platform/db/at-most';
import { transact } from '@/server/platform/db/transact';
import * as rules from './rules';
import type { Draft, DraftOptions, PlaceOptions, Placing, PlacingDependencies, Transaction } from './types';

/** A shelf that is locked longer than this is somebody else's for now. */
const LOCK_TIMEOUT_MS = 2000;
/** Who waits this long in front of the pool is asked to try again. */
const PATIENCE_MS = 10_000;
/** Orders at once that want the same goods: one at the shelf, the next ones ready behind it. */
const AT_ONE_SHELF = 3;

const words = { freight: mailWords.order.freight, discount: mailWords.discount, pant: mailWords.deposit };

export function createPlacing(dependencies: PlacingDependencies): Placing {
  const { sql, clock, shelves, promo: promos, sourcing, receipts, keys, limits, orders, atOnce } = dependencies;
  const refusal = () => new ShopError('unavailable');
  const { inTurn: queue } = createAtMost({ all: atOnce, each: AT_ONE_SHELF, patienceMs: PATIENCE_MS, refusal });

  function draftOf(payload: OrderPayload): Draft {
    if (rules.mustBePaid(payload)) throw new ShopError('payment_required');
    const form = rules.formOf(payload);
    const fields = orderFormErrors(form);
    if (Object.keys(fields).length > 0) throw new ShopError('invalid_form', { fields });
    const promoCode = promoKey(payload.PromoCode ?? '');
    return { payload, form: tidyOrderForm(form), wanted: mergeItems(payload.items), promoCode };
  }

  function draftsOf(payloads: readonly OrderPayload[]): Draft[] {
    const drafts = payloads.map(draftOf);
    if (!rules.areOnePersons(drafts)) throw new ShopError('different_buyers');
    return drafts;
  }

  async function inTurn<T>(
    payloads: readonly OrderPayload[],
    { idempotencyKey: key, customerId, address }: PlaceOptions,
    work: (tx: Transaction) => Promise<T>,
  ): Promise<T> {
    const known = await keys.knows({ key, customerId });
    const drafts = draftsOf(payloads);
    const [first] = drafts;
    if (first && !known) await limits.count({ ...first.form, customerId }, address);
    const goods = drafts.flatMap(({ wanted }) => wanted.map(({ ean }) => ean));
    return queue(goods, () => transact(sql, work, { lockTimeoutMs: LOCK_TIMEOUT_MS }));
  }

  /** Takes the goods of all these orders and says what they come to. */
  async function take(tx: Transaction, drafts: readonly Draft[], { brand, customerId }: DraftOptions) {
    const sent = drafts.filter(({ form }) => form.delivery);
    const wanted = {
      ...{ brand, eans: [...new Set(drafts.flatMap((draft) => draft.wanted.map(({ ean }) => ean)))] },
      shopIds: sent.length > 0 ? undefined : drafts.map(({ payload }) => payload.ShopID),
      postcodes: sent.map(({ form }) => form.postalCode),
    };
    const person = { email: '', phone: '', ...drafts[0]?.form, customerId };
    const [open, supply] = await Promise.all([limits.open(tx, person), sourcing.look(tx, wanted, clock())]);
    for (const { payload, form } of drafts) {
      if (!supply.ways.has(payload.shipping_method_id)) throw new ShopError('unknown_shipping_method');
      const shop = supply.shops.get(payload.ShopID);
      if (!form.delivery && (!shop || shop.webShop)) throw new ShopError('unknown_shop');
    }
    const [code, another] = new Set(drafts.flatMap(({ promoCode }) => promoCode || []));
    if (another !== undefined) throw new ShopError('invalid_body', { fields: { PromoCode: ['invalid'] } });
    const promo = code === undefined ? undefined : await promos.valid(code, tx);

    for (let { stock } = supply; ; ) {
      // What is seen unlocked refuses at once: only who can have the goods waits for whoever is at the shelf.
      const planned = rules.plan(drafts, supply, stock);
      if ('code' in planned) throw new ShopError(planned.code, { cartErrors: planned.cartErrors });
      const over = rules.overLimits(drafts, supply.offers, open);
      if (over) throw new ShopError(over.code, { cartErrors: over.cartErrors });
      const asked = rules.shelvesOf(drafts, planned, supply.offers);
      const held = await shelves.lock(tx, asked);
      if (rules.suffices(asked, held)) {
        await shelves.take(tx, asked);
        return { supply, priced: rules.price(drafts, planned, supply, promo) };
      }
      stock = rules.corrected(stock, asked, held);
    }
  }

  async function write(tx: Transaction, payloads: readonly OrderPayload[], options: DraftOptions) {
    const at = clock();
    const { supply, priced } = await take(tx, draftsOf(payloads), options);
    const written = [];
    for (const order of priced) {
      const impossible = rules.impossible(order);
      if (impossible) throw new ShopError(impossible);
      const shop = supply.shops.get(order.origins[0]?.shopId ?? 0);
      if (!shop) throw new Error('An order leaves from a shop that is not there');
      const row = rules.newOrder(order, { ...options, token: randomUUID(), shop, at });
      const parts = rules.newParts(order, supply, at, options.purchase !== undefined);
      written.push({ order, ...(await orders.write(tx, row, order.lines, parts)) });
    }
    return written;
  }

  return {
    inTurn,
    once: keys.once,

    async place(payload, options) {
      if (rules.isPaidHere(payload)) throw new ShopError('payment_required');
      const { brand, customerId, idempotencyKey: key } = options;
      const request = { key, customerId, text: rules.requestText(payload, brand) };
      const reserve = async (tx: Transaction) => {
        const [written] = await write(tx, [payload], { brand, customerId });
        if (!written) throw new Error('The reservation was not written');
        return orders.confirm(tx, written.id);
      };
      return inTurn([payload], options, (tx) => keys.once(tx, request, () => reserve(tx)));
    },

    async draft(tx, payloads, { brand, customerId, purchaseId, holdUntil }) {
      const written = await write(tx, payloads, { brand, customerId, purchase: { id: purchaseId, holdUntil } });
      const found = await receipts.ofPurchase(purchaseId, tx);
      return found.flatMap((receipt) => {
        const row = written.find(({ id }) => id === receipt.id);
        if (!row) return [];
        return {
          receipt,
          paidHere: rules.isPaidHere(row.order.draft.payload),
          parts: rules.paymentParts(row.order, row, words),
          buyer: rules.buyerOf(row.order.draft.form),
        };
      });
    },
  };
}
