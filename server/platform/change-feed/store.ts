import type { Sql } from '@/server/platform/db/connection';
import type { Columns, Computed } from '@/server/platform/db/rows';
import type { articles } from '@/server/platform/db/schema/catalogue';
import type { Transaction } from '@/server/platform/db/transact';
import type { Change, Position } from './types';

/** An instance that was away longer builds everything anew. */
const KEEP = '7 days';

/** Returns the current snapshot: unlike a row's number, it says what others see, so nothing between two of them is missed. */
export async function currentPosition(sql: Sql): Promise<Position> {
  const [row] = await sql<[Computed<Position>]>`select pg_current_snapshot()::text as snapshot, now()::text as at`;
  return row;
}

/**
 * Returns, in one snapshot, up to `limit` changes visible since `position`, with those of the clock (campaigns, banners,
 * posts, rules), and the position after them.
 */
export async function changesSince(sql: Sql, position: Position, limit: number) {
  const rows = await sql<Computed<Position & { lost: boolean; kind: Change['kind'] | null; ref: Change['ref'] }>[]>`
    with before as (select ${position.snapshot}::pg_snapshot as snapshot, ${position.at}::timestamptz as at),
    after as (select pg_current_snapshot() as snapshot, now() as at),
    began as (select b.at as after, a.at as until from before b, after a),
    news as (
      select c.kind, c.ref from changes c, before b, after a
        where c.xact >= pg_snapshot_xmin(b.snapshot) and pg_visible_in_snapshot(c.xact, a.snapshot)
          and (not pg_visible_in_snapshot(c.xact, b.snapshot) or c.kind = 'forgotten')
      union
      select 'campaign', id from campaigns, began
        where (starts_at > after and starts_at <= until) or (ends_at > after and ends_at <= until)
      union
      select 'banner', null from banners, began
        where (starts_at > after and starts_at <= until) or (ends_at > after and ends_at <= until)
      union
      select 'content', null from blog_posts, began where published_at > after and published_at <= until
      union
      select 'brand', null from brand_pages, began where exists (
        select from unnest(array[(page->>'from')::date, (page->>'until')::date + 1]) as day
        where day::timestamp at time zone 'Europe/Oslo' > after and day::timestamp at time zone 'Europe/Oslo' <= until)
      union
      select 'search-words', null from search_rules, began
        where (starts_at > after and starts_at <= until) or (ends_at > after and ends_at <= until)
      limit ${limit})
    select a.snapshot::text as snapshot, a.at::text as at, n.kind, n.ref,
      pg_snapshot_xmax(b.snapshot) > pg_snapshot_xmax(a.snapshot) as lost
    from before b cross join after a left join news n on true`;
  const [{ snapshot, at, lost } = { ...position, lost: true }] = rows;
  const changes = rows.flatMap(({ kind, ref }): Change[] => (kind === null ? [] : [{ kind, ref }]));
  return { position: { snapshot, at }, changes, lost };
}

/** Returns at most `limit` articles that show what these changes are about. */
export async function articlesOf(sql: Sql, refs: (kind: Change['kind']) => number[], limit: number): Promise<number[]> {
  const rows = await sql<Columns<typeof articles, 'id'>[]>`
    select article_id as id from campaign_articles where campaign_id = any(${refs('campaign')}::int[])
    union select id from articles where product_line_id = any(${refs('product-line')}::int[])
    union select a.id from articles a join groups g on g.id = a.group_id
      where g.id = any(${refs('group')}::int[]) or g.subcategory_id = any(${refs('subcategory')}::int[])
    union select a.article_id from article_groups a join groups g on g.id = a.group_id
      where g.id = any(${refs('group')}::int[]) or g.subcategory_id = any(${refs('subcategory')}::int[])
    union select article_id from article_genders where gender_id = any(${refs('gender')}::int[])
    union select v.article_id from variants v join colors c on c.id = v.color_id
      where c.id = any(${refs('color')}::int[]) or c.color_group_id = any(${refs('color-group')}::int[])
    union select article_id from variants where size_id = any(${refs('size')}::int[])
    limit ${limit}`;
  return rows.map((row) => row.id);
}

/** Deletes old rows that no reader waits for; one 'forgotten' row under their last transaction tells readers who missed them. */
export async function forgetChanges(sql: Sql): Promise<void> {
  await sql`
    with gone as (
      delete from changes where at < now() - ${KEEP}::interval and xact < pg_snapshot_xmin(pg_current_snapshot())
      returning xact, at)
    insert into changes (kind, xact, at) select 'forgotten', xact, at from gone order by xact desc limit 1`;
}

/** Logs what no trigger does, in the transaction that changes it. */
export async function logChange(tx: Transaction, { kind, ref }: Change): Promise<void> {
  await tx`insert into changes (kind, ref) values (${kind}, ${ref})`;
  await tx`select pg_notify('shop_changes', '')`;
}
