import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eanCheckDigit } from '@/lib/catalogue/ean';
import { type ImportOptions, importFeed } from '@/server/feed/import';
import type { ReportEntry } from '@/server/feed/report';
import type { Sql } from '@/server/platform/db/connection';

type Row = Record<string, unknown>;
/** Rows become JSON lines; text and bytes are written as they are. */
export type Files = Record<string, Row[] | string | Buffer>;

export const ean = (n: number) => {
  const digits = `704${String(n).padStart(9, '0')}`;
  return digits + eanCheckDigit(digits);
};

export const variant = (n: number, over: Row = {}) => ({ ean: ean(n), size: 'M', colorId: 1, ...over });

export const article = (id: number, over: Row = {}) => ({
  id,
  articleNo: `A${id}`,
  name: `Jakke ${id}`,
  price: 10_000,
  productLineId: 1,
  groupId: 1,
  genders: [1],
  dateCreated: '2026-01-01T00:00:00Z',
  variants: [variant(id * 10), variant(id * 10 + 1, { size: 'L' })],
  ...over,
});

export const shop = (id: number, over: Row = {}) => ({
  ...{ id, no: `00${id}`, name: `Butikk ${id}`, fullName: `Nordvidda ${id} AS`, orgNo: '987 654 325' },
  ...{ openingHours: 'Man-Fre: 10-20', postNo: '0155', postPlace: 'OSLO', address: 'Storgata 1' },
  ...{ email: 'oslo@nordvidda.example', phone: '22000000', latitude: 59.9, longitude: 10.7, ...over },
});

/** Everything two articles in two shops need. */
export const smallFeed = (): Files => ({
  'product-lines.jsonl': [{ id: 1, name: 'Fjelltind' }],
  'color-groups.jsonl': [{ id: 1, name: 'Blå', label: 'Blå', hex: '#2040a0' }],
  'colors.jsonl': [
    { id: 1, name: 'Marine', colorGroupId: 1 },
    { id: 2, name: 'Himmel', colorGroupId: 1 },
  ],
  'genders.jsonl': [
    { id: 1, name: 'Herre' },
    { id: 2, name: 'Dame' },
  ],
  'categories.jsonl': [{ id: 1, name: 'Klær' }],
  'subcategories.jsonl': [{ id: 1, categoryId: 1, name: 'Jakker' }],
  'groups.jsonl': [
    { id: 1, subcategoryId: 1, name: 'Skalljakker' },
    { id: 2, subcategoryId: 1, name: 'Dunjakker' },
  ],
  'shops.jsonl': [shop(1), shop(2)],
  'shipping-methods.jsonl': [{ id: 'collect', name: 'Hent i butikk', price: 0 }],
  'articles.jsonl': [article(1), article(2)],
  'stock.jsonl': [
    { ean: ean(10), shopId: 1, qty: 3 },
    { ean: ean(11), shopId: 2, qty: 0 },
    { ean: ean(20), shopId: 1, qty: 7 },
  ],
});

/** Writes the files, imports them, and gives the result with the entries of the report; nothing is left on the disk. */
export async function importFiles(sql: Sql, files: Files, options: Partial<ImportOptions> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'nordvidda-feed-'));
  try {
    for (const [name, content] of Object.entries(files)) {
      const isRows = Array.isArray(content);
      await writeFile(join(folder, name), isRows ? content.map((row) => `${JSON.stringify(row)}\n`).join('') : content);
    }
    // Most feeds here are a part of a shop, in which nobody could buy.
    const result = await importFeed({ folder, sql, force: true, ...options });
    const text = result.report ? await readFile(result.report, 'utf8') : '';
    const rejected = text
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as ReportEntry);
    return { ...result, rejected };
  } finally {
    await rm(folder, { recursive: true });
  }
}

const TABLES = [
  ...[
    'product_lines',
    'color_groups',
    'colors',
    'sizes',
    'genders',
    'categories',
    'subcategories',
    'groups',
    'articles',
  ],
  ...[
    'article_genders',
    'article_groups',
    'variants',
    'bestsellers',
    'campaigns',
    'campaign_articles',
    'price_history',
  ],
  ...[
    'shops',
    'shop_exceptions',
    'stock',
    'shipping_methods',
    'postcodes',
    'settings',
    'changes',
    'reviews',
    'promo_codes',
  ],
  ...[
    'polls',
    'poll_questions',
    'poll_options',
    'blog_categories',
    'blog_posts',
    'blog_post_articles',
    'banners',
    'social_posts',
  ],
];

export async function emptyTables(sql: Sql): Promise<void> {
  await sql`truncate feed_runs, ${sql(TABLES)} cascade`;
}

/** A digest of every row and its version (xmin) in every table a feed may touch: equal means that nothing was written. */
export async function fingerprint(sql: Sql): Promise<Record<string, string>> {
  const prints = TABLES.map(async (table) => {
    const [row] =
      await sql`select md5(coalesce(string_agg(t::text || xmin::text, ',' order by t::text), '')) as md5 from ${sql(table)} t`;
    return [table, row?.md5 as string] as const;
  });
  return Object.fromEntries(await Promise.all(prints));
}
