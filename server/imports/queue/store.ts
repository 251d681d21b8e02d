import type { ImportKind } from '@/lib/contracts/imports';
import type { Spooled } from '@/server/imports/spool/types';
import type { Sql } from '@/server/platform/db/connection';
import type { Columns, Computed } from '@/server/platform/db/rows';
import type { feedImports } from '@/server/platform/db/schema/imports';
import type { Transaction } from '@/server/platform/db/transact';
import type { ImportRow, Outcome } from './types';

/** Held while an import is taken over: numbers are given in the order of arrival. */
const ARRIVAL_LOCK = 7_204_117;

const COLUMNS = `id, key_id, kind, digest, bytes, holder, folder, file, held_until, state, attempts, received_at, started_at,
  ended_at, outcome, reason`;
const OPEN = "state in ('waiting', 'running')";

export const lockArrivals = (tx: Transaction) => tx`select pg_advisory_xact_lock(${ARRIVAL_LOCK})`;

export async function findById(sql: Sql, id: number): Promise<ImportRow | undefined> {
  const [row] = await sql.unsafe<ImportRow[]>(`select ${COLUMNS} from feed_imports where id = $1`, [id]);
  return row;
}

export async function findByKey(tx: Transaction, keyId: number, key: string): Promise<ImportRow | undefined> {
  const [row] = await tx.unsafe<ImportRow[]>(
    `select ${COLUMNS} from feed_imports where key_id = $1 and idempotency_key = $2`,
    [keyId, key],
  );
  return row;
}

/** Returns the newest import of a kind when it is this very body, and open or received after `since`. */
export async function findSame(tx: Transaction, keyId: number, kind: ImportKind, digest: string, since: Date) {
  const [newest] = await tx.unsafe<ImportRow[]>(
    `select ${COLUMNS} from feed_imports where kind = $1 order by id desc limit 1`,
    [kind],
  );
  const isSame = newest && newest.keyId === keyId && newest.digest === digest && newest.state !== 'failed';
  return isSame && (newest.endedAt === null || newest.receivedAt > since) ? newest : undefined;
}

export async function countWaiting(sql: Sql, keyId: number): Promise<number> {
  const [row] = await sql<Computed<{ count: number }>[]>`
    select count(*)::int as count from feed_imports where key_id = ${keyId} and state in ('waiting', 'running')`;
  return row?.count ?? 0;
}

export interface Arrival extends Spooled {
  keyId: number;
  kind: ImportKind;
  key: string | undefined;
  holder: string;
  heldUntil: Date;
  at: Date;
}

export async function insert(tx: Transaction, arrival: Arrival): Promise<ImportRow> {
  const { keyId, kind, key = null, digest, bytes, holder, folder, file, heldUntil, at } = arrival;
  const [row] = await tx.unsafe<ImportRow[]>(
    `insert into feed_imports (key_id, kind, idempotency_key, digest, bytes, holder, folder, file, held_until, received_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning ${COLUMNS}`,
    [keyId, kind, key, digest, bytes, holder, folder, file, heldUntil.toISOString(), at.toISOString()],
  );
  if (!row) throw new Error('The import was not written');
  return row;
}

/** Returns the one to import next. */
export async function findFirst(sql: Sql): Promise<ImportRow | undefined> {
  const [row] = await sql.unsafe<ImportRow[]>(`select ${COLUMNS} from feed_imports where ${OPEN} order by id limit 1`);
  return row;
}

export const start = (sql: Sql, id: number, at: Date) => sql`
  update feed_imports set state = 'running', attempts = attempts + 1, started_at = ${at.toISOString()} where id = ${id}`;

/** It waits again, as if nobody had tried. */
export const putBack = (sql: Sql, id: number) => sql`
  update feed_imports set state = 'waiting', attempts = attempts - 1, started_at = null where id = ${id}`;

/** It waits again; the try counts. */
export const retry = (sql: Sql, id: number) => sql`update feed_imports set state = 'waiting' where id = ${id}`;

export const done = (sql: Sql, id: number, outcome: Outcome, at: Date) => sql`
  update feed_imports set state = 'done', ended_at = ${at.toISOString()},
    outcome = ${JSON.stringify(outcome)}::text::jsonb where id = ${id}`;

/** Frees the client's key, so that the same body can be sent again under it. */
export const fail = (sql: Sql, id: number, reason: string, at: Date) => sql`
  update feed_imports set state = 'failed', ended_at = ${at.toISOString()}, reason = ${reason}, idempotency_key = null
  where id = ${id} and state in ('waiting', 'running')`;

export const hold = (sql: Sql, holder: string, until: Date) => sql`
  update feed_imports set held_until = ${until.toISOString()}
  where holder = ${holder} and state in ('waiting', 'running')`;

export async function openFolders(sql: Sql, holder: string): Promise<Set<string>> {
  const rows = await sql<Columns<typeof feedImports, 'folder'>[]>`
    select folder from feed_imports where holder = ${holder} and state in ('waiting', 'running')`;
  return new Set(rows.map(({ folder }) => folder));
}

export async function deleteOld(sql: Sql, before: Date): Promise<number> {
  return (await sql`delete from feed_imports where ended_at < ${before.toISOString()}`).count;
}
