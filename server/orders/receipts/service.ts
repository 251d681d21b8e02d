import type { FollowedComplaint, FollowedWithdrawal, OrderDetail } from '@/lib/contracts/order-detail';
import type { OrderReceipt } from '@/lib/contracts/orders';
import { canBeCancelled } from '@/lib/orders/moves';
import { isUuid } from '@/lib/text/uuid';
import type { Sql } from '@/server/platform/db/connection';
import type { Columns, Computed, Renamed } from '@/server/platform/db/rows';
import type { complaintSettlements, complaints } from '@/server/platform/db/schema/accounting';
import type { fulfilmentLines, fulfilments } from '@/server/platform/db/schema/fulfilments';
import type {
  orderEvents,
  orderLines,
  orderStatuses,
  orders,
  withdrawalLines,
  withdrawals,
} from '@/server/platform/db/schema/orders';
import type { payments } from '@/server/platform/db/schema/payments';
import type { purchases } from '@/server/platform/db/schema/purchases';
import type { shippingMethods, shops } from '@/server/platform/db/schema/shops';
import type { Transaction } from '@/server/platform/db/transact';

/** A row as `json_build_object` gives it, with times as texts. */
type Json<Row> = {
  [Name in keyof Row]: Row[Name] extends Date ? string : Row[Name] extends Date | null ? string | null : Row[Name];
};

const iso = (time: string | Date) => new Date(time).toISOString();

type Row = Columns<
  typeof orders,
  'id' | 'number' | 'token' | 'kind' | 'name' | 'email' | 'phone' | 'delivery' | 'address' | 'addressLine2' | 'city'
> &
  Columns<typeof orders, 'zipcode' | 'freight' | 'discount' | 'total' | 'vat' | 'expiresAt'> &
  Renamed<typeof orders, { shopID: 'shopId'; customerID: 'customerId'; statusID: 'statusId'; date: 'createdAt' }> &
  Renamed<typeof orderStatuses, { status: 'code' }> &
  Columns<typeof fulfilments, 'trackingUrl'> &
  Computed<{
    articles: Columns<
      typeof orderLines,
      'ean' | 'articleId' | 'slug' | 'name' | 'brand' | 'color' | 'size' | 'image' | 'count' | 'unitPrice' | 'pant'
    >[];
  }>;

async function findReceipts(sql: Sql | Transaction, key: OrderKey | { purchaseId: number }): Promise<OrderReceipt[]> {
  const where =
    'token' in key
      ? sql`o.token = ${key.token}`
      : 'id' in key
        ? sql`o.id = ${key.id}`
        : sql`o.purchase_id = ${key.purchaseId}`;
  const rows = await sql<Row[]>`
    select o.id, o.number, o.token, o.kind, o.shop_id as "shopID", o.customer_id as "customerID",
      o.status_id as "statusID", st.code as status, o.name, o.email, o.phone, o.delivery, o.address,
      o.address_line2, o.city, o.zipcode,
      o.freight, o.discount, o.total, o.vat, o.created_at as date, o.expires_at,
      (select coalesce(json_agg(json_build_object('ean', l.ean, 'articleId', l.article_id, 'slug', l.slug, 'name', l.name,
          'brand', l.brand, 'color', l.color, 'size', l.size, 'image', l.image, 'count', l.count,
          'unitPrice', l.unit_price, 'pant', l.pant) order by l.position), '[]')
        from order_lines l where l.order_id = o.id) as articles,
      coalesce((select f.tracking_url from fulfilments f where f.order_id = o.id and f.tracking_url <> ''
        order by f.position limit 1), '') as tracking_url
    from orders o join order_statuses st on st.id = o.status_id where ${where} order by o.id`;
  return rows.map((row) => ({ ...row, date: iso(row.date), expiresAt: row.expiresAt && iso(row.expiresAt) }));
}

type WithdrawalRow = Columns<typeof withdrawals, 'number'> &
  Renamed<typeof withdrawals, { at: 'createdAt'; backAt: 'goodsBackAt' }> &
  Pick<(typeof withdrawals)['$inferSelect']['body'], 'refundBy' | 'returnBy' | 'received'> &
  Computed<{
    lines: Columns<typeof withdrawalLines, 'ean' | 'count'>[];
    left: (Columns<typeof withdrawalLines, 'ean' | 'count' | 'back'> & { amount: number })[];
    places: Columns<typeof shops, 'name' | 'address' | 'postNo' | 'postPlace' | 'webShop'>[];
    freight: number;
    ordered: number | null;
    paidBack: boolean;
  }>;

/** Returns the withdrawals. Pieces withdrawn before they left (counted in the fulfilment's line) are those of the first ones. */
async function withdrawalsOf(sql: Sql, orderId: number): Promise<FollowedWithdrawal[]> {
  const rows = await sql<WithdrawalRow[]>`
    select w.number, w.created_at as at, w.goods_back_at as back_at, w.body->>'refundBy' as refund_by,
      w.body->>'returnBy' as return_by, (w.body->>'received')::boolean as received,
      (select coalesce(json_agg(json_build_object('ean', l.ean, 'count', l.count) order by l.ean), '[]')
        from withdrawal_lines l where l.withdrawal_id = w.id) as lines,
      coalesce(gone.lines, '[]') as left, coalesce(gone.places, '[]') as places,
      case when (w.body->>'freight')::int > 0 then (select coalesce(sum(f.freight), 0)::int from fulfilments f
        where f.order_id = w.order_id and f.state in ('collected', 'sent', 'delivered')) else 0 end as freight,
      acts.ordered, coalesce(acts.done, false) as paid_back
    from withdrawals w
    left join lateral (
      select json_agg(json_build_object('ean', wl.ean, 'count', wl.count, 'back', wl.back, 'amount', coalesce((
          select sum((b->>'amount')::int) from jsonb_array_elements(w.body->'lines') b where b->>'ean' = wl.ean), 0))
          order by wl.ean) as lines,
        json_agg(distinct jsonb_build_object('name', s.name, 'address', s.address, 'postNo', s.post_no,
          'postPlace', s.post_place, 'webShop', s.web_shop)) as places
      from withdrawal_lines wl
      join fulfilments f on f.order_id = w.order_id and f.state in ('collected', 'sent', 'delivered')
      join fulfilment_lines fl on fl.fulfilment_id = f.id and fl.ean = wl.ean
      join shops s on s.id = f.shop_id
      where wl.withdrawal_id = w.id and fl.withdrawn < (
        select sum(o.count) from withdrawal_lines o join withdrawals ow on ow.id = o.withdrawal_id
        where ow.order_id = w.order_id and ow.id <= w.id and o.ean = wl.ean)) gone on true
    left join lateral (
      select sum(a.amount)::int as ordered, bool_and(a.state = 'done') as done
      from payment_acts a join fulfilments f on f.id = a.fulfilment_id
      where f.order_id = w.order_id and a.kind = 'refund'
        and (a.body->>'cause' || ':') like 'withdrawal:' || w.number || ':%') acts on true
    where w.order_id = ${orderId} order by w.id`;
  return rows.map(({ left, freight, ordered, ...row }) => ({
    ...row,
    at: iso(row.at),
    backAt: row.backAt && iso(row.backAt),
    left: left.map(({ ean, count, back }) => ({ ean, count, back })),
    // Once all has come, the refunds that were queued are right, whatever the receipt foresaw.
    refund:
      (row.backAt === null ? null : ordered) ??
      (left.length === 0 ? 0 : left.reduce((sum, { amount }) => sum + amount, freight)),
  }));
}

type Answer = Json<
  Columns<typeof complaintSettlements, 'outcome' | 'amount' | 'word'> &
    Renamed<typeof complaintSettlements, { at: 'createdAt' }>
>;
type ComplaintRow = Columns<typeof complaints, 'number' | 'eans' | 'wish' | 'text'> &
  Renamed<typeof complaints, { at: 'createdAt' }> &
  Computed<{ shops: (Columns<typeof shops, 'name'> & { answer: Answer | null })[] }>;

async function complaintsOf(sql: Sql, orderId: number): Promise<FollowedComplaint[]> {
  const rows = await sql<ComplaintRow[]>`
    select c.number, c.created_at as at, c.eans, c.wish, c.text,
      (select coalesce(json_agg(json_build_object('name', s.name, 'answer', case when a.id is not null then json_build_object(
          'outcome', a.outcome, 'amount', a.amount, 'word', a.word, 'at', a.created_at) end) order by f.position), '[]')
        from fulfilments f join shops s on s.id = f.shop_id
        left join complaint_settlements a on a.complaint_id = c.id and a.fulfilment_id = f.id
        where f.order_id = c.order_id and (a.id is not null or f.state in ('collected', 'sent', 'delivered'))
          and exists (select from fulfilment_lines fl where fl.fulfilment_id = f.id and fl.ean = any(c.eans))) as shops
    from complaints c where c.order_id = ${orderId} order by c.id`;
  return rows.map((row) => ({
    ...row,
    at: iso(row.at),
    shops: row.shops.map(({ name, answer }) => ({ name, answer: answer && { ...answer, at: iso(answer.at) } })),
  }));
}

type DetailRow = Computed<{
  payment: (typeof purchases)['$inferSelect']['method'] | 'in_shop';
  shipping: Columns<typeof shippingMethods, 'id' | 'name'>;
  purchase: Columns<typeof purchases, 'token' | 'state'> | null;
  parts: (Json<
    Columns<
      typeof fulfilments,
      'id' | 'kind' | 'state' | 'carrier' | 'trackingNumber' | 'trackingUrl' | 'leftAt' | 'total'
    >
  > & {
    shop: Columns<typeof shops, 'id' | 'name'>;
    lines: Columns<typeof fulfilmentLines, 'ean' | 'count' | 'missing' | 'withdrawn'>[];
  })[];
  events: (Renamed<typeof orderStatuses, { status: 'code' }> & Json<Columns<typeof orderEvents, 'at' | 'actor'>>)[];
  money: Columns<typeof payments, 'instrument' | 'authorised' | 'captured' | 'released' | 'refunded'> | null;
}>;

/** Shares money paid for all shops at once by the amounts asked for each. */
async function findDetail(sql: Sql, receipt: OrderReceipt): Promise<OrderDetail> {
  const [row] = await sql<DetailRow[]>`
    select case when o.kind = 'reservation' then 'in_shop' else coalesce(p.method, 'card') end as payment,
      json_build_object('id', m.id, 'name', m.name) as shipping,
      case when p.id is not null then json_build_object('token', p.token, 'state', p.state) end as purchase,
      (select coalesce(json_agg(json_build_object('id', f.id, 'shop', json_build_object('id', s.id, 'name', s.name),
          'kind', f.kind, 'state', f.state, 'carrier', f.carrier, 'trackingNumber', f.tracking_number,
          'trackingUrl', f.tracking_url, 'leftAt', f.left_at, 'total', f.total, 'lines', (
            select coalesce(json_agg(json_build_object('ean', fl.ean, 'count', fl.count, 'missing', fl.missing,
              'withdrawn', fl.withdrawn) order by l.position), '[]')
            from fulfilment_lines fl join order_lines l on l.order_id = f.order_id and l.ean = fl.ean
            where fl.fulfilment_id = f.id)) order by f.position), '[]')
        from fulfilments f join shops s on s.id = f.shop_id where f.order_id = o.id) as parts,
      (select coalesce(json_agg(json_build_object('status', st.code, 'at', e.at, 'actor', e.actor) order by e.id), '[]')
        from order_events e join order_statuses st on st.id = e.status_id where e.order_id = o.id) as events,
      (with own as (select id from fulfilments where order_id = o.id),
        paid as (select * from payments where purchase_id = o.purchase_id
          and (fulfilment_id is null or fulfilment_id in (select id from own))),
        moved as (select coalesce(sum(amount) filter (where kind = 'capture'), 0) as captured,
            coalesce(sum(amount) filter (where kind = 'refund'), 0) as refunded
          from payment_acts where state = 'done' and fulfilment_id in (select id from own))
        select json_build_object('instrument', instrument, 'authorised', authorised, 'captured', captured, 'refunded', refunded,
          'released', least(released, authorised - captured)) from (
            select coalesce(sum(case when fulfilment_id is not null then authorised when authorised > 0 then o.total end), 0)
              as authorised, coalesce(sum(released), 0) as released, coalesce(max(instrument), '') as instrument from paid) as held, moved
        where o.kind = 'order' and o.purchase_id is not null) as money
    from orders o join shipping_methods m on m.id = o.shipping_method_id left join purchases p on p.id = o.purchase_id
    where o.id = ${receipt.id}`;
  if (!row) throw new Error(`Order ${receipt.id} is gone`);
  return {
    ...receipt,
    ...row,
    parts: row.parts.map((part) => ({ ...part, leftAt: part.leftAt && iso(part.leftAt) })),
    withdrawals: await withdrawalsOf(sql, receipt.id),
    complaints: await complaintsOf(sql, receipt.id),
    events: row.events.map((event) => ({ ...event, at: iso(event.at) })),
    canCancel: canBeCancelled(receipt),
  };
}

/** The number alone opens nothing. */
export type OrderKey = { id: number } | { token: string };

export interface Receipts {
  receipt(key: OrderKey, within?: Sql | Transaction): Promise<OrderReceipt | undefined>;
  ofPurchase(purchaseId: number, within?: Sql | Transaction): Promise<OrderReceipt[]>;
  detail(token: string): Promise<OrderDetail | undefined>;
}

const isKey = (key: OrderKey) => 'id' in key || isUuid(key.token);

export function createReceipts({ sql }: { sql: Sql }): Receipts {
  const receipt: Receipts['receipt'] = async (key, within = sql) =>
    isKey(key) ? (await findReceipts(within, key))[0] : undefined;

  return {
    receipt,
    ofPurchase: (purchaseId, within = sql) => findReceipts(within, { purchaseId }),
    async detail(token) {
      const found = await receipt({ token });
      return found && findDetail(sql, found);
    },
  };
}
