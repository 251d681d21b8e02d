import type { CustomerExport, CustomerOrder, CustomerReservation, CustomerReview } from '@/lib/contracts/customers';
import { canBeCancelled } from '@/lib/orders/moves';
import type { Sql } from '@/server/platform/db/connection';
import { type Columns, type Computed, type Outer, type Renamed, underColumnNames } from '@/server/platform/db/rows';
import type { complaints as complaintRows } from '@/server/platform/db/schema/accounting';
import type { articles } from '@/server/platform/db/schema/catalogue';
import type { marketingConsents } from '@/server/platform/db/schema/consents';
import type { pollAnswers, pollOptions, pollQuestions } from '@/server/platform/db/schema/content';
import type {
  customerDevices,
  customers,
  favourites as favouriteRows,
  reviews as reviewRows,
  sessions as sessionRows,
  stockAlerts,
} from '@/server/platform/db/schema/customers';
import type { orders as orderRows, withdrawals as withdrawalRows } from '@/server/platform/db/schema/orders';
import type { payments as paymentRows } from '@/server/platform/db/schema/payments';
import type { purchases } from '@/server/platform/db/schema/purchases';
import { ROWS_PER_PAGE, vatPercentage } from './rules';

interface Page<Row> {
  rows: Row[];
  total: number;
}

const iso = (time: Date | string) => new Date(time).toISOString();
const pageOf = (sql: Sql, page: number | undefined) =>
  page === undefined ? sql`` : sql`limit ${ROWS_PER_PAGE} offset ${(page - 1) * ROWS_PER_PAGE}`;

type PastOrderRow = Columns<
  typeof orderRows,
  | 'id'
  | 'number'
  | 'token'
  | 'kind'
  | 'name'
  | 'email'
  | 'phone'
  | 'delivery'
  | 'address'
  | 'addressLine2'
  | 'city'
  | 'zipcode'
  | 'freight'
  | 'discount'
  | 'total'
  | 'vat'
  | 'expiresAt'
> &
  Renamed<typeof orderRows, { shopID: 'shopId'; customerID: 'customerId'; statusID: 'statusId'; date: 'createdAt' }> &
  Computed<
    Pick<
      CustomerReservation,
      'status' | 'articles' | 'withdrawals' | 'trackingUrl' | 'shipping' | 'purchase' | 'parts' | 'money' | 'documents'
    >
  >;

/** Returns all orders without `page`. */
export async function orders(
  sql: Sql,
  id: number,
  which: 'reservations' | 'purchases' | 'all',
  page: number | undefined,
): Promise<Page<CustomerReservation>> {
  const where = {
    all: sql`true`,
    reservations: sql`o.kind = 'reservation'`,
    purchases: sql`(o.kind = 'order' or st.code = 'collected')`,
  }[which];
  const found = await sql<PastOrderRow[]>`
    select o.id, o.number, o.token, o.kind, o.shop_id as "shopID", o.customer_id as "customerID",
      o.status_id as "statusID", st.code as status, o.name, o.email, o.phone, o.delivery, o.address,
      o.address_line2, o.city, o.zipcode,
      o.freight, o.discount, o.total, o.vat, o.created_at as date,
      o.expires_at,
      (select coalesce(json_agg(json_build_object('ean', l.ean, 'articleId', l.article_id, 'slug', l.slug, 'name', l.name,
          'brand', l.brand, 'color', l.color, 'size', l.size, 'image', l.image, 'count', l.count,
          'unitPrice', l.unit_price, 'pant', l.pant) order by l.position), '[]')
        from order_lines l where l.order_id = o.id) as articles,
      (select coalesce(json_agg(json_build_object('number', w.number, 'at', w.created_at, 'backAt', w.goods_back_at,
          'count', wl.count, 'lines', wl.lines) order by w.created_at), '[]')
        from withdrawals w cross join lateral (select sum(l.count) as count,
          json_agg(json_build_object('ean', l.ean, 'count', l.count)) as lines
          from withdrawal_lines l where l.withdrawal_id = w.id) wl
        where w.order_id = o.id) as withdrawals,
      coalesce((select f.tracking_url from fulfilments f where f.order_id = o.id and f.tracking_url <> ''
        order by f.position limit 1), '') as tracking_url,
      json_build_object('id', m.id, 'name', m.name) as shipping,
      case when p.id is not null then json_build_object('state', p.state) end as purchase,
      (select coalesce(json_agg(json_build_object('id', f.id, 'shop', json_build_object('id', s.id, 'name', s.name),
          'kind', f.kind, 'state', f.state, 'carrier', f.carrier, 'trackingNumber', f.tracking_number,
          'trackingUrl', f.tracking_url, 'lines', (
            select coalesce(json_agg(json_build_object('ean', fl.ean, 'count', fl.count, 'missing', fl.missing,
              'withdrawn', fl.withdrawn) order by fl.ean), '[]') from fulfilment_lines fl where fl.fulfilment_id = f.id))
          order by f.position), '[]')
        from fulfilments f join shops s on s.id = f.shop_id where f.order_id = o.id) as parts,
      (select json_build_object('captured', coalesce(sum(a.amount) filter (where a.kind = 'capture'), 0),
          'refunded', coalesce(sum(a.amount) filter (where a.kind = 'refund'), 0))
        from fulfilments f join payment_acts a on a.fulfilment_id = f.id and a.state = 'done'
        where f.order_id = o.id and o.kind = 'order' and o.purchase_id is not null
        group by f.order_id) as money,
      (select coalesce(json_agg(json_build_object('id', d.id, 'kind', d.kind, 'number', d.body->>'number',
          'orgNo', d.body->'seller'->>'orgNo', 'date', d.body->>'date', 'total', d.total) order by d.id), '[]')
        from sales_documents d where d.order_id = o.id) as documents
    from orders o join order_statuses st on st.id = o.status_id join shipping_methods m on m.id = o.shipping_method_id
    left join purchases p on p.id = o.purchase_id
    where o.customer_id = ${id} and ${where} order by o.created_at desc, o.id desc ${pageOf(sql, page)}`;
  const [count] = await sql<Computed<{ total: number }>[]>`
    select count(*)::int as total from orders o join order_statuses st on st.id = o.status_id
    where o.customer_id = ${id} and ${where}`;
  const rows = found.map((row) => ({
    ...row,
    date: iso(row.date),
    expiresAt: row.expiresAt && iso(row.expiresAt),
    withdrawals: row.withdrawals.map((one) => ({ ...one, at: iso(one.at), backAt: one.backAt && iso(one.backAt) })),
    canCancel: canBeCancelled(row),
  }));
  return { rows, total: count?.total ?? 0 };
}

export const asCustomerOrder = (order: CustomerReservation): CustomerOrder => ({
  ...order,
  vatPercentage: vatPercentage(order.total, order.vat),
  totalVat: order.vat,
  netAmount: order.total - order.vat,
});

export async function reviews(sql: Sql, id: number, page: number | undefined): Promise<Page<CustomerReview>> {
  const found = await sql<
    (Columns<
      typeof reviewRows,
      'id' | 'content' | 'reply' | 'rating' | 'approved' | 'createdAt' | 'trueToSize' | 'sizeColor' | 'anonymous'
    > &
      Renamed<typeof reviewRows, { customer: 'customerName'; reviewableId: 'articleId' }> &
      Computed<{ decided: boolean; reviewableType: 'article'; article: { name: string; slug: string } }> &
      Renamed<typeof reviewRows, { verifiedPurchase: 'verifiedPurchase' }>)[]
  >`
    select r.id, r.content, r.reply, r.customer_name as customer, r.rating, r.approved,
      r.approved or r.decided_at is not null as decided, r.created_at,
      r.article_id as reviewable_id, 'article' as reviewable_type, r.true_to_size, r.size_color, r.anonymous,
      r.verified_purchase, json_build_object('name', a.name, 'slug', a.slug) as article
    from reviews r join articles a on a.id = r.article_id
    where r.customer_id = ${id} order by r.created_at desc, r.id desc ${pageOf(sql, page)}`;
  const [count] = await sql<Computed<{ total: number }>[]>`
    select count(*)::int as total from reviews where customer_id = ${id}`;
  const rows = found.map((row) => underColumnNames<CustomerReview>({ ...row, createdAt: iso(row.createdAt) }));
  return { rows, total: count?.total ?? 0 };
}

const withAt = <Row extends { at: Date }>(row: Row) => ({ ...row, at: iso(row.at) });
const withSince = <Row extends { since: Date }>(row: Row) => ({ ...row, since: iso(row.since) });

type ExportedOrders = Pick<CustomerExport, 'withdrawals' | 'complaints' | 'payments'>;
type ExportedAccount = Omit<CustomerExport, 'exportedAt' | 'customer' | 'orders' | 'reviews' | keyof ExportedOrders>;

export async function exportAccount(sql: Sql, id: number): Promise<ExportedAccount> {
  const [choices, sessions, devices, favourites, alerts, answers] = await Promise.all([
    sql<Columns<typeof marketingConsents, 'choice' | 'given' | 'source' | 'version' | 'at'>[]>`
      select choice, given, source, version, at from marketing_consents where customer_id = ${id} order by id`,
    sql<Columns<typeof sessionRows, 'createdAt' | 'lastSeen' | 'expiresAt'>[]>`
      select created_at, last_seen, expires_at from sessions where customer_id = ${id} order by created_at`,
    sql<Columns<typeof customerDevices, 'lastLogin' | 'expiresAt'>[]>`
      select last_login, expires_at from customer_devices where customer_id = ${id} order by last_login`,
    sql<
      (Columns<typeof favouriteRows, 'articleId'> &
        Columns<typeof articles, 'name'> &
        Renamed<typeof favouriteRows, { since: 'createdAt' }>)[]
    >`
      select f.article_id, a.name, f.created_at as since
      from favourites f join articles a on a.id = f.article_id where f.customer_id = ${id} order by f.created_at`,
    sql<
      (Outer<Columns<typeof stockAlerts, 'ean'> & Renamed<typeof articles, { article: 'name' }>> &
        Columns<typeof stockAlerts, 'email'> &
        Renamed<typeof stockAlerts, { since: 'createdAt' }>)[]
    >`
      select w.* from (select ean, null as article, email, created_at as since from stock_alerts
        union all select null, a.name, w.email, w.created_at from price_watches w join articles a on a.id = w.article_id) w
      join customers c on lower(c.email) = w.email where c.id = ${id} and c.verified order by w.since`,
    sql<
      (Renamed<typeof pollQuestions, { question: 'text' }> &
        Renamed<typeof pollOptions, { answer: 'text' }> &
        Renamed<typeof pollAnswers, { since: 'createdAt' }>)[]
    >`
      select q.text as question, o.text as answer, a.created_at as since
      from poll_answers a join poll_questions q on q.id = a.question_id join poll_options o on o.id = a.option_id
      where a.visitor = ${`customer:${id}`} order by a.created_at`,
  ]);
  return {
    choices: choices.map(withAt),
    sessions: sessions.map((row) => ({
      created_at: iso(row.createdAt),
      last_seen: iso(row.lastSeen),
      expires_at: iso(row.expiresAt),
    })),
    devices: devices.map((row) => ({ last_login: iso(row.lastLogin), expires_at: iso(row.expiresAt) })),
    favourites: favourites.map(withSince),
    alerts: alerts.map(withSince),
    pollAnswers: answers.map(withSince),
  };
}

export async function exportOrders(sql: Sql, id: number): Promise<ExportedOrders> {
  const [withdrawals, complaints, payments] = await Promise.all([
    sql<
      (Columns<typeof withdrawalRows, 'number' | 'reason'> &
        Renamed<typeof orderRows, { order: 'number' }> &
        Renamed<typeof withdrawalRows, { at: 'createdAt' }>)[]
    >`
      select w.number, o.number as "order", w.created_at as at, w.reason
      from withdrawals w join orders o on o.id = w.order_id where o.customer_id = ${id} order by w.created_at`,
    sql<
      (Columns<typeof complaintRows, 'number' | 'wish' | 'text'> &
        Renamed<typeof orderRows, { order: 'number' }> &
        Renamed<typeof complaintRows, { at: 'createdAt' }> &
        Computed<Pick<CustomerExport['complaints'][number], 'answers'>>)[]
    >`
      select c.number, o.number as "order", c.created_at as at, c.wish, c.text,
        (select coalesce(json_agg(json_build_object('shop', s.full_name, 'at', a.created_at, 'outcome', a.outcome,
            'amount', a.amount, 'word', a.word) order by a.id), '[]')
          from complaint_settlements a join fulfilments f on f.id = a.fulfilment_id join shops s on s.id = f.shop_id
          where a.complaint_id = c.id) as answers
      from complaints c join orders o on o.id = c.order_id where o.customer_id = ${id} order by c.created_at`,
    sql<
      (Columns<typeof purchases, 'method'> &
        Columns<typeof paymentRows, 'instrument' | 'state' | 'amount' | 'captured' | 'refunded'> &
        Renamed<typeof paymentRows, { at: 'createdAt' }> &
        Computed<{ orders: string[] }>)[]
    >`
      select p.method, pay.instrument, pay.state, pay.amount, pay.captured, pay.refunded, pay.created_at as at,
        (select coalesce(json_agg(o.number order by o.id), '[]') from orders o where o.purchase_id = p.id) as orders
      from payments pay join purchases p on p.id = pay.purchase_id where p.customer_id = ${id} order by pay.id`,
  ]);
  return {
    withdrawals: withdrawals.map(withAt),
    complaints: complaints.map((row) => ({
      ...withAt(row),
      answers: row.answers.map((answer) => ({ ...answer, at: iso(answer.at) })),
    })),
    payments: payments.map(withAt),
  };
}

export async function findOwn(sql: Sql, id: number) {
  const [own] = await sql<Columns<typeof customers, 'clubCode' | 'createdAt'>[]>`
    select club_code, created_at from customers where id = ${id}`;
  return own && { club_code: own.clubCode, created_at: iso(own.createdAt) };
}
