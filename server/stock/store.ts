import type { Sql } from '@/server/db/connection';

export interface ShelfRow {
  ean: string;
  shopId: number | null;
  qty: number | null;
}

/** Every variant of a visible article, in the order of the article, with each shop that has it; most first. */
export function ofArticle(sql: Sql, articleId: number) {
  return sql<ShelfRow[]>`
    select v.ean, s.shop_id as "shopId", s.qty from variants v
    join articles a on a.id = v.article_id
    left join stock s on s.variant_id = v.id and s.qty > 0
    where v.article_id = ${articleId} and a.visible order by v.position, v.id, s.qty desc, s.shop_id`;
}

/** Only what may be bought. */
export function ofEans(sql: Sql, eans: readonly string[]) {
  return sql<ShelfRow[]>`
    select v.ean, s.shop_id as "shopId", s.qty from variants v
    join articles a on a.id = v.article_id
    join stock s on s.variant_id = v.id and s.qty > 0
    where v.ean = any(${[...eans]}) and a.visible and a.can_purchase and v.can_purchase
    order by v.ean, s.qty desc, s.shop_id`;
}

export async function isVisible(sql: Sql, articleId: number): Promise<boolean> {
  return (await sql`select from articles where id = ${articleId} and visible`).length === 1;
}
