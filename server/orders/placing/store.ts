import { freeFreightFrom } from '@/lib/orders/freight';
import type { Sql } from '@/server/platform/db/connection';
import { emailSpellings } from '@/server/platform/db/email-spellings';
import type { Columns, Computed, Renamed } from '@/server/platform/db/rows';
import type {
  articles,
  campaignArticles,
  colors,
  productLines,
  sizes,
  variants,
} from '@/server/platform/db/schema/catalogue';
import type { orderLines, orders } from '@/server/platform/db/schema/orders';
import type { postcodes, settings, stock } from '@/server/platform/db/schema/shops';
import type { Transaction } from '@/server/platform/db/transact';
import type { Person, ShippingMethod, SourceShop, SourcingData, SourcingRequest } from './types';

type Db = Sql | Transaction;

type OfferRow = Renamed<typeof variants, { variantId: 'id' }> &
  Columns<typeof variants, 'ean'> &
  Renamed<typeof articles, { articleId: 'id' }> &
  Columns<
    typeof articles,
    | 'articleNo'
    | 'slug'
    | 'name'
    | 'image'
    | 'price'
    | 'pant'
    | 'vatRate'
    | 'frightPrice'
    | 'onlyCC'
    | 'webPurchaseLimit'
  > &
  Renamed<typeof productLines, { brand: 'name' }> &
  Renamed<typeof colors, { color: 'name' }> &
  Renamed<typeof sizes, { size: 'name' }> &
  Computed<{ campaignArticleId: (typeof campaignArticles)['$inferSelect']['id'] | null; forSale: boolean }>;

function findOffers(sql: Db, eans: string[], now: Date) {
  const at = now.toISOString();
  return sql<OfferRow[]>`
    select v.id as variant_id, v.ean, a.id as article_id, a.article_no, a.slug, a.name, p.name as brand,
      c.name as color, z.name as size, coalesce(v.image, a.image) as image, least(a.price, o.price) as price,
      case when o.price < a.price then o.id end as campaign_article_id, a.pant, a.vat_rate, a.fright_price,
      a.only_cc as "onlyCC", a.visible and a.can_purchase and v.can_purchase as for_sale, a.web_purchase_limit
    from variants v
    join articles a on a.id = v.article_id
    join product_lines p on p.id = a.product_line_id
    join colors c on c.id = v.color_id
    join sizes z on z.id = v.size_id
    left join lateral (
      select ca.id, ca.price from campaign_articles ca join campaigns k on k.id = ca.campaign_id
      where ca.article_id = a.id and k.starts_at <= ${at} and k.ends_at > ${at} order by ca.price, ca.id limit 1
    ) o on true
    where v.ean = any(${eans})`;
}

const findShippingMethods = (sql: Db) => sql<ShippingMethod[]>`select id, name, price from shipping_methods`;

const findShops = (sql: Db, ids: number[] | undefined, now: Date) => sql<SourceShop[]>`
  select s.id, s.name, s.full_name, s.org_no, s.address, s.post_no, s.post_place, s.email, s.phone, s.opening_hours,
    s.web_shop, s.latitude, s.longitude,
    (select coalesce(json_agg(json_build_object('date', e.date, 'hours', e.hours, 'note', e.note) order by e.date), '[]')
      from shop_exceptions e where e.shop_id = s.id and e.date >= ${now.toISOString()}::timestamptz::date - 1) as exceptions
  from shops s where ${ids ? sql`s.id = any(${ids}::int[])` : sql`true`}`;

const findShelves = (sql: Db, eans: string[], shopIds: number[] | undefined) => sql<
  (Columns<typeof variants, 'ean'> &
    Computed<{ shops: (Renamed<typeof stock, { id: 'shopId' }> & Columns<typeof stock, 'qty'>)[] }>)[]
>`
  select v.ean, json_agg(json_build_object('id', s.shop_id, 'qty', s.qty) order by s.shop_id) as shops
  from variants v join stock s on s.variant_id = v.id and s.qty > 0
  where v.ean = any(${eans}) and ${shopIds ? sql`s.shop_id = any(${shopIds}::int[])` : sql`true`} group by v.ean`;

type Position = Columns<typeof postcodes, 'latitude' | 'longitude'>;
type PlaceRow = Columns<typeof postcodes, 'code'> & { [Name in keyof Position]: NonNullable<Position[Name]> };

const findPlaces = (sql: Db, codes: string[]) => sql<PlaceRow[]>`
  select code, latitude, longitude from postcodes
  where code = any(${codes}::text[]) and latitude is not null and longitude is not null`;

async function findFreightLimit(sql: Db, brand: string): Promise<unknown> {
  const [row] = await sql<
    Columns<typeof settings, 'value'>[]
  >`select value from settings where brand = ${brand} and key = 'freeFreightFrom'`;
  return row?.value;
}

export async function findShop(db: Db, id: number, at: Date): Promise<SourceShop | undefined> {
  return (await findShops(db, [id], at))[0];
}

/** Sends all statements at once: one round trip. */
export async function findSources(
  db: Db,
  { brand, eans, shopIds, postcodes }: SourcingRequest,
  at: Date,
): Promise<SourcingData> {
  const [offers, methods, shops, shelves, places, limit] = await Promise.all([
    findOffers(db, eans, at),
    findShippingMethods(db),
    findShops(db, shopIds, at),
    findShelves(db, eans, shopIds),
    postcodes.length > 0 ? findPlaces(db, postcodes) : [],
    findFreightLimit(db, brand),
  ]);
  return {
    offers: new Map(offers.map((offer) => [offer.ean, offer])),
    shippingMethods: new Map(methods.map((method) => [method.id, method])),
    shops: new Map(shops.map((shop) => [shop.id, shop])),
    stock: Object.fromEntries(shelves.map(({ ean, shops }) => [ean, shops])),
    places: new Map(places.map(({ code, ...place }) => [code, place])),
    freeFreightFrom: freeFreightFrom({ freeFreightFrom: limit }),
  };
}

/** Locks in the order of hashes, so that two orders of one person never deadlock. */
export const lockPerson = (tx: Transaction, { email, phone, customerId }: Person) => tx`
  select pg_advisory_xact_lock(h) from (
    select hashtextextended(who, 0) as h from unnest(${[`email ${email}`, `phone ${phone}`, `account ${customerId ?? email}`]}::text[]) as who
    order by h) as locks`;

type OpenRow = Columns<typeof orderLines, 'ean' | 'count'> &
  Columns<typeof orders, 'purchaseId'> &
  Computed<{ unpaid: boolean; paying: boolean }>;

export const findOpenPieces = (sql: Db, { email, phone, customerId }: Person) => sql<OpenRow[]>`
  select l.ean, l.count, o.kind = 'reservation' or st.code = 'awaiting_payment' as unpaid,
    st.code = 'awaiting_payment' as paying, o.purchase_id
  from orders o join order_statuses st on st.id = o.status_id join order_lines l on l.order_id = o.id
  where st.code in ('reserved', 'awaiting_payment', 'received', 'picking', 'ready')
    and (o.email = any(${emailSpellings(email)}::text[]) or o.phone = ${phone} or o.customer_id = ${customerId ?? null})`;
