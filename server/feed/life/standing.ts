import type { Sql } from '@/server/platform/db/connection';
import type { Columns, Computed, Renamed } from '@/server/platform/db/rows';
import type { shippingMethods, shops } from '@/server/platform/db/schema/shops';
import { type Standing, type Ways, waysOf } from './rules';

export async function standingNow(sql: Sql, payable: boolean): Promise<Standing> {
  const [places, methods] = await Promise.all([
    sql<(Columns<typeof shops, 'id'> & Renamed<typeof shops, { door: 'webShop' }>)[]>`
      select id, not web_shop as door from shops order by id`,
    sql<Columns<typeof shippingMethods, 'id'>[]>`select id from shipping_methods order by position, id`,
  ]);
  return { shops: places, methods: methods.map(({ id }) => id), payable };
}

/** Articles (`a`) and variants (`v`) that are for sale. */
export const forSale = (sql: Sql) => sql`a.visible and a.can_purchase and a.price > 0 and v.can_purchase`;

/** Stock (`s`) in a shop (`p`) that can be had. */
export const had = (sql: Sql, { collect, send }: Ways) => {
  if (!collect && !send) return sql`s.qty > 0`;
  return sql`s.qty > 0 and ((${collect} and not p.web_shop) or (${send} and not a.only_cc))`;
};

/** Whether anything is for sale now. */
export async function hasGoods(sql: Sql, standing: Standing): Promise<boolean> {
  const [row] = await sql<Computed<{ alive: boolean }>[]>`
    select exists (select from stock s join shops p on p.id = s.shop_id join variants v on v.id = s.variant_id
      join articles a on a.id = v.article_id where ${forSale(sql)} and ${had(sql, waysOf(standing))}) as alive`;
  return row?.alive ?? false;
}

/** Whether more than `most` articles are for sale now. */
export async function hasMoreGoodsThan(sql: Sql, standing: Standing, most: number): Promise<boolean> {
  const [row] = await sql<Computed<{ articles: number }>[]>`
    select count(*)::int as articles from (select from articles a where exists (
      select from variants v join stock s on s.variant_id = v.id join shops p on p.id = s.shop_id
      where v.article_id = a.id and ${forSale(sql)} and ${had(sql, waysOf(standing))}) limit ${most + 1}) found`;
  return (row?.articles ?? 0) > most;
}

export async function isEmpty(sql: Sql): Promise<boolean> {
  const [row] = await sql<Computed<{ empty: boolean }>[]>`select not exists (select from articles) as empty`;
  return row?.empty ?? false;
}
