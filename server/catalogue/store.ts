import { allBrands } from '@/lib/brands/brands';
import type { Bestseller } from '@/lib/contracts/catalogue';
import type { PendingQuery, Row, Sql } from '@/server/platform/db/connection';
import { type Columns, type Computed, type Renamed, underColumnNames } from '@/server/platform/db/rows';
import type {
  articles,
  bestsellers,
  colorGroups,
  genders,
  groups,
  productLines,
  subcategories,
  variants,
} from '@/server/platform/db/schema/catalogue';
import { moment } from '@/server/platform/db/sql';
import type { Transaction } from '@/server/platform/db/transact';
import type { NamedArticle } from '@/server/ports/search-engine';
import type { AddressPage, ArticleRow, CategoryRows, DetailRow, VariantRow } from './types';

type Fragment = PendingQuery<Row[]>;

const priceAt = (sql: Sql, at?: Date) =>
  at
    ? sql`coalesce((select p.price from price_history p where p.article_id = a.id and p.kind = 'normal' and p.shop_id is null
        and p.valid_from <= ${at.toISOString()} and coalesce(p.valid_to > ${at.toISOString()}, true) order by p.valid_from desc limit 1), a.price)`
    : sql`a.price`;

/** Lists of children are JSON: one round trip per batch of articles. */
const articleColumns = (sql: Sql, at?: Date) => sql`
  a.id, a.article_no, a.slug, a.name, a.description, ${priceAt(sql, at)} as price, a.pant,
  pl.name as product_line, pl.id as product_line_id,
  g.id as group_id, g.name as "group", s.id as subcategory_id, s.name as subcategory, s.category_id,
  a.material, a.can_purchase, a.custom_label, a.image, a.featured,
  a.web_purchase_limit, a.only_cc as "onlyCC", a.season, a.fright_price, a.visible, a.date_created,
  b.qty_rank, b.turnover_rank,
  array(select jsonb_build_object('id', x.id, 'name', x.name) from article_genders ag join genders x on x.id = ag.gender_id
    where ag.article_id = a.id order by x.id) as genders,
  jsonb_build_object('categoryId', s.category_id, 'subcategoryId', s.id, 'groupId', g.id)
    || array(select jsonb_build_object('categoryId', s2.category_id, 'subcategoryId', s2.id, 'groupId', g2.id)
      from article_groups ag join groups g2 on g2.id = ag.group_id join subcategories s2 on s2.id = g2.subcategory_id
      where ag.article_id = a.id and g2.id <> a.group_id order by g2.id) as placements,
  coalesce(coloured.colors, '{}') as colors, coalesce(sized.sizes, '{}') as sizes, coalesce(coded.eans, '') as eans,
  coalesce(stocked.held, '[]') as held,
  array(select jsonb_build_object('id', ca.id, 'campaignId', k.id, 'price', ca.price, 'labelType', ca.label_type,
      'labelData', ca.label_data, 'labelText', case when k.show_label then k.label_text end, 'start', k.starts_at, 'end', k.ends_at)
    from campaign_articles ca join campaigns k on k.id = ca.campaign_id
    where ca.article_id = a.id and k.starts_at <= ${moment(sql, at)} and k.ends_at > ${moment(sql, at)} order by ca.price, ca.id) as offers,
  array(select jsonb_build_object('price', h.price, 'kind', h.kind, 'from', h.valid_from, 'to', h.valid_to)
    from price_history h where h.article_id = a.id and h.shop_id is null
      and exists (select from campaign_articles ca join campaigns k on k.id = ca.campaign_id
        where ca.article_id = a.id and k.starts_at <= ${moment(sql, at)} and k.ends_at > ${moment(sql, at)}) order by h.valid_from) as history,
  r.rating as average_rating, coalesce(r.count, 0)::int as review_count`;

const detailColumns = (sql: Sql) => sql`
  a.tech_description, a.nutrient_content, a.wash_label, a.care_label, a.manufacturer, a.age_limit, a.images, a.vat_rate`;

/** Children of articles by `article_id`; `ids` is a condition on it. */
const children = (sql: Sql, ids: Fragment) => ({
  coloured: sql`
    select v.article_id, array_agg(jsonb_build_object('id', c.id, 'name', c.name, 'hex', c.hex, 'colorCode', c.color_code,
      'groupId', c.color_group_id, 'image', v.image, 'ean', v.ean) order by v.position, c.id) as colors
    from (select article_id, color_id, min(position) as position, (array_agg(image order by position, id))[1] as image,
        (array_agg(ean order by position, id))[1] as ean from variants where ${ids} group by article_id, color_id) v
    join colors c on c.id = v.color_id group by v.article_id`,
  sized: sql`
    select v.article_id, array_agg(z.name order by v.position, z.name) as sizes
    from (select article_id, size_id, min(position) as position from variants where ${ids} group by article_id, size_id) v
    join sizes z on z.id = v.size_id group by v.article_id`,
  coded: sql`select article_id, string_agg(ean, ' ' order by ean) as eans from variants where ${ids} group by article_id`,
  stocked: sql`
    select article_id, jsonb_agg(jsonb_build_object('size', size, 'shops', shops) order by size) as held
    from (select article_id, z.name as size, array_agg(distinct st.shop_id order by st.shop_id) as shops
      from variants v join sizes z on z.id = v.size_id join stock st on st.variant_id = v.id
      where ${ids} and st.qty > 0 group by article_id, z.name) s group by article_id`,
});

/** Reads children of a whole range at once: per article they cost three times as much, for 100,000 articles at start-up. */
function articleTables(sql: Sql, range?: Fragment) {
  const { coloured, sized, coded, stocked } = children(sql, range ?? sql`article_id = a.id`);
  const join = (rows: Fragment, name: string) =>
    range
      ? sql`left join (${rows}) ${sql(name)} on ${sql(name)}.article_id = a.id`
      : sql`left join lateral (${rows}) ${sql(name)} on true`;
  return sql`
    articles a
    join product_lines pl on pl.id = a.product_line_id
    join groups g on g.id = a.group_id
    join subcategories s on s.id = g.subcategory_id
    ${join(coloured, 'coloured')} ${join(sized, 'sized')} ${join(coded, 'coded')} ${join(stocked, 'stocked')}
    left join lateral (select qty_rank, turnover_rank from bestsellers where article_id = a.id limit 1) b on true
    left join lateral (select avg(rating)::float as rating, count(*) as count from reviews
      where article_id = a.id and approved) r on true`;
}

/** Finds the last id of each batch of visible articles. */
export async function findBatchEnds(sql: Sql, size: number): Promise<number[]> {
  const found = await sql<Columns<typeof articles, 'id'>[]>`
    select max(id) as id
    from (select id, row_number() over (order by id) - 1 as place from articles where visible) as numbered
    group by place / ${size} order by 1`;
  return found.map(({ id }) => id);
}

/** Finds the names that the search index learns words from, in id order. */
export async function* findNames(sql: Sql, size: number): AsyncGenerator<(NamedArticle & { id: number })[]> {
  for (let after = 0; ; ) {
    const found = await sql<
      (Columns<typeof articles, 'id' | 'name'> &
        Renamed<typeof productLines, { brand: 'name' }> &
        Renamed<typeof subcategories, { group2: 'name' }> &
        Renamed<typeof groups, { group3: 'name' }>)[]
    >`
      select a.id, a.name, pl.name as brand, s.name as group2, g.name as group3
      from (select * from articles where visible and id > ${after} order by id limit ${size}) a
      join product_lines pl on pl.id = a.product_line_id
      join groups g on g.id = a.group_id
      join subcategories s on s.id = g.subcategory_id order by a.id`;
    if (found.length === 0) return;
    yield found;
    after = found.at(-1)?.id as number;
  }
}

export async function findBatch(sql: Sql, after: number, until: number, at?: Date): Promise<ArticleRow[]> {
  const range = sql`article_id > ${after} and article_id <= ${until}`;
  return sql<ArticleRow[]>`select ${articleColumns(sql, at)} from ${articleTables(sql, range)}
    where a.visible and a.id > ${after} and a.id <= ${until} order by a.id`;
}

export async function findByIds(sql: Sql, ids: number[], at?: Date): Promise<ArticleRow[]> {
  return sql<ArticleRow[]>`
    select ${articleColumns(sql, at)} from ${articleTables(sql)} where a.id in ${sql([0, ...ids])}`;
}

export type ArticleKey = { slug: string } | { id: number };

/** The article's id, as a value in SQL. */
const idOf = (sql: Sql, key: ArticleKey) =>
  'slug' in key ? sql`(select id from articles where slug = ${key.slug})` : sql`${key.id}`;

export async function findOne(sql: Sql, key: ArticleKey, at?: Date): Promise<(ArticleRow & DetailRow) | undefined> {
  const where = 'slug' in key ? sql`a.slug = ${key.slug}` : sql`a.id = ${key.id}`;
  const [found] = await sql<(ArticleRow & DetailRow)[]>`
    select ${articleColumns(sql, at)}, ${detailColumns(sql)} from ${articleTables(sql)} where ${where}`;
  return found;
}

/** Finds the article that had this slug before, or has it in small letters. */
export async function findIdOfFormer(sql: Sql, slug: string): Promise<number | undefined> {
  const [found] = await sql<Columns<typeof articles, 'id'>[]>`
    select id from articles where slug = lower(${slug}) union all
    select article_id from former_slugs where slug in (${slug}, lower(${slug})) limit 1`;
  return found?.id;
}

const variantsWhere = (sql: Sql, which: Fragment) => sql<(VariantRow & Columns<typeof variants, 'articleId'>)[]>`
  select v.article_id, v.id, v.ean, v.can_purchase, v.image, v.images, z.id as size_id, z.name as size,
    jsonb_build_object('id', c.id, 'name', c.name, 'hex', c.hex, 'colorCode', c.color_code, 'groupId', c.color_group_id) as color,
    array(select jsonb_build_object('id', st.shop_id, 'qty', st.qty) from stock st
      where st.variant_id = v.id and st.qty > 0 order by st.qty desc, st.shop_id) as stock
  from variants v join sizes z on z.id = v.size_id join colors c on c.id = v.color_id
  where ${which} order by v.article_id, v.position, v.id`;

export async function findVariants(sql: Sql, key: ArticleKey): Promise<VariantRow[]> {
  return variantsWhere(sql, sql`v.article_id = ${idOf(sql, key)}`);
}

/** Finds visible articles after an id, with their variants; `lines` are product lines, all when undefined. */
export async function findWhole(sql: Sql, after: number, size: number, lines: number[] | undefined) {
  const ids = await sql<Columns<typeof articles, 'id'>[]>`
    select id from articles where visible and id > ${after}
      ${lines ? sql`and product_line_id in ${sql([0, ...lines])}` : sql``} order by id limit ${size}`;
  const until = ids.at(-1)?.id;
  if (until === undefined) return undefined;
  const range = sql`article_id > ${after} and article_id <= ${until}`;
  const [found, theirs] = await Promise.all([
    sql<
      (ArticleRow & DetailRow)[]
    >`select ${articleColumns(sql)}, ${detailColumns(sql)} from ${articleTables(sql, range)}
      where a.id in ${sql(ids.map(({ id }) => id))} order by a.id`,
    variantsWhere(sql, sql`v.article_id in ${sql(ids.map(({ id }) => id))}`),
  ]);
  return {
    until,
    articles: found,
    variants: theirs,
  };
}

/** Changes with the catalogue, by hand or by the clock. Counts the changes too, as an earlier one may become visible later. */
export async function findMark(sql: Sql): Promise<string> {
  const [row] = await sql<[Computed<{ mark: string }>]>`
    select md5(concat_ws(' ', (select max(xact::text::bigint) || '-' || count(*) from changes),
      (select string_agg(id::text, ' ' order by id) from campaigns where starts_at <= now() and ends_at > now()))) as mark`;
  return row.mark;
}

export async function findCategories(sql: Sql): Promise<CategoryRows> {
  const [main, sub, third] = await Promise.all([
    sql<CategoryRows['categories']>`select id, name, slug, banner, banner_link from categories order by position, id`,
    sql<
      CategoryRows['subcategories']
    >`select id, category_id, name, slug, custom from subcategories order by position, id`,
    sql<CategoryRows['groups']>`select id, subcategory_id, name, slug from groups order by position, id`,
  ]);
  return { categories: main, subcategories: sub, groups: third };
}

export async function findColorGroups(sql: Sql) {
  return sql<
    (Columns<typeof colorGroups, 'id' | 'label' | 'name' | 'hex'> &
      Computed<{ checked: boolean; colorId: number | null }>)[]
  >`
    select g.id, g.label, g.name, g.hex, false as checked,
      (select c.id from colors c where c.color_group_id = g.id order by (c.hex = g.hex) desc nulls last, c.id limit 1) as color_id
    from color_groups g order by g.position, g.id`;
}

export async function findGenders(sql: Sql) {
  return sql<
    (Columns<typeof genders, 'id' | 'name'> & Computed<{ checked: boolean }>)[]
  >`select id, name, false as checked from genders order by id`;
}

export const findFeatured = async (sql: Sql): Promise<number[]> =>
  (await sql<Columns<typeof articles, 'id'>[]>`select id from articles where featured and visible order by id`).map(
    ({ id }) => id,
  );

export const findProductLines = (sql: Sql) =>
  sql<Columns<typeof productLines, 'id' | 'name' | 'slug'>[]>`select id, name, slug from product_lines order by name`;

export async function findBestsellers(sql: Sql, lines?: number[]): Promise<Bestseller[]> {
  const among = lines ? sql`and a.product_line_id in ${sql([0, ...lines])}` : sql``;
  const rows = await sql<Columns<typeof bestsellers, 'articleId' | 'qtyRank' | 'turnoverRank'>[]>`
    select b.article_id, b.qty_rank, b.turnover_rank from bestsellers b join articles a on a.id = b.article_id
    where a.visible ${among} order by b.qty_rank, b.article_id`;
  return rows.map((row) => underColumnNames<Bestseller>(row));
}

/** Finds all slugs, former slugs and ids (of `ids`, or of all) that lead to no shown article. */
export async function findHiddenNames(sql: Sql, ids?: number[]) {
  const among = ids ? sql`and id in ${sql([0, ...ids])}` : sql``;
  return sql<(Columns<typeof articles, 'id'> & Computed<{ names: string[] }>)[]>`
    select h.id, array(
        select h.slug union all
        select n.name from (select h.id::text as name union all select slug from former_slugs where article_id = h.id) n
        where not exists (select from articles v where v.visible and v.slug = n.name)
      ) as names
    from articles h where not visible ${among}`;
}

export async function countVisible(sql: Sql): Promise<number> {
  const [row] = await sql<[Computed<{ count: number }>]>`select count(*)::int as count from articles where visible`;
  return row.count;
}

/** In id order, with when the price last changed. */
export async function findAddresses(sql: Sql, { lines, skip, take }: AddressPage) {
  return sql<(Columns<typeof articles, 'slug'> & Computed<{ changed: Date }>)[]>`
    select slug, greatest(date_created, (select max(valid_from) from price_history h
      where h.article_id = a.id and valid_from <= now())) as changed
    from (select id, slug, date_created from articles
      where visible ${lines ? sql`and product_line_id in ${sql([0, ...lines])}` : sql``}
      order by id limit ${take} offset ${skip}) a
    order by id`;
}

/** Returns what goods that come in several sizes are, and the sizes: each once, however many articles are so. */
export async function findSized(sql: Sql, lines: number[] | undefined) {
  return sql<
    (Renamed<typeof subcategories, { group2: 'name' }> &
      Renamed<typeof groups, { group3: 'name' }> &
      Computed<{ genders: number[]; sizes: string[] }>)[]
  >`
    select distinct s.name as group2, g.name as group3,
      array(select gender_id from article_genders where article_id = a.id order by 1)::int[] as genders, n.sizes
    from articles a join groups g on g.id = a.group_id join subcategories s on s.id = g.subcategory_id
    cross join lateral (select array_agg(distinct z.name) as sizes from variants v join sizes z on z.id = v.size_id
      where v.article_id = a.id) n
    where a.visible and cardinality(n.sizes) > 1 ${lines ? sql`and a.product_line_id in ${sql([0, ...lines])}` : sql``}`;
}

/** Rule 1.6, as a condition: article `a` is visible, and the brand (a column or a value) shows its product line. */
export function shownBy(sql: Sql | Transaction, brand: PendingQuery<Row[]>) {
  const limited = allBrands().flatMap(({ id, productLine }) => (productLine ? [{ id, productLine }] : []));
  const [ids, lines] = [limited.map(({ id }) => id), limited.map(({ productLine }) => productLine)];
  return sql`
  a.visible and coalesce(
    (select line from unnest(${ids}::text[], ${lines}::text[]) as l (brand, line) where l.brand = ${brand})
      = (select slug from product_lines where id = a.product_line_id), true)`;
}
