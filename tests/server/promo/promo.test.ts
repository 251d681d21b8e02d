import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applyDiscount, emptyCart, withLines } from '@/lib/cart/cart';
import type { CartLine } from '@/lib/cart/types';
import { PromoCode } from '@/lib/contracts/promo';
import { createPromo } from '@/server/promo/service';
import { openTestDatabase } from '@/tests/support/database';

const NOW = new Date('2026-03-03T11:00:00Z');
const day = (days: number) => new Date(NOW.getTime() + days * 86_400_000).toISOString();

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let promo: ReturnType<typeof createPromo>;

beforeAll(async () => {
  database = await openTestDatabase();
  promo = createPromo({ sql: database.sql, clock: () => NOW });
  await database.sql`
    insert into promo_codes (id, code, name, valid_from, valid_to, fixed, amount, type) values
      (1, 'TUR100', 'Hundre kroner', ${day(0)}, ${day(1)}, true, 10000, 'code'),
      (2, 'Snø15', 'Prosent', ${day(-1)}, ${day(2)}, false, 1500, 'code'),
      (3, 'VENN', 'Til venner', ${day(-1)}, ${day(3)}, true, 5000, 'secret'),
      (4, 'SNART', 'Til våren', ${day(60)}, ${day(90)}, true, 100, 'code'),
      (5, 'OVER', 'I går', ${day(-2)}, ${day(0)}, true, 100, 'code'),
      (6, '20%', 'Med tegn', ${day(-1)}, ${day(4)}, false, 10000, 'code')`;
});
afterAll(() => database.close());

describe('rule 17.5: promo codes', () => {
  it('lists what is valid now and not secret, in the shape of rule 3.12', async () => {
    const listed = await promo.listed();
    expect(listed.map((one) => one.Code)).toEqual(['TUR100', 'Snø15', '20%']);
    expect(PromoCode.array().parse(listed)).toEqual(listed);
    expect(listed[0]).toEqual({
      ...{ Id: 1, Code: 'TUR100', Name: 'Hundre kroner', Fixed: true, Amount: 10_000, Type: 'code' },
      ...{ ValidFrom: NOW.toISOString(), ValidTo: day(1) },
    });
  });

  it.each([
    ['TUR100', 1],
    ['tur100', 1],
    ['  Tur100\n', 1],
    ['SNØ15', 2],
    ['snø15', 2],
    ['venn', 3],
    ['20%', 6],
    ['snart', 4],
  ])('%j is code %i', async (typed, id) => {
    expect((await promo.check(typed)).Id).toBe(id);
  });

  it('a fraction is what the cart takes as one', async () => {
    const { Fixed, Amount } = await promo.check('snø15');
    expect([Fixed, Amount]).toEqual([false, 0.15]);
    const cart = withLines(emptyCart, [{ ean: '1', price: 10_000, pant: 0, count: 1 } as CartLine]);
    expect(applyDiscount(cart, { fixed: Fixed, amount: Amount }).total).toBe(8500);
  });

  it.each([
    ['NEI', 'promo_unknown'],
    ['', 'promo_unknown'],
    ["TUR100' or true --", 'promo_unknown'],
    ['%', 'promo_unknown'],
    ['over', 'promo_expired'],
  ])('%j is refused as %s', async (typed, code) => {
    await expect(promo.check(typed)).rejects.toMatchObject({ code });
  });

  it('rule 4.13: one to come is answered with its date, and an order that names it is refused with that', async () => {
    expect((await promo.check('SNART')).ValidFrom).toBe(day(60));
    const order = database.sql.begin((transaction) => promo.valid('SNART', transaction));
    await expect(order).rejects.toMatchObject({ code: 'promo_coming', values: { from: '2. mai 2026' } });
  });
});
