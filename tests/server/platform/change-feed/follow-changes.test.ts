import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { articlesChangedSince } from '@/server/platform/change-feed/service';
import { changesSince, currentPosition } from '@/server/platform/change-feed/store';
import { openTestDatabase } from '@/tests/support/database';
import { startInstance } from './instance';

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

/** An instance that has just built its index, and what it does from then on. */
async function open() {
  const instance = await startInstance(database.sql);
  stop = instance.stop;
  const begun = instance.did.length;
  const next = async (count: number) => {
    await instance.until(() => instance.did.length >= begun + count);
    return instance.did.slice(begun, begun + count);
  };
  return { next };
}

describe('a change in the database reaches every running instance', () => {
  it('a changed article is indexed anew, and its page and every list leave the cache', async () => {
    const { next } = await open();
    await database.sql`update articles set name = 'A new' where id = 1`;
    expect(await next(2)).toEqual(['index 1', 'expire article:1 lists']);
  });

  it('what was there before the instance started is not done again', async () => {
    const { next } = await open();
    await database.sql`update articles set name = 'B new' where id = 2`;
    expect(await next(2)).toEqual(['index 2', 'expire article:2 lists']);
  });

  it('stock leaves the lists as they are', async () => {
    const { next } = await open();
    await database.sql`insert into changes (kind, ref) values ('stock', 1), ('stock', 2), ('article', 2)`;
    await database.sql`select pg_notify('shop_changes', '')`;
    expect(await next(2)).toEqual(['index 1,2', 'expire article:2 article:1 lists']);
  });

  it('a bulk import makes one whole index', async () => {
    const { next } = await open();
    await database.sql.begin(async (tx) => {
      await tx`insert into changes (kind) values ('all')`;
      await tx`select pg_notify('shop_changes', '')`;
    });
    expect(await next(3)).toEqual(['expire all', 'reindex', 'expire all']);
  });
});

describe('an instance knows when the change log cannot tell it all', () => {
  it('in a database that has never come as far, it begins anew', async () => {
    const position = { snapshot: '900000000000:900000000000:', at: '2026-01-01' };
    expect(await changesSince(database.sql, position, 10)).toMatchObject({ lost: true });
    const here = await currentPosition(database.sql);
    expect(await changesSince(database.sql, here, 10)).toMatchObject({ lost: false, changes: [] });
  });
});

describe('an index that stood still is told which articles have changed', () => {
  const changed = async (work: () => Promise<unknown>) => {
    const position = await currentPosition(database.sql);
    await work();
    return (await articlesChangedSince(database.sql, position))?.sort();
  };
  const sql = (...text: [TemplateStringsArray]) => database.sql(...text);

  it('themselves, in stock, or in what they show, each once', async () => {
    expect(await changed(async () => undefined)).toEqual([]);
    expect(await changed(() => sql`update articles set price = 200 where id = 2`)).toEqual([2]);
    expect(await changed(() => sql`insert into changes (kind, ref) values ('stock', 1), ('article', 1)`)).toEqual([1]);
    expect(await changed(() => sql`update groups set name = 'G new' where id = 1`)).toEqual([1, 2]);
    expect(await changed(() => sql`insert into changes (kind) values ('search-words'), ('content')`)).toEqual([]);
  });

  it('unless all have, or what has is forgotten or too much', async () => {
    expect(await changed(() => sql`insert into changes (kind) values ('all')`)).toBeUndefined();
    expect(await changed(() => sql`insert into changes (kind) values ('forgotten')`)).toBeUndefined();
    const many = () => sql`insert into changes (kind, ref) select 'article', i from generate_series(1, 5001) i`;
    expect(await changed(many)).toBeUndefined();
    const never = { snapshot: '900000000000:900000000000:', at: '2026-01-01' };
    expect(await articlesChangedSince(database.sql, never)).toBeUndefined();
  });
});
