import { z } from 'zod';
import { EanTable } from '@/server/feed/ean-table';
import type { Problem } from '@/server/feed/errors';
import * as f from '@/server/feed/fields';
import type { FeedKind, Importer, Run } from '@/server/feed/run';
import { PairTable } from './pair-table';
import { removeStock, writeStock } from './write-stock';

const schema = z
  .object({
    // The digits are checked against the EANs there are; only one that is not there is worth a closer look.
    ean: z.string(),
    shopId: f.id,
    qty: f.count.nullish(),
    deleted: f.truth.nullish(),
  })
  .refine(({ qty, deleted }) => deleted === true || typeof qty === 'number', { path: ['qty'], error: 'is missing' });

type StockRow = z.output<typeof schema>;

export interface StockPlace {
  variant: number;
  shop: number;
  /** Null takes the row away. */
  qty: number | null;
}

export const stockKind: FeedKind = {
  name: 'stock',
  schema,
  key: ['ean', 'shopId'],
  csv: true,
  batchRows: 10_000,
  // Most of what a new row costs is the database looking up its two foreign keys: two connections share that.
  parallel: 2,
  own: true,
  open: openStock,
};

async function openStock(run: Run): Promise<Importer<StockRow & { place?: StockPlace }>> {
  await run.known.load('shops');
  const variants = await variantsIn(run);
  const seen = new PairTable();
  const expected = run.dryRun ? await run.articles() : undefined;
  let pretended = 0;

  /** In a dry run the variants of new articles are not in the database; they get numbers below zero. */
  const variantOf = (ean: string) => {
    if (!/^\d{13}$/.test(ean)) return 0; // the table compares numbers: ' 7…' and '7….0' would be found
    const found = variants.get(ean);
    if (found !== 0 || !expected?.isKnownEan(ean)) return found;
    pretended -= 1;
    variants.set(ean, pretended);
    return pretended;
  };

  return {
    check(row, line) {
      const variant = variantOf(row.ean);
      const problems: Problem[] = [];
      if (variant === 0) {
        const wrong = f.ean.safeParse(row.ean).error?.issues[0]?.message;
        problems.push({ field: 'ean', reason: wrong ?? `there is no variant with EAN ${row.ean}` });
      }
      if (!run.known.has('shops', row.shopId)) {
        problems.push({ field: 'shopId', reason: `there is no shop ${row.shopId}` });
      }
      if (problems.length > 0) return problems;
      const first = seen.first(variant, row.shopId, line);
      if (first !== undefined) return [{ field: 'ean, shopId', reason: `is the same as on line ${first}` }];
      row.place = { variant, shop: row.shopId, qty: row.deleted ? null : (row.qty ?? 0) };
      return [];
    },

    async write(tx, rows) {
      const places = rows.flatMap(({ row }) => row.place ?? []);
      const kept = places.filter(({ qty }) => qty !== null);
      const written = await writeStock(tx, kept, run.dryRun);
      const removed = places.filter(({ qty }) => qty === null);
      return { ...written, deleted: removed.length > 0 ? await removeStock(tx, removed, run.dryRun) : 0 };
    },
  };
}

/** All EANs at once: a feed of stock names most of them, and finding them here spares the database a join. */
async function variantsIn({ sql }: Run): Promise<EanTable> {
  const [count] = await sql<{ variants: number }[]>`select count(*)::int as variants from variants`;
  const table = new EanTable(count?.variants ?? 0);
  await sql<{ ean: string; id: number }[]>`select ean, id from variants`.cursor(20_000, (rows) => {
    for (const { ean, id } of rows) table.set(ean, id);
  });
  return table;
}
