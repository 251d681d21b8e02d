import type { Tx } from '@/server/feed/changes';
import { columnsOf } from '@/server/feed/columns';
import type { RowChange } from '@/server/feed/versions/journal';
import type { Sql } from '@/server/platform/db/connection';
import type { Computed } from '@/server/platform/db/rows';
import { articles } from '@/server/platform/db/schema/catalogue';
import { articleSchema } from './schema';
import type { ArticleToWrite } from './write-articles';

type Image = Record<string, unknown>;

const OWN = columnsOf(articles, articleSchema).filter(({ field }) => field !== 'dateCreated');

const IMAGES = `
  select json_build_object(${OWN.map(({ field, name }) => `'${field}', a."${name}"`).join(', ')},
    'dateCreated', extract(epoch from a.date_created)::float8 * 1000,
    'genders', array(select gender_id from article_genders where article_id = a.id order by 1),
    'alsoInGroups', array(select group_id from article_groups where article_id = a.id order by 1),
    'bestseller', (select json_build_object('qtyRank', qty_rank, 'turnoverRank', turnover_rank)
      from bestsellers where article_id = a.id),
    'variants', coalesce((select json_agg(json_build_object('ean', v.ean, 'size', z.name, 'colorId', v.color_id,
        'canPurchase', v.can_purchase, 'image', v.image, 'images', v.images) order by v.position, v.id)
      from variants v join sizes z on z.id = v.size_id where v.article_id = a.id), '[]')) as image
  from articles a where a.id = any($1::int[])`;

/** Reads articles as rows of a feed. */
export async function articleImages(sql: Sql | Tx, ids: number[]): Promise<Image[]> {
  const rows = await sql.unsafe<Computed<{ image: Image }>[]>(IMAGES, [ids]);
  return rows.map(({ image }) => ({ ...image, dateCreated: new Date(image.dateCreated as number).toISOString() }));
}

/** What writing these articles changes: those that are new without what was before. */
export async function articleChanges(tx: Tx, rows: readonly ArticleToWrite[]): Promise<RowChange[]> {
  const known = rows.flatMap(({ isNew, row }) => (isNew ? [] : [row.id]));
  const images = known.length > 0 ? await articleImages(tx, known) : [];
  const before = new Map(images.map((image) => [image.id, image]));
  return rows.map(({ row, slug }) => {
    const { toWrite: _, ...fed } = row as typeof row & { toWrite?: unknown };
    const was = before.get(row.id) ?? null;
    const after = {
      ...{ ...fed, slug, dateCreated: row.dateCreated ?? was?.dateCreated ?? null },
      alsoInGroups: row.alsoInGroups.filter((id) => id !== row.groupId),
    };
    return { key: [row.id], before: was, after };
  });
}
