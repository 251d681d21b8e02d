import type { Sql } from '@/server/platform/db/connection';
import type { Columns, Renamed } from '@/server/platform/db/rows';
import type { idempotencyKeys } from '@/server/platform/db/schema/orders';
import type { Transaction } from '@/server/platform/db/transact';

export async function isKnown(sql: Sql, key: string): Promise<boolean> {
  return (await sql`select from idempotency_keys where key = ${key}`).length === 1;
}

/** Claims the key, waiting for its holder. Returns the first request and answer; undefined when the key is ours. */
export async function claim(tx: Transaction, key: string, digest: string, at: Date) {
  for (;;) {
    const claimed = await tx`
      insert into idempotency_keys (key, request_digest, body, created_at)
      values (${key}, ${digest}, '{}', ${at.toISOString()}) on conflict (key) do nothing`;
    if (claimed.count === 1) return undefined;
    const [first] = await tx<
      (Renamed<typeof idempotencyKeys, { digest: 'requestDigest' }> & Columns<typeof idempotencyKeys, 'body'>)[]
    >`
      select request_digest as digest, body from idempotency_keys where key = ${key}`;
    if (first) return first; // else it was forgotten this very moment
  }
}

export const keep = (tx: Transaction, key: string, answer: unknown) => tx`
  update idempotency_keys set body = ${JSON.stringify(answer)}::text::jsonb where key = ${key}`;

export async function deleteOld(sql: Sql, before: Date): Promise<number> {
  return (await sql`delete from idempotency_keys where created_at < ${before.toISOString()}`).count;
}

export const deleteOwned = (tx: Transaction, prefix: string) => tx`
  delete from idempotency_keys where starts_with(key, ${prefix})`;
