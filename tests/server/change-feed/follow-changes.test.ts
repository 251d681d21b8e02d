import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { followChanges, type LiveTargets } from '@/server/change-feed/service';
import { openTestDatabase } from '@/tests/support/database';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let stop: (() => Promise<void>) | undefined;

beforeAll(async () => {
  database = await openTestDatabase();
  const { sql } = database;
  await sql`insert into product_lines (id, name, slug) values (1, 'L', 'l')`;
  await sql`insert into categories (id, name, slug) values (1, 'K', 'k')`;
  await sql`insert into subcategories (id, category_id, name, slug) values (1, 1, 'S', 's')`;
  await sql`insert into groups (id, subcategory_id, name, slug) values (1, 1, 'G', 'g')`;
  await sql`insert into articles (id, article_no, slug, name, price, product_line_id, group_id)
    values (1, 'A1', 'a-1', 'A', 100, 1, 1), (2, 'A2', 'a-2', 'B', 100, 1, 1)`;
});
afterEach(() => stop?.());
afterAll(() => database.close());

/** What an instance did, and a way to wait for the next thing it does. */
async function follow() {
  const done: string[] = [];
  let wake = () => {};
  const note = (what: string) => {
    done.push(what);
    wake();
  };
  const targets: LiveTargets = {
    catalogue: { changes: async (ids) => ids.map((id) => ({ id, article: null })) },
    engine: { update: async (changes) => note(`index ${changes.map((change) => change.id).join(',')}`) },
    reindex: async () => note('reindex'),
    expire: (tags) => note(`expire ${tags.join(' ')}`),
    expireAll: () => note('expire all'),
    log: (message, error) => note(`${message}: ${error}`),
  };
  stop = await followChanges(database.sql, targets);
  const until = async (count: number) => {
    while (done.length < count)
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    return done.slice(0, count);
  };
  return { until };
}

describe('a change in the database reaches every running instance', () => {
  it('a changed article is indexed anew, and its page and every list leave the cache', async () => {
    const { until } = await follow();
    await database.sql`update articles set name = 'A new' where id = 1`;
    expect(await until(2)).toEqual(['index 1', 'expire article:1 lists']);
  });

  it('what was there before the instance started is not done again', async () => {
    const { until } = await follow();
    await database.sql`update articles set name = 'B new' where id = 2`;
    expect(await until(2)).toEqual(['index 2', 'expire article:2 lists']);
  });

  it('a bulk import makes one whole index', async () => {
    const { until } = await follow();
    await database.sql.begin(async (tx) => {
      await tx`insert into changes (kind) values ('all')`;
      await tx`select pg_notify('shop_changes', '')`;
    });
    expect(await until(2)).toEqual(['reindex', 'expire all']);
  });

  it('a change that commits after one with a higher number is not lost', async () => {
    const { until } = await follow();
    const slow = await database.sql.reserve();
    await slow`begin`;
    await slow`update articles set name = 'slow' where id = 1`;
    await database.sql`update articles set name = 'fast' where id = 2`;
    await until(2);
    await slow`commit`;
    slow.release();
    expect((await until(4)).slice(2)).toEqual(['index 1', 'expire article:1 lists']);
  });
});
