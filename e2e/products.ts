import { SHOPS_SHOWN } from '@/lib/product/stock-shops';
import { database } from './database';

/** How far a shop is, in words. */
export const AWAY = /(\d[\d\s]*(?:,\d)?)\s(k?)m/;

/** Two variants of one article in different colours with pictures of their own; the first stands in more shops than the page shows. */
export const twoColours = () =>
  database(async (sql) => {
    const [row] = await sql<{ slug: string; first: string; second: string }[]>`
      select a.slug, v.ean as first, w.ean as second from articles a
      join variants v on v.article_id = a.id join variants w on w.article_id = a.id and w.color_id <> v.color_id
      where a.visible and a.can_purchase and v.size_id <> w.size_id and v.image is not null and w.image is not null
        and (select count(*) from stock where variant_id = v.id and qty > 0 and shop_id <> 55) > ${SHOPS_SHOWN}
        and exists (select from stock where variant_id = w.id and qty > 0 and shop_id <> 55)
      order by a.id, v.id, w.id limit 1`;
    return row as { slug: string; first: string; second: string };
  });

/** An article whose price came down, with stars and a name of two lines: what stands between its picture and its sizes is most. */
export const onOffer = () =>
  database(async (sql) => {
    const [row] = await sql<{ slug: string }[]>`
      select a.slug from articles a join campaign_articles ca on ca.article_id = a.id join campaigns c on c.id = ca.campaign_id
      where a.visible and a.can_purchase and ca.price < a.price and now() between c.starts_at and c.ends_at
        and length(a.name) between 32 and 42 and exists (select from reviews r where r.article_id = a.id and r.approved)
        and (select count(distinct size_id) from variants v where v.article_id = a.id) > 3
      order by a.id limit 1`;
    return row as { slug: string };
  });
