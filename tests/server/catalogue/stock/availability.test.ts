import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Availability } from '@/lib/contracts/catalogue';
import { createStock } from '@/server/catalogue/stock/service';
import type { Stock } from '@/server/catalogue/stock/types';
import {
  BERGEN,
  HIDDEN,
  NOT_SOLD_ONLINE,
  OSLO,
  SHOE,
  SOCK,
  seed,
  setStock,
  UNKNOWN,
  VARIANT_WITHDRAWN,
  WEB_SHOP,
} from '@/tests/server/orders/fixture';
import { openTestDatabase } from '@/tests/support/database';

const [SIZE_40, SIZE_41] = ['7040000000103', '7040000000110'];

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let stock: Stock;

beforeAll(async () => {
  database = await openTestDatabase();
  await seed(database.sql);
  await setStock(database.sql, SHOE, 3, BERGEN);
  await setStock(database.sql, SHOE, 3, OSLO);
  for (const shop of [OSLO, BERGEN, WEB_SHOP]) await setStock(database.sql, SOCK, 0, shop);
  await database.sql`insert into sizes (id, name) values (2, '40'), (3, '41')`;
  await database.sql`update variants set position = 2 where id = 1`;
  for (const [id, ean, size] of [
    [11, SIZE_41, 3],
    [10, SIZE_40, 2],
  ] as const)
    await database.sql`
      insert into variants (id, article_id, ean, size_id, color_id, position) values (${id}, 1, ${ean}, ${size}, 1, 1)`;
  await database.sql`insert into stock (variant_id, shop_id, qty) values (10, ${OSLO}, 0)`;
  // As large as it is known to be it is read as it lies, which is in no order.
  await database.sql`analyze stock`;
  stock = createStock({ sql: database.sql });
});
afterAll(() => database.close());

/** Of the shoe: most first, and of as many the shop with the lowest number. */
const shops = [
  { id: WEB_SHOP, qty: 10 },
  { id: OSLO, qty: 3 },
  { id: BERGEN, qty: 3 },
];

describe('availability of an article', () => {
  it('rule 3.4: lists every variant in the order of the article, with the shops that have it, most first', async () => {
    const availability = await stock.availability(1);
    expect(Availability.parse(availability)).toEqual({
      articleId: 1,
      variants: [
        { ean: SIZE_40, availability: 0, shops: [] },
        { ean: SIZE_41, availability: 0, shops: [] },
        { ean: SHOE, availability: 3, shops },
      ],
    });
  });
  it('is empty for a visible article without variants, and nothing for one unknown or hidden', async () => {
    await database.sql`insert into articles (id, article_no, slug, name, price, product_line_id, group_id) values (20, 'A20', 'ny', 'Ny', 1, 1, 1)`;
    expect(await stock.availability(20)).toEqual({ articleId: 20, variants: [] });
    expect(await stock.availability(4)).toBeUndefined();
    expect(await stock.availability(999)).toBeUndefined();
  });
});

describe('rule 2.29: every shop against every line', () => {
  it('answers each EAN asked for once, in that order, and nothing for what cannot be bought', async () => {
    expect(await stock.forEans([SOCK, UNKNOWN, SHOE, HIDDEN, NOT_SOLD_ONLINE, VARIANT_WITHDRAWN, SHOE])).toEqual([
      { ean: SOCK, shops: [] },
      { ean: UNKNOWN, shops: [] },
      {
        ean: SHOE,
        shops,
      },
      { ean: HIDDEN, shops: [] },
      { ean: NOT_SOLD_ONLINE, shops: [] },
      { ean: VARIANT_WITHDRAWN, shops: [] },
    ]);
    expect(await stock.forEans([])).toEqual([]);
  });
});
