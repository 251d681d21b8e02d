import { createHash } from 'node:crypto';
import type { Columns } from '@/server/platform/db/rows';
import type { attempts } from '@/server/platform/db/schema/customers';
import type { Transaction } from '@/server/platform/db/transact';
import type { Db } from './types';

/** Separates the account from the network that tries. */
const NETWORK = ':network:';

/** Hashes the key ('order:email:kari@example.no'), which may name a person. */
export function storedKey(key: string): string {
  const [what = '', by = '', ...rest] = key.split(':');
  const hashed = rest
    .join(':')
    .split(NETWORK)
    .map((who) => createHash('sha256').update(who).digest('hex'));
  return [what, by, ...hashed].join(':');
}

/** Returns the tries under a key and locks them, so that concurrent ones are counted one by one. */
export async function lockAttempts(tx: Transaction, key: string, now: Date) {
  const [row] = await tx<Columns<typeof attempts, 'count' | 'lastAt' | 'blockedUntil'>[]>`
    insert into attempts as a (key, count, last_at) values (${key}, 0, ${now.toISOString()})
    on conflict (key) do update set count = a.count
    returning count, last_at, blocked_until`;
  if (!row) throw new Error('The attempts were not written');
  return row;
}

export async function findBlockedUntil(sql: Db, key: string): Promise<Date | undefined> {
  const [row] = await sql<
    Columns<typeof attempts, 'blockedUntil'>[]
  >`select blocked_until from attempts where key = ${key}`;
  return row?.blockedUntil ?? undefined;
}

export const writeAttempts = (tx: Transaction, key: string, count: number, at: Date, blockedUntil: Date | undefined) =>
  tx`update attempts set count = ${count}, last_at = ${at.toISOString()},
    blocked_until = ${blockedUntil?.toISOString() ?? null} where key = ${key}`;

export async function deleteAttempts(sql: Db, key: string): Promise<void> {
  await sql`delete from attempts where key = ${key}`;
}

export async function deleteAllAttempts(sql: Db, beginning: string): Promise<void> {
  await sql`delete from attempts where starts_with(key, ${beginning})`;
}

export async function takeBackAttempt(sql: Db, key: string): Promise<void> {
  await sql`update attempts set count = greatest(count - 1, 0), blocked_until = null where key = ${key}`;
}

export async function deleteOld(sql: Db, before: Date): Promise<number> {
  return (await sql`delete from attempts where last_at < ${before.toISOString()}`).count;
}
