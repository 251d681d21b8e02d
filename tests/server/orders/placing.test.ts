import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { OrderReceipt } from '@/lib/contracts/orders';
import { openTestDatabase } from '@/tests/support/database';
import {
  BERGEN,
  BOTTLE,
  clear,
  HIDDEN,
  item,
  NOT_SOLD_ONLINE,
  OSLO,
  open,
  payload,
  SHOE,
  SOCK,
  seed,
  setStock,
  stockOf,
  TUESDAY_NOON,
  UNKNOWN,
  VARIANT_WITHDRAWN,
  WEB_SHOP,
  written,
} from './fixture';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let shop: ReturnType<typeof open>;

beforeAll(async () => {
  database = await openTestDatabase();
  await seed(database.sql);
});
afterAll(() => database.close());
beforeEach(async () => {
  await clear(database.sql);
  shop = open(database.sql);
});

const place = (over: Parameters<typeof payload>[0] = {}, key?: string) =>
  shop.placing.place(payload(over), { brand: 'nordvidda', idempotencyKey: key });

describe('rule 15.1: a reservation takes the stock and writes order, document and email', () => {
  it('answers a receipt in the shape of the contract, with whole øre', async () => {
    const receipt = await place({ items: [item(SHOE, 2), item(BOTTLE, 3)] });
    expect(OrderReceipt.parse(receipt)).toEqual(receipt);
    expect(receipt).toMatchObject({
      kind: 'reservation',
      status: 'reserved',
      statusID: 1,
      shopID: OSLO,
      customerID: null,
      name: 'Kari Nordmann',
      email: 'kari@example.no',
      phone: '91234567',
      delivery: false,
      // 2 × 1 199,00 + 3 × 29,00, of which 2,00 deposit each
      total: 2 * 119_900 + 3 * 2_900,
      // 239 800 × 25/125 + round(8 100 × 15/115); none on the deposit
      vat: 47_960 + 1_057,
      date: TUESDAY_NOON.toISOString(),
    });
    expect(receipt.number).toBe(`NV-${receipt.id}`);
    expect(await shop.orders.receipt(receipt.token)).toEqual(receipt);
    expect([await stockOf(database.sql, SHOE), await stockOf(database.sql, BOTTLE)]).toEqual([8, 7]);
    expect(await stockOf(database.sql, SHOE, BERGEN)).toBe(10);
    expect(await written(database.sql)).toEqual({
      orders: 1,
      lines: 2,
      events: 1,
      documents: 1,
      mails: 1,
      keys: 0,
      stock: 175,
    });
  });

  it('writes the document of rule 10.28 and queues the confirmation', async () => {
    const receipt = await place({ items: [item(BOTTLE, 3)] });
    const [document] = await database.sql`select kind, body from order_documents`;
    expect(document).toMatchObject({
      kind: 'reservation_confirmation',
      body: {
        number: receipt.number,
        date: receipt.date,
        seller: { name: 'Nordvidda Oslo AS', orgNo: 'NO\u00a0987\u00a0654\u00a0325\u00a0MVA' },
        buyer: { name: 'Kari Nordmann' },
        collect: { shopId: OSLO, deadline: receipt.expiresAt },
        lines: [{ ean: BOTTLE, name: 'Brus', count: 3, unitPrice: 2900, gross: 8700, vat: 1057, vatRate: 1500 }],
        pant: 600,
        vatPerRate: [
          { rate: 1500, net: 7043, vat: 1057, gross: 8100 },
          { rate: 0, net: 600, vat: 0, gross: 600 },
        ],
        net: 7643,
        vat: 1057,
        total: 8700,
      },
    });
    const [mail] = await database.sql`select key, recipient, subject, text_body from mails`;
    expect(mail).toMatchObject({ key: `reservation:${receipt.number}:confirmation`, recipient: 'kari@example.no' });
    expect(mail?.textBody).toContain(`https://nordvidda.example/kvittering/${receipt.token}`);
  });

  it('adds lines with the same EAN together', async () => {
    const receipt = await place({ items: [item(SHOE, 1), item(SOCK, 1), item(SHOE, 2)] });
    expect(receipt.articles.map((line) => [line.ean, line.count])).toEqual([
      [SHOE, 3],
      [SOCK, 1],
    ]);
    expect(await stockOf(database.sql, SHOE)).toBe(7);
  });

  it('takes the last piece, and never more', async () => {
    await setStock(database.sql, SHOE, 1);
    await place();
    expect(await stockOf(database.sql, SHOE)).toBe(0);
    await expect(place()).rejects.toMatchObject({
      code: 'not_enough_stock',
      cartErrors: [{ eanNo: SHOE, available: 0 }],
    });
  });

  it('belongs to the customer who was logged in', async () => {
    const [customer] = await database.sql`
      insert into customers (firstname, surname, email, phone, password_hash) values ('Kari', 'N', 'k@n.no', '91234567', 'x') returning id`;
    const receipt = await shop.placing.place(payload(), { brand: 'nordvidda', customerId: customer?.id });
    expect(receipt.customerID).toBe(customer?.id);
    expect(await shop.orders.receipt(receipt.token)).toEqual(receipt);
  });

  it.each(['', 'nothing', '00000000-0000-0000-0000-000000000000', "' or true --"])(
    'has no receipt for %j',
    async (token) => {
      expect(await shop.orders.receipt(token)).toBeUndefined();
    },
  );
});

describe('the price is read again at the moment of the order', () => {
  const campaign = async (id: number, price: number, start: string, end: string) => {
    await database.sql`insert into campaigns (id, name, slug, starts_at, ends_at) values (${id}, ${`K${id}`}, ${`k${id}`}, ${start}, ${end})`;
    await database.sql`insert into campaign_articles (id, campaign_id, article_id, price) values (${id}, ${id}, 1, ${price})`;
  };
  const noon = TUESDAY_NOON.toISOString();
  const cases: [string, [number, string, string][], number, number | null][] = [
    ['no campaign', [], 119_900, null],
    ['whole kroner, as the catalogue shows it (rule 9.1)', [[99_949, '2026-03-01', '2026-03-10']], 99_900, 101],
    ['whole kroner upwards', [[99_950, '2026-03-01', '2026-03-10']], 100_000, 101],
    ['a running one', [[99_900, '2026-03-01', '2026-03-10']], 99_900, 101],
    [
      'the lowest of two',
      [
        [99_900, '2026-03-01', '2026-03-10'],
        [89_900, '2026-03-02', '2026-03-04'],
      ],
      89_900,
      102,
    ],
    ['one that ended this moment', [[99_900, '2026-03-01', noon]], 119_900, null],
    ['one that starts this moment', [[99_900, noon, '2026-03-10']], 99_900, 101],
    ['one to come', [[99_900, '2026-03-04', '2026-03-10']], 119_900, null],
    ['one that is dearer', [[129_900, '2026-03-01', '2026-03-10']], 119_900, null],
  ];
  it.each(cases)('%s', async (_name, campaigns, price, offer) => {
    for (const [i, one] of campaigns.entries()) await campaign(101 + i, ...one);
    // The payload names an offer, as a cart filled yesterday does; only what runs now counts.
    const receipt = await place({ items: [item(SHOE, 1, 101)] });
    expect(receipt.articles[0]?.unitPrice).toBe(price);
    const [line] = await database.sql`select unit_price, campaign_article_id from order_lines`;
    expect(line).toEqual({ unitPrice: price, campaignArticleId: offer });
  });

  it('a price changed in the catalogue since does not change the receipt', async () => {
    const receipt = await place();
    await database.sql`update articles set price = 1, name = 'Noe annet' where id = 1`;
    expect(await shop.orders.receipt(receipt.token)).toEqual(receipt);
    await database.sql`update articles set price = 119900, name = 'Fjellsko' where id = 1`;
  });
});

describe('rule 15.7: a refused order writes nothing', () => {
  const cases: [string, Parameters<typeof payload>[0], object][] = [
    [
      'short of stock',
      { items: [item(SOCK, 11)] },
      { code: 'not_enough_stock', cartErrors: [{ eanNo: SOCK, available: 10 }] },
    ],
    [
      'one short line among good ones takes nothing',
      { items: [item(SHOE, 2), item(SOCK, 11), item(BOTTLE, 1)] },
      { code: 'not_enough_stock', cartErrors: [{ eanNo: SOCK, available: 10 }] },
    ],
    [
      'every short line is named',
      { items: [item(SOCK, 12), item(SHOE, 1), item(BOTTLE, 11)] },
      {
        code: 'not_enough_stock',
        cartErrors: [
          { eanNo: SOCK, available: 10 },
          { eanNo: BOTTLE, available: 10 },
        ],
      },
    ],
    [
      'over the limit',
      { items: [item(SHOE, 6)] },
      { code: 'over_purchase_limit', cartErrors: [{ eanNo: SHOE, available: 5 }] },
    ],
    [
      'over the limit in two lines',
      { items: [item(SHOE, 3), item(SHOE, 3)] },
      { code: 'over_purchase_limit', cartErrors: [{ eanNo: SHOE, available: 5 }] },
    ],
    [
      'a hidden article',
      { items: [item(HIDDEN)] },
      { code: 'not_for_sale', cartErrors: [{ eanNo: HIDDEN, available: 0 }] },
    ],
    ['an article not sold online', { items: [item(NOT_SOLD_ONLINE)] }, { code: 'not_for_sale' }],
    ['a variant not sold online', { items: [item(VARIANT_WITHDRAWN)] }, { code: 'not_for_sale' }],
    [
      'an unknown EAN, and the other trouble beside it',
      { items: [item(UNKNOWN), item(SHOE, 6), item(SOCK)] },
      {
        code: 'not_for_sale',
        cartErrors: [
          { eanNo: UNKNOWN, available: 0 },
          { eanNo: SHOE, available: 5 },
        ],
      },
    ],
    ['an unknown shop', { ShopID: 999 }, { code: 'unknown_shop' }],
    ['the web shop, which has no door', { ShopID: WEB_SHOP }, { code: 'unknown_shop' }],
    ['a way of sending that is not there', { shipping_method_id: 'drone' }, { code: 'payment_required' }],
    ['delivery, which is paid here', { shipping_method_id: 'delivery' }, { code: 'payment_required' }],
    ['collected and paid here, which is a purchase', { Payment: 'card' }, { code: 'payment_required' }],
    ['a link in the name', { CustomerName: 'Se t.me/vinn' }, { code: 'invalid_form', fields: { name: ['name_link'] } }],
    [
      'an empty form',
      { CustomerName: ' ', Email: '', Phone: '' },
      {
        code: 'invalid_form',
        fields: { name: ['name_required'], phone: ['phone_required'], email: ['email_required'] },
      },
    ],
    ['a phone that is none', { Phone: '12345678' }, { code: 'invalid_form', fields: { phone: ['phone_invalid'] } }],
    ['a NUL in a name', { CustomerName: 'Kari\0' }, { code: 'invalid_form', fields: { name: ['invalid'] } }],
  ];
  it.each(cases)('%s', async (_name, over, refusal) => {
    const before = await written(database.sql);
    await expect(place(over, 'order-key')).rejects.toMatchObject(refusal);
    expect(await written(database.sql)).toEqual(before);
  });

  it.each(['', 'with space', 'æ', 'x'.repeat(256)])('the key %j', async (key) => {
    const before = await written(database.sql);
    await expect(place({}, key)).rejects.toMatchObject({ code: 'invalid_idempotency_key' });
    expect(await written(database.sql)).toEqual(before);
  });
});
