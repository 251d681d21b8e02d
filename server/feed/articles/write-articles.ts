import type { Tx } from '@/server/feed/changes';
import { assigned, type Column, columnsOf, list, recordOf, recordset } from '@/server/feed/columns';
import { articles } from '@/server/platform/db/schema/catalogue';
import { type ArticleRow, articleSchema } from './schema';
import { type SizeNumbers, writeVariants } from './write-variants';

export interface ArticleToWrite {
  row: ArticleRow;
  line: number;
  slug: string;
  digest: string;
  isNew: boolean;
}

const own = columnsOf(articles, articleSchema).filter(({ field }) => field !== 'dateCreated');
const columns: Column[] = [...own, { field: 'feedDigest', name: 'feed_digest', type: 'text' }];
const dated: Column[] = [...columns, { field: 'dateCreated', name: 'date_created', type: 'timestamptz' }];
const changeable = columns.filter(({ field }) => field !== 'id');

const INSERT = `insert into articles (${list(dated)})
  select ${list(columns, 's.')}, coalesce(s.date_created, now()) from ${recordset(dated)} order by s.id`;
const UPDATE = `update articles t set ${assigned(changeable, 's')}, date_created = coalesce(s.date_created, t.date_created)
  from ${recordset(dated)} where t.id = s.id`;

/**
 * Writes articles that are new or whose row differs from the one they were written from, each with all that hangs on
 * it, in the transaction of the caller.
 */
export async function writeArticles(tx: Tx, rows: ArticleToWrite[], sizes: SizeNumbers): Promise<void> {
  const fresh = rows.filter(({ isNew }) => isNew);
  const changed = rows.filter(({ isNew }) => !isNew);
  // The numbers and slugs of this batch may pass from one article to another: an update that gives one up goes first.
  if (changed.length > 0) await tx.unsafe(UPDATE, [recordsOf(changed)]);
  if (fresh.length > 0) await tx.unsafe(INSERT, [recordsOf(fresh)]);
  const changedIds = changed.map(({ row }) => row.id);
  await writeVariants(tx, rows, changedIds, sizes);
  await writeLinks(tx, 'article_genders', 'gender_id', rows, changedIds, ({ genders }) => genders);
  await writeLinks(tx, 'article_groups', 'group_id', rows, changedIds, ({ alsoInGroups, groupId }) =>
    alsoInGroups.filter((id) => id !== groupId),
  );
  await writeBestsellers(tx, rows, changedIds);
}

const recordsOf = (rows: ArticleToWrite[]) =>
  JSON.stringify(
    rows.map(({ row, line, slug, digest }) => recordOf(dated, { ...row, slug, feedDigest: digest }, line)),
  );

async function writeLinks(
  tx: Tx,
  table: 'article_genders' | 'article_groups',
  column: 'gender_id' | 'group_id',
  rows: ArticleToWrite[],
  changedIds: number[],
  idsOf: (row: ArticleRow) => number[],
): Promise<void> {
  const pairs = rows.flatMap(({ row }) => idsOf(row).map((id) => [row.id, id] as const));
  const wanted = tx`select * from unnest(${pairs.map(([a]) => a)}::int[], ${pairs.map(([, b]) => b)}::int[]) as s(article, id)`;
  if (changedIds.length > 0) {
    await tx`
      delete from ${tx(table)} t where t.article_id = any(${changedIds}::int[])
        and (t.article_id, t.${tx(column)}) not in (${wanted})`;
  }
  if (pairs.length > 0) await tx`insert into ${tx(table)} (article_id, ${tx(column)}) ${wanted} on conflict do nothing`;
}

async function writeBestsellers(tx: Tx, rows: ArticleToWrite[], changedIds: number[]): Promise<void> {
  const ranked = rows.flatMap(({ row }) => (row.bestseller ? [{ id: row.id, ...row.bestseller }] : []));
  if (changedIds.length > 0) {
    await tx`
      delete from bestsellers where article_id = any(${changedIds}::int[])
        and article_id <> all(${ranked.map(({ id }) => id)}::int[])`;
  }
  if (ranked.length === 0) return;
  await tx`
    insert into bestsellers as b (article_id, qty_rank, turnover_rank)
    select * from unnest(${ranked.map(({ id }) => id)}::int[], ${ranked.map(({ qtyRank }) => qtyRank)}::int[],
      ${ranked.map(({ turnoverRank }) => turnoverRank)}::int[])
    on conflict (article_id) do update set qty_rank = excluded.qty_rank, turnover_rank = excluded.turnover_rank
      where (b.qty_rank, b.turnover_rank) is distinct from (excluded.qty_rank, excluded.turnover_rank)`;
}
