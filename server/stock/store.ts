import type { Sql } from '@/server/db/connection';
import type { Transaction } from '@/server/db/transact';
import type { TakenLine } from './types';

export interface ShelfRow {
  ean: string;
  shopId: number | null;
  qty: number | null;
}

/** Every variant of a visible article, in the order of the article, with each shop that has it; most first. */
export function ofArticle(sql: Sql, articleId: number) {
  return sql<ShelfRow[]>`
    select v.ean, s.shop_id, s.qty from variants v
    join articles a on a.id = v.article_id
    left join stock s on s.variant_id = v.id and s.qty > 0
    where v.article_id = ${articleId} and a.visible order by v.position, v.id, s.qty desc, s.shop_id`;
}

/** Only what may be bought. */
export function ofEans(sql: Sql, eans: readonly string[]) {
  return sql<ShelfRow[]>`
    select v.ean, s.shop_id, s.qty from variants v
    join articles a on a.id = v.article_id
    join stock s on s.variant_id = v.id and s.qty > 0
    where v.ean = any(${[...eans]}) and a.visible and a.can_purchase and v.can_purchase
    order by v.ean, s.qty desc, s.shop_id`;
}

export async function isVisible(sql: Sql, articleId: number): Promise<boolean> {
  return (await sql`select from articles where id = ${articleId} and visible`).length === 1;
}

/**
 * Locks the shelves, always in the order of the variants, so that crossing orders queue up instead of deadlocking,
 * and answers what they hold. Nobody changes that before this transaction ends.
 */
export async function lockShelves(tx: Transaction, shopId: number, variantIds: number[]): Promise<Map<number, number>> {
  const rows = await tx<{ id: number; qty: number }[]>`
    select variant_id as id, qty from stock where shop_id = ${shopId} and variant_id = any(${variantIds})
    order by variant_id for update`;
  return new Map(rows.map(({ id, qty }) => [id, qty]));
}

/** Takes the goods, each only if there is enough; the condition holds whatever the caller believes. */
export async function take(tx: Transaction, shopId: number, lines: readonly TakenLine[]): Promise<void> {
  const ids = lines.map((line) => line.variantId);
  const counts = lines.map((line) => line.count);
  const taken = await tx`
    update stock s set qty = s.qty - w.count from unnest(${ids}::int[], ${counts}::int[]) as w (variant_id, count)
    where s.shop_id = ${shopId} and s.variant_id = w.variant_id and s.qty >= w.count`;
  if (taken.count !== lines.length) throw new Error('Stock changed under its lock');
}

/** Puts the goods of an order back, in the order of the variants. Goods that have left the catalogue have no shelf. */
export async function putBack(tx: Transaction, orderId: number): Promise<void> {
  await tx`
    insert into stock as s (variant_id, shop_id, qty)
    select v.id, o.shop_id, l.count from order_lines l
    join orders o on o.id = l.order_id join variants v on v.ean = l.ean
    where l.order_id = ${orderId} order by v.id
    on conflict (variant_id, shop_id) do update set qty = s.qty + excluded.qty`;
}
