import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { originalPrice, type PriceRow } from '@/lib/prices/price-rules';
import { dated, writeChain } from '@/packages/fishing-chain/src/write-chain';
import { createFolderPictures } from '@/server/adapters/pictures/folder';
import { importFeed } from '@/server/feed/import';
import { openPhotographs } from '@/server/pictures/open';
import { createWorkshop } from '@/server/pictures/photograph/service';
import { openTestDatabase } from '@/tests/support/database';

const noInternet = { fetch: async () => ({ problem: 'is not in the folder' }) };

let folder: string;
let kept: string;
let database: Awaited<ReturnType<typeof openTestDatabase>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fishing-chain-'));
  await writeChain(folder, { scale: 0.1 });
  kept = await mkdtemp(join(tmpdir(), 'fishing-pictures-'));
  database = await openTestDatabase();
}, 300_000);

afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
  await rm(kept, { recursive: true });
});

function importChain() {
  const { sql } = database;
  const pictures = createFolderPictures({ folder: kept });
  const worker = createWorkshop({ pictures });
  return importFeed({ folder, sql, pictures: openPhotographs({ sql, pictures, worker, fetcher: noInternet }) });
}

describe('The fishing chain', () => {
  it('is refused in the database of another chain, which stays as it is', async () => {
    await expect(importChain()).rejects.toThrow(
      /^This database holds the chain of nordvidda, heldre, and .* that of vakringen/,
    );
    expect(await database.sql`select from articles`).toHaveLength(0);
    await database.sql`delete from brands`;
  });

  it('is imported into an empty shop without a refusal, and a second time without a change', {
    timeout: 300_000,
  }, async () => {
    const first = await importChain();
    expect(Object.values(first.kinds).filter(({ refused }) => refused > 0)).toEqual([]);
    expect(first.kinds.brands?.inserted).toBe(1);
    expect(first.pictures?.failed).toBe(0);
    const again = Object.entries((await importChain()).kinds);
    expect(again.filter(([, { inserted, updated, refused }]) => inserted + updated + refused > 0)).toEqual([]);
  });

  it('has goods in every group, and a price, a picture and stock for every article', async () => {
    const [row] = await database.sql`
      select (select count(*) from groups g where not exists (select from articles a where a.group_id = g.id))::int as empty,
        (select count(*) from articles where price = 0 or image is null)::int as bare,
        (select count(*) from articles a where not exists (
          select from variants v join stock s on s.variant_id = v.id and s.qty > 0 where v.article_id = a.id))::int as "soldOut",
        (select count(*) from articles)::int as articles, (select count(*) from shops where web_shop)::int as "webShops"`;
    expect(row).toEqual({ empty: 0, bare: 0, soldOut: 0, articles: 40, webShops: 1 });
  });

  it('strikes through a price for each of its offers (rule 10.15)', async () => {
    const offers = await database.sql<{ id: number; price: number; start: Date }[]>`
      select o.article_id as id, o.price, c.starts_at as start from campaign_articles o join campaigns c on c.id = o.campaign_id`;
    const kept = await database.sql<(PriceRow & { id: number })[]>`
      select article_id as id, price, kind, valid_from as from, valid_to as to from price_history
      where campaign_article_id is null`;
    const before = offers.map(({ id, price, start }) =>
      originalPrice(
        kept.filter((row) => row.id === id),
        start,
        price,
      ),
    );
    expect(before.filter((price) => price !== undefined)).toHaveLength(10);
  });

  it('has the twelve photographs that its rows name', async () => {
    const photographs = await readdir(join(folder, 'pictures'));
    expect(photographs).toHaveLength(12);
  });
});

describe('The fishing chain with photographs of its own', () => {
  it('shows each of its forty articles by another photograph, which is there', async () => {
    const own = await mkdtemp(join(tmpdir(), 'fishing-own-'));
    await writeChain(own, { own: true, scale: 0.02 });
    const rows = (await readFile(join(own, 'articles.jsonl'), 'utf8')).trim().split('\n');
    const shown = rows.map((row) => JSON.parse(row).image).map((image) => image.src ?? image);
    expect(new Set(shown).size).toBe(40);
    const photographs = await Promise.all(shown.map((file) => readFile(join(own, file), 'base64')));
    expect(new Set(photographs).size).toBe(40);
    await rm(own, { recursive: true });
  });
});

describe('Dates in the sources', () => {
  it('are those of the day the chain is written for, in Oslo', () => {
    const text = '{"start":"@-5","end":"@+9","at":"@-3T09:00","date":"@day+4","name":"@home"}';
    expect(dated(text, '2026-03-31')).toBe(
      '{"start":"2026-03-25T23:00:00.000Z","end":"2026-04-08T22:00:00.000Z","at":"2026-03-28T08:00:00.000Z","date":"2026-04-04","name":"@home"}',
    );
    expect(dated(text, '2026-12-01')).not.toBe(dated(text, '2026-12-02'));
  });
});
