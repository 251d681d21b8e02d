import type { Postcode, ShippingMethod, Shop, ShopException } from '@/lib/contracts/shops';
import type { Sql } from '@/server/platform/db/connection';
import type { Columns, Computed } from '@/server/platform/db/rows';
import type { postcodes, shippingMethods, shops } from '@/server/platform/db/schema/shops';

type ShopRow = Omit<typeof shops.$inferSelect, 'webShop'> & Computed<{ exceptions: ShopException[] }>;

const columns = (sql: Sql) => sql`
  s.id, s.no, s.slug, s.name, s.full_name, s.org_no, s.description,
  s.opening_hours, s.map_link, s.post_no, s.post_place,
  s.address, s.email, s.phone, s.messenger, s.picture, s.chain_id, s.latitude, s.longitude,
  array(select jsonb_build_object('date', e.date, 'hours', e.hours, 'note', e.note) from shop_exceptions e
    where e.shop_id = s.id order by e.date) as exceptions`;

const shop = ({ chainId, latitude, longitude, ...row }: ShopRow): Shop => ({
  ...row,
  chain: chainId,
  coords: { latitude, longitude },
});

export async function findAll(sql: Sql): Promise<Shop[]> {
  const rows = await sql<ShopRow[]>`select ${columns(sql)} from shops s where not s.web_shop order by s.name`;
  return rows.map(shop);
}

export async function findWebShops(sql: Sql): Promise<number[]> {
  const rows = await sql<Columns<typeof shops, 'id'>[]>`select id from shops where web_shop order by id`;
  return rows.map(({ id }) => id);
}

export async function findBySlug(sql: Sql, slug: string): Promise<Shop | undefined> {
  const [row] = await sql<ShopRow[]>`
    select ${columns(sql)} from shops s where s.slug = ${slug} and not s.web_shop`;
  return row && shop(row);
}

export async function findPostcodes(sql: Sql): Promise<Postcode[]> {
  return sql<
    Columns<typeof postcodes, 'code' | 'place' | 'latitude' | 'longitude' | 'approximate'>[]
  >`select code, place, latitude, longitude, approximate from postcodes order by code`;
}

export async function findPostcode(sql: Sql, code: string): Promise<Postcode | undefined> {
  const [row] = await sql<Columns<typeof postcodes, 'code' | 'place' | 'latitude' | 'longitude' | 'approximate'>[]>`
    select code, place, latitude, longitude, approximate from postcodes where code = ${code}`;
  return row;
}

export async function findShippingMethods(sql: Sql): Promise<ShippingMethod[]> {
  return sql<
    Columns<typeof shippingMethods, 'id' | 'name' | 'description' | 'price'>[]
  >`select id, name, description, price from shipping_methods order by position, id`;
}
