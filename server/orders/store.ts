import { brandOf } from '@/lib/brands/brands';
import type { OrderStatus } from '@/lib/contracts/orders';
import { monthsBefore } from '@/lib/dates/dates';
import type { Gone } from '@/lib/emails/content-parts';
import type { ExpiryDocument, OrderDocument, ReservationDocument, SellingShop } from '@/lib/orders/documents';
import type { OrderActor } from '@/lib/orders/moves';
import type { PricedLine } from '@/lib/orders/order-lines';
import type { Sql } from '@/server/platform/db/connection';
import type { Columns, Computed } from '@/server/platform/db/rows';
import type { articles } from '@/server/platform/db/schema/catalogue';
import type { fulfilmentLines, fulfilments } from '@/server/platform/db/schema/fulfilments';
import type { orderDocuments, orderLines, orders as orderTable } from '@/server/platform/db/schema/orders';
import type { shippingMethods, shops } from '@/server/platform/db/schema/shops';
import { soldKeptSince, statusIds, statusOf, UNSOLD_KEPT_MONTHS, unsold, waiting } from './rules';
import type { LockedOrder, NewOrder, Transaction } from './types';

type Id = Columns<typeof orderTable, 'id'>;
type SellingShopRow = Columns<
  typeof shops,
  'id' | 'name' | 'fullName' | 'orgNo' | 'address' | 'postNo' | 'postPlace' | 'email' | 'phone' | 'openingHours'
>;

export const sellingShop = (
  sql: Sql | Transaction,
) => sql`json_build_object('id', s.id, 'name', s.name, 'fullName', s.full_name,
  'orgNo', s.org_no, 'address', s.address, 'postNo', s.post_no, 'postPlace', s.post_place, 'email', s.email,
  'phone', s.phone, 'openingHours', s.opening_hours)`;
export type SellingShopJson = Computed<{ shop: SellingShopRow & SellingShop }>;

// Times go in as ISO text and JSON as text, independent of the client's writers.

export async function insertOrder(tx: Transaction, order: NewOrder): Promise<{ id: number; number: string }> {
  const { form } = order;
  const [placed] = await tx<Columns<typeof orderTable, 'id' | 'number'>[]>`
    insert into orders (id, number, token, kind, status_id, brand, shop_id, customer_id, name, email, phone, delivery,
      address, address_line2, zipcode, city, shipping_method_id, freight, total, vat, discount, promo_code, expires_at,
      purchase_id, created_at)
    select n.id, ${brandOf(order.brand).orderPrefix} || '-' || n.id, ${order.token}, ${order.kind}, ${statusIds[order.status]}, ${order.brand}, ${order.shopId},
      ${order.customerId ?? null}, ${form.name}, ${form.email}, ${form.phone}, ${form.delivery}, ${form.address}, ${form.addressLine2},
      ${form.postalCode}, ${form.city}, ${order.shippingMethodId}, ${order.freight}, ${order.total}, ${order.vat},
      ${order.discount}, ${order.promoCode ?? null}, ${order.deadline?.toISOString() ?? null},
      ${order.purchaseId ?? null}, ${order.at.toISOString()}
    from (select nextval(pg_get_serial_sequence('orders', 'id'))::int as id) n
    returning id, number`;
  if (!placed) throw new Error('The order was not written');
  return placed;
}

export async function insertLines(tx: Transaction, orderId: number, lines: readonly PricedLine[]): Promise<void> {
  const rows = lines.map((line, position) => ({ ...line, position }));
  await tx`
    insert into order_lines (order_id, position, ean, article_id, article_no, slug, name, brand, color, size, image,
      count, unit_price, pant, vat_rate, campaign_article_id)
    select ${orderId}, position, ean, "articleId", "articleNo", slug, name, brand, color, size, image,
      count, "unitPrice", pant, "vatRate", "campaignArticleId"
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as l (position smallint, ean text, "articleId" int,
      "articleNo" text, slug text, name text, brand text, color text, size text, image text, count int,
      "unitPrice" int, pant int, "vatRate" int, "campaignArticleId" int)`;
}

interface NewEvent {
  status: OrderStatus;
  at: Date;
  actor: OrderActor;
  name?: string | undefined;
  note?: string | undefined;
}

export async function insertEvent(
  tx: Transaction,
  orderId: number,
  { status, at, actor, name = '', note = '' }: NewEvent,
) {
  await tx`insert into order_events (order_id, status_id, at, actor, by, note)
    values (${orderId}, ${statusIds[status]}, ${at.toISOString()}, ${actor}, ${name}, ${note})`;
}

type Document =
  | { kind: 'reservation_confirmation'; body: ReservationDocument }
  | { kind: 'order_confirmation'; body: OrderDocument }
  | { kind: 'expiry_notice'; body: ExpiryDocument };

export async function insertDocument(tx: Transaction, orderId: number, { kind, body }: Document, at: Date) {
  await tx`insert into order_documents (order_id, kind, body, created_at)
    values (${orderId}, ${kind}, ${JSON.stringify(body)}::text::jsonb, ${at.toISOString()})`;
}

export async function findReservationDocument(
  tx: Transaction,
  orderId: number,
): Promise<ReservationDocument | undefined> {
  const [row] = await tx<Columns<typeof orderDocuments, 'body'>[]>`
    select body from order_documents where order_id = ${orderId} and kind = 'reservation_confirmation'`;
  return row && 'collect' in row.body ? row.body : undefined;
}

type LockedRow = Columns<typeof orderTable, 'id' | 'number' | 'kind' | 'statusId' | 'shopId' | 'brand'> &
  Computed<{ anonymised: boolean }>;
const locked = ({ statusId, ...row }: LockedRow): LockedOrder => ({ ...row, status: statusOf(statusId) });
const columns = (tx: Transaction) =>
  tx`id, number, kind, status_id, shop_id, brand, anonymised_at is not null as anonymised`;

export async function lockOrder(tx: Transaction, id: number): Promise<LockedOrder | undefined> {
  const [row] = await tx<LockedRow[]>`select ${columns(tx)} from orders where id = ${id} for update`;
  return row && locked(row);
}

export async function lockOfPurchase(tx: Transaction, purchaseId: number): Promise<LockedOrder[]> {
  const rows = await tx<LockedRow[]>`
    select ${columns(tx)} from orders where purchase_id = ${purchaseId} order by id for update`;
  return rows.map(locked);
}

export async function moveToFirstShop(tx: Transaction, id: number): Promise<void> {
  await tx`update orders o set shop_id = f.shop_id from fulfilments f
    where o.id = ${id} and f.order_id = o.id and f.position = 0 and f.shop_id <> o.shop_id`;
}

const waitingIds = waiting.map((status) => statusIds[status]);

/** Returns hints, oldest first: `lockIfDue` decides. */
export async function findDue(sql: Sql, now: Date, limit: number): Promise<number[]> {
  const rows = await sql<Id[]>`
    select id from orders where expires_at <= ${now.toISOString()} and status_id = any(${waitingIds})
    order by expires_at, id limit ${limit}`;
  return rows.map((row) => row.id);
}

export async function lockIfDue(tx: Transaction, id: number, now: Date): Promise<LockedOrder | undefined> {
  const [row] = await tx<LockedRow[]>`
    select ${columns(tx)} from orders
    where id = ${id} and expires_at <= ${now.toISOString()} and status_id = any(${waitingIds}) for update skip locked`;
  return row && locked(row);
}

/** Keeps the old deadline without `deadline`. Only waiting orders have one, for a small index. */
export async function writeStatus(tx: Transaction, orderId: number, status: OrderStatus, deadline?: Date) {
  await tx`update orders set status_id = ${statusIds[status]},
    expires_at = case when ${waiting.includes(status)} then coalesce(${deadline?.toISOString() ?? null}, expires_at) end
    where id = ${orderId}`;
}

type ToConfirmRow = Columns<typeof orderTable, 'kind' | 'brand'> &
  SellingShopJson &
  Computed<{
    confirmed: boolean;
    method: Columns<typeof shippingMethods, 'id' | 'name'>;
    lines: Columns<
      typeof orderLines,
      'ean' | 'articleNo' | 'name' | 'brand' | 'color' | 'size' | 'count' | 'unitPrice' | 'pant' | 'vatRate'
    >[];
    parts: (SellingShopJson & Columns<typeof fulfilments, 'freight' | 'total'> & { eans: string[] })[];
  }>;

export async function findToConfirm(tx: Transaction, id: number): Promise<ToConfirmRow | undefined> {
  const [row] = await tx<ToConfirmRow[]>`
    select o.kind, o.brand,
      exists (select from order_documents d where d.order_id = o.id
        and d.kind in ('order_confirmation', 'reservation_confirmation')) as confirmed,
      ${sellingShop(tx)} as shop, json_build_object('id', m.id, 'name', m.name) as method,
      (select coalesce(json_agg(json_build_object('ean', l.ean, 'articleNo', l.article_no, 'name', l.name,
          'brand', l.brand, 'color', l.color, 'size', l.size, 'count', l.count, 'unitPrice', l.unit_price,
          'pant', l.pant, 'vatRate', l.vat_rate) order by l.position), '[]')
        from order_lines l where l.order_id = o.id) as lines,
      (select coalesce(json_agg(json_build_object('shop', ${sellingShop(tx)}, 'freight', f.freight, 'total', f.total, 'eans',
          (select json_agg(fl.ean order by l.position) from fulfilment_lines fl
            join order_lines l on l.order_id = f.order_id and l.ean = fl.ean where fl.fulfilment_id = f.id))
          order by f.position), '[]')
        from fulfilments f join shops s on s.id = f.shop_id where f.order_id = o.id) as parts
    from orders o join shops s on s.id = o.shop_id join shipping_methods m on m.id = o.shipping_method_id
    where o.id = ${id}`;
  return row;
}

export async function leave(tx: Transaction, customerId: number, at: Date): Promise<number[]> {
  const rows = await tx<Id[]>`
    update orders set customer_id = null, account_deleted_at = ${at.toISOString()} where customer_id = ${customerId}
    returning id`;
  return rows.map((row) => row.id);
}

/** Empties the person (rule 10.29) and the shop's notes; documents stay for the accounts. */
export async function anonymise(tx: Transaction, ids: number[], at: Date): Promise<void> {
  await tx`
    update orders set name = '', email = '', phone = '', address = '', address_line2 = '', zipcode = '', city = '', customer_id = null,
      anonymised_at = ${at.toISOString()} where id = any(${ids}::int[])`;
  await tx`update order_events set note = '' where order_id = any(${ids}::int[]) and note <> ''`;
}

export async function anonymiseWhole(tx: Transaction, ids: number[], at: Date): Promise<void> {
  await anonymise(tx, ids, at);
  await tx`
    update order_documents set body = jsonb_set(body, '{buyer}', '{"name": "", "email": "", "phone": ""}')
    where order_id = any(${ids}::int[]) and body ? 'buyer'`;
  await tx`
    update order_documents set body = jsonb_set(body, '{delivery,place}', '""')
    where order_id = any(${ids}::int[]) and body ? 'delivery'`;
  await tx`update order_events set by = '' where order_id = any(${ids}::int[]) and by <> ''`;
}

/** Pieces of a live order that were never found, or withdrawn. */
export const findGone = (tx: Transaction, orderId: number): Promise<Gone[]> => tx<
  (Columns<typeof fulfilmentLines, 'ean'> & Computed<{ count: number }>)[]
>`
  select l.ean, l.missing + l.withdrawn as count from fulfilments f join fulfilment_lines l on l.fulfilment_id = f.id
  where f.order_id = ${orderId} and l.missing + l.withdrawn > 0`;

interface Together {
  articleId: number;
  since: Date;
  buyers: number;
  orders: number;
  take: number;
}

const notBought: readonly OrderStatus[] = ['cancelled', 'expired', 'awaiting_payment'];

/** Most buyers first. A forgotten person counts once per order. */
export async function findBoughtWith(
  sql: Sql,
  { articleId, since, buyers, orders, take }: Together,
): Promise<number[]> {
  const rows = await sql<Columns<typeof articles, 'id'>[]>`
    with newest as (
      select distinct order_id from order_lines where article_id = ${articleId} order by order_id desc limit ${orders}
    )
    select l.article_id as id
    from newest n
    join orders o on o.id = n.order_id
    join order_lines l on l.order_id = o.id and l.article_id <> ${articleId}
    where o.created_at > ${since.toISOString()} and o.status_id <> all(${notBought.map((status) => statusIds[status])})
    group by l.article_id
    having count(distinct coalesce(nullif(lower(o.email), ''), o.number)) >= ${buyers}
    order by count(distinct coalesce(nullif(lower(o.email), ''), o.number)) desc, l.article_id
    limit ${take}`;
  return rows.map((row) => row.id);
}

/** Locks unsold orders. Those of deleted accounts are anonymous already, but not their documents. */
export async function lockUnsold(tx: Transaction, now: Date, limit: number): Promise<number[]> {
  const before = monthsBefore(now, UNSOLD_KEPT_MONTHS).toISOString();
  const rows = await tx<Id[]>`
    select id from orders o
    where status_id = any(${unsold.map((status) => statusIds[status])})
      and not exists (select from order_documents d where d.order_id = o.id and d.kind = 'order_confirmation')
      and created_at < ${before} and (anonymised_at is null
        or anonymised_at at time zone 'UTC' < created_at at time zone 'UTC' + make_interval(months => ${UNSOLD_KEPT_MONTHS}::int))
    order by created_at, id limit ${limit} for update skip locked`;
  return rows.map(({ id }) => id);
}

/** Locks all documents of an order together: a credit note names the sale it credits. */
export async function lockSold(tx: Transaction, now: Date, limit: number): Promise<number[]> {
  const at = soldKeptSince(now).toISOString();
  const rows = await tx<Id[]>`
    select o.id from orders o
    where o.created_at < ${at}
      and (o.anonymised_at is null
        or exists (select from order_documents d where d.order_id = o.id and d.body->'buyer'->>'name' <> '')
        or exists (select from sales_documents d where d.order_id = o.id and d.body->'buyer'->>'name' <> ''))
      and not exists (select from sales_documents d where d.order_id = o.id and d.created_at >= ${at})
      and not exists (select from order_events e where e.order_id = o.id and e.at >= ${at})
      and not exists (select from withdrawals w where w.order_id = o.id and w.created_at >= ${at})
      and not exists (select from complaints c where c.order_id = o.id and c.created_at >= ${at})
    order by o.id limit ${limit} for update of o skip locked`;
  return rows.map(({ id }) => id);
}
