import type { Sql } from '@/server/platform/db/connection';
import type { Columns, Computed } from '@/server/platform/db/rows';
import type { articles } from '@/server/platform/db/schema/catalogue';
import type { PendingQuery } from '@/server/platform/db/sql';
import { EXAMPLES, type Finding, finding, type Severity } from './types';

const things = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`);

/** Visible articles that lack something, counted and named. */
async function lacking(
  sql: Sql,
  where: PendingQuery<readonly unknown[]>,
  { severity, code, text }: { severity: Severity; code: string; text: (articles: string, one: boolean) => string },
): Promise<Finding[]> {
  const rows = await sql<(Columns<typeof articles, 'id' | 'name'> & Computed<{ all: number }>)[]>`
    select a.id, a.name, (count(*) over ())::int as all from articles a
    where a.visible and ${where} order by a.id limit ${EXAMPLES}`;
  const count = rows[0]?.all ?? 0;
  if (count === 0) return [];
  const examples = rows.map(({ id, name }) => `${id} ${name}`);
  return [finding(severity, code, text(things(count, 'article', 'articles'), count === 1), { count, examples })];
}

export async function goodsFindings(sql: Sql): Promise<Finding[]> {
  const has = (one: boolean) => (one ? 'has' : 'have');
  const found = await Promise.all([
    lacking(sql, sql`a.price = 0`, {
      ...{ severity: 'fault', code: 'no_price' },
      text: (all, one) => `${all} ${has(one)} no price: price is 0.`,
    }),
    lacking(
      sql,
      sql`a.image is null and not exists (select from variants v where v.article_id = a.id and v.image is not null)`,
      {
        ...{ severity: 'fault', code: 'no_picture' },
        text: (all, one) => `${all} ${has(one)} no picture: set image.`,
      },
    ),
    lacking(sql, sql`not exists (select from variants v where v.article_id = a.id)`, {
      ...{ severity: 'fault', code: 'no_variant' },
      text: (all, one) => `${all} ${has(one)} no variant, so nothing to put in the cart.`,
    }),
    lacking(
      sql,
      sql`a.can_purchase and exists (select from variants v where v.article_id = a.id)
        and not exists (select from variants v join stock s on s.variant_id = v.id where v.article_id = a.id and s.qty > 0)`,
      {
        ...{ severity: 'note', code: 'no_stock' },
        text: (all, one) => `${all} ${one ? 'is' : 'are'} in stock in no shop.`,
      },
    ),
    emptyPlaces(sql),
  ]);
  return found.flat();
}

/** Categories, subcategories and groups in which no visible article stands. */
async function emptyPlaces(sql: Sql): Promise<Finding[]> {
  const rows = await sql<Computed<{ what: string; name: string }>[]>`
    with held as (
      select group_id as id from articles where visible
      union select l.group_id from article_groups l join articles a on a.id = l.article_id where a.visible),
    filled as (select g.id, g.subcategory_id, s.category_id from groups g join held h on h.id = g.id
      join subcategories s on s.id = g.subcategory_id)
    select 'category' as what, c.id || ' ' || c.name as name from categories c
      where not exists (select from filled where category_id = c.id)
    union all select 'subcategory', s.id || ' ' || s.name from subcategories s
      where not exists (select from filled where subcategory_id = s.id)
        and exists (select from filled where category_id = s.category_id)
    union all select 'group', g.id || ' ' || g.name from groups g where not exists (select from filled where id = g.id)
      and exists (select from filled where subcategory_id = g.subcategory_id)`;
  return [
    ['category', 'categories'],
    ['subcategory', 'subcategories'],
    ['group', 'groups'],
  ].flatMap(([one = '', many = '']) => {
    const names = rows.filter(({ what }) => what === one).map(({ name }) => name);
    if (names.length === 0) return [];
    const text = `${things(names.length, one, many)} ${names.length === 1 ? 'has' : 'have'} no goods.`;
    return [finding('note', `empty_${one}`, text, { count: names.length, examples: names })];
  });
}
