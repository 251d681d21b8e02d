import { z } from 'zod';
import type { Tx } from '@/server/feed/changes';
import type { Problem } from '@/server/feed/errors';
import * as f from '@/server/feed/fields';
import { EanTable, PairTable } from '@/server/feed/flat-tables';
import type { FeedKind, Importer, RowSource, Run } from '@/server/feed/run';
import type { Sql } from '@/server/platform/db/connection';

/** Arrays as text: for 10,000 rows the cheapest way into a statement short of COPY, which needs a table first. */
const ROWS =
  'unnest($1::text::int[], $2::text::int[], $3::text::int[], $4::text::float8[]) as s(variant_id, shop_id, qty, counted)';
const SAME = 't.variant_id = s.variant_id and t.shop_id = s.shop_id';

/**
 * What was ordered after a row was counted, and has not gone back to its shelf. $5 is when the oldest of the rows was counted.
 * Numbers of orders grow with their time but for transactions that cross, which a minute is ample for: so only the newest are read.
 */
const SOLD = `sold as materialized (
  select v.id as variant_id, f.shop_id, o.created_at as at, l.count - l.withdrawn as count
  from orders o join fulfilments f on f.order_id = o.id and f.state <> 'closed'
  join fulfilment_lines l on l.fulfilment_id = f.id join variants v on v.ean = l.ean
  where o.created_at > $5::timestamptz and o.id > coalesce((
    select id from orders where created_at < $5::timestamptz - interval '1 minute' order by id desc limit 1), 0))`;
const LEFT = `gone as materialized (
  select s.variant_id, s.shop_id, sum(t.count)::int as count
  from ${ROWS} join sold t on ${SAME} and t.at > to_timestamp(s.counted / 1000) group by s.variant_id, s.shop_id),
left_over as materialized (
  select s.variant_id, s.shop_id, greatest(0, s.qty - coalesce(t.count, 0)) as qty from ${ROWS} left join gone t on ${SAME})`;
/** Looked up shelf by shelf: a join would read the stock of the whole chain for each batch. */
const SHELF = `(select t.qty from stock t where ${SAME} limit 1) t`;
const DIFFERING = `${SOLD}, ${LEFT}, differing as materialized (
  select s.variant_id, s.shop_id, s.qty, t.qty as was, t.qty is null as is_new
  from left_over s left join lateral ${SHELF} on true where t.qty is distinct from s.qty)`;
const WRITTEN = `written as (
  insert into stock as t (variant_id, shop_id, qty)
  select variant_id, shop_id, qty from differing order by variant_id, shop_id
  on conflict (variant_id, shop_id) do update set qty = excluded.qty where t.qty <> excluded.qty)`;
const CHANGED = `select v.ean, d.shop_id as shop, d.was, d.qty from differing d join variants v on v.id = d.variant_id`;
const COUNTS = `select count(*) filter (where is_new)::int as inserted, count(*) filter (where not is_new)::int as updated
  from differing`;
const LOCK = `with ${DIFFERING}, in_order as materialized (select * from differing order by variant_id, shop_id)
  select 1 from in_order s cross join lateral (select 1 from stock t where ${SAME} limit 1 for update) t`;

const DELETE = `with mine as (
    select t.variant_id, t.shop_id from ${ROWS} join stock t on ${SAME} order by t.variant_id, t.shop_id for update of t)
  delete from stock t using mine s where ${SAME} returning (select ean from variants v where v.id = t.variant_id) as ean, t.shop_id as shop, t.qty as was, null::int as qty`;

/**
 * Sets stock to what the feed says, less what was ordered since it was counted, touching only what differs. Rows are locked in the
 * order of their key, as reservations lock theirs, so the two never deadlock; what is written is worked out once they are locked, so
 * that it knows of every order. `unsafe` statements are not prepared, so each batch is planned for the table as it has
 * grown. Never force that with plan_cache_mode: it would plan every foreign key check anew, eight times as slow.
 */
export async function writeStock(
  tx: Tx,
  places: StockPlace[],
  dryRun: boolean,
): Promise<{ inserted: number; updated: number }> {
  const given = counts(places);
  if (!dryRun) await tx.unsafe(LOCK, given);
  const statement = `with ${dryRun ? DIFFERING : `${DIFFERING}, ${WRITTEN}`} ${COUNTS}`;
  const [counted] = await tx.unsafe<{ inserted: number; updated: number }[]>(statement, given);
  return counted ?? { inserted: 0, updated: 0 };
}

interface Delivered {
  ean: string;
  shop: number;
  was: number | null;
  qty: number | null;
}

/** As `writeStock`, and keeps what each shelf held. */
async function deliver(tx: Tx, places: StockPlace[], { journal }: Run): Promise<{ inserted: number; updated: number }> {
  const given = counts(places);
  await tx.unsafe(LOCK, given);
  const changed = await tx.unsafe<Delivered[]>(`with ${DIFFERING}, ${WRITTEN} ${CHANGED}`, given);
  await journal.noteStock(tx, changed.map(shelfChange));
  const inserted = changed.filter(({ was }) => was === null).length;
  return { inserted, updated: changed.length - inserted };
}

function shelfChange({ ean, shop, was, qty }: Delivered) {
  return { key: [ean, shop], before: was === null ? null : { qty: was }, after: qty === null ? null : { qty } };
}

export async function removeStock(tx: Tx, places: StockPlace[], dryRun: boolean): Promise<Delivered[]> {
  const statement = dryRun ? `select 1 from ${ROWS} join stock t on ${SAME}` : DELETE;
  return tx.unsafe<Delivered[]>(statement, arrays(places));
}

function arrays(places: StockPlace[]): string[] {
  const array = (of: (place: StockPlace) => number) => `{${places.map(of).join(',')}}`;
  const times = `{${places.map(({ counted }) => counted ?? 'null').join(',')}}`;
  return [array(({ variant }) => variant), array(({ shop }) => shop), array(({ qty }) => qty ?? 0), times];
}

function counts(places: StockPlace[]): (string | null)[] {
  const oldest = places.reduce((least, { counted }) => Math.min(least, counted ?? least), Number.POSITIVE_INFINITY);
  return [...arrays(places), Number.isFinite(oldest) ? new Date(oldest).toISOString() : null];
}

const schema = z
  .object({
    // Only an EAN that no variant has is checked further.
    ean: z.string(),
    shopId: f.id,
    qty: f.count.nullish(),
    /** When it was counted. */
    countedAt: f.moment.nullish(),
    deleted: f.truth.nullish(),
  })
  .refine(({ qty, deleted }) => deleted === true || typeof qty === 'number', { path: ['qty'], error: 'is missing' });

type StockRow = z.output<typeof schema>;

export interface StockPlace {
  variant: number;
  shop: number;
  /** Null deletes the row. */
  qty: number | null;
  /** In milliseconds; undefined takes nothing off. */
  counted: number | undefined;
}

export const stockKind: FeedKind = {
  name: 'stock',
  schema,
  key: ['ean', 'shopId'],
  csv: true,
  batchRows: 10_000,
  // A new row costs mostly two look-ups of foreign keys: two connections share them.
  parallel: 2,
  own: true,
  images: shelves,
  open: openStock,
};

async function shelves(sql: Sql | Tx, keys: Record<string, unknown>[]): Promise<Record<string, unknown>[]> {
  return sql<Record<string, unknown>[]>`
    select k.ean, k.shop_id, s.qty from unnest(${keys.map(({ ean }) => ean as string)}::text[],
      ${keys.map(({ shopId }) => shopId as number)}::int[]) as k(ean, shop_id)
    join variants v on v.ean = k.ean join stock s on s.variant_id = v.id and s.shop_id = k.shop_id`;
}

async function openStock(run: Run, { writtenAt }: RowSource): Promise<Importer<StockRow & { place?: StockPlace }>> {
  await run.known.load('shops');
  const variants = await EanTable.load(run.sql, 'id');
  const seen = new PairTable();
  const expected = run.dryRun ? await run.articles() : undefined;
  let pretended = 0;

  /** Gives the variants of new articles, which a dry run does not write, numbers below zero. */
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
      problems.push(...run.known.problems('shops', 'shopId', row.shopId));
      if (problems.length > 0) return problems;
      const first = seen.first(variant, row.shopId, line);
      if (first !== undefined) return [{ field: 'ean, shopId', reason: `is the same as on line ${first}` }];
      const counted = row.countedAt ? Date.parse(row.countedAt) : writtenAt;
      row.place = { variant, shop: row.shopId, qty: row.deleted ? null : (row.qty ?? 0), counted };
      return [];
    },

    async write(tx, rows) {
      const places = rows.flatMap(({ row }) => row.place ?? []);
      const kept = places.filter(({ qty }) => qty !== null);
      const keeping = run.journal.takesStock && !run.dryRun;
      const written = keeping ? await deliver(tx, kept, run) : await writeStock(tx, kept, run.dryRun);
      const named = places.filter(({ qty }) => qty === null);
      const removed = named.length > 0 ? await removeStock(tx, named, run.dryRun) : [];
      if (keeping) await run.journal.noteStock(tx, removed.map(shelfChange));
      return { ...written, deleted: removed.length };
    },
  };
}
