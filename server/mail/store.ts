import type { Sql } from '@/server/db/connection';
import type { Mail } from '@/server/ports/mailer';
import type { DueMail, Transaction } from './types';

export async function insertMail(tx: Transaction, mail: Mail, now: Date): Promise<void> {
  const at = now.toISOString();
  await tx`
    insert into mails (key, recipient, subject, text_body, html_body, next_attempt_at, created_at)
    values (${mail.key}, ${mail.to}, ${mail.subject}, ${mail.text}, ${mail.html}, ${at}, ${at}) on conflict (key) do nothing`;
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
    select key, recipient as "to", subject, text_body as text, html_body as html, attempts from mails
    where id = ${id} and sent_at is null and not given_up and next_attempt_at <= ${now.toISOString()}
    for update skip locked`;
  return mail;
}

export async function markSent(tx: Transaction, id: number, attempts: number, at: Date): Promise<void> {
  await tx`update mails set sent_at = ${at.toISOString()}, attempts = ${attempts}, last_error = null where id = ${id}`;
}

/** `next` undefined: given up. */
export async function markFailed(tx: Transaction, id: number, attempts: number, error: string, next: Date | undefined) {
  await tx`update mails set attempts = ${attempts}, last_error = ${error}, given_up = ${next === undefined},
    next_attempt_at = coalesce(${next?.toISOString() ?? null}::timestamptz, next_attempt_at) where id = ${id}`;
}
