import type { Sql } from '@/server/platform/db/connection';
import { emailSpellings } from '@/server/platform/db/email-spellings';
import type { Columns, Computed } from '@/server/platform/db/rows';
import type { customers } from '@/server/platform/db/schema/customers';
import type { Identifier, Transaction } from './types';

type Db = Sql | Transaction;

/** `known`: the browser has logged in to this account before. */
export type Credentials = Columns<typeof customers, 'id' | 'passwordHash'> & Computed<{ known: boolean }>;

/** Of the accounts that spell an email differently, the one with today's spelling. */
function whose(sql: Db, { type, value }: Identifier) {
  const spellings = emailSpellings(value);
  return type === 'email'
    ? sql`lower(c.email) = any(${spellings}::text[]) order by array_position(${spellings}::text[], lower(c.email)) limit 1`
    : sql`c.phone = ${value}`;
}

export async function findCredentials(sql: Sql, by: Identifier, device: string, now: Date) {
  const [row] = await sql<Credentials[]>`
    select c.id, c.password_hash, exists (
      select from customer_devices d
      where d.customer_id = c.id and d.id = ${device} and d.expires_at > ${now.toISOString()}) as known
    from customers c where ${whose(sql, by)}`;
  return row;
}

export async function findAccount(tx: Transaction, by: Identifier) {
  const [row] = await tx<Columns<typeof customers, 'id'>[]>`select c.id from customers c where ${whose(tx, by)}`;
  return row?.id;
}
