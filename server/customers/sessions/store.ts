import type { Sql } from '@/server/platform/db/connection';
import type { Columns } from '@/server/platform/db/rows';
import type { customers, sessions } from '@/server/platform/db/schema/customers';
import type { Transaction } from '@/server/platform/db/transact';

export async function insertSession(
  tx: Transaction,
  id: string,
  customerId: number,
  at: Date,
  expiresAt: Date,
): Promise<void> {
  await tx`insert into sessions (id, customer_id, created_at, last_seen, expires_at)
    values (${id}, ${customerId}, ${at.toISOString()}, ${at.toISOString()}, ${expiresAt.toISOString()})`;
}

export async function findSession(sql: Sql, id: string, now: Date) {
  const [row] = await sql<
    (Columns<typeof customers, 'id' | 'firstname' | 'surname' | 'verified'> & Columns<typeof sessions, 'lastSeen'>)[]
  >`
    select c.id, c.firstname, c.surname, c.verified, s.last_seen
    from sessions s join customers c on c.id = s.customer_id
    where s.id = ${id} and s.revoked_at is null and s.expires_at > ${now.toISOString()}`;
  return row;
}

export const touchSession = (sql: Sql, id: string, now: Date) =>
  sql`update sessions set last_seen = ${now.toISOString()} where id = ${id}`;

export async function revokeSession(sql: Sql | Transaction, id: string, now: Date): Promise<void> {
  await sql`update sessions set revoked_at = ${now.toISOString()} where id = ${id} and revoked_at is null`;
}

export async function revokeSessions(tx: Transaction, customerId: number, now: Date, kept: string[]): Promise<void> {
  await tx`update sessions set revoked_at = ${now.toISOString()}
    where customer_id = ${customerId} and revoked_at is null and id <> all(${kept}::text[])`;
}

interface Device {
  before: string;
  id: string;
  customerId: number;
  at: Date;
  expiresAt: Date;
}

export async function moveDevice(tx: Transaction, { before, id, customerId, at, expiresAt }: Device): Promise<void> {
  await tx`update customer_devices set id = ${id} where id = ${before}`;
  await tx`insert into customer_devices (id, customer_id, last_login, expires_at)
    values (${id}, ${customerId}, ${at.toISOString()}, ${expiresAt.toISOString()})
    on conflict (id, customer_id) do update set last_login = excluded.last_login, expires_at = excluded.expires_at`;
}

export const deleteDevices = (tx: Transaction, customerId: number) =>
  tx`delete from customer_devices where customer_id = ${customerId}`;

export async function deleteOldDevices(sql: Sql, before: Date): Promise<number> {
  return (await sql`delete from customer_devices where last_login < ${before.toISOString()}`).count;
}

export async function deleteOld(sql: Sql, before: Date): Promise<number> {
  const at = before.toISOString();
  return (await sql`delete from sessions where expires_at < ${at} or revoked_at < ${at}`).count;
}
