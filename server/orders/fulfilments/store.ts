import type { NewFulfilment } from '@/server/orders/types';
import type { PendingQuery, Row, Sql } from '@/server/platform/db/connection';
import type { Columns, Renamed } from '@/server/platform/db/rows';
import type { fulfilments } from '@/server/platform/db/schema/fulfilments';
import type { orders } from '@/server/platform/db/schema/orders';
import type { Transaction } from '@/server/platform/db/transact';
import type { Fulfilment, LateOrder, OrderWithFulfilments, PlacedFulfilment } from './types';

export async function insertFulfilments(
  tx: Transaction,
  orderId: number,
  parts: readonly NewFulfilment[],
  at: Date,
): Promise<number[]> {
  const rows = parts.map(({ dueAt, lines: _lines, ...part }, position) => ({
    ...{ position, ...part, dueAt: dueAt.toISOString() },
  }));
  const written = await tx<Columns<typeof fulfilments, 'id' | 'position'>[]>`
    insert into fulfilments (order_id, position, shop_id, kind, state, freight, total, due_at, created_at)
    select ${orderId}, position, "shopId", kind, state, freight, total, "dueAt", ${at.toISOString()}
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as p (position smallint, "shopId" int, kind text,
      state text, freight int, total int, "dueAt" timestamptz)
    order by position returning id, position`;
  const ids = written.sort((a, b) => a.position - b.position).map(({ id }) => id);
  const lines = parts.flatMap((part, i) => part.lines.map((line) => ({ ...line, fulfilmentId: ids[i] })));
  await tx`
    insert into fulfilment_lines (fulfilment_id, ean, count)
    select "fulfilmentId", ean, count
    from jsonb_to_recordset(${JSON.stringify(lines)}::text::jsonb) as l ("fulfilmentId" int, ean text, count int)`;
  return ids;
}

export async function writeFulfilments(tx: Transaction, parts: readonly Fulfilment[], at: Date): Promise<void> {
  if (parts.length === 0) return;
  const now = at.toISOString();
  await tx`
    update fulfilments f set state = p.state, version = f.version + 1, carrier = p.carrier,
      tracking_number = p."trackingNumber", tracking_url = p."trackingUrl",
      left_at = case when p.state in ('collected', 'sent') then coalesce(f.left_at, ${now}) else f.left_at end,
      delivered_at = case when p.state = 'delivered' then coalesce(f.delivered_at, ${now}) else f.delivered_at end
    from jsonb_to_recordset(${JSON.stringify(parts)}::text::jsonb) as p (id int, state text, carrier text,
      "trackingNumber" text, "trackingUrl" text)
    where f.id = p.id`;
  const lines = parts.flatMap(({ id, lines: all }) => all.map((line) => ({ ...line, id })));
  await tx`
    update fulfilment_lines f set picked = l.picked, missing = l.missing, withdrawn = l.withdrawn
    from jsonb_to_recordset(${JSON.stringify(lines)}::text::jsonb) as l (id int, ean text, picked int, missing int,
      withdrawn int)
    where f.fulfilment_id = l.id and f.ean = l.ean`;
}

export const lockFulfilments = (tx: Transaction, orderId: number) =>
  tx`select id from fulfilments where order_id = ${orderId} order by id for update`;

/** Returns the order of this shop's fulfilment, unless it is still being paid. */
export async function orderOf(sql: Sql | Transaction, id: number, shopId: number): Promise<number | undefined> {
  const [row] = await sql<Columns<typeof fulfilments, 'orderId'>[]>`
    select order_id from fulfilments where id = ${id} and shop_id = ${shopId} and state <> 'held'`;
  return row?.orderId;
}

type OrderRow = Omit<OrderWithFulfilments, 'orderedAt' | 'expiresAt'> &
  Columns<typeof orders, 'expiresAt'> &
  Renamed<typeof orders, { orderedAt: 'createdAt' }>;

async function findOrders(sql: Sql | Transaction, where: PendingQuery<Row[]>): Promise<OrderWithFulfilments[]> {
  const rows = await sql<OrderRow[]>`
    select o.id, o.number, o.token, o.kind, st.code as status, o.created_at as ordered_at, o.expires_at,
      json_build_object('name', o.name, 'phone', o.phone, 'email', o.email) as buyer,
      json_build_object('street', o.address, 'line2', o.address_line2, 'postalCode', o.zipcode, 'city', o.city) as address,
      json_build_object('id', m.id, 'name', m.name) as method, o.freight, o.discount, o.promo_code,
      (select coalesce(json_agg(json_build_object('ean', l.ean, 'articleNo', l.article_no, 'name', l.name,
          'brand', l.brand, 'color', l.color, 'size', l.size, 'image', l.image, 'count', l.count,
          'unitPrice', l.unit_price, 'pant', l.pant, 'vatRate', l.vat_rate, 'ageLimit', a.age_limit)
          order by l.position), '[]')
        from order_lines l left join articles a on a.id = l.article_id where l.order_id = o.id) as lines,
      (select coalesce(json_agg(json_build_object('id', f.id, 'shopId', f.shop_id, 'kind', f.kind, 'state', f.state,
          'version', f.version, 'dueAt', to_char(f.due_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'carrier', f.carrier, 'trackingNumber', f.tracking_number, 'trackingUrl', f.tracking_url,
          'lines', (
            select coalesce(json_agg(json_build_object('ean', l.ean, 'count', l.count, 'picked', l.picked,
              'missing', l.missing, 'withdrawn', l.withdrawn, 'onShelf', coalesce(s.qty, 0)) order by ol.position), '[]')
            from fulfilment_lines l
            join order_lines ol on ol.order_id = f.order_id and ol.ean = l.ean
            left join variants v on v.ean = l.ean
            left join stock s on s.variant_id = v.id and s.shop_id = f.shop_id
            where l.fulfilment_id = f.id)) order by f.position), '[]')
        from fulfilments f where f.order_id = o.id) as parts
    from orders o join order_statuses st on st.id = o.status_id join shipping_methods m on m.id = o.shipping_method_id
    where ${where}`;
  return rows.map((row) => ({
    ...row,
    orderedAt: row.orderedAt.toISOString(),
    expiresAt: row.expiresAt?.toISOString() ?? null,
  }));
}

export async function findOrder(sql: Sql | Transaction, id: number): Promise<OrderWithFulfilments | undefined> {
  return (await findOrders(sql, sql`o.id = ${id}`))[0];
}

export async function findByToken(sql: Sql | Transaction, token: string): Promise<OrderWithFulfilments | undefined> {
  return (await findOrders(sql, sql`o.token = ${token}`))[0];
}

const MOST_LISTED = 300;

export const findAtWork = (sql: Sql, shopId: number) =>
  findOrders(
    sql,
    sql`o.id in (select order_id from fulfilments where shop_id = ${shopId} and state in ('waiting', 'picking', 'ready')
      order by due_at limit ${MOST_LISTED})`,
  );

export const findOfShop = (sql: Sql, shopId: number, key: { id: number } | { token: string }) =>
  findOrders(
    sql,
    sql`${'id' in key ? sql`o.id = ${key.id}` : sql`o.token = ${key.token}`}
      and exists (select from fulfilments f where f.order_id = o.id and f.shop_id = ${shopId})`,
  );

/** Finds the goods of an order that went back when its hold expired (rule 19.4). */
export async function findLate(tx: Transaction, orderId: number): Promise<LateOrder | undefined> {
  const [row] = await tx<LateOrder[]>`
    select o.brand, o.zipcode as postal_code,
      o.delivery and not exists (select from payments p where p.purchase_id = o.purchase_id and p.fulfilment_id is not null)
        as movable,
      (select coalesce(json_agg(json_build_object('id', f.id, 'shopId', f.shop_id, 'lines', (
          select json_agg(json_build_object('ean', l.ean, 'count', l.count, 'variantId', v.id) order by l.ean)
          from fulfilment_lines l left join variants v on v.ean = l.ean where l.fulfilment_id = f.id)) order by f.position), '[]')
        from fulfilments f where f.order_id = o.id and f.state = 'closed'
          and not exists (select from fulfilment_lines l where l.fulfilment_id = f.id and l.withdrawn <> l.count)) as fulfilments
    from orders o where o.id = ${orderId}`;
  return row;
}

export async function hold(tx: Transaction, parts: readonly PlacedFulfilment[]): Promise<void> {
  await tx`
    update fulfilments f set state = 'held', version = f.version + 1, shop_id = p."shopId"
    from jsonb_to_recordset(${JSON.stringify(parts)}::text::jsonb) as p (id int, "shopId" int) where f.id = p.id`;
  await tx`update fulfilment_lines set withdrawn = 0 where fulfilment_id = any(${parts.map(({ id }) => id)}::int[])`;
}

export async function open(tx: Transaction, orderId: number): Promise<void> {
  await tx`update fulfilments set state = 'waiting', version = version + 1 where order_id = ${orderId} and state = 'held'`;
}

export async function forgetParcels(tx: Transaction, orderIds: number[]): Promise<void> {
  await tx`update fulfilments set tracking_number = '', tracking_url = '' where order_id = any(${orderIds}::int[])`;
}
