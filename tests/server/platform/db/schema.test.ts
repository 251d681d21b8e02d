import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '@/tests/support/database';

let database: Awaited<ReturnType<typeof openTestDatabase>>;

const article = (id: number, over: Record<string, unknown> = {}) => ({
  id,
  article_no: `A${id}`,
  slug: `a-${id}`,
  name: `A ${id}`,
  price: 10_000,
  product_line_id: 1,
  group_id: 1,
  date_created: '2026-01-01T00:00:00Z',
  ...over,
});

beforeAll(async () => {
  database = await openTestDatabase();
  const { sql } = database;
  await sql`insert into product_lines (id, name, slug) values (1, 'Fjelltind', 'fjelltind')`;
  await sql`insert into categories (id, name, slug) values (1, 'Sko', 'sko')`;
  await sql`insert into subcategories (id, category_id, name, slug) values (1, 1, 'Tursko', 'tursko')`;
  await sql`insert into groups (id, subcategory_id, name, slug) values (1, 1, 'Fjellsko', 'fjellsko')`;
  await sql`insert into color_groups (id, name, label) values (1, 'Blå', 'Blå')`;
  await sql`insert into colors (id, name, color_group_id) values (1, 'Marine', 1)`;
  await sql`insert into sizes (id, name) values (1, '42'), (2, '43')`;
  await sql`insert into shops (id, no, slug, name, full_name, org_no, post_no, post_place, address, email, phone, latitude, longitude)
    values (1, '001', 'oslo', 'Oslo', 'Nordvidda Oslo', '987654325', '0155', 'OSLO', 'Storgata 1', 'a@b.example', '40000000', 59.9, 10.7)`;
  await sql`insert into articles ${sql(article(1))}`;
  await sql`insert into variants (id, article_id, ean, size_id, color_id) values (1, 1, '7040000000011', 1, 1)`;
  await sql`insert into stock (variant_id, shop_id, qty) values (1, 1, 3)`;
});
afterAll(() => database.close());

describe('the database itself refuses what must never be', () => {
  const cases: [string, string, string][] = [
    ['negative stock', 'update stock set qty = -1', 'stock_not_negative'],
    ['a price below zero', 'update articles set price = -1', 'articles_price_not_negative'],
    [
      'two articles with one slug',
      `insert into articles (id, article_no, slug, name, price, product_line_id, group_id) values (9, 'X', 'a-1', 'x', 1, 1, 1)`,
      'articles_slug',
    ],
    [
      'two variants with one EAN',
      `insert into variants (id, article_id, ean, size_id, color_id) values (50, 1, '7040000000011', 2, 1)`,
      'variants_ean',
    ],
    [
      'an order line without an order',
      `insert into order_lines (order_id, position, ean, article_no, slug, name, brand, color, size, count, unit_price, vat_rate)
       values (999, 0, '7040000000011', 'A1', 'a-1', 'A', 'B', 'c', 's', 1, 1, 2500)`,
      'order_lines_order_id_orders_id_fk',
    ],
    [
      'a campaign that ends before it starts',
      `insert into campaigns (id, name, slug, starts_at, ends_at) values (1, 'K', 'k', '2026-02-01', '2026-01-01')`,
      'campaigns_end_after_start',
    ],
  ];
  it.each(cases)('%s', async (_name, statement, constraint) => {
    await expect(database.sql.unsafe(statement)).rejects.toMatchObject({ constraint });
  });
});

describe('rule 11.58: an address an article has had still leads to it', () => {
  const rename = (id: number, slug: string) => database.sql`update articles set slug = ${slug} where id = ${id}`;
  const former = async () =>
    (await database.sql`select slug, article_id from former_slugs order by slug`).map((row) => [
      row.slug,
      row.articleId,
    ]);

  it('each name it has had, and none that is in use again', async () => {
    await database.sql`insert into articles ${database.sql(article(20))}`;
    await rename(20, 'a-20-ny');
    await rename(20, 'a-20-nyest');
    expect(await former()).toEqual([
      ['a-20', 20],
      ['a-20-ny', 20],
    ]);
    await rename(20, 'a-20');
    expect(await former()).toEqual([
      ['a-20-ny', 20],
      ['a-20-nyest', 20],
    ]);
    await database.sql`delete from articles where id = 20`;
    expect(await former()).toEqual([]);
  });
});

describe('rule 10.16: every price change is kept in the price history', () => {
  it('an article enters with its first price, and a change closes it and opens the next', async () => {
    const { sql } = database;
    await sql`insert into articles ${sql(article(2, { price: 20_000 }))}`;
    await sql`update articles set price = 15_000 where id = 2`;
    await sql`update articles set name = 'same price' where id = 2`;
    const rows = await sql`select price, valid_to is null as open from price_history where article_id = 2 order by id`;
    expect(rows.map((row) => [row.price, row.open])).toEqual([
      [20_000, false],
      [15_000, true],
    ]);
  });

  it('a campaign price is kept for the campaign period, moves with it, and stays when the running offer is deleted', async () => {
    const { sql } = database;
    await sql`insert into campaigns (id, name, slug, starts_at, ends_at) values
      (7, 'K', 'k7', now() - interval '2 days', now() + interval '5 days'), (8, 'L', 'k8', now() + interval '2 days', now() + interval '5 days')`;
    await sql`insert into campaign_articles (campaign_id, article_id, price) values (7, 1, 8000), (8, 1, 7000)`;
    await sql`update campaigns set ends_at = now() + interval '9 days' where id = 7`;
    const [moved] =
      await sql`select valid_to > now() + interval '8 days' as later from price_history where kind = 'campaign' and price = 8000`;
    expect(moved?.later).toBe(true);
    await sql`delete from campaigns where id in (7, 8)`;
    const left =
      await sql`select price, valid_to <= now() as closed from price_history where article_id = 1 and kind = 'campaign'`;
    expect(left).toEqual([{ price: 8000, closed: true }]);
  });
});

describe('changes are logged for every running instance', () => {
  it('a stock change names its article once per statement; a bulk writer is left alone', async () => {
    const { sql } = database;
    const before = await sql`select coalesce(max(id), 0)::int as id from changes`;
    await sql`update stock set qty = qty - 1 where variant_id = 1`;
    await sql.begin(async (tx) => {
      await tx`select set_config('shop.bulk', 'on', true)`;
      await tx`update stock set qty = qty + 1 where variant_id = 1`;
    });
    const rows = await sql`select kind, ref from changes where id > ${before[0]?.id}`;
    expect(rows).toEqual([{ kind: 'stock', ref: 1 }]);
  });
});
