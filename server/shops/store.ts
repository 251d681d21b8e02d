import type { Postcode, ShippingMethod, Shop, ShopException } from '@/lib/contracts/shops';
import type { Sql } from '@/server/db/connection';

type ShopRow = Omit<Shop, 'coords' | 'exceptions' | 'chain' | 'distance'> & {
  chainId: number;
  latitude: number;
  longitude: number;
  exceptions: ShopException[];
};

export function shopStore(sql: Sql) {
  const columns = sql`
    s.id, s.no, s.slug, s.name, s.full_name as "fullName", s.org_no as "orgNo", s.description,
    s.opening_hours as "openingHours", s.map_link as "mapLink", s.post_no as "postNo", s.post_place as "postPlace",
    s.address, s.email, s.phone, s.messenger, s.chain_id as "chainId", s.latitude, s.longitude,
    array(select jsonb_build_object('date', e.date, 'hours', e.hours, 'note', e.note) from shop_exceptions e
      where e.shop_id = s.id order by e.date) as exceptions`;
  const shop = ({ chainId, latitude, longitude, ...row }: ShopRow): Shop => ({
    ...row,
    chain: chainId,
    coords: { latitude, longitude },
  });
  return {
    /** Shops one can go to, by name; the web shop is not one of them. */
    async all(): Promise<Shop[]> {
      const rows = await sql<ShopRow[]>`select ${columns} from shops s where not s.web_shop order by s.name`;
      return rows.map(shop);
    },
    async bySlug(slug: string): Promise<Shop | undefined> {
      const [row] = await sql<ShopRow[]>`select ${columns} from shops s where s.slug = ${slug} and not s.web_shop`;
      return row && shop(row);
    },
    async postcodes() {
      return sql<Postcode[]>`select code, place, latitude, longitude, approximate from postcodes order by code`;
    },
    async postcode(code: string): Promise<Postcode | undefined> {
      const [row] = await sql<Postcode[]>`
        select code, place, latitude, longitude, approximate from postcodes where code = ${code}`;
      return row;
    },
    async shippingMethods() {
      return sql<ShippingMethod[]>`select id, name, description, price from shipping_methods order by position, id`;
    },
  };
}

export type ShopStore = ReturnType<typeof shopStore>;
