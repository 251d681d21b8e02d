import type { Sql } from '@/server/platform/db/connection';
import type { Columns, Renamed } from '@/server/platform/db/rows';
import type { counterActs, counterSessions, counterStaff, shopKeys } from '@/server/platform/db/schema/counter';
import type { shops } from '@/server/platform/db/schema/shops';
import type { Access, CounterShop, Transaction } from './types';

export async function findShop(sql: Sql, named: string): Promise<CounterShop | undefined> {
  const [shop] = await sql<CounterShop[]>`
    select id, slug from shops where slug = ${named} or no = ${named} or id::text = ${named}
    order by slug = ${named} desc, no = ${named} desc limit 1`;
  return shop;
}

export async function lockPerson(tx: Transaction, shopId: number, name: string): Promise<number> {
  const [row] = await tx<Columns<typeof counterStaff, 'id'>[]>`
    insert into counter_staff as s (shop_id, name, login, code_hash)
    values (${shopId}, ${name}, ${`new-${shopId}-${name}`}, '')
    on conflict (shop_id, name) do update set login = s.login returning id`;
  if (!row) throw new Error('The person was not written');
  return row.id;
}

export const writeCode = (tx: Transaction, id: number, login: string, codeHash: string, at: Date) =>
  tx`update counter_staff set login = ${login}, code_hash = ${codeHash}, created_at = ${at.toISOString()}, revoked_at = null
    where id = ${id}`;

export async function revokeCode(tx: Transaction, shopId: number, name: string, at: Date): Promise<number | undefined> {
  const [row] = await tx<Columns<typeof counterStaff, 'id'>[]>`
    update counter_staff set revoked_at = ${at.toISOString()}
    where shop_id = ${shopId} and name = ${name} and revoked_at is null returning id`;
  return row?.id;
}

export const endSessions = (tx: Transaction, staffId: number) =>
  tx`delete from counter_sessions where staff_id = ${staffId}`;

export const codes = (sql: Sql, shopId: number | undefined) => sql<Access[]>`
  select c.id, s.name as shop, c.name, c.created_at, c.revoked_at from counter_staff c join shops s on s.id = c.shop_id
  where ${shopId === undefined ? sql`true` : sql`c.shop_id = ${shopId}`} order by s.name, c.name`;

export type PersonRow = Columns<typeof counterStaff, 'id' | 'name' | 'shopId'> &
  Renamed<typeof shops, { shopName: 'name' }>;

export async function findByLogin(sql: Sql, login: string) {
  const [row] = await sql<(PersonRow & Columns<typeof counterStaff, 'codeHash'>)[]>`
    select c.id, c.name, c.shop_id, s.name as shop_name, c.code_hash from counter_staff c join shops s on s.id = c.shop_id
    where c.login = ${login} and c.revoked_at is null`;
  return row;
}

/** Returns false when the code was revoked or replaced while it was checked. */
export async function insertSession(
  sql: Sql,
  id: string,
  staffId: number,
  codeHash: string,
  at: Date,
  expiresAt: Date,
) {
  const written = await sql`
    insert into counter_sessions (id, staff_id, created_at, expires_at)
    select ${id}, c.id, ${at.toISOString()}, ${expiresAt.toISOString()} from counter_staff c
    where c.id = ${staffId} and c.code_hash = ${codeHash} and c.revoked_at is null for share`;
  return written.count === 1;
}

export async function findSession(sql: Sql, id: string, now: Date) {
  const [row] = await sql<(PersonRow & Columns<typeof counterSessions, 'expiresAt'>)[]>`
    select c.id, c.name, c.shop_id, s.name as shop_name, o.expires_at
    from counter_sessions o join counter_staff c on c.id = o.staff_id join shops s on s.id = c.shop_id
    where o.id = ${id} and o.expires_at > ${now.toISOString()} and c.revoked_at is null`;
  return row;
}

export async function deleteSession(sql: Sql, id: string): Promise<void> {
  await sql`delete from counter_sessions where id = ${id}`;
}

export const insertKey = (sql: Sql, shopId: number, name: string, hash: string, at: Date) =>
  sql`insert into shop_keys (shop_id, name, hash, created_at) values (${shopId}, ${name}, ${hash}, ${at.toISOString()})`;

export const keys = (sql: Sql) => sql<Access[]>`
  select k.id, s.name as shop, k.name, k.created_at, k.revoked_at from shop_keys k join shops s on s.id = k.shop_id
  order by s.name, k.id`;

export async function revokeKey(sql: Sql, id: number, at: Date): Promise<boolean> {
  const { count } =
    await sql`update shop_keys set revoked_at = ${at.toISOString()} where id = ${id} and revoked_at is null`;
  return count === 1;
}

export async function findKey(sql: Sql, hash: string) {
  const [row] = await sql<Columns<typeof shopKeys, 'id' | 'name' | 'shopId'>[]>`
    select id, name, shop_id from shop_keys where hash = ${hash} and revoked_at is null`;
  return row;
}

/** Claims the key, or returns what it was claimed for before. Waits for an action under way. */
export async function claimAction(tx: Transaction, key: string, digest: string, at: Date) {
  const claimed = await tx`
    insert into counter_acts (key, request_digest, answer, created_at)
    values (${key}, ${digest}, 'null', ${at.toISOString()}) on conflict (key) do nothing`;
  if (claimed.count === 1) return undefined;
  const [first] = await tx<Columns<typeof counterActs, 'requestDigest' | 'answer'>[]>`
    select request_digest, answer from counter_acts where key = ${key}`;
  return first;
}

export const keepAnswer = (tx: Transaction, key: string, answer: unknown) =>
  tx`update counter_acts set answer = ${JSON.stringify(answer)}::text::jsonb where key = ${key}`;

export const deleteActionsOf = (tx: Transaction, orderIds: number[]) => tx`
  delete from counter_acts where answer->>'number' in (select number from orders where id = any(${orderIds}::int[]))`;

export async function deleteRevoked(sql: Sql, before: Date): Promise<number> {
  return (await sql`delete from counter_staff where revoked_at < ${before.toISOString()}`).count;
}

export async function deleteOld(sql: Sql, now: Date, actionsBefore: Date): Promise<number> {
  const sessions = await sql`delete from counter_sessions where expires_at < ${now.toISOString()}`;
  const actions = await sql`delete from counter_acts where created_at < ${actionsBefore.toISOString()}`;
  return sessions.count + actions.count;
}
