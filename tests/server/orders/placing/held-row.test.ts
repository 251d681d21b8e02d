import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connectDatabase } from '@/server/platform/db/connection';
import { clear, item, open, payload, SHOE, SOCK, seed, setStock, stockOf } from '@/tests/server/orders/fixture';
import { openTestDatabase } from '@/tests/support/database';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let second: ReturnType<typeof connectDatabase>;
beforeAll(async () => {
  database = await openTestDatabase();
  await seed(database.sql);
  second = connectDatabase(database.url);
});
afterAll(async () => {
  await second.close();
  await database.close();
});
beforeEach(async () => {
  await clear(database.sql);
  await database.sql`update stock set qty = 1000`;
});

/** Somebody else, an import or a till, who holds the shelf of the shoes while `work` runs. */
const held = <T>(work: () => Promise<T>) =>
  second.sql.begin(async (tx) => {
    await tx`select from stock where variant_id = 1 and shop_id = 1 for update`;
    return { answer: await work() };
  });

describe('rule 15.18: one held row does not stop the shop', () => {
  it('fifty shoppers of other goods go on while six wait for the held ones and are asked to try again', async () => {
    const shop = open(database.sql);
    const place = (ean: string) => shop.placing.place(payload({ items: [item(ean)] }), { brand: 'nordvidda' });
    const finished: string[] = [];
    const { answer } = await held(async () => {
      const waiting = Array.from({ length: 6 }, () =>
        place(SHOE).then(
          () => finished.push('shoe'),
          (error) => finished.push(error.code),
        ),
      );
      const others = Array.from({ length: 50 }, () => place(SOCK).then(() => finished.push('sock')));
      await Promise.all(others);
      const before = [...finished];
      await Promise.all(waiting);
      return before;
    });
    expect(answer.filter((one) => one === 'sock')).toHaveLength(50);
    expect(finished.filter((one) => one === 'unavailable')).toHaveLength(6);
    expect(await stockOf(database.sql, SHOE)).toBe(1000);
    expect(await stockOf(database.sql, SOCK)).toBe(950);
  });

  it('who could not have the goods anyway is told at once, whoever holds the shelf', async () => {
    await setStock(database.sql, SHOE, 1);
    const shop = open(database.sql);
    await held(() =>
      expect(shop.placing.place(payload({ items: [item(SHOE, 2)] }), { brand: 'nordvidda' })).rejects.toMatchObject({
        code: 'not_enough_stock',
        cartErrors: [{ eanNo: SHOE, available: 1 }],
      }),
    );
  });
});
