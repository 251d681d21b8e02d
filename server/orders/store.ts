import type { PendingQuery, Row } from 'postgres';
import type { OrderReceipt, OrderStatus } from '@/lib/contracts/orders';
import type { ExpiryDocument, OrderDocument, ReservationDocument } from '@/lib/orders/documents';
import type { Sql } from '@/server/db/connection';
import { statusIds, statusOf, unsold, waiting } from './rules';
import type { CollectShop, LockedOrder, NewOrder, Offer, OrderToConfirm, PricedLine, Transaction } from './types';

// Times go in as ISO text and JSON as text: what arrives does not depend on who else has been at the client's writers.

/**
 * Claims the key for this transaction, waiting for another that is at it. Undefined: it is ours. Otherwise what the
 * first request asked and got.
 */
export async function claimKey(tx: Transaction, key: string, digest: string, at: Date) {
  for (;;) {
    const claimed = await tx`
      insert into idempotency_keys (key, request_digest, body, created_at)
      values (${key}, ${digest}, '{}', ${at.toISOString()}) on conflict (key) do nothing`;
    if (claimed.count === 1) return undefined;
    const [first] = await tx<{ digest: string; body: OrderReceipt }[]>`
      select request_digest as digest, body from idempotency_keys where key = ${key}`;
    if (first) return first; // else it was forgotten this very moment
  }
}

export async function keepAnswer(tx: Transaction, key: string, body: OrderReceipt): Promise<void> {
  await tx`update idempotency_keys set body = ${JSON.stringify(body)}::text::jsonb where key = ${key}`;
}

export async function forgetKeys(sql: Sql, before: Date): Promise<number> {
  const { count } = await sql`delete from idempotency_keys where created_at < ${before.toISOString()}`;
  return count;
}

export async function hasShippingMethod(tx: Transaction, id: string): Promise<boolean> {
  return (await tx`select from shipping_methods where id = ${id}`).length === 1;
}

/** The shop with the exceptions of its coming weeks. */
export async function findShop(tx: Transaction, id: number, now: Date): Promise<CollectShop | undefined> {
  const [shop] = await tx<CollectShop[]>`
    select id, name, full_name, org_no, address, post_no, post_place,
      email, phone, opening_hours, web_shop,
      (select coalesce(json_agg(json_build_object('date', e.date, 'hours', e.hours, 'note', e.note) order by e.date), '[]')
        from shop_exceptions e where e.shop_id = shops.id and e.date >= ${now.toISOString()}::timestamptz::date - 1) as exceptions
    from shops where id = ${id}`;
  return shop;
}

/** What is behind the EANs, priced at `now`: the lowest of the ordinary price and the campaigns that run. */
export async function findOffers(tx: Transaction, eans: string[], now: Date): Promise<Map<string, Offer>> {
  const at = now.toISOString();
  const offers = await tx<Offer[]>`
    select v.id as variant_id, v.ean, a.id as article_id, a.article_no, a.slug, a.name, p.name as brand,
      c.name as color, z.name as size, coalesce(v.image, a.image) as image, least(a.price, o.price) as price,
      case when o.price < a.price then o.id end as campaign_article_id, a.pant, a.vat_rate,
      a.visible and a.can_purchase and v.can_purchase as for_sale, a.web_purchase_limit
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
  return new Map(offers.map((offer) => [offer.ean, offer]));
}

/** Writes the order itself and gives it its number. */
export async function insertReservation(tx: Transaction, order: NewOrder): Promise<{ id: number; number: string }> {
  const { form } = order;
  const [placed] = await tx<{ id: number; number: string }[]>`
    insert into orders (id, number, token, kind, status_id, brand, shop_id, customer_id, name, email, phone, delivery,
      address, zipcode, city, shipping_method_id, total, vat, discount, promo_code, expires_at,
      created_at)
    select n.id, 'NV-' || n.id, ${order.token}, 'reservation', ${statusIds.reserved}, ${order.brand}, ${order.shopId},
      ${order.customerId ?? null}, ${form.name}, ${form.email}, ${form.phone}, ${form.delivery}, ${form.address},
      ${form.postalCode}, ${form.city}, ${order.shippingMethodId}, ${order.total}, ${order.vat},
      ${order.discount}, ${order.promoCode ?? null}, ${order.deadline.toISOString()}, ${order.at.toISOString()}
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

export async function insertEvent(tx: Transaction, orderId: number, status: OrderStatus, at: Date, note = '') {
  await tx`insert into order_events (order_id, status_id, at, note)
    values (${orderId}, ${statusIds[status]}, ${at.toISOString()}, ${note})`;
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
  const [row] = await tx<{ body: ReservationDocument }[]>`
    select body from order_documents where order_id = ${orderId} and kind = 'reservation_confirmation'`;
  return row?.body;
}

/** The goods of an order, with the shop they were taken from. */
export const findGoods = (tx: Transaction, orderId: number) => tx<{ shopId: number; ean: string; count: number }[]>`
  select o.shop_id, l.ean, l.count from order_lines l join orders o on o.id = l.order_id where l.order_id = ${orderId}`;

type LockedRow = { id: number; statusId: number; anonymised: boolean };
const locked = (row: LockedRow | undefined): LockedOrder | undefined =>
  row && { id: row.id, status: statusOf(row.statusId), anonymised: row.anonymised };

/** Waits for the order and holds it until the transaction ends. */
export async function lockOrder(tx: Transaction, number: string): Promise<LockedOrder | undefined> {
  const [row] = await tx<LockedRow[]>`
    select id, status_id, anonymised_at is not null as anonymised from orders where number = ${number} for update`;
  return locked(row);
}

const waitingIds = waiting.map((status) => statusIds[status]);

/** Reservations past their deadline, oldest first. A hint: `lockIfDue` decides. */
export async function findDue(sql: Sql, now: Date, limit: number): Promise<number[]> {
  const rows = await sql<{ id: number }[]>`
    select id from orders where expires_at <= ${now.toISOString()} and status_id = any(${waitingIds})
    order by expires_at, id limit ${limit}`;
  return rows.map((row) => row.id);
}

/** The order if it is still due and nobody else is at it. */
export async function lockIfDue(tx: Transaction, id: number, now: Date): Promise<LockedOrder | undefined> {
  const [row] = await tx<LockedRow[]>`
    select id, status_id, anonymised_at is not null as anonymised from orders
    where id = ${id} and expires_at <= ${now.toISOString()} and status_id = any(${waitingIds}) for update skip locked`;
  return locked(row);
}

/** An order that waits no more has no deadline either: the index of deadlines holds only what is to be watched. */
export async function writeStatus(tx: Transaction, orderId: number, status: OrderStatus): Promise<void> {
  await tx`update orders set status_id = ${statusIds[status]},
    expires_at = case when ${waiting.includes(status)} then expires_at end where id = ${orderId}`;
}

/** An order with all its confirmation says, held until the transaction ends. */
export async function lockToConfirm(tx: Transaction, id: number): Promise<OrderToConfirm | undefined> {
  // Apart from what is read: a statement that waited for the lock still sees what was there before it waited.
  await tx`select from orders where id = ${id} for update`;
  const [row] = await tx<(Omit<OrderToConfirm, 'status'> & { statusId: number })[]>`
    select o.kind, o.status_id, o.brand,
      exists (select from order_documents d where d.order_id = o.id and d.kind = 'order_confirmation') as confirmed,
      json_build_object('id', s.id, 'name', s.name, 'fullName', s.full_name, 'orgNo', s.org_no, 'address', s.address,
        'postNo', s.post_no, 'postPlace', s.post_place, 'email', s.email, 'phone', s.phone,
        'openingHours', s.opening_hours) as shop,
      json_build_object('id', m.id, 'name', m.name) as method,
      (select coalesce(json_agg(json_build_object('ean', l.ean, 'articleNo', l.article_no, 'name', l.name,
          'brand', l.brand, 'color', l.color, 'size', l.size, 'count', l.count, 'unitPrice', l.unit_price,
          'pant', l.pant, 'vatRate', l.vat_rate) order by l.position), '[]')
        from order_lines l where l.order_id = o.id) as lines
    from orders o join shops s on s.id = o.shop_id join shipping_methods m on m.id = o.shipping_method_id
    where o.id = ${id}`;
  return row && { ...row, status: statusOf(row.statusId) };
}

/** The orders and their documents stay for the books, the person goes (rule 10.29). */
export async function anonymiseCustomer(tx: Transaction, id: number, at: Date): Promise<void> {
  await tx`delete from idempotency_keys where body->>'customerID' = ${String(id)}`;
  await anonymise(tx, tx`customer_id = ${id}`, at);
}

const anonymise = (tx: Transaction, which: PendingQuery<Row[]>, at: Date) => tx`
  update orders set name = '', email = '', phone = '', address = '', zipcode = '', city = '', customer_id = null,
    anonymised_at = ${at.toISOString()} where ${which}`;

/**
 * Reservations made before `before` that were never collected and still hold a person. One whose account was deleted
 * earlier is anonymous, but its document waited for whether it would become a sale.
 */
export async function lockUnsold(tx: Transaction, before: Date, months: number, limit: number): Promise<number[]> {
  const rows = await tx<{ id: number }[]>`
    select id from orders
    where kind = 'reservation' and status_id = any(${unsold.map((status) => statusIds[status])})
      and created_at < ${before.toISOString()} and (anonymised_at is null
        or anonymised_at at time zone 'UTC' < created_at at time zone 'UTC' + make_interval(months => ${months}::int))
    order by created_at, id limit ${limit} for update skip locked`;
  return rows.map((row) => row.id);
}

/** Takes the person off these orders and off all that was written about them. */
export async function anonymiseOrders(tx: Transaction, ids: number[], at: Date): Promise<void> {
  await anonymise(tx, tx`id = any(${ids}::int[])`, at);
  await tx`
    update order_documents set body = jsonb_set(body, '{buyer}', '{"name": "", "email": "", "phone": ""}')
    where order_id = any(${ids}::int[]) and body ? 'buyer'`;
  await tx`update order_events set note = '' where order_id = any(${ids}::int[]) and note <> ''`;
}
