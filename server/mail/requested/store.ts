import type { RequestedEmail } from '@/server/customers/sign-in/types';
import type { Sql } from '@/server/platform/db/connection';
import type { Columns } from '@/server/platform/db/rows';
import type { requestedEmails } from '@/server/platform/db/schema/customers';
import type { Transaction } from './types';

export async function insert(sql: Sql, { kind, email, phone, number, brand }: RequestedEmail, at: Date): Promise<void> {
  await sql`insert into wanted_letters (kind, email, phone, number, brand, created_at)
    values (${kind}, ${email}, ${phone}, ${number}, ${brand}, ${at.toISOString()})`;
}

/** Finds the requests to handle. A hint: `take` decides. */
export async function findDue(sql: Sql, limit: number): Promise<number[]> {
  const rows = await sql<
    Columns<typeof requestedEmails, 'id'>[]
  >`select id from wanted_letters order by id limit ${limit}`;
  return rows.map(({ id }) => id);
}

/** Deletes the request and returns it; undefined when another instance has it. */
export async function take(tx: Transaction, id: number): Promise<RequestedEmail | undefined> {
  const [row] = await tx<RequestedEmail[]>`
    delete from wanted_letters where id = (select id from wanted_letters where id = ${id} for update skip locked)
    returning kind, email, phone, number, brand`;
  return row;
}

export async function deleteOld(sql: Sql, before: Date): Promise<number> {
  return (await sql`delete from wanted_letters where created_at < ${before.toISOString()}`).count;
}
