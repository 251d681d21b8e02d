import { randomUUID } from 'node:crypto';
import type { OrderPayload } from '@/lib/contracts/orders';
import { mailWords } from '@/lib/emails/mail-words';
import { ShopError } from '@/lib/errors';
import { orderFormErrors, tidyOrderForm } from '@/lib/orders/order-form';
import { mergeItems } from '@/lib/orders/order-lines';
import { promoKey } from '@/lib/prices/promo-code';
import type { Promo } from '@/server/orders/promo/service';
import type { Receipts } from '@/server/orders/receipts/service';
import type { OrderRecords, Shelves } from '@/server/orders/types';
import type { Sql } from '@/server/platform/db/connection';
import { createLimiter } from '@/server/platform/db/limiter';
import { type Transaction, transact } from '@/server/platform/db/transact';
import type { Idempotency } from '@/server/platform/idempotency/types';
import type { Throttle } from '@/server/platform/throttle/types';
import type { Clock } from '@/server/ports/clock';
import * as rules from './rules';
import * as store from './store';
import type { Draft, DraftOptions, OrderLimits, Placing } from './types';

export interface PlacingDependencies {
  sql: Sql;
  clock: Clock;
  shelves: Pick<Shelves, 'lock' | 'take'>;
  promo: Pick<Promo, 'valid'>;
  receipts: Pick<Receipts, 'ofPurchase'>;
  keys: Idempotency;
  limits: OrderLimits;
  records: OrderRecords;
  /** Half of the pool, so that one held row does not stop the shop. */
  atOnce: number;
}

const LOCK_TIMEOUT_MS = 2000;
const PATIENCE_MS = 10_000;
/** Orders of the same goods at once: one at the shelf, the next ones ready. */
const AT_ONE_SHELF = 3;

const sumWords = () => ({
  ...{ freight: mailWords.order.freight, discount: mailWords.discount, pant: mailWords.deposit },
});

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

async function take(
  { clock, shelves, promo: promos, limits }: PlacingDependencies,
  tx: Transaction,
  drafts: readonly Draft[],
  { brand, customerId }: DraftOptions,
) {
  const sent = drafts.filter(({ form }) => form.delivery);
  const wanted = {
    ...{ brand, eans: [...new Set(drafts.flatMap((draft) => draft.wanted.map(({ ean }) => ean)))] },
    shopIds: sent.length > 0 ? undefined : drafts.map(({ payload }) => payload.ShopID),
    postcodes: sent.map(({ form }) => form.postalCode),
  };
  const person = { email: '', phone: '', ...drafts[0]?.form, customerId };
  const [open, data] = await Promise.all([limits.open(tx, person), store.findSources(tx, wanted, clock())]);
  for (const { payload, form } of drafts) {
    if (!data.shippingMethods.has(payload.shipping_method_id)) throw new ShopError('unknown_shipping_method');
    const shop = data.shops.get(payload.ShopID);
    if (!form.delivery && (!shop || shop.webShop)) throw new ShopError('unknown_shop');
  }
  const [code, another] = new Set(drafts.flatMap(({ promoCode }) => promoCode || []));
  if (another !== undefined) throw new ShopError('invalid_body', { fields: { PromoCode: ['invalid'] } });
  const promo = code === undefined ? undefined : await promos.valid(code, tx);

  for (let { stock } = data; ; ) {
    // Refuses by unlocked stock first: only orders that can have the goods wait for the shelf.
    const planned = rules.plan(drafts, data, stock);
    if ('code' in planned) throw new ShopError(planned.code, { cartErrors: planned.cartErrors });
    const over = rules.overLimits(drafts, data.offers, open);
    if (over) throw new ShopError(over.code, { cartErrors: over.cartErrors });
    const asked = rules.shelvesOf(drafts, planned, data.offers);
    const held = await shelves.lock(tx, asked);
    if (rules.suffices(asked, held)) {
      await shelves.take(tx, asked);
      return { data, priced: rules.price(drafts, planned, data, promo) };
    }
    stock = rules.corrected(stock, asked, held);
  }
}

async function write(
  desk: PlacingDependencies,
  tx: Transaction,
  payloads: readonly OrderPayload[],
  options: DraftOptions,
) {
  const at = desk.clock();
  const { data, priced } = await take(desk, tx, draftsOf(payloads), options);
  const written = [];
  for (const order of priced) {
    const impossible = rules.impossible(order);
    if (impossible) throw new ShopError(impossible);
    const shop = data.shops.get(order.origins[0]?.shopId ?? 0);
    if (!shop) throw new Error('An order leaves from a shop that is not there');
    const row = rules.newOrder(order, { ...options, token: randomUUID(), shop, at });
    const fulfilments = rules.newFulfilments(order, data, at, options.purchase !== undefined);
    written.push({ order, ...(await desk.records.write(tx, row, order.lines, fulfilments)) });
  }
  return written;
}

export function createOrderLimits({ throttle }: { throttle: Pick<Throttle, 'count'> }): OrderLimits {
  return {
    async count({ email, phone }, address) {
      if (address !== undefined)
        await throttle.count(`order:address:${address}`, rules.limits.address, 'too_many_requests');
      await throttle.count(`order:email:${email}`, rules.limits.email, 'too_many_requests');
      await throttle.count(`order:phone:${phone}`, rules.limits.phone, 'too_many_requests');
    },

    async open(tx, person) {
      // Sent together and answered in order: the second statement reads after the lock.
      const [, rows] = await Promise.all([store.lockPerson(tx, person), store.findOpenPieces(tx, person)]);
      const purchases = new Set(rows.flatMap(({ paying, purchaseId }) => (paying && purchaseId ? [purchaseId] : [])));
      return {
        all: rows,
        held: rows.filter(({ paying }) => paying),
        waiting: rows.filter(({ unpaid }) => unpaid),
        purchases: purchases.size,
      };
    },
  };
}

export function createPlacing(desk: PlacingDependencies): Placing {
  const { sql, receipts, keys, limits, records, atOnce } = desk;
  const refusal = () => new ShopError('unavailable');
  const { run: queue } = createLimiter({ total: atOnce, perKey: AT_ONE_SHELF, patienceMs: PATIENCE_MS, refusal });

  const inTurn: Placing['inTurn'] = async (payloads, { idempotencyKey: key, customerId, address }, work) => {
    const known = await keys.knows({ key, customerId });
    const drafts = draftsOf(payloads);
    const [first] = drafts;
    if (first && !known) await limits.count({ ...first.form, customerId }, address);
    const goods = drafts.flatMap(({ wanted }) => wanted.map(({ ean }) => ean));
    return queue(goods, () => transact(sql, work, { lockTimeoutMs: LOCK_TIMEOUT_MS }));
  };

  return {
    inTurn,
    once: keys.once,

    async place(payload, options) {
      if (rules.isPaidHere(payload)) throw new ShopError('payment_required');
      const { brand, customerId, idempotencyKey: key } = options;
      const request = { key, customerId, text: rules.requestText(payload, brand) };
      const reserve = async (tx: Transaction) => {
        const [written] = await write(desk, tx, [payload], { brand, customerId });
        if (!written) throw new Error('The reservation was not written');
        return records.confirm(tx, written.id);
      };
      return inTurn([payload], options, (tx) => keys.once(tx, request, () => reserve(tx)));
    },

    async draft(tx, payloads, { brand, customerId, purchaseId, holdUntil }) {
      const written = await write(desk, tx, payloads, { brand, customerId, purchase: { id: purchaseId, holdUntil } });
      const found = await receipts.ofPurchase(purchaseId, tx);
      return found.flatMap((receipt) => {
        const row = written.find(({ id }) => id === receipt.id);
        if (!row) return [];
        return {
          receipt,
          paidHere: rules.isPaidHere(row.order.draft.payload),
          fulfilments: rules.payableFulfilments(row.order, row, sumWords()),
          buyer: rules.buyerOf(row.order.draft.form),
        };
      });
    },
  };
}
