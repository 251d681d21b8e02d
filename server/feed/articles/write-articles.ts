import type { Tx } from '@/server/feed/changes';
import { assigned, type Column, columnsOf, list, recordOf, recordset } from '@/server/feed/columns';
import type { Columns } from '@/server/platform/db/rows';
import { articles, type variants } from '@/server/platform/db/schema/catalogue';
import { articleSchema, type FeedArticleRow } from './schema';

export interface ArticleToWrite {
  row: FeedArticleRow;
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

export async function writeArticles(tx: Tx, rows: ArticleToWrite[], sizes: SizeNumbers): Promise<void> {
  const fresh = rows.filter(({ isNew }) => isNew);
  const changed = rows.filter(({ isNew }) => !isNew);
  // Numbers and slugs may pass from one article to another: updates, which give them up, go first.
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
  idsOf: (row: FeedArticleRow) => number[],
): Promise<void> {
  const pairs = rows.flatMap(({ row }) => idsOf(row).map((id) => [row.id, id] as const));
  const linked = tx`select * from unnest(${pairs.map(([a]) => a)}::int[], ${pairs.map(([, b]) => b)}::int[]) as s(article, id)`;
  if (changedIds.length > 0) {
    await tx`
      delete from ${tx(table)} t where t.article_id = any(${changedIds}::int[])
        and (t.article_id, t.${tx(column)}) not in (${linked})`;
  }
  if (pairs.length > 0) await tx`insert into ${tx(table)} (article_id, ${tx(column)}) ${linked} on conflict do nothing`;
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

/** Size name → id. Sizes have no file of their own in the feed: a new name becomes a size. */
type SizeNumbers = Map<string, number>;

const VARIANTS = `json_to_recordset($1::text::json) as s(article_id integer, ean text, size_id integer, color_id integer,
  can_purchase boolean, image text, images jsonb, "position" integer)`;
const FIELDS = ['size_id', 'color_id', 'can_purchase', 'image', 'images', '"position"'];
const both = (prefix: string) => FIELDS.map((name) => prefix + name).join(', ');
const MINE = 't.ean = s.ean and t.article_id = s.article_id';

const INSERT_VARIANTS = `insert into variants (article_id, ean, ${both('')})
  select s.article_id, s.ean, ${both('s.')} from ${VARIANTS}`;
const INSERT_NEW_VARIANTS = `${INSERT_VARIANTS} where not exists (select from variants t where ${MINE}) order by s.article_id, s."position"`;
const UPDATE_VARIANTS = `update variants t set ${FIELDS.map((name) => `${name} = s.${name}`).join(', ')} from ${VARIANTS}
  where ${MINE} and (${both('t.')}) is distinct from (${both('s.')})`;
const DELETE_VARIANTS = `delete from variants t where t.article_id = any($2::int[])
  and not exists (select from ${VARIANTS} where ${MINE})`;
/** Variants about to take a size and colour that another one still has. */
const CLASHING = `select o.id from ${VARIANTS} join variants t on ${MINE}
  join variants o on o.article_id = s.article_id and o.size_id = s.size_id and o.color_id = s.color_id and o.id <> t.id`;

/** Deletes variants that the row no longer lists, with their stock; the others keep their id, and so stock and place in carts. */
async function writeVariants(
  tx: Tx,
  articles: ArticleToWrite[],
  changedIds: number[],
  sizes: SizeNumbers,
): Promise<void> {
  await writeSizes(tx, articles, sizes);
  const records = articles.flatMap(({ row }) =>
    row.variants.map(({ ean, size, colorId, canPurchase, image, images }, position) => ({
      ...{ article_id: row.id, ean, size_id: sizes.get(size), color_id: colorId },
      ...{ can_purchase: canPurchase, image, images, position },
    })),
  );
  const json = JSON.stringify(records);
  if (changedIds.length > 0) {
    await tx.unsafe(DELETE_VARIANTS, [json, changedIds]);
    const parked = await park(tx, json);
    await tx.unsafe(UPDATE_VARIANTS, [json]);
    if (parked.length > 0) await tx`delete from sizes where id = any(${parked}::int[])`;
  }
  if (records.length > 0) await tx.unsafe(changedIds.length > 0 ? INSERT_NEW_VARIANTS : INSERT_VARIANTS, [json]);
}

/** Gives one of two variants that swap sizes a size that only this transaction sees: else they would clash in between. */
async function park(tx: Tx, json: string): Promise<number[]> {
  const clashing = await tx.unsafe<Columns<typeof variants, 'id'>[]>(CLASHING, [json]);
  const sizes = [...new Set(clashing.map(({ id }) => -id))];
  if (sizes.length === 0) return [];
  await tx`insert into sizes (id, name) select id, 'parked ' || id from unnest(${sizes}::int[]) as s(id)`;
  await tx`update variants set size_id = -id where -id = any(${sizes}::int[])`;
  return sizes;
}

/** Writes each size with every batch that uses it, so that a batch that fails takes none with it. */
async function writeSizes(tx: Tx, articles: ArticleToWrite[], sizes: SizeNumbers): Promise<void> {
  const names = new Set(articles.flatMap(({ row }) => row.variants.map(({ size }) => size)));
  if (names.size === 0) return;
  let highest = 0;
  for (const number of sizes.values()) highest = Math.max(highest, number);
  for (const name of names) if (!sizes.has(name)) sizes.set(name, ++highest);
  const numbers = [...names].map((name) => sizes.get(name) as number);
  await tx`
    insert into sizes (id, name) select * from unnest(${numbers}::int[], ${[...names]}::text[]) as s(id, name)
    where not exists (select from sizes t where t.id = s.id) on conflict do nothing`;
}
