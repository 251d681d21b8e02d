import type { Sql } from '@/server/db/connection';
import type { Transaction } from '@/server/db/transact';
import { unsold } from './rules';

/**
 * Reservations made before `before` that were never collected and still hold a person. One whose account was deleted
 * earlier is anonymous, but its document waited for whether it would become a sale.
 */
export async function lockUnsold(tx: Transaction, before: Date, months: number, limit: number): Promise<number[]> {
  const rows = await tx<{ id: number }[]>`
    select o.id from orders o join order_statuses s on s.id = o.status_id
    where o.kind = 'reservation' and s.code = any(${[...unsold]}::text[]) and o.created_at < ${before.toISOString()}
      and (o.anonymised_at is null
        or o.anonymised_at at time zone 'UTC' < o.created_at at time zone 'UTC' + make_interval(months => ${months}::int))
    order by o.created_at, o.id limit ${limit} for update of o skip locked`;
  return rows.map((row) => row.id);
}

export async function anonymise(tx: Transaction, orderIds: readonly number[], now: Date): Promise<void> {
  const ids = [...orderIds];
  await tx`
    update orders set name = '', email = '', phone = '', address = '', zipcode = '', city = '', customer_id = null,
      anonymised_at = ${now.toISOString()} where id = any(${ids}::int[])`;
  await tx`
    update order_documents set body = jsonb_set(body, '{buyer}', '{"name": "", "email": "", "phone": ""}')
    where order_id = any(${ids}::int[]) and body ? 'buyer'`;
  await tx`update order_events set note = '' where order_id = any(${ids}::int[]) and note <> ''`;
}

/** The key stays, as it says that the letter has been written; it names an order or a customer by number only. */
export async function emptyLetters(sql: Sql, before: Date, limit: number): Promise<number> {
  const { count } = await sql`
    update mails set recipient = '', subject = '', text_body = '', html_body = '', last_error = null
    where id in (
      select id from mails where recipient <> '' and (sent_at < ${before.toISOString()}
        or (given_up and next_attempt_at < ${before.toISOString()}))
      order by id limit ${limit} for update skip locked)`;
  return count;
}

export async function deleteConsents(sql: Sql, before: Date): Promise<number> {
  const { count } = await sql`delete from consents where at < ${before.toISOString()}`;
  return count;
}
