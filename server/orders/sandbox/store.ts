import type { Sql } from '@/server/platform/db/connection';
import type { NewSandboxPayment, SandboxPayment, Transaction } from './types';

interface NewRow extends NewSandboxPayment {
  id: string;
  now: Date;
  expiresAt: Date;
}

export const insert = (sql: Sql, payment: NewRow) => sql`
  insert into sandbox_payments
    (id, kind, reference, amount, lines, return_url, cancel_url, webhook_url, expires_at, created_at)
  values (${payment.id}, ${payment.kind}, ${payment.reference}, ${payment.amount},
    ${JSON.stringify(payment.lines)}::text::jsonb, ${payment.returnUrl}, ${payment.cancelUrl}, ${payment.webhookUrl},
    ${payment.expiresAt.toISOString()}, ${payment.now.toISOString()})
  on conflict (reference) do nothing`;

const columns = (sql: Sql | Transaction) => sql`
  id, kind, reference, amount, authorised, captured, released, refunded, state, lines, return_url, cancel_url, webhook_url,
  acts, webhooks, silent, expires_at`;

export async function byReference(sql: Sql, reference: string): Promise<SandboxPayment | undefined> {
  const [row] = await sql<SandboxPayment[]>`
    select ${columns(sql)} from sandbox_payments where reference = ${reference}`;
  return row;
}

export async function find(sql: Sql, id: string): Promise<SandboxPayment | undefined> {
  const [row] = await sql<SandboxPayment[]>`select ${columns(sql)} from sandbox_payments where id = ${id}`;
  return row;
}

export async function lock(tx: Transaction, id: string): Promise<SandboxPayment | undefined> {
  const [row] = await tx<SandboxPayment[]>`
    select ${columns(tx)} from sandbox_payments where id = ${id} for update`;
  return row;
}

export const lockDue = (tx: Transaction, now: Date, limit: number) => tx<SandboxPayment[]>`
  select ${columns(tx)} from sandbox_payments
  where exists (select from jsonb_array_elements(webhooks) w where (w ->> 'at')::timestamptz <= ${now.toISOString()})
  order by created_at limit ${limit} for update skip locked`;

export const save = (tx: Transaction, { id, ...payment }: SandboxPayment) => tx`
  update sandbox_payments set state = ${payment.state}, authorised = ${payment.authorised},
    captured = ${payment.captured}, released = ${payment.released}, refunded = ${payment.refunded},
    acts = ${JSON.stringify(payment.acts)}::text::jsonb, webhooks = ${JSON.stringify(payment.webhooks)}::text::jsonb,
    silent = ${payment.silent}, expires_at = ${payment.expiresAt.toISOString()}
  where id = ${id}`;

export const deleteOld = (sql: Sql, before: Date) =>
  sql`delete from sandbox_payments where created_at < ${before.toISOString()}`;
