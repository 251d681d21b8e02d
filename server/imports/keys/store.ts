import type { ImportKind } from '@/lib/contracts/imports';
import type { Sql } from '@/server/platform/db/connection';
import type { Columns } from '@/server/platform/db/rows';
import type { feedKeys } from '@/server/platform/db/schema/imports';
import type { FeedKey } from './types';

export async function find(sql: Sql, hash: string) {
  const [row] = await sql<Columns<typeof feedKeys, 'id' | 'name' | 'kinds'>[]>`
    select id, name, kinds from feed_keys where hash = ${hash} and revoked_at is null`;
  return row;
}

export const insert = (sql: Sql, name: string, kinds: readonly ImportKind[], hash: string, at: Date) => sql`
  insert into feed_keys (name, kinds, hash, created_at) values (${name}, ${[...kinds]}::text[], ${hash}, ${at.toISOString()})`;

export const all = (sql: Sql) => sql<FeedKey[]>`
  select id, name, kinds, created_at, revoked_at from feed_keys order by id`;

export async function revoke(sql: Sql, id: number, at: Date): Promise<boolean> {
  const { count } =
    await sql`update feed_keys set revoked_at = ${at.toISOString()} where id = ${id} and revoked_at is null`;
  return count === 1;
}
