import type { Customer, CustomerExport, CustomerOrder, CustomerReview } from '@/lib/contracts/customers';
import type { OrderReceipt } from '@/lib/contracts/orders';
import type { Sql } from '@/server/db/connection';
import { KEPT_MS, ROWS_PER_PAGE, vatPercentage } from './rules';
import type { CustomerRow, SessionCustomer, Transaction } from './types';

type Db = Sql | Transaction;

/** Codes of PostgreSQL: what is unique is there already, and a row pointed at is not. */
const codeOf = (error: unknown) => (error as { code?: string } | null)?.code;
export const isTaken = (error: unknown) => codeOf(error) === '23505';
export const isUnknownReference = (error: unknown) => codeOf(error) === '23503';

const columns = (sql: Db) => sql`
  c.id, c.auth_id, c.firstname, c.surname, c.email, c.phone, to_char(c.birth_date, 'YYYY-MM-DD') as birth_date, c.gender_id,
  json_build_object('addr', c.addr, 'postnr', c.postnr) as address, c.city, c.permissions, c.preferences,
  c.terms_conditions, c.verified, c.club, c.marketing, c.newsletter, c.event_invite, c.birthday_gift, c.cookies,
  c.cookie_default, c.cookie_ga, c.cookie_google_tag_manager, c.cookie_meta_pixel`;

export async function findCustomer(sql: Db, id: number): Promise<Customer | undefined> {
  const [row] = await sql<Customer[]>`select ${columns(sql)} from customers c where c.id = ${id}`;
  return row;
}

export interface Credentials {
  id: number;
  passwordHash: string;
}

export async function findCredentials(
  sql: Db,
  by: { type: 'email' | 'phone'; value: string },
): Promise<Credentials | undefined> {
  const where = by.type === 'email' ? sql`lower(email) = ${by.value}` : sql`phone = ${by.value}`;
  const [row] = await sql<Credentials[]>`select id, password_hash as "passwordHash" from customers where ${where}`;
  return row;
}

/** Holds the row until the transaction ends. */
export async function lockCustomer(tx: Transaction, id: number): Promise<(Customer & Credentials) | undefined> {
  const [row] = await tx<(Customer & Credentials)[]>`
    select ${columns(tx)}, c.password_hash as "passwordHash" from customers c where c.id = ${id} for update`;
  return row;
}

/** @throws a collision (`isTaken`) when the e-mail or the phone has an account. */
export async function insertCustomer(tx: Transaction, row: Partial<CustomerRow>, at: Date): Promise<number> {
  const values = { ...row, created_at: at.toISOString() };
  const [made] = await tx<{ id: number }[]>`insert into customers ${tx(values as never)} returning id`;
  if (!made) throw new Error('The customer was not written');
  return made.id;
}

export async function updateCustomer(tx: Transaction, id: number, row: Partial<CustomerRow>): Promise<void> {
  await tx`update customers set ${tx(row as never)} where id = ${id}`;
}

export async function insertSession(sql: Db, id: string, customerId: number, at: Date, expiresAt: Date): Promise<void> {
  await sql`insert into sessions (id, customer_id, created_at, last_seen, expires_at)
    values (${id}, ${customerId}, ${at.toISOString()}, ${at.toISOString()}, ${expiresAt.toISOString()})`;
}

export async function findSession(sql: Db, id: string, now: Date) {
  const [row] = await sql<(Omit<SessionCustomer, 'sid'> & { lastSeen: Date })[]>`
    select c.id, c.firstname, c.surname, c.verified, s.last_seen as "lastSeen"
    from sessions s join customers c on c.id = s.customer_id
    where s.id = ${id} and s.revoked_at is null and s.expires_at > ${now.toISOString()}`;
  return row;
}

export const touchSession = (sql: Db, id: string, now: Date) =>
  sql`update sessions set last_seen = ${now.toISOString()} where id = ${id}`;

export const revokeSession = (sql: Db, id: string, now: Date) =>
  sql`update sessions set revoked_at = ${now.toISOString()} where id = ${id} and revoked_at is null`;

export const revokeSessions = (sql: Db, customerId: number, now: Date) =>
  sql`update sessions set revoked_at = ${now.toISOString()} where customer_id = ${customerId} and revoked_at is null`;

export type Purpose = 'verify' | 'reset';

export async function insertToken(
  tx: Transaction,
  token: { id: string; customerId: number; purpose: Purpose; email: string; expiresAt: Date; at: Date },
): Promise<void> {
  await tx`insert into customer_tokens (id, customer_id, purpose, email, expires_at, created_at) values (${token.id},
    ${token.customerId}, ${token.purpose}, ${token.email}, ${token.expiresAt.toISOString()}, ${token.at.toISOString()})`;
}

/** Uses the link up, with every other one of its kind; undefined when it is used, old, or for another address. */
export async function useToken(tx: Transaction, id: string, purpose: Purpose, now: Date): Promise<number | undefined> {
  const at = now.toISOString();
  const [used] = await tx<{ customerId: number }[]>`
    update customer_tokens t set used_at = ${at} from customers c
    where t.id = ${id} and t.purpose = ${purpose} and t.used_at is null and t.expires_at > ${at}
      and c.id = t.customer_id and c.email = t.email
    returning t.customer_id as "customerId"`;
  if (used) await endTokens(tx, used.customerId, purpose, now);
  return used?.customerId;
}

export const endTokens = (tx: Transaction, customerId: number, purpose: Purpose, now: Date) =>
  tx`update customer_tokens set used_at = ${now.toISOString()}
    where customer_id = ${customerId} and purpose = ${purpose} and used_at is null`;

export async function clubCode(sql: Db, id: number): Promise<string | undefined> {
  const [row] = await sql<{ code: string }[]>`select club_code as code from customers where id = ${id}`;
  return row?.code;
}

interface Page<Row> {
  rows: Row[];
  total: number;
}

const iso = (time: Date | string) => new Date(time).toISOString();
const part = (sql: Db, page: number | undefined) =>
  page === undefined ? sql`` : sql`limit ${ROWS_PER_PAGE} offset ${(page - 1) * ROWS_PER_PAGE}`;

type ReceiptRow = OrderReceipt & { total_rows: number; date: Date | string; expiresAt: Date | string | null };

/** `page` undefined: all of them. */
export async function orders(
  sql: Db,
  id: number,
  which: 'reservations' | 'purchases' | 'all',
  page: number | undefined,
): Promise<Page<OrderReceipt>> {
  const where = {
    all: sql`true`,
    reservations: sql`o.kind = 'reservation'`,
    purchases: sql`(o.kind = 'order' or st.code = 'collected')`,
  }[which];
  const found = await sql<ReceiptRow[]>`
    select o.id, o.number, o.token, o.kind, o.shop_id as "shopID", o.customer_id as "customerID",
      o.status_id as "statusID", st.code as status, o.name, o.email, o.phone, o.delivery, o.address, o.city, o.zipcode,
      o.freight, o.discount, o.total, o.vat, o.tracking_url as "trackingUrl", o.created_at as date,
      o.expires_at as "expiresAt",
      (select coalesce(json_agg(json_build_object('ean', l.ean, 'articleId', l.article_id, 'slug', l.slug, 'name', l.name,
          'brand', l.brand, 'color', l.color, 'size', l.size, 'image', l.image, 'count', l.count,
          'unitPrice', l.unit_price, 'pant', l.pant) order by l.position), '[]')
        from order_lines l where l.order_id = o.id) as articles
    from orders o join order_statuses st on st.id = o.status_id
    where o.customer_id = ${id} and ${where} order by o.created_at desc, o.id desc ${part(sql, page)}`;
  const [count] = await sql<{ total: number }[]>`
    select count(*)::int as total from orders o join order_statuses st on st.id = o.status_id
    where o.customer_id = ${id} and ${where}`;
  const rows = found.map((row) => ({ ...row, date: iso(row.date), expiresAt: row.expiresAt && iso(row.expiresAt) }));
  return { rows, total: count?.total ?? 0 };
}

export const asCustomerOrder = (receipt: OrderReceipt): CustomerOrder => ({
  ...receipt,
  vatPercentage: vatPercentage(receipt.total, receipt.vat),
  totalVat: receipt.vat,
  netAmount: receipt.total - receipt.vat,
});

export async function reviews(sql: Db, id: number, page: number | undefined): Promise<Page<CustomerReview>> {
  const found = await sql<(CustomerReview & { created_at: Date | string })[]>`
    select r.id, r.content, r.reply, r.customer_name as customer, r.rating, r.approved,
      r.approved or r.decided_at is not null as decided, r.created_at,
      r.article_id as reviewable_id, 'article' as reviewable_type, r.true_to_size, r.size_color, r.anonymous,
      r.verified_purchase, json_build_object('name', a.name, 'slug', a.slug) as article
    from reviews r join articles a on a.id = r.article_id
    where r.customer_id = ${id} order by r.created_at desc, r.id desc ${part(sql, page)}`;
  const [count] = await sql<{ total: number }[]>`
    select count(*)::int as total from reviews where customer_id = ${id}`;
  return { rows: found.map((row) => ({ ...row, created_at: iso(row.created_at) })), total: count?.total ?? 0 };
}

export async function exportRest(sql: Db, id: number) {
  const [[own], sessions, favourites, withdrawals] = await Promise.all([
    sql<{ club_code: string; created_at: Date }[]>`select club_code, created_at from customers where id = ${id}`,
    sql<{ created_at: Date; last_seen: Date; expires_at: Date }[]>`
      select created_at, last_seen, expires_at from sessions where customer_id = ${id} order by created_at`,
    sql<{ articleId: number; name: string; since: Date }[]>`
      select f.article_id as "articleId", a.name, f.created_at as since
      from favourites f join articles a on a.id = f.article_id where f.customer_id = ${id} order by f.created_at`,
    sql<{ number: string; order: string; at: Date; reason: string }[]>`
      select w.number, o.number as "order", w.created_at as at, w.reason
      from withdrawals w join orders o on o.id = w.order_id where o.customer_id = ${id} order by w.created_at`,
  ]);
  const rest: Pick<CustomerExport, 'sessions' | 'favourites' | 'withdrawals'> = {
    sessions: sessions.map((row) => ({
      created_at: iso(row.created_at),
      last_seen: iso(row.last_seen),
      expires_at: iso(row.expires_at),
    })),
    favourites: favourites.map((row) => ({ ...row, since: iso(row.since) })),
    withdrawals: withdrawals.map((row) => ({ ...row, at: iso(row.at) })),
  };
  return { ...rest, own: own && { club_code: own.club_code, created_at: iso(own.created_at) } };
}

/** Law §8.12: the orders and their documents stay for the books, the person goes. */
export async function anonymiseOrders(tx: Transaction, id: number, now: Date): Promise<void> {
  await tx`delete from idempotency_keys where body->>'customerID' = ${String(id)}`;
  await tx`update withdrawals set reason = '' where order_id in (select id from orders where customer_id = ${id})`;
  await tx`update orders set name = '', email = '', phone = '', address = '', zipcode = '', city = '',
    customer_id = null, anonymised_at = ${now.toISOString()} where customer_id = ${id}`;
}

export const anonymiseReviews = (tx: Transaction, id: number) =>
  tx`update reviews set customer_name = '', anonymous = true, customer_id = null where customer_id = ${id}`;

/** Letters that have gone out, and letters about the account, which has no use for them any more. */
export const deleteMails = (tx: Transaction, id: number, email: string) =>
  tx`delete from mails where (recipient = ${email} and sent_at is not null) or starts_with(key, ${`customer:${id}:`})`;

export const deleteStockAlerts = (tx: Transaction, email: string) =>
  tx`delete from stock_alerts where email = ${email}`;

/** Sessions, links and favourites go with the row. */
export const deleteCustomer = (tx: Transaction, id: number) => tx`delete from customers where id = ${id}`;

export async function forgetOld(sql: Db, now: Date): Promise<number> {
  const before = new Date(now.getTime() - KEPT_MS).toISOString();
  const done = await Promise.all([
    sql`delete from sessions where expires_at < ${before} or revoked_at < ${before}`,
    sql`delete from customer_tokens where expires_at < ${before}`,
    sql`delete from attempts where last_at < ${before}`,
  ]);
  return done.reduce((sum, { count }) => sum + count, 0);
}
