import type { Sql } from '@/server/platform/db/connection';
import type { Columns, Computed } from '@/server/platform/db/rows';
import type { feedRows, feedRuns } from '@/server/platform/db/schema/shops';

/** Versions are kept for 90 days, and the last 20 for ever; changed stock for the last 20 only. */
const KEPT_DAYS = 90;
const KEPT = 20;

export async function forgetOldVersions(sql: Sql): Promise<void> {
  await sql`
    delete from feed_runs where started_at < now() - make_interval(days => ${KEPT_DAYS})
      and id < coalesce((select min(id) from (select id from feed_runs order by id desc limit ${KEPT}) last), 0)`;
  await sql`
    delete from feed_rows where kind = 'stock'
      and version < coalesce((select min(id) from (select id from feed_runs order by id desc limit ${KEPT}) last), 0)`;
}

export type Version = Columns<typeof feedRuns, 'id' | 'folder' | 'startedAt' | 'endedAt'> &
  Computed<{
    changed: number | null;
    refused: number | null;
    error: string | null;
    /** Changed rows by kind. */
    kinds: Record<string, { inserted: number; updated: number; deleted: number }> | null;
    /** Rows whose images are kept. */
    kept: number;
  }>;

const columns = (sql: Sql) => sql`r.id, r.folder, r.started_at, r.ended_at, (r.result->>'changed')::int as changed,
  (r.result->>'refused')::int as refused, r.result->>'error' as error, r.result->'kinds' as kinds,
  (select count(*)::int from feed_rows where version = r.id) as kept`;

/** The last first. */
export const findVersions = (sql: Sql, most: number): Promise<Version[]> =>
  sql<Version[]>`select ${columns(sql)} from feed_runs r order by r.id desc limit ${most}`;

export async function findVersion(sql: Sql, id: number): Promise<Version | undefined> {
  const [found] = await sql<Version[]>`select ${columns(sql)} from feed_runs r where r.id = ${id}`;
  return found;
}

export type KeptRow = Columns<typeof feedRows, 'kind' | 'key' | 'before' | 'after'>;

interface Asked {
  first: number;
  last: number;
  kinds?: string[];
  after?: KeptRow;
  most: number;
}

/** What versions `first` to `last` changed together: each row as it was before the first of them and after the last. */
export async function findRows(sql: Sql, { first, last, kinds, after, most }: Asked): Promise<KeptRow[]> {
  const rows = await sql<(Columns<typeof feedRows, 'kind' | 'key'> & Computed<Record<'befores' | 'afters', Images>>)[]>`
    select kind, key, array_agg(before order by version) as befores, array_agg(after order by version) as afters
    from feed_rows where version between ${first} and ${last}
      and (${kinds === undefined} or kind = any(${kinds ?? []}::text[]))
      and (kind, key) > (${after?.kind ?? ''}, ${after?.key ?? ''})
    group by kind, key order by kind, key limit ${most}`;
  return rows.map(({ kind, key, befores, afters }) => ({
    ...{ kind, key },
    before: befores[0] === null ? null : Object.assign({}, ...befores.toReversed()),
    after: afters.at(-1) === null ? null : Object.assign({}, ...afters),
  }));
}

type Images = (Record<string, unknown> | null)[];

/** The later versions that changed rows of this one, by kind and key. */
export async function findLater(sql: Sql, version: number, kind: string, keys: string[]): Promise<Map<string, number>> {
  const rows = await sql<(Columns<typeof feedRows, 'key'> & Computed<{ later: number }>)[]>`
    select key, max(version) as later from feed_rows
    where kind = ${kind} and key = any(${keys}::text[]) and version > ${version} group by key`;
  return new Map(rows.map(({ key, later }) => [key, later]));
}

export async function countRows(sql: Sql, version: number): Promise<Map<string, number>> {
  const rows = await sql<(Columns<typeof feedRows, 'kind'> & Computed<{ rows: number }>)[]>`
    select kind, count(*)::int as rows from feed_rows where version = ${version} group by kind`;
  return new Map(rows.map(({ kind, rows: count }) => [kind, count]));
}
