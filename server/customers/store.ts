import type { Customer } from '@/lib/contracts/customers';
import { type AccountRow, noPendingEmail } from '@/lib/customers/account-form';
import type { Sql } from '@/server/platform/db/connection';
import { emailSpellings } from '@/server/platform/db/email-spellings';
import { type Columns, type Renamed, underColumnNames } from '@/server/platform/db/rows';
import type { customers } from '@/server/platform/db/schema/customers';
import type { Transaction } from '@/server/platform/db/transact';
import type { HeldCustomer } from './types';

type Db = Sql | Transaction;

const codeOf = (error: unknown) => (error as { code?: string } | null)?.code;
export const isTaken = (error: unknown) => codeOf(error) === '23505';
export const isUnknownReference = (error: unknown) => codeOf(error) === '23503';

const columns = (sql: Db) => sql`
  c.id, c.auth_id, c.firstname, c.surname, c.email, c.pending_email, c.phone, to_char(c.birth_date, 'YYYY-MM-DD') as birth_date, c.gender_id,
  json_build_object('addr', c.addr, 'postnr', c.postnr) as address, c.city, c.permissions, c.preferences,
  c.terms_conditions, c.verified, c.club, c.marketing, c.newsletter, c.event_invite, c.birthday_gift, c.cookies,
  c.cookie_default, c.cookie_ga, c.cookie_google_tag_manager, c.cookie_meta_pixel`;

export async function findCustomer(sql: Db, id: number): Promise<Customer | undefined> {
  const [row] = await sql`select ${columns(sql)} from customers c where c.id = ${id}`;
  return row && underColumnNames<Customer>(row);
}

/** Finds the account by any spelling of the address, today's first. */
export async function findByEmail(sql: Db, email: string): Promise<number | undefined> {
  const spellings = emailSpellings(email);
  const [row] = await sql<Columns<typeof customers, 'id'>[]>`
    select id from customers where lower(email) = any(${spellings}::text[])
    order by array_position(${spellings}::text[], lower(email))`;
  return row?.id;
}

export async function findPasswordHash(sql: Sql, id: number): Promise<string | undefined> {
  const [row] = await sql<
    Columns<typeof customers, 'passwordHash'>[]
  >`select password_hash from customers where id = ${id}`;
  return row?.passwordHash;
}

export async function holdCustomer(tx: Transaction, id: number): Promise<HeldCustomer | undefined> {
  const [row] = await tx<Columns<typeof customers, 'passwordHash' | 'pendingEmailSession'>[]>`
    select ${columns(tx)}, c.password_hash, c.pending_email_session from customers c where c.id = ${id} for update`;
  if (!row) return undefined;
  const { passwordHash, pendingEmailSession, ...customer } = row;
  return { ...underColumnNames<Customer>(customer), passwordHash, pendingEmailSession } as HeldCustomer;
}

/** @throws a collision (`isTaken`) when the e-mail or the phone has an account. */
export async function insertCustomer(tx: Transaction, row: Partial<AccountRow>, at: Date): Promise<number> {
  const values = { ...row, created_at: at.toISOString() };
  const [made] = await tx<Columns<typeof customers, 'id'>[]>`insert into customers ${tx(values as never)} returning id`;
  if (!made) throw new Error('The customer was not written');
  return made.id;
}

export async function updateCustomer(tx: Transaction, id: number, row: Partial<AccountRow>): Promise<void> {
  await tx`update customers set ${tx(row as never)} where id = ${id}`;
}

export async function clubCode(sql: Db, id: number): Promise<string | undefined> {
  const [row] = await sql<
    Renamed<typeof customers, { code: 'clubCode' }>[]
  >`select club_code as code from customers where id = ${id}`;
  return row?.code;
}

export async function forgetPending(sql: Sql, before: Date): Promise<number> {
  const { count } =
    await sql`update customers set ${sql(noPendingEmail)} where pending_email_at < ${before.toISOString()}`;
  return count;
}

export const deleteCustomer = (tx: Transaction, id: number) => tx`delete from customers where id = ${id}`;
