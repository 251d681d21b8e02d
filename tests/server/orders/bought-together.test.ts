import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase } from '@/tests/support/database';
import { BOTTLE, clear, item, open, payload, SHOE, SOCK, seed } from './fixture';

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

const SHOES = 1;
const BOTTLES = 2;
const SOCKS = 3;
const bought = (who: string, ...eans: string[]) =>
  shop.placing.place(payload({ Email: `${who}@example.no`, items: eans.map((ean) => item(ean, 1)) }), {
    brand: 'nordvidda',
  });

describe('rule 2.73: what is often bought together', () => {
  it('is what three different people bought with it, what most bought first', async () => {
    await bought('kari', SHOE, SOCK, BOTTLE);
    await bought('ola', SHOE, SOCK, BOTTLE);
    expect(await shop.orders.boughtWith(SHOES)).toEqual([]);
    await bought('siv', SHOE, SOCK, BOTTLE);
    await bought('per', SHOE, SOCK);
    expect(await shop.orders.boughtWith(SHOES)).toEqual([SOCKS, BOTTLES]);
    expect(await shop.orders.boughtWith(BOTTLES)).toEqual([SHOES, SOCKS]);
  });

  it('is nothing of one person who buys it again and again, also in capitals', async () => {
    for (const who of ['kari', 'KARI', 'Kari', 'kari']) await bought(who, SHOE, SOCK);
    expect(await shop.orders.boughtWith(SHOES)).toEqual([]);
  });

  it('is nothing of what was called off, or is more than a year ago', async () => {
    const orders = [];
    for (const who of ['kari', 'ola', 'siv']) orders.push(await bought(who, SHOE, SOCK));
    expect(await shop.orders.boughtWith(SHOES)).toEqual([SOCKS]);
    await shop.orders.cancel(orders[0]?.token ?? '');
    expect(await shop.orders.boughtWith(SHOES)).toEqual([]);
    await bought('per', SHOE, SOCK);
    expect(await shop.orders.boughtWith(SHOES)).toEqual([SOCKS]);
    await database.sql`update orders set created_at = created_at - interval '12 months' + interval '1 second'`;
    expect(await shop.orders.boughtWith(SHOES)).toEqual([SOCKS]);
    await database.sql`update orders set created_at = created_at - interval '1 second'`;
    expect(await shop.orders.boughtWith(SHOES)).toEqual([]);
  });
});
