import type { Bestseller } from '@/lib/contracts/catalogue';
import { underColumnNames } from '@/server/db/column-names';
import type { Sql } from '@/server/db/connection';
import type { ArticleRow, CategoryRows, DetailRow, VariantRow } from './types';

const rows = <T>(result: unknown) => result as T[];

/** Lists of children come as JSON from the database: one round trip per batch of articles, whatever they hold. */
const articleColumns = (sql: Sql) => sql`
  a.id, a.article_no, a.slug, a.name, a.description, a.price, a.pant,
  pl.name as product_line, pl.id as product_line_id,
  g.id as group_id, g.name as "group", s.id as subcategory_id, s.name as subcategory, s.category_id,
  a.material, a.can_purchase, a.custom_label, a.image, a.featured,
  a.web_purchase_limit, a.only_cc as "onlyCC", a.season, a.fright_price, a.visible,
  b.qty_rank, b.turnover_rank,
  array(select jsonb_build_object('id', x.id, 'name', x.name) from article_genders ag join genders x on x.id = ag.gender_id
    where ag.article_id = a.id order by x.id) as genders,
  array(select jsonb_build_object('categoryId', s2.category_id, 'subcategoryId', s2.id, 'groupId', g2.id)
    from groups g2 join subcategories s2 on s2.id = g2.subcategory_id
    where g2.id = a.group_id or g2.id in (select group_id from article_groups where article_id = a.id)
    order by g2.id <> a.group_id, g2.id) as placements,
  array(select jsonb_build_object('id', c.id, 'name', c.name, 'hex', c.hex, 'colorCode', c.color_code,
      'groupId', c.color_group_id, 'image', v.image, 'ean', v.ean)
    from (select color_id, min(position) as position, (array_agg(image order by position, id))[1] as image,
        (array_agg(ean order by position, id))[1] as ean from variants where article_id = a.id group by color_id) v
    join colors c on c.id = v.color_id order by v.position, c.id) as colors,
  array(select z.name from (select size_id, min(position) as position from variants where article_id = a.id group by size_id) v
    join sizes z on z.id = v.size_id order by v.position, z.name) as sizes,
  array(select ean from variants where article_id = a.id order by ean) as eans,
  array(select distinct st.shop_id from variants v join stock st on st.variant_id = v.id
    where v.article_id = a.id and st.qty > 0 order by 1) as shops,
  array(select jsonb_build_object('id', ca.id, 'campaignId', k.id, 'price', ca.price, 'labelType', ca.label_type,
      'labelData', ca.label_data, 'labelText', case when k.show_label then k.label_text end, 'start', k.starts_at, 'end', k.ends_at)
    from campaign_articles ca join campaigns k on k.id = ca.campaign_id
    where ca.article_id = a.id and k.starts_at <= now() and k.ends_at > now() order by ca.price, ca.id) as offers,
  array(select jsonb_build_object('price', h.price, 'kind', h.kind, 'from', h.valid_from, 'to', h.valid_to)
    from price_history h where h.article_id = a.id and h.shop_id is null
      and exists (select from campaign_articles ca join campaigns k on k.id = ca.campaign_id
        where ca.article_id = a.id and k.starts_at <= now() and k.ends_at > now()) order by h.valid_from) as history,
  r.rating as average_rating, coalesce(r.count, 0)::int as review_count`;

const articleTables = (sql: Sql) => sql`
  articles a
  join product_lines pl on pl.id = a.product_line_id
  join groups g on g.id = a.group_id
  join subcategories s on s.id = g.subcategory_id
  left join bestsellers b on b.article_id = a.id
  left join lateral (select avg(rating)::float as rating, count(*) as count from reviews
    where article_id = a.id and approved) r on true`;

/** The last id of each batch of `size` visible articles in id order; of the last batch, of as many as are left. */
export async function findBatchEnds(sql: Sql, size: number): Promise<number[]> {
  const found = await sql<{ id: number }[]>`
    select max(id) as id
    from (select id, row_number() over (order by id) - 1 as place from articles where visible) as numbered
    group by place / ${size} order by 1`;
  return found.map(({ id }) => id);
}

/** The visible articles after one id and up to another, in id order. */
export async function findBatch(sql: Sql, after: number, until: number): Promise<ArticleRow[]> {
  return rows(
    await sql`select ${articleColumns(sql)} from ${articleTables(sql)}
      where a.visible and a.id > ${after} and a.id <= ${until} order by a.id`,
  );
}

export async function findByIds(sql: Sql, ids: number[]): Promise<ArticleRow[]> {
  return rows(await sql`select ${articleColumns(sql)} from ${articleTables(sql)} where a.id in ${sql([0, ...ids])}`);
}

/** By slug or by id, also when it is hidden: the caller decides who may see it. */
export async function findOne(
  sql: Sql,
  key: { slug: string } | { id: number },
): Promise<(ArticleRow & DetailRow) | undefined> {
  const where = 'slug' in key ? sql`a.slug = ${key.slug}` : sql`a.id = ${key.id}`;
  const found = await sql`
    select ${articleColumns(sql)}, a.tech_description, a.nutrient_content,
      a.wash_label, a.care_label, a.manufacturer, a.age_limit,
      a.date_created, a.images, a.vat_rate
    from ${articleTables(sql)} where ${where}`;
  return rows<ArticleRow & DetailRow>(found)[0];
}

/** The article that had this slug before, or has it in small letters. */
export async function findIdOfFormer(sql: Sql, slug: string): Promise<number | undefined> {
  const [found] = await sql<{ id: number }[]>`
    select id from articles where slug = lower(${slug}) union all
    select article_id from former_slugs where slug in (${slug}, lower(${slug})) limit 1`;
  return found?.id;
}

export async function findVariants(sql: Sql, articleId: number): Promise<VariantRow[]> {
  return rows(
    await sql`
      select v.id, v.ean, v.can_purchase, v.image, v.images, z.id as size_id, z.name as size,
        jsonb_build_object('id', c.id, 'name', c.name, 'hex', c.hex, 'colorCode', c.color_code, 'groupId', c.color_group_id) as color,
        array(select jsonb_build_object('id', st.shop_id, 'qty', st.qty) from stock st
          where st.variant_id = v.id and st.qty > 0 order by st.qty desc, st.shop_id) as stock
      from variants v join sizes z on z.id = v.size_id join colors c on c.id = v.color_id
      where v.article_id = ${articleId} order by v.position, v.id`,
  );
}

export async function findCategories(sql: Sql): Promise<CategoryRows> {
  const [categories, subcategories, groups] = await Promise.all([
    sql`select id, name, slug, banner, banner_link from categories order by position, id`,
    sql`select id, category_id, name, slug, custom from subcategories order by position, id`,
    sql`select id, subcategory_id, name, slug from groups order by position, id`,
  ]);
  return { categories, subcategories, groups } as unknown as CategoryRows;
}

export async function findColorGroups(sql: Sql) {
  return sql<{ id: number; label: string; name: string; hex: string | null }[]>`
    select id, label, name, hex from color_groups order by position, id`;
}

export async function findGenders(sql: Sql) {
  return sql<{ id: number; name: string }[]>`select id, name from genders order by id`;
}

export async function findProductLines(sql: Sql) {
  return sql<{ id: number; name: string; slug: string }[]>`
    select id, name, slug from product_lines order by name`;
}

export async function findBestsellers(sql: Sql): Promise<Bestseller[]> {
  const rows = await sql`
    select b.article_id, b.qty_rank, b.turnover_rank from bestsellers b join articles a on a.id = b.article_id
    where a.visible order by b.qty_rank, b.article_id`;
  return rows.map((row) => underColumnNames<Bestseller>(row));
}

export async function findHiddenSlugs(sql: Sql): Promise<string[]> {
  return (await sql`select slug from articles where not visible`).map((row) => row.slug as string);
}

/** Where every visible article is, and when its price last changed. */
export async function findAddresses(sql: Sql) {
  return sql<{ slug: string; changed: Date; productLineId: number }[]>`
    select slug, product_line_id, greatest(date_created, (select max(valid_from) from price_history h
      where h.article_id = articles.id and valid_from <= now())) as changed
    from articles where visible order by id`;
}
