import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { changesSince, currentPosition, forgetChanges } from '@/server/platform/change-feed/store';
import { connectDatabase, type Sql } from '@/server/platform/db/connection';
import { openTestDatabase } from '@/tests/support/database';
import { startProxy } from '@/tests/support/proxy';
import { startInstance } from './instance';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let sql: Sql;
const closing: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
  sql = database.sql;
  await sql`insert into product_lines (id, name, slug) values (1, 'L', 'l')`;
  await sql`insert into categories (id, name, slug) values (1, 'K', 'k')`;
  await sql`insert into subcategories (id, category_id, name, slug) values (1, 1, 'S', 's')`;
  await sql`insert into groups (id, subcategory_id, name, slug) values (1, 1, 'G', 'g')`;
  await sql`insert into articles (id, article_no, slug, name, price, product_line_id, group_id)
    select i, 'A' || i, 'a-' || i, 'A', 100, 1, 1 from generate_series(1, 3) i`;
});
beforeEach(async () => {
  await sql`delete from campaigns`;
  await sql`update articles set name = 'A', price = 100`;
});
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});
afterAll(() => database.close());

async function open(options?: Parameters<typeof startInstance>[1], on = sql) {
  const instance = await startInstance(on, options);
  closing.push(instance.stop);
  return instance;
}

/** An instance that reaches the database by a way of its own, which can be cut. */
async function openAfar() {
  const way = await startProxy(database.url);
  const afar = connectDatabase(way.url, { poolSize: 2 });
  closing.push(way.cut, afar.close);
  return { way, instance: await open({}, afar.sql) };
}

/** Moves the clock on: what has been written so far was written so much longer ago. */
const passes = (time: string, on: Sql = sql) => on`update changes set at = at - ${time}::interval`;
const priced = (id: number, price: number, on: Sql = sql) => on`update articles set price = ${price} where id = ${id}`;

describe('a change is delayed and never lost', () => {
  it('when the index with new words cannot be built at once; prices are applied meanwhile', async () => {
    let built = 0;
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const instance = await open({ during: async () => void (++built === 2 && (await held)) });
    instance.failing.push('reindex');
    await sql`insert into search_synonyms (relation, terms) values ('same', '{lue,topplue}')`;
    await instance.until(() =>
      instance.did.some((what) => what.startsWith('Building the index with new words failed')),
    );
    await instance.until(() => built === 2);
    await priced(1, 90);
    await instance.until(() => instance.did.includes('index 1'));
    expect(instance.did.filter((what) => what === 'reindex')).toHaveLength(1);
    release();
    await instance.until(() => instance.did.filter((what) => what === 'reindex').length === 2);
    expect(instance.did).toContain('words lue=topplue');
    await sql`delete from search_synonyms`;
  });

  it('when one instance is cut off for five minutes while prices change', async () => {
    const { way, instance } = await openAfar();
    const near = await open();
    await priced(1, 90);
    await instance.until(() => instance.line(1) === 'A 90');
    await way.cut();
    await priced(1, 80);
    await priced(2, 70);
    await near.until(() => near.line(2) === 'A 70');
    await passes('5 minutes');
    await priced(3, 60);
    await way.mend();
    await instance.until(() => instance.line(3) === 'A 60');
    expect([1, 2, 3].map(instance.line)).toEqual(['A 80', 'A 70', 'A 60']);
  });

  it('when the transaction began before and commits long after what others have written', async () => {
    const instance = await open();
    const slow = await sql.reserve();
    await slow`begin`;
    await priced(1, 50, slow as unknown as Sql);
    await passes('10 minutes', slow as unknown as Sql);
    await priced(2, 40);
    await instance.until(() => instance.line(2) === 'A 40');
    expect(instance.line(1)).toBe('A 100');
    await slow`commit`;
    slow.release();
    await priced(3, 30);
    await instance.until(() => instance.line(3) === 'A 30');
    expect(instance.line(1)).toBe('A 50');
  });

  it('while the first index is being built', async () => {
    const instance = await open({ during: () => priced(1, 20).then(() => {}) });
    await instance.until(() => instance.line(1) === 'A 20');
  });

  it('while the index is being built anew, however long that takes', async () => {
    let times = 0;
    const during = async () => {
      if (++times !== 2) return;
      await priced(1, 10);
      await passes('10 minutes');
    };
    const instance = await open({ during });
    await sql.begin(async (tx) => {
      await tx`insert into changes (kind) values ('all')`;
      await tx`select pg_notify('shop_changes', '')`;
    });
    await instance.until(() => instance.line(1) === 'A 10');
    expect(times).toBe(2);
  });

  it.each(['read', 'index'] as const)('when the %s fails the first time', async (what) => {
    const instance = await open();
    instance.failing.push(what);
    await priced(1, 9);
    await instance.until(() => instance.failing.length === 0 && instance.did.some((did) => did.includes('failed')));
    await passes('10 minutes');
    await priced(2, 8);
    await instance.until(() => instance.line(2) === 'A 8');
    expect(instance.line(1)).toBe('A 9');
  });

  it('when the new index cannot be built the first time', async () => {
    const instance = await open();
    instance.failing.push('reindex');
    await sql`insert into changes (kind) values ('all')`;
    await sql`select pg_notify('shop_changes', '')`;
    await instance.until(() => instance.failing.length === 0);
    await sql`select pg_notify('shop_changes', '')`;
    await instance.until(() => instance.did.filter((did) => did === 'reindex').length === 2);
  });

  it('and when the rows of what was missed have been forgotten, everything is built anew', async () => {
    const { way, instance } = await openAfar();
    const near = await open();
    await way.cut();
    await priced(1, 7);
    await near.until(() => near.line(1) === 'A 7');
    await passes('8 days');
    await forgetChanges(sql);
    await way.mend();
    await priced(2, 6);
    await near.until(() => near.line(2) === 'A 6');
    await instance.until(() => instance.line(2) === 'A 6');
    expect(instance.line(1)).toBe('A 7');
    expect(near.did.filter((did) => did === 'reindex')).toHaveLength(1);
  });
});

describe('what begins by the clock is not written by anybody', () => {
  /**
   * A campaign that everybody can read before it begins, as it is in life; it has begun when this resolves. Without
   * `shop.bulk` the writing of it would be a change by itself.
   */
  async function begin() {
    await sql.begin(async (tx) => {
      await tx`select set_config('shop.bulk', 'on', true)`;
      await tx`insert into campaigns (id, name, slug, starts_at, ends_at)
        values (1, 'K', 'k', clock_timestamp() + interval '100 ms', now() + interval '1 day')`;
      await tx`insert into campaign_articles (campaign_id, article_id, price) values (1, 1, 5)`;
    });
    const [campaign] = await sql<{ inTime: boolean }[]>`
      select starts_at > clock_timestamp() as "inTime", pg_sleep(extract(epoch from starts_at - clock_timestamp()))
      from campaigns`;
    if (campaign?.inTime) return;
    await sql`delete from campaigns`;
    await begin();
  }
  const wake = () => sql`select pg_notify('shop_changes', '')`;

  it('a campaign is taken in when it begins', async () => {
    const instance = await open();
    await begin();
    await wake();
    await instance.until(() => instance.line(1) === 'A 5');
    await instance.until(() => instance.did.includes('expire article:1 lists campaigns'));
  });

  it('and not lost when reading or indexing its articles fails at that moment', async () => {
    const instance = await open();
    instance.failing.push('read', 'index');
    await begin();
    await wake();
    await instance.until(() => instance.failing.length === 1);
    await wake();
    await instance.until(() => instance.failing.length === 0);
    await wake();
    await instance.until(() => instance.line(1) === 'A 5');
  });

  it('nor when it begins while the instance is cut off', async () => {
    const { way, instance } = await openAfar();
    await way.cut();
    await begin();
    await way.mend();
    await wake();
    await instance.until(() => instance.line(1) === 'A 5');
  });

  it('a blog post is shown when it is published', async () => {
    await sql.begin(async (tx) => {
      await tx`select set_config('shop.bulk', 'on', true)`;
      await tx`insert into blog_posts (id, slug, title, body, published_at)
        values (1, 'p', 'P', '<p>P</p>', now() - interval '1 second')`;
    });
    const now = await currentPosition(sql);
    const [minuteAgo] = await sql<{ at: string }[]>`select (now() - interval '1 minute')::text as at`;
    expect((await changesSince(sql, { ...now, ...minuteAgo }, 10)).changes).toEqual([{ kind: 'content', ref: null }]);
    expect((await changesSince(sql, now, 10)).changes).toEqual([]);
    await sql`delete from blog_posts`;
  });
});
