import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { shelves } from '@/server/catalogue/stock/service';
import type { ReturnedLine, Shelf, TakenLine } from '@/server/catalogue/stock/types';
import { connectDatabase } from '@/server/platform/db/connection';
import { transact } from '@/server/platform/db/transact';
import { BERGEN, BOTTLE, OSLO, SHOE, SOCK, seed, UNKNOWN, WEB_SHOP } from '@/tests/server/orders/fixture';
import { openTestDatabase, somebodyWaits } from '@/tests/support/database';

const [SHOES, BOTTLES, SOCKS] = [1, 2, 3];
/** Shelves with what stands on them, by variant and shop; written the last first, so that no order comes by itself. */
const START: [variantId: number, shopId: number, qty: number][] = [
  [BOTTLES, WEB_SHOP, 6],
  [BOTTLES, BERGEN, 5],
  [BOTTLES, OSLO, 4],
  [SHOES, WEB_SHOP, 3],
  [SHOES, BERGEN, 2],
  [SHOES, OSLO, 1],
];

let database: Awaited<ReturnType<typeof openTestDatabase>>;
/** Another instance of the shop. */
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
  await database.sql`truncate stock`;
  for (const [variantId, shopId, qty] of START)
    await database.sql`insert into stock (variant_id, shop_id, qty) values (${variantId}, ${shopId}, ${qty})`;
});

const shelf = (variantId: number, shopId: number): Shelf => ({ variantId, shopId });
const within = <T>(work: Parameters<typeof transact<T>>[1]) => transact(database.sql, work);
const lock = (asked: Shelf[]) => within((tx) => shelves.lock(tx, asked));
const take = (lines: TakenLine[]) => within((tx) => shelves.take(tx, lines));
const putBack = (lines: ReturnedLine[]) => within((tx) => shelves.putBack(tx, lines));

/** What differs from the start, as `variant@shop`. */
async function changed() {
  const rows = await database.sql<{ variantId: number; shopId: number; qty: number }[]>`
    select variant_id, shop_id, qty from stock order by variant_id, shop_id`;
  const before = new Map(START.map(([variantId, shopId, qty]) => [`${variantId}@${shopId}`, qty]));
  const now = rows.map(({ variantId, shopId, qty }) => [`${variantId}@${shopId}`, qty] as const);
  return Object.fromEntries(now.filter(([key, qty]) => before.get(key) !== qty));
}

/** What another transaction would have to wait for now, as `variant@shop` in their order. */
async function lockedNow() {
  const free = await database.sql<{ at: string }[]>`
    select variant_id || '@' || shop_id as at from stock for update skip locked`;
  const all = START.map(([variantId, shopId]) => `${variantId}@${shopId}`);
  return all.filter((one) => !free.some(({ at }) => at === one)).sort();
}

/** What `work` has locked by the time it comes to a shelf that somebody else holds. */
async function lockedBefore({ variantId, shopId }: Shelf, work: () => Promise<unknown>) {
  const { done, locked } = await second.sql.begin(async (other) => {
    await other`select from stock where variant_id = ${variantId} and shop_id = ${shopId} for update`;
    const done = work();
    await somebodyWaits(database.sql);
    return { done: [done], locked: await lockedNow() };
  });
  await Promise.all(done);
  return locked.filter((one) => one !== `${variantId}@${shopId}`);
}

describe('rule 15.2: shelves are locked', () => {
  it.each<[string, Shelf[], object[]]>([
    ['none', [], []],
    ['one that is there', [shelf(SHOES, BERGEN)], [{ ...shelf(SHOES, BERGEN), qty: 2 }]],
    ['one that is not there holds nothing', [shelf(SOCKS, OSLO)], []],
    [
      'the pairs asked for, and not the variant of one in the shop of another',
      [shelf(BOTTLES, OSLO), shelf(SHOES, BERGEN)],
      [
        { ...shelf(SHOES, BERGEN), qty: 2 },
        { ...shelf(BOTTLES, OSLO), qty: 4 },
      ],
    ],
    [
      'in the order of variant and then shop, however they are asked for',
      [shelf(BOTTLES, OSLO), shelf(SHOES, WEB_SHOP), shelf(BOTTLES, BERGEN), shelf(SHOES, OSLO), shelf(SHOES, BERGEN)],
      [
        { ...shelf(SHOES, OSLO), qty: 1 },
        { ...shelf(SHOES, BERGEN), qty: 2 },
        { ...shelf(SHOES, WEB_SHOP), qty: 3 },
        { ...shelf(BOTTLES, OSLO), qty: 4 },
        { ...shelf(BOTTLES, BERGEN), qty: 5 },
      ],
    ],
  ])('%s', async (_name, asked, expected) => expect(await lock(asked)).toEqual(expected));

  it('until the transaction ends, and no others', async () => {
    await within(async (tx) => {
      await shelves.lock(tx, [shelf(BOTTLES, BERGEN), shelf(SHOES, OSLO)]);
      expect(await lockedNow()).toEqual([`${SHOES}@${OSLO}`, `${BOTTLES}@${BERGEN}`]);
    });
    expect(await lockedNow()).toEqual([]);
  });

  it('one after the other: who waits for one holds only those before it', async () => {
    const asked = [shelf(BOTTLES, OSLO), shelf(SHOES, WEB_SHOP), shelf(SHOES, OSLO)];
    expect(await lockedBefore(shelf(SHOES, WEB_SHOP), () => lock(asked))).toEqual([`${SHOES}@${OSLO}`]);
  });
});

describe('rule 15.1: goods are taken from the shelf', () => {
  it.each<[string, TakenLine[], object]>([
    ['some of them', [{ ...shelf(BOTTLES, OSLO), count: 3 }], { '2@1': 1 }],
    ['the last of them', [{ ...shelf(SHOES, BERGEN), count: 2 }], { '1@2': 0 }],
    [
      'of each shelf as many as are asked of it',
      [
        { ...shelf(BOTTLES, BERGEN), count: 1 },
        { ...shelf(SHOES, WEB_SHOP), count: 2 },
        { ...shelf(SHOES, OSLO), count: 1 },
      ],
      { '1@1': 0, '1@55': 1, '2@2': 4 },
    ],
  ])('%s', async (_name, lines, expected) => {
    await take(lines);
    expect(await changed()).toEqual(expected);
  });

  it.each<[string, TakenLine]>([
    ['there is one too few', { ...shelf(SHOES, BERGEN), count: 3 }],
    ['there is no such shelf', { ...shelf(SOCKS, OSLO), count: 1 }],
  ])('all of them or none: %s', async (_name, short) => {
    await expect(take([{ ...shelf(BOTTLES, OSLO), count: 1 }, short])).rejects.toThrow('Stock changed');
    expect(await changed()).toEqual({});
  });
});

describe('rule 15.21: goods go back to the shelf they came from', () => {
  it.each<[string, ReturnedLine[], object]>([
    ['nothing', [], {}],
    ['to one that is there', [{ shopId: BERGEN, ean: SHOE, count: 2 }], { '1@2': 4 }],
    ['to one that has gone, which is there again', [{ shopId: OSLO, ean: SOCK, count: 3 }], { '3@1': 3 }],
    [
      'what was of one shelf together',
      [
        { shopId: OSLO, ean: SHOE, count: 1 },
        { shopId: OSLO, ean: BOTTLE, count: 1 },
        { shopId: OSLO, ean: SHOE, count: 2 },
        { shopId: BERGEN, ean: SHOE, count: 4 },
      ],
      { '1@1': 4, '1@2': 6, '2@1': 5 },
    ],
    [
      'what has left the catalogue to none',
      [
        { shopId: OSLO, ean: UNKNOWN, count: 1 },
        { shopId: OSLO, ean: SHOE, count: 1 },
      ],
      { '1@1': 2 },
    ],
  ])('%s', async (_name, lines, expected) => {
    await putBack(lines);
    expect(await changed()).toEqual(expected);
  });

  it('rule 15.2: in the order in which orders take them', async () => {
    const back = [OSLO, BERGEN, WEB_SHOP].flatMap((shopId) => [
      { shopId, ean: BOTTLE, count: 1 },
      { shopId, ean: SHOE, count: 1 },
    ]);
    const unsorted = () =>
      within(async (tx) => {
        // Grouping may sort by itself, as long as there is little to group.
        await tx`set local enable_sort = off`;
        await shelves.putBack(tx, back);
      });
    const before = ['1@1', '1@2', '1@55', '2@1'];
    expect(await lockedBefore(shelf(BOTTLES, BERGEN), unsorted)).toEqual(before);
    expect(await lockedBefore(shelf(SHOES, BERGEN), unsorted)).toEqual(['1@1']);
  });
});
