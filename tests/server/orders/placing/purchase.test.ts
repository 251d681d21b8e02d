import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { OrderDetail } from '@/lib/contracts/order-detail';
import type { OrderPayload } from '@/lib/contracts/orders';
import type { OrderDocument } from '@/lib/orders/documents';
import type { UnpaidReason } from '@/server/orders/types';
import { transact } from '@/server/platform/db/transact';
import {
  BERGEN,
  BOTTLE,
  clear,
  item,
  OSLO,
  open,
  payload,
  SHOE,
  SOCK,
  seed,
  setStock,
  stockOf,
  TUESDAY_NOON,
  WEB_SHOP,
  written,
} from '@/tests/server/orders/fixture';
import { openTestDatabase } from '@/tests/support/database';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let shop: ReturnType<typeof open>;
beforeAll(async () => {
  database = await openTestDatabase();
  await seed(database.sql);
  await database.sql`insert into shipping_methods (id, name, price) values ('pickup_point', 'Hentested', 0)`;
  await database.sql`insert into postcodes (code, place, latitude, longitude) values ('5003', 'BERGEN', 60.4, 5.3)`;
});
afterAll(() => database.close());
beforeEach(async () => {
  await clear(database.sql);
  shop = open(database.sql);
});

const sent = (over: Partial<OrderPayload> = {}) =>
  payload({
    ...{ shipping_method_id: 'delivery', Address: 'Fjellveien 2', AddressLine2: 'c/o Hansen', Payment: 'card' },
    ...{ PostalCode: '5003', City: 'BERGEN' },
    ...over,
  });
const collected = (over: Partial<OrderPayload> = {}) => payload({ Payment: 'card', ...over });
const holdUntil = new Date(TUESDAY_NOON.getTime() + 15 * 60_000);

/** As purchases do it, in one transaction. */
async function draft(payloads: OrderPayload[]) {
  const drafted = await transact(database.sql, async (tx) => {
    const [purchase] = await tx<{ id: number }[]>`
      insert into purchases (brand, method, provider, total, hold_until)
      values ('nordvidda', 'card', 'fake', 1, ${holdUntil.toISOString()}) returning id`;
    const purchaseId = purchase?.id ?? 0;
    return {
      purchaseId,
      orders: await shop.placing.draft(tx, payloads, { brand: 'nordvidda', purchaseId, holdUntil }),
    };
  });
  const [first] = drafted.orders;
  if (!first) throw new Error('Nothing was drafted');
  return { ...drafted, first };
}
const paid = (id: number) => transact(database.sql, (tx) => shop.orders.paid(tx, id));
const dropped = (id: number, why: UnpaidReason) =>
  transact(database.sql, (tx) => shop.orders.cancelUnpaid(tx, id, why));
const statuses = async (id: number) => (await shop.orders.ofPurchase(id)).map(({ status }) => status);
const letters = async () => (await database.sql`select key from mails order by id`).map(({ key }) => key as string);

it.each(['8099', '9170', '9179'])(
  'rule 15.31: nothing is sent to %s by any shipping method, and no goods are taken',
  async (code) => {
    for (const method of ['delivery', 'pickup_point']) {
      const refused = draft([sent({ shipping_method_id: method, PostalCode: code, City: 'LONGYEARBYEN' })]);
      await expect(refused).rejects.toMatchObject({
        code: 'invalid_form',
        fields: { postalCode: ['postal_code_not_sent'] },
      });
    }
    expect(await stockOf(database.sql, SHOE, WEB_SHOP)).toBe(10);
  },
);

describe('an order that is to be paid', () => {
  it('takes its goods from the web shop, and waits with them', async () => {
    const { first } = await draft([sent({ items: [item(SHOE, 2), item(BOTTLE)] })]);
    expect(first.receipt).toMatchObject({
      ...{
        kind: 'order',
        status: 'awaiting_payment',
        addressLine2: 'c/o Hansen',
        freight: 19_900,
        expiresAt: holdUntil.toISOString(),
      },
      total: 2 * 119_900 + 2900 + 19_900,
    });
    expect([await stockOf(database.sql, SHOE, WEB_SHOP), await stockOf(database.sql, SHOE)]).toEqual([8, 10]);
    expect(first).toMatchObject({
      paidHere: true,
      buyer: {
        ...{ name: 'Kari Nordmann', phone: '91234567' },
        address: { street: 'Fjellveien 2', line2: 'c/o Hansen', postalCode: '5003' },
      },
      fulfilments: [{ shopId: WEB_SHOP, orderNumber: first.receipt.number, total: first.receipt.total }],
    });
    expect(first.fulfilments[0]?.lines.reduce((sum, { total }) => sum + total, 0)).toBe(first.receipt.total);
    expect(await letters()).toEqual([]);
  });

  it('rule 15.13: leaves from the fewest shops where the web shop lacks something, each part with its own sum', async () => {
    await setStock(database.sql, SHOE, 0, WEB_SHOP);
    await setStock(database.sql, BOTTLE, 0, BERGEN);
    await setStock(database.sql, SHOE, 0, OSLO);
    const { first, purchaseId } = await draft([sent({ items: [item(SHOE), item(BOTTLE, 2)] })]);
    expect(first.fulfilments.map(({ shopId, lines }) => [shopId, lines[0]?.reference])).toEqual([
      [BERGEN, SHOE],
      [WEB_SHOP, BOTTLE],
    ]);
    expect(first.fulfilments.reduce((sum, { total }) => sum + total, 0)).toBe(first.receipt.total);
    await paid(purchaseId);
    const [row] = await database.sql<{ body: OrderDocument }[]>`select body from order_documents`;
    expect(row?.body.parts).toMatchObject([
      { seller: { name: 'Nordvidda Bergen AS' }, eans: [SHOE] },
      { seller: { name: 'Nordvidda Nett AS' }, eans: [BOTTLE] },
    ]);
  });

  it.each<[string, () => OrderPayload[], object]>([
    ['an unknown shipping method', () => [sent({ shipping_method_id: 'drone' })], { code: 'unknown_shipping_method' }],
    ['an unknown shop', () => [collected({ ShopID: 999 })], { code: 'unknown_shop' }],
    ['goods sent and not paid', () => [collected(), sent({ Payment: 'in_shop' })], { code: 'payment_required' }],
    [
      'more than any shop has',
      () => [sent({ items: [item(SOCK, 11)] })],
      { code: 'not_enough_stock', cartErrors: [{ eanNo: SOCK, available: 10 }] },
    ],
    [
      'one that cannot be had beside one that can',
      () => [sent(), collected({ items: [item(SOCK, 11)] })],
      { code: 'not_enough_stock', cartErrors: [{ eanNo: SOCK, available: 10 }] },
    ],
  ])('is refused and writes nothing: %s', async (_name, payloads, refusal) => {
    const before = await written(database.sql);
    await expect(draft(payloads())).rejects.toMatchObject(refusal);
    expect(await written(database.sql)).toEqual(before);
  });

  it('rule 2.31: what is only collected is never sent', async () => {
    await database.sql`update articles set only_cc = true where id = 3`;
    await expect(draft([sent({ items: [item(SHOE), item(SOCK)] })])).rejects.toMatchObject({
      code: 'cannot_be_sent',
      cartErrors: [{ eanNo: SOCK, available: 0 }],
    });
    expect((await draft([sent(), collected({ items: [item(SOCK)] })])).orders).toHaveLength(2);
    await database.sql`update articles set only_cc = false where id = 3`;
  });

  it('what one of two orders takes is not there for the other', async () => {
    await setStock(database.sql, SHOE, 3);
    const both = () => [collected({ items: [item(SHOE, 2)] }), payload({ items: [item(SHOE, 2)] })];
    await expect(draft(both())).rejects.toMatchObject({
      code: 'not_enough_stock',
      cartErrors: [{ eanNo: SHOE, available: 1 }],
    });
    await setStock(database.sql, SHOE, 4);
    await draft(both());
    expect(await stockOf(database.sql, SHOE)).toBe(0);
  });

  it('orders that take from shops in opposite order never deadlock', async () => {
    await database.sql`update stock set qty = 1000`;
    await database.sql`update stock set qty = 0 where shop_id = ${WEB_SHOP} and variant_id = 1`;
    await database.sql`update stock set qty = 0 where shop_id = ${OSLO} and variant_id = 3`;
    const orders = [
      [sent({ items: [item(SHOE), item(SOCK)] }), payload({ items: [item(BOTTLE)] })],
      [payload({ ShopID: BERGEN, items: [item(SOCK)] }), sent({ items: [item(BOTTLE), item(SHOE)] })],
    ];
    await Promise.all(Array.from({ length: 40 }, (_, i) => draft(orders[i % 2] ?? [])));
    expect(await written(database.sql)).toMatchObject({ orders: 80 });
  });
});

describe('rule 15.20: two orders of one purchase', () => {
  it('are paid together: a reservation is confirmed with the order beside it', async () => {
    const { purchaseId } = await draft([sent(), payload({ items: [item(SOCK)] })]);
    expect(await statuses(purchaseId)).toEqual(['awaiting_payment', 'awaiting_payment']);
    expect(await paid(purchaseId)).toBe('done');
    expect(await statuses(purchaseId)).toEqual(['received', 'reserved']);
    const [order, reservation] = await shop.orders.ofPurchase(purchaseId);
    expect(reservation?.expiresAt).toBe('2026-03-06T19:00:00.000Z');
    expect(await letters()).toEqual([
      `order:${order?.number}:confirmation`,
      `reservation:${reservation?.number}:confirmation`,
    ]);
    // Said again it changes nothing.
    expect(await paid(purchaseId)).toBe('done');
    expect(await letters()).toHaveLength(2);
  });

  it('a promo code counts once over both, shared by what their goods cost', async () => {
    await database.sql`insert into promo_codes (id, code, name, valid_from, valid_to, fixed, amount, type)
      values (1, 'VAR', 'Vår', '2026-01-01', '2027-01-01', true, 10001, 'open')`;
    const { orders } = await draft([sent({ PromoCode: 'var' }), collected({ items: [item(SOCK)], PromoCode: 'VAR' })]);
    expect(orders.map(({ receipt }) => receipt.discount)).toEqual([8896, 1105]);
    await expect(draft([sent({ PromoCode: 'VAR' }), collected({ PromoCode: 'HOST' })])).rejects.toMatchObject({
      code: 'invalid_body',
    });
    await database.sql`truncate promo_codes`;
  });
});

describe('money that does not come, or comes late', () => {
  it.each([
    ['declined', 'cancelled'],
    ['cancelled', 'cancelled'],
    ['expired', 'expired'],
  ] as const)('%s: the goods go back once, and nobody gets a letter', async (why, status) => {
    const { purchaseId } = await draft([sent(), payload({ items: [item(SOCK)] })]);
    await dropped(purchaseId, why);
    await dropped(purchaseId, why);
    expect(await statuses(purchaseId)).toEqual([status, status]);
    expect(await written(database.sql)).toMatchObject({ stock: 180, mails: 0, events: 4 });
  });

  it('late, and the goods are still there: they are taken again', async () => {
    const { purchaseId } = await draft([sent(), payload({ items: [item(SOCK)] })]);
    await dropped(purchaseId, 'expired');
    expect(await paid(purchaseId)).toBe('done');
    expect(await statuses(purchaseId)).toEqual(['received', 'reserved']);
    expect(await written(database.sql)).toMatchObject({ stock: 178, mails: 2 });
  });

  it('rule 19.4: late, and gone from the shop it was to leave from: it leaves from the next one, at the same price', async () => {
    const { purchaseId, first } = await draft([sent({ items: [item(SHOE), item(BOTTLE)] })]);
    await dropped(purchaseId, 'expired');
    await setStock(database.sql, SHOE, 0, WEB_SHOP);
    expect(await paid(purchaseId)).toBe('done');
    const [order] = await shop.orders.ofPurchase(purchaseId);
    expect(order).toMatchObject({ status: 'received', shopID: BERGEN, total: first.receipt.total });
    expect([await stockOf(database.sql, SHOE, BERGEN), await stockOf(database.sql, BOTTLE, WEB_SHOP)]).toEqual([9, 10]);
    const [row] = await database.sql<{ body: OrderDocument }[]>`select body from order_documents`;
    expect(row?.body.seller).toMatchObject({ name: 'Nordvidda Bergen AS' });
  });

  it('rule 19.4: but not where each shop has a payment of its own', async () => {
    const { purchaseId, first } = await draft([sent()]);
    await database.sql`insert into payments (purchase_id, fulfilment_id, reference, request, amount)
      values (${purchaseId}, ${first.fulfilments[0]?.fulfilmentId ?? 0}, 'r', '{}', ${first.receipt.total})`;
    await dropped(purchaseId, 'expired');
    await setStock(database.sql, SHOE, 0, WEB_SHOP);
    expect(await paid(purchaseId)).toBe('goods_gone');
    expect(await stockOf(database.sql, SHOE, BERGEN)).toBe(10);
  });

  it('late, and something is sold: nothing happens, and the shopper is emailed', async () => {
    const { purchaseId } = await draft([sent(), payload({ items: [item(SOCK)] })]);
    await dropped(purchaseId, 'expired');
    await setStock(database.sql, SOCK, 0);
    expect(await paid(purchaseId)).toBe('goods_gone');
    expect(await statuses(purchaseId)).toEqual(['expired', 'expired']);
    expect(await stockOf(database.sql, SHOE, WEB_SHOP)).toBe(10);
    await dropped(purchaseId, 'unwound');
    expect((await letters()).map((key) => key.split(':')[2])).toEqual(['unwound', 'unwound']);
  });
});

it('rule 19.2: not what was asked for: the goods go back, and the shopper is told why', async () => {
  const { purchaseId } = await draft([sent()]);
  await dropped(purchaseId, 'wrong_amount');
  expect(await statuses(purchaseId)).toEqual(['cancelled']);
  expect(await written(database.sql)).toMatchObject({ stock: 180, mails: 1 });
  const [mail] = await database.sql`select text_body as text from mails`;
  expect(mail?.text).toContain('Beløpet stemte ikke');
  expect(mail?.text).not.toContain('borte');
});

describe('what the buyer may see of an order', () => {
  it('has fulfilments, events and money, in the shape of the contract', async () => {
    const { first, purchaseId } = await draft([sent()]);
    await database.sql`insert into payments (purchase_id, reference, request, amount, state, authorised)
      values (${purchaseId}, 'r', '{}', ${first.receipt.total}, 'authorised', ${first.receipt.total})`;
    await paid(purchaseId);
    const detail = await shop.orders.detail(first.receipt.token);
    expect(OrderDetail.parse(detail)).toEqual(detail);
    expect(detail).toMatchObject({
      ...{ status: 'received', payment: 'card', shipping: { id: 'delivery', name: 'Levering' }, canCancel: true },
      purchase: { state: 'open' },
      parts: [{ shop: { id: WEB_SHOP }, state: 'waiting', lines: [{ ean: SHOE, count: 1, missing: 0, withdrawn: 0 }] }],
      events: [
        { status: 'awaiting_payment', actor: 'shopper' },
        { status: 'received', actor: 'provider' },
      ],
      money: { authorised: first.receipt.total, captured: 0, released: 0, refunded: 0 },
    });
  });

  it('of a reservation has no money', async () => {
    const { token } = await shop.placing.place(payload(), { brand: 'nordvidda' });
    expect(await shop.orders.detail(token)).toMatchObject({ payment: 'in_shop', purchase: null, money: null });
    expect(await shop.orders.detail('00000000-0000-0000-0000-000000000000')).toBeUndefined();
  });
});
