import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { applyDiscount, emptyCart, withLines } from '@/lib/cart/cart';
import type { CartLine } from '@/lib/cart/types';
import { PromoCode } from '@/lib/contracts/promo';
import type { ShopError } from '@/lib/errors';
import { createPromo, limits } from '@/server/orders/promo/service';
import { createThrottle } from '@/server/platform/throttle/service';
import { storedKey } from '@/server/platform/throttle/store';
import { openTestDatabase } from '@/tests/support/database';

const NOW = new Date('2026-03-03T11:00:00Z');
const day = (days: number) => new Date(NOW.getTime() + days * 86_400_000).toISOString();

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let promo: ReturnType<typeof createPromo>;
let now = NOW;
const ADDRESS = '203.0.113.7';
const check = (typed: string, address = ADDRESS) => promo.check(typed, address);

beforeAll(async () => {
  database = await openTestDatabase();
  const clock = () => now;
  promo = createPromo({ sql: database.sql, clock, throttle: createThrottle({ sql: database.sql, clock }) });
  await database.sql`
    insert into promo_codes (id, code, name, valid_from, valid_to, fixed, amount, type) values
      (1, 'TUR100', 'Hundre kroner', ${day(0)}, ${day(1)}, true, 10000, 'code'),
      (2, 'Snø15', 'Prosent', ${day(-1)}, ${day(2)}, false, 1500, 'code'),
      (3, 'VENN', 'Til venner', ${day(-1)}, ${day(3)}, true, 5000, 'secret'),
      (4, 'SNART', 'Til våren', ${day(60)}, ${day(90)}, true, 100, 'code'),
      (5, 'OVER', 'I går', ${day(-2)}, ${day(0)}, true, 100, 'code'),
      (6, '20%', 'Med tegn', ${day(-1)}, ${day(4)}, false, 10000, 'code')`;
});
const LETTERS = 'æøåäöéü';
afterAll(() => database.close());
beforeEach(async () => {
  now = NOW;
  await database.sql`truncate attempts`;
});

describe('rule 17.5: promo codes', () => {
  it('lists valid codes that are not secret, in the shape of rule 3.12', async () => {
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
  ])('%j is code %i', async (typed, id) => {
    expect((await check(typed)).Id).toBe(id);
  });

  it('of codes that differ in case only the one that ends last counts, and of those the newest', async () => {
    await database.sql`
      insert into promo_codes (id, code, name, valid_from, valid_to, fixed, amount, type) values
        (10, 'TO', '', ${day(-1)}, ${day(2)}, true, 100, 'secret'), (9, 'To', '', ${day(-1)}, ${day(3)}, true, 100, 'secret'),
        (11, 'to', '', ${day(-1)}, ${day(3)}, true, 100, 'secret'), (12, 'tO', '', ${day(-3)}, ${day(-1)}, true, 100, 'secret')`;
    expect((await check('TO')).Id).toBe(11);
    await database.sql`delete from promo_codes where id in (9, 10, 11)`;
    await expect(check('to')).rejects.toMatchObject({ code: 'promo_expired' });
    await database.sql`delete from promo_codes where id = 12`;
  });

  it('æ, ø and å match in any case', async () => {
    await database.sql`
      insert into promo_codes (id, code, name, valid_from, valid_to, fixed, amount, type)
      values (13, ${LETTERS}, '', ${day(-1)}, ${day(1)}, true, 100, 'secret')`;
    for (const typed of [LETTERS, LETTERS.toUpperCase(), LETTERS.normalize('NFD')])
      expect((await check(typed)).Id).toBe(13);
    await database.sql`delete from promo_codes where id = 13`;
  });

  it('lists those that end first before others, and the older of two that end together', async () => {
    await database.sql`
      insert into promo_codes (id, code, name, valid_from, valid_to, fixed, amount, type)
      values (15, 'B', '', ${day(-1)}, ${day(2)}, true, 100, 'code'), (14, 'A', '', ${day(-1)}, ${day(2)}, true, 100, 'code')`;
    expect((await promo.listed()).map((one) => one.Id)).toEqual([1, 2, 14, 15, 6]);
    await database.sql`delete from promo_codes where id in (14, 15)`;
  });

  it('an order reads the code in its own transaction', async () => {
    const order = (typed: string) =>
      database.sql.begin(async (transaction) => {
        await transaction`
          insert into promo_codes (id, code, name, valid_from, valid_to, fixed, amount, type)
          values (16, 'NY', 'Ny', ${day(0)}, ${day(1)}, false, 1500, 'secret')`;
        const found = await promo.valid(typed, transaction).catch(({ code }: ShopError) => code);
        await transaction`delete from promo_codes where id = 16`;
        return found;
      });
    expect(await order(' ny ')).toEqual({
      ...{ id: 16, code: 'NY', name: 'Ny', fixed: false, amount: 1500, type: 'secret' },
      ...{ validFrom: NOW, validTo: new Date(day(1)) },
    });
    expect([await order('over'), await order('nei')]).toEqual(['promo_expired', 'promo_unknown']);
    expect(await database.sql`select from attempts`).toEqual([]);
  });

  it('an amount in ten-thousandths is the cart’s fraction', async () => {
    const { Fixed, Amount } = await check('snø15');
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
    ['snart', 'promo_unknown'],
  ])('%j is refused as %s', async (typed, code) => {
    await expect(check(typed)).rejects.toMatchObject({ code });
  });

  it('a code that is not valid yet is answered like an unknown one', async () => {
    const asked = (typed: string) => check(typed).catch((error: ShopError) => ({ ...error, message: error.message }));
    expect(await asked('SNART')).toEqual(await asked('NEI'));
    const order = database.sql.begin((transaction) => promo.valid('SNART', transaction));
    await expect(order).rejects.toMatchObject({ code: 'promo_unknown' });
  });

  it('twenty wrong codes are free, then the network waits longer each time, for right ones too', async () => {
    const tried = (typed: string, address?: string) =>
      check(typed, address).then(
        () => 'right',
        ({ code }: ShopError) => code,
      );
    for (let i = 0; i < limits.address.free; i++) expect(await tried(`NEI${i}`)).toBe('promo_unknown');
    expect([await tried('NEI'), await tried('TUR100')]).toEqual(['too_many_requests', 'too_many_requests']);
    expect(await tried('NEI', '203.0.113.8')).toBe('promo_unknown');
    now = new Date(NOW.getTime() + 61_000);
    expect([await tried('TUR100'), await tried('NEI')]).toEqual(['right', 'promo_unknown']);
    now = new Date(now.getTime() + 61_000);
    expect(await tried('NEI')).toBe('too_many_requests');
  });

  it.each(['NEI', 'over', 'snart'])(
    '%s is counted by network and by hour; what comes too often is too_many_requests',
    async (typed) => {
      const counted: unknown[] = [];
      const throttle = { assertOpen: async () => {}, count: async (...asked: unknown[]) => void counted.push(asked) };
      await createPromo({ sql: database.sql, clock: () => now, throttle })
        .check(typed, ADDRESS)
        .catch(() => undefined);
      expect(counted).toEqual([
        [`promo:address:${ADDRESS}`, limits.address, 'too_many_requests'],
        ['promo:hour:2026-03-03T11', limits.all, 'too_many_requests'],
      ]);
    },
  );

  it('a right code is never counted', async () => {
    for (let i = 0; i < 3 * limits.address.free; i++) await check('TUR100');
    expect(await database.sql`select from attempts`).toEqual([]);
  });

  it('many networks have 3000 wrong codes an hour together', async () => {
    const key = storedKey(`promo:hour:${NOW.toISOString().slice(0, 13)}`);
    await database.sql`
      insert into attempts (key, count, last_at) values (${key}, ${limits.all.free - 1}, ${NOW.toISOString()})`;
    const from = async (host: number) => (await check('NEI', `203.0.113.${host}`).catch((error) => error)).code;
    expect([await from(1), await from(2)]).toEqual(['promo_unknown', 'too_many_requests']);
    // Who waits waits for right ones too: they would be told from wrong ones otherwise.
    await expect(check('TUR100', '203.0.113.9')).rejects.toMatchObject({ code: 'too_many_requests' });
    now = new Date(NOW.getTime() + 1_000);
    expect(await from(3)).toBe('promo_unknown');
    now = new Date(NOW.getTime() + 3_600_000);
    expect([await from(4), await from(5), await from(6)]).toEqual(Array(3).fill('promo_unknown'));
  });
});
