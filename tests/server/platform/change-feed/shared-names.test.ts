import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createReviews } from '@/server/catalogue/reviews/service';
import { createCatalogue } from '@/server/catalogue/service';
import { watchChanges } from '@/server/platform/change-feed/service';
import { systemClock } from '@/server/ports/clock';
import { createEmbeddedSearchEngine } from '@/server/search/engines/embedded/engine';
import { openTestDatabase } from '@/tests/support/database';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let stop: () => Promise<void>;
const engine = createEmbeddedSearchEngine();
let rebuilt = 0;
let wake = () => {};
let pages = 0;

beforeAll(async () => {
  database = await openTestDatabase();
  const { sql } = database;
  await sql.unsafe(`
    insert into product_lines (id, name, slug) values (1, 'Fjelltind', 'fjelltind'), (2, 'Mange', 'mange');
    insert into categories (id, name, slug) values (1, 'Sko', 'sko'), (2, 'Klær', 'klaer');
    insert into subcategories (id, category_id, name, slug) values (1, 1, 'Tursko', 'tursko'), (2, 2, 'Jakker', 'jakker');
    insert into groups (id, subcategory_id, name, slug) values (1, 1, 'Fjellsko', 'fjellsko'), (2, 2, 'Skalljakker', 'skalljakker');
    insert into color_groups (id, name, label) values (1, 'Blå', 'Blå'), (2, 'Rød', 'Rød');
    insert into colors (id, name, color_group_id) values (1, 'Marine', 1);
    insert into sizes (id, name) values (1, '42');
    insert into genders (id, name) values (1, 'Herre');
    insert into articles (id, article_no, slug, name, price, product_line_id, group_id) values (1, 'A1', 'a-1', 'A', 100, 1, 1);
    insert into article_genders (article_id, gender_id) values (1, 1);
    insert into variants (id, article_id, ean, size_id, color_id) values (1, 1, '7040000000011', 1, 1);
    insert into articles (id, article_no, slug, name, price, product_line_id, group_id)
      select i, 'M' || i, 'm-' || i, 'M', 100, 2, 2 from generate_series(10, 1100) i;`);
  const catalogue = createCatalogue({ sql, engine, reviews: createReviews({ sql, clock: systemClock }) });
  stop = await watchChanges(sql, {
    catalogue,
    engine,
    readBrands: async () => {},
    readWords: async () => false,
    open: engine.open,
    reindex: async () => {
      await engine.index(catalogue.indexed());
      rebuilt++;
    },
    expire: () => wake(),
    expireAll: () => {
      pages++;
      wake();
    },
    log: (message, error) => console.error(message, error),
  });
});
afterAll(async () => {
  await stop();
  await database.close();
});

/** The article of the index as text, when it has come to hold this. */
async function holds(id: number, text: string) {
  for (;;) {
    const [hit] = (await engine.search({ filters: { ids: [id] } })).hits;
    if (JSON.stringify(hit?.article).includes(text)) return;
    await new Promise<void>((resolve) => {
      wake = resolve;
    });
  }
}

describe('what an article shows but does not own reaches the index when it changes', () => {
  it.each([
    ['a product line', 'product_lines'],
    ['a colour', 'colors'],
    ['a colour group', 'color_groups'],
    ['a size', 'sizes'],
    ['a gender', 'genders'],
    ['a subcategory', 'subcategories'],
    ['a group', 'groups'],
  ])('the new name of %s', async (_what, table) => {
    const before = { rebuilt, pages };
    await database.sql`update ${database.sql(table)} set name = ${`Ny ${table}`} where id = 1`;
    await holds(1, `Ny ${table}`);
    expect(rebuilt).toBe(before.rebuilt);
    expect(pages).toBeGreaterThan(before.pages);
  });

  it('another colour group of a colour, and another place of a group', async () => {
    await database.sql`update colors set color_group_id = 2 where id = 1`;
    await holds(1, 'Rød');
    await database.sql`update groups set subcategory_id = 2 where id = 1`;
    await holds(1, 'Jakker');
  });

  it('one that more than a thousand articles share makes a new index', async () => {
    const before = rebuilt;
    await database.sql`update product_lines set name = 'Mange nye' where id = 2`;
    await holds(1100, 'Mange nye');
    expect(rebuilt).toBe(before + 1);
  });
});
