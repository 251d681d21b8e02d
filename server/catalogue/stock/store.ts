import type { Sql } from '@/server/platform/db/connection';
import type { Columns } from '@/server/platform/db/rows';
import type { variants } from '@/server/platform/db/schema/catalogue';
import type { stock } from '@/server/platform/db/schema/shops';
import type { Transaction } from '@/server/platform/db/transact';
import type { ReturnedLine, Shelf, TakenLine } from './types';

export type ShelfRow = Columns<typeof variants, 'ean'> &
  (Columns<typeof stock, 'shopId' | 'qty'> | Record<'shopId' | 'qty', null>);

/** Finds every variant of a visible article, with each shop that has it; most first. */
export function ofArticle(sql: Sql, articleId: number) {
  return sql<ShelfRow[]>`
    select v.ean, s.shop_id, s.qty from variants v
    join articles a on a.id = v.article_id
    left join stock s on s.variant_id = v.id and s.qty > 0
    where v.article_id = ${articleId} and a.visible order by v.position, v.id, s.qty desc, s.shop_id`;
}

export function ofEans(sql: Sql, eans: string[]) {
  return sql<ShelfRow[]>`
    select v.ean, s.shop_id, s.qty from variants v
    join articles a on a.id = v.article_id
    join stock s on s.variant_id = v.id and s.qty > 0
    where v.ean = any(${eans}) and a.visible and a.can_purchase and v.can_purchase
    order by s.qty desc, s.shop_id`;
}

export async function isVisible(sql: Sql, articleId: number): Promise<boolean> {
  return (await sql`select from articles where id = ${articleId} and visible`).length === 1;
}

/** Locks the shelves until the transaction ends, in the order of variant and shop, so that crossing orders never deadlock. */
export const lockShelves = (tx: Transaction, shelves: readonly Shelf[]) => tx<
  Columns<typeof stock, 'shopId' | 'variantId' | 'qty'>[]
>`
  select s.shop_id, s.variant_id, s.qty from stock s
  where (s.variant_id, s.shop_id) in (select * from unnest(${shelves.map(({ variantId }) => variantId)}::int[],
    ${shelves.map(({ shopId }) => shopId)}::int[]))
  order by s.variant_id, s.shop_id for update of s`;

export async function take(tx: Transaction, lines: readonly TakenLine[]): Promise<void> {
  const taken = await tx`
    update stock s set qty = s.qty - w.count
    from unnest(${lines.map(({ variantId }) => variantId)}::int[], ${lines.map(({ shopId }) => shopId)}::int[],
      ${lines.map(({ count }) => count)}::int[]) as w (variant_id, shop_id, count)
    where s.shop_id = w.shop_id and s.variant_id = w.variant_id and s.qty >= w.count`;
  if (taken.count !== lines.length) throw new Error('Stock changed under its lock');
}

/** Locks in the order of variant and shop; ignores goods that have left the catalogue. */
export async function putBack(tx: Transaction, lines: readonly ReturnedLine[]): Promise<void> {
  if (lines.length === 0) return;
  await tx`
    insert into stock as s (variant_id, shop_id, qty)
    select v.id, l.shop_id, sum(l.count) from unnest(${lines.map(({ ean }) => ean)}::text[],
      ${lines.map(({ shopId }) => shopId)}::int[], ${lines.map(({ count }) => count)}::int[]) as l (ean, shop_id, count)
    join variants v on v.ean = l.ean
    group by v.id, l.shop_id order by v.id, l.shop_id
    on conflict (variant_id, shop_id) do update set qty = s.qty + excluded.qty`;
}
