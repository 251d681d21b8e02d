import { eansIn, withPictures as pictured } from '@/lib/letters/picture-marks';
import type { LeavingCustomer } from '@/server/customers/account-changes/types';
import type { Sql } from '@/server/platform/db/connection';
import type { Mail } from '@/server/ports/mailer';
import type { DueMail, Transaction, WaitingReservation } from './types';

export async function insertMail(tx: Transaction, mail: Mail, now: Date): Promise<void> {
  const at = now.toISOString();
  await tx`
    insert into mails (key, brand, recipient, subject, text_body, html_body, unsubscribe, next_attempt_at, created_at)
    values (${mail.key}, ${mail.brand}, ${mail.to}, ${mail.subject}, ${mail.text}, ${mail.html}, ${mail.unsubscribe ?? ''}, ${at}, ${at}) on conflict (key) do nothing`;
}

/** A letter's HTML with the addresses of the pictures it asks for, as they are now. */
export async function withPictures(tx: Transaction, html: string): Promise<string> {
  const eans = eansIn(html);
  if (eans.length === 0) return html;
  const rows = await tx<{ ean: string; image: string }[]>`
    select ean, image from variants where ean = any(${eans}) and image is not null`;
  return pictured(html, new Map(rows.map(({ ean, image }) => [ean, image])));
}

/** Mails to be sent, longest due first. A hint: `lockIfDue` decides. */
export async function findDue(sql: Sql, now: Date, limit: number): Promise<number[]> {
  const rows = await sql<{ id: number }[]>`
    select id from mails where sent_at is null and not given_up and next_attempt_at <= ${now.toISOString()}
    order by next_attempt_at, id limit ${limit}`;
  return rows.map((row) => row.id);
}

/** The mail if it is still to be sent and nobody else is sending it, held until the transaction ends. */
export async function lockIfDue(tx: Transaction, id: number, now: Date): Promise<DueMail | undefined> {
  const [mail] = await tx<DueMail[]>`
    select key, brand, recipient as "to", subject, text_body as text, html_body as html, unsubscribe, attempts from mails
    where id = ${id} and sent_at is null and not given_up and next_attempt_at <= ${now.toISOString()}
    for update skip locked`;
  return mail;
}

export async function countUnsent(sql: Sql): Promise<{ waiting: number; givenUp: number }> {
  const [row] = await sql<[{ waiting: number; givenUp: number }]>`
    select (select count(*)::int from mails where sent_at is null and not given_up) as waiting,
      (select count(*)::int from mails where sent_at is null and given_up) as given_up`;
  return row;
}

export async function markSent(tx: Transaction, id: number, attempts: number, at: Date): Promise<void> {
  await tx`update mails set sent_at = ${at.toISOString()}, attempts = ${attempts}, last_error = null where id = ${id}`;
}

/** `next` undefined: given up. */
export async function markFailed(tx: Transaction, id: number, attempts: number, error: string, next: Date | undefined) {
  await tx`update mails set attempts = ${attempts}, last_error = ${error}, given_up = ${next === undefined},
    next_attempt_at = coalesce(${next?.toISOString() ?? null}::timestamptz, next_attempt_at) where id = ${id}`;
}

/** The confirmation of an order that is paid here says nothing of a deadline, which it gets when it is ready. */
const waiting = (tx: Transaction) => tx`
  select o.token, case when o.kind = 'reservation' then d.body else d.body || jsonb_build_object('collect', jsonb_build_object(
      'shopId', b.id, 'shop', b.name, 'address', b.address || ', ' || b.post_no || ' ' || b.post_place,
      'openingHours', b.opening_hours, 'deadline', o.expires_at)) end as document,
    (select coalesce(json_agg(json_build_object('ean', l.ean, 'count', l.missing + l.withdrawn)), '[]')
      from fulfilments f join fulfilment_lines l on l.fulfilment_id = f.id where f.order_id = o.id) as gone
  from orders o
  join order_statuses s on s.id = o.status_id
  join shops b on b.id = o.shop_id
  join order_documents d on d.order_id = o.id and d.kind in ('reservation_confirmation', 'order_confirmation')`;

/** Reservations that stand ready and have not been told of. */
export const findReady = (tx: Transaction, limit: number) => tx<WaitingReservation[]>`
  ${waiting(tx)}
  where s.code = 'ready' and o.expires_at is not null and o.anonymised_at is null
    and not exists (select from mails m where m.key = 'reservation:' || o.number || ':ready')
  order by o.expires_at, o.id limit ${limit}`;

/** Reservations near their deadline that have not been reminded of; not those that were made that late. */
export const findEnding = (tx: Transaction, now: Date, beforeMs: number, limit: number) => tx<WaitingReservation[]>`
  ${waiting(tx)}
  where s.code in ('reserved', 'picking', 'ready') and o.anonymised_at is null
    and o.expires_at > ${now.toISOString()} and o.expires_at <= ${new Date(now.getTime() + beforeMs).toISOString()}
    and o.created_at < o.expires_at - ${`${beforeMs} milliseconds`}::text::interval
    and not exists (select from mails m where m.key = 'reservation:' || o.number || ':reminder')
  order by o.expires_at, o.id limit ${limit}`;

/** The key stays, as it says that the letter has been written; it names an order or a customer by number only. */
const emptied = (sql: Sql | Transaction) =>
  sql`update mails set recipient = '', subject = '', text_body = '', html_body = '', unsubscribe = '', last_error = null`;

/**
 * Letters about the account go, and so does what letters said that have gone out: to its address, and about its orders
 * while they are still its own ('order:NV-100001:confirmation', 'withdrawal:NV-100001-A1', 'part:7:sent').
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

/** Until then the key of an emptied one keeps it from being written again. */
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
