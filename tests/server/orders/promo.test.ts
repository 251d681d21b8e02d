import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { applyDiscount, emptyCart, withLines } from '@/lib/cart/cart';
import type { CartLine } from '@/lib/cart/types';
import { promoDiscount } from '@/lib/prices/promo-code';
import { openTestDatabase } from '@/tests/support/database';
import { BOTTLE, clear, item, open, payload, SHOE, SOCK, seed, TUESDAY_NOON, written } from './fixture';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let shop: ReturnType<typeof open>;

const day = (days: number) => new Date(TUESDAY_NOON.getTime() + days * 86_400_000).toISOString();

beforeAll(async () => {
  database = await openTestDatabase();
  await seed(database.sql);
  await database.sql`
    insert into promo_codes (id, code, name, valid_from, valid_to, fixed, amount) values
      (1, 'TUR100', 'Hundre', ${day(-1)}, ${day(1)}, true, 10000), (2, 'Snø15', 'Prosent', ${day(-1)}, ${day(1)}, false, 1500),
      (3, 'GRATIS', 'Alt', ${day(-1)}, ${day(1)}, true, 99999999), (4, 'SNART', 'Snart', ${day(0.5)}, ${day(1)}, true, 100),
      (5, 'OVER', 'Over', ${day(-2)}, ${day(0)}, true, 100), (6, 'TREDEL', 'Tredel', ${day(0)}, ${day(1)}, false, 3333)`;
});
afterAll(() => database.close());
beforeEach(async () => {
  await clear(database.sql);
  shop = open(database.sql);
});

const items = [item(SHOE, 1), item(BOTTLE, 3), item(SOCK, 2)];
const place = (PromoCode?: string, key?: string) =>
  shop.placing.place(payload({ items, PromoCode }), { brand: 'nordvidda', idempotencyKey: key });

/** What the cart says of the same goods. */
function cartTotal(fixed: boolean, amount: number) {
  const line = (price: number, pant: number, count: number, ean: string) => ({ price, pant, count, ean }) as CartLine;
  const lines = [line(119_900, 0, 1, SHOE), line(2900, 200, 3, BOTTLE), line(14_900, 0, 2, SOCK)];
  return applyDiscount(withLines(emptyCart, lines), promoDiscount({ fixed, amount })).total;
}

describe('an order with a promo code', () => {
  it.each([
    ['a fixed amount', 'TUR100', true, 10_000],
    ['in another case', ' tur100 ', true, 10_000],
    ['a fraction', 'SNØ15', false, 1500],
    ['a fraction that leaves øre', 'tredel', false, 3333],
    ['more than the goods cost', 'GRATIS', true, 99_999_999],
  ])('%s: the receipt says what the cart said, and every sum adds up', async (_name, code, fixed, amount) => {
    const receipt = await place(code);
    expect(receipt.total).toBe(cartTotal(fixed, amount));
    expect(receipt.total).toBeGreaterThanOrEqual(600);
    expect(receipt.total + receipt.discount).toBe(119_900 + 3 * 2900 + 2 * 14_900);
    expect(await shop.orders.receipt(receipt.token)).toEqual(receipt);
    const [row] =
      await database.sql`select o.promo_code, d.body from orders o join order_documents d on d.order_id = o.id`;
    expect(row?.promoCode.toUpperCase()).toBe(code.trim().toUpperCase());
    const { body } = row as { body: Record<string, never> & { lines: { discount?: number; vat: number }[] } };
    const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0);
    expect(body).toMatchObject({ discount: receipt.discount, total: receipt.total, vat: receipt.vat });
    expect(Number(body.net) + Number(body.vat)).toBe(receipt.total);
    expect(sum(body.lines.map((line) => line.discount ?? 0))).toBe(receipt.discount);
    expect(sum(body.lines.map((line) => line.vat))).toBe(receipt.vat);
    const [mail] = await database.sql`select text_body from mails`;
    expect(mail?.textBody).toMatch(/Rabatt: −/);
  });

  it.each([
    ['an unknown code', 'NEI', 'promo_unknown'],
    ['SQL', "' or true --", 'promo_unknown'],
    ['rule 17.5: one to come', 'snart', 'promo_unknown'],
    ['one that ended this moment', 'OVER', 'promo_expired'],
  ])('%s refuses the order and nothing is written', async (_name, typed, code) => {
    const before = await written(database.sql);
    await expect(place(typed, 'key-12345')).rejects.toMatchObject({ code });
    expect(await written(database.sql)).toEqual(before);
  });

  it('blanks are no code', async () => {
    expect((await place('  ')).discount).toBe(0);
  });

  it('the same key with another code is another order', async () => {
    const first = await place('TUR100', 'key-12345');
    expect(await place('tur100', 'key-12345')).toEqual(first);
    await expect(place('SNØ15', 'key-12345')).rejects.toMatchObject({ code: 'idempotency_key_reused' });
    await expect(place(undefined, 'key-12345')).rejects.toMatchObject({ code: 'idempotency_key_reused' });
  });
});
