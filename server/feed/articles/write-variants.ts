import type { Tx } from '@/server/feed/changes';
import type { ArticleToWrite } from './write-articles';

/** Size name → id. Sizes have no file of their own: a name that is new becomes a size. */
export type SizeNumbers = Map<string, number>;

const VARIANTS = `json_to_recordset($1::text::json) as s(article_id integer, ean text, size_id integer, color_id integer,
  can_purchase boolean, image text, images jsonb, "position" integer)`;
const FIELDS = ['size_id', 'color_id', 'can_purchase', 'image', 'images', '"position"'];
const both = (prefix: string) => FIELDS.map((name) => prefix + name).join(', ');
const MINE = 't.ean = s.ean and t.article_id = s.article_id';

const INSERT = `insert into variants (article_id, ean, ${both('')})
  select s.article_id, s.ean, ${both('s.')} from ${VARIANTS}`;
const INSERT_NEW = `${INSERT} where not exists (select from variants t where ${MINE}) order by s.article_id, s."position"`;
const UPDATE = `update variants t set ${FIELDS.map((name) => `${name} = s.${name}`).join(', ')} from ${VARIANTS}
  where ${MINE} and (${both('t.')}) is distinct from (${both('s.')})`;
const DELETE = `delete from variants t where t.article_id = any($2::int[])
  and not exists (select from ${VARIANTS} where ${MINE})`;
/** Variants that are about to take the size and colour another one still has. */
const CLASHING = `select o.id from ${VARIANTS} join variants t on ${MINE}
  join variants o on o.article_id = s.article_id and o.size_id = s.size_id and o.color_id = s.color_id and o.id <> t.id`;

/**
 * A variant that is not in the row of its article any more goes, with its stock: the row is the whole article, and
 * orders keep copies of what was bought. The others keep their id, and so their stock and place in carts.
 */
export async function writeVariants(
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
    await tx.unsafe(DELETE, [json, changedIds]);
    const parked = await park(tx, json);
    await tx.unsafe(UPDATE, [json]);
    if (parked.length > 0) await tx`delete from sizes where id = any(${parked}::int[])`;
  }
  if (records.length > 0) await tx.unsafe(changedIds.length > 0 ? INSERT_NEW : INSERT, [json]);
}

/** Two variants that swap sizes would meet in between: one of them waits on a size that only this transaction sees. */
async function park(tx: Tx, json: string): Promise<number[]> {
  const clashing = await tx.unsafe<{ id: number }[]>(CLASHING, [json]);
  const sizes = [...new Set(clashing.map(({ id }) => -id))];
  if (sizes.length === 0) return [];
  await tx`insert into sizes (id, name) select id, 'parked ' || id from unnest(${sizes}::int[]) as s(id)`;
  await tx`update variants set size_id = -id where -id = any(${sizes}::int[])`;
  return sizes;
}

/** Numbers are given once and written with every batch that uses them, so a batch that fails takes none with it. */
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
