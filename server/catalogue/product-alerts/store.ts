import type { Sql } from '@/server/platform/db/connection';
import { emailSpellings } from '@/server/platform/db/email-spellings';
import type { Columns } from '@/server/platform/db/rows';
import type { stockAlerts } from '@/server/platform/db/schema/customers';
import type { Transaction } from '@/server/platform/db/transact';
import { MOST_PER_EMAIL } from './rules';
import type { AlertKind } from './types';

type Kind = Pick<AlertKind, 'table'>;

/** A condition on an insert: the address may have one more alert of this kind. */
export const hasRoom = (sql: Sql, { table }: Kind, email: string) => sql`
  (select count(*) from ${sql(table)} where email = ${email}) < ${MOST_PER_EMAIL}`;

export const remove = (tx: Transaction, { table }: Kind, ids: number[]) =>
  tx`delete from ${tx(table)} where id = any(${ids})`;

export const removeByToken = (sql: Sql, { table }: Kind, stopToken: string) =>
  sql`delete from ${sql(table)} where stop_token = ${stopToken}`;

export const removeByEmail = (sql: Sql | Transaction, { table }: Kind, email: string) =>
  sql`delete from ${sql(table)} where email = any(${emailSpellings(email)}::text[])`;

export async function findEmails(sql: Sql, { table }: Kind): Promise<string[]> {
  const rows = await sql<Columns<typeof stockAlerts, 'email'>[]>`select distinct email from ${sql(table)}`;
  return rows.map(({ email }) => email);
}

export async function deleteOld(sql: Sql, { table }: Kind, before: Date): Promise<number> {
  return (await sql`delete from ${sql(table)} where created_at < ${before.toISOString()}`).count;
}
