import { eansIn, withPictures as pictured } from '@/lib/emails/picture-marks';
import type { Sql } from '@/server/platform/db/connection';
import type { LeavingCustomer } from '@/server/platform/db/personal-data/forgetting';
import type { Columns, Computed } from '@/server/platform/db/rows';
import type { variants } from '@/server/platform/db/schema/catalogue';
import type { mails } from '@/server/platform/db/schema/orders';
import type { Mail } from '@/server/ports/mailer';
import type { Transaction } from './types';

type DueMail = Columns<typeof mails, 'key' | 'brand' | 'to' | 'subject' | 'text' | 'html' | 'unsubscribe' | 'attempts'>;

export async function insertMail(tx: Transaction, mail: Mail, now: Date): Promise<void> {
  const at = now.toISOString();
  await tx`
    insert into mails (key, brand, recipient, subject, text_body, html_body, unsubscribe, next_attempt_at, created_at)
    values (${mail.key}, ${mail.brand}, ${mail.to}, ${mail.subject}, ${mail.text}, ${mail.html}, ${mail.unsubscribe ?? ''}, ${at}, ${at}) on conflict (key) do nothing`;
}

/** Fills in the current addresses of the pictures that an email's HTML asks for. */
export async function withPictures(tx: Transaction, html: string): Promise<string> {
  const eans = eansIn(html);
  if (eans.length === 0) return html;
  const rows = await tx<Columns<typeof variants, 'ean' | 'image'>[]>`
    select ean, image from variants where ean = any(${eans}) and image is not null`;
  return pictured(html, new Map(rows.flatMap(({ ean, image }) => (image === null ? [] : [[ean, image]]))));
}

export async function findDue(sql: Sql, now: Date, limit: number): Promise<number[]> {
  const rows = await sql<Columns<typeof mails, 'id'>[]>`
    select id from mails where sent_at is null and not given_up and next_attempt_at <= ${now.toISOString()}
    order by next_attempt_at, id limit ${limit}`;
  return rows.map((row) => row.id);
}

/** Locks the email if it is still due and no other instance is sending it. */
export async function lockIfDue(tx: Transaction, id: number, now: Date) {
  const [mail] = await tx<DueMail[]>`
    select key, brand, recipient as "to", subject, text_body as text, html_body as html, unsubscribe, attempts from mails
    where id = ${id} and sent_at is null and not given_up and next_attempt_at <= ${now.toISOString()}
    for update skip locked`;
  return mail;
}

export async function countUnsent(sql: Sql): Promise<{ waiting: number; givenUp: number }> {
  const [row] = await sql<[Computed<{ waiting: number; givenUp: number }>]>`
    select (select count(*)::int from mails where sent_at is null and not given_up) as waiting,
      (select count(*)::int from mails where sent_at is null and given_up) as given_up`;
  return row;
}

export async function markSent(tx: Transaction, id: number, attempts: number, at: Date): Promise<void> {
  await tx`update mails set sent_at = ${at.toISOString()}, attempts = ${attempts}, last_error = null where id = ${id}`;
}

export async function markFailed(tx: Transaction, id: number, attempts: number, error: string, next: Date | undefined) {
  await tx`update mails set attempts = ${attempts}, last_error = ${error}, given_up = ${next === undefined},
    next_attempt_at = coalesce(${next?.toISOString() ?? null}::timestamptz, next_attempt_at) where id = ${id}`;
}

/** The key stays, as it says that the email was written; it names an order or a customer by number only. */
const emptied = (sql: Sql | Transaction) =>
  sql`update mails set recipient = '', subject = '', text_body = '', html_body = '', unsubscribe = '', last_error = null`;

/**
 * Deletes the emails about the account, and empties those that were sent to its address or about its orders, while they are
 * still its own ('order:AB-100001:confirmation', 'withdrawal:AB-100001-A1', 'part:7:sent').
 */
export async function deleteCustomer(tx: Transaction, { id, provenEmail }: LeavingCustomer): Promise<void> {
  await tx`delete from mails where starts_with(key, ${`customer:${id}:`})`;
  await tx`${emptied(tx)} where sent_at is not null and recipient <> '' and (recipient = ${provenEmail ?? null}
    or substring(split_part(key, ':', 2) from '^[A-Z]+-[0-9]+') in (select number from orders where customer_id = ${id})
    or key like 'part:%' and split_part(key, ':', 2) in (
      select f.id::text from fulfilments f join orders o on o.id = f.order_id where o.customer_id = ${id}))`;
}

export async function emptyOld(sql: Sql, before: Date, limit: number): Promise<number> {
  const { count } = await sql`
    ${emptied(sql)} where id in (
      select id from mails where recipient <> '' and (sent_at < ${before.toISOString()}
        or (given_up and next_attempt_at < ${before.toISOString()}))
      order by id limit ${limit} for update skip locked)`;
  return count;
}

export async function deleteEmptied(sql: Sql, before: Date, limit: number): Promise<number> {
  const { count } = await sql`
    delete from mails where id in (
      select id from mails where recipient = '' and created_at < ${before.toISOString()} and (sent_at is not null or given_up)
      order by created_at limit ${limit} for update skip locked)`;
  return count;
}

export async function deleteDone(sql: Sql, prefix: string, before: Date): Promise<number> {
  const { count } = await sql`
    delete from mails where starts_with(key, ${prefix}) and (sent_at is not null or given_up)
      and created_at < ${before.toISOString()}`;
  return count;
}
