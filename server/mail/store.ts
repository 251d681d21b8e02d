import type { Mail } from '@/server/ports/mailer';
import type { DueMail, Transaction } from './types';

export async function insertMail(tx: Transaction, mail: Mail, now: Date): Promise<void> {
  const at = now.toISOString();
  await tx`
    insert into mails (key, recipient, subject, text_body, html_body, next_attempt_at, created_at)
    values (${mail.key}, ${mail.to}, ${mail.subject}, ${mail.text}, ${mail.html}, ${at}, ${at}) on conflict (key) do nothing`;
}

/** The mail that has been due longest and that nobody else is sending, held until the transaction ends. */
export async function lockDue(tx: Transaction, now: Date): Promise<DueMail | undefined> {
  const [mail] = await tx<DueMail[]>`
    select id, key, recipient as "to", subject, text_body as text, html_body as html, attempts from mails
    where sent_at is null and not given_up and next_attempt_at <= ${now.toISOString()}
    order by next_attempt_at, id limit 1 for update skip locked`;
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
