import type { Sql } from '@/server/platform/db/connection';
import { codeOf } from '@/server/platform/db/connection-errors';
import type { Computed } from '@/server/platform/db/rows';
import type { SearchCount, SearchReport } from './types';

/** SQLSTATE classes that a retry does not change: data, constraints, size. */
export const isItsOwnFault = (error: unknown): boolean => /^(?:22|23|54)...$/.test(codeOf(error));

export async function addCounts(sql: Sql, day: string, counts: readonly SearchCount[]): Promise<void> {
  await sql`
    insert into search_log as l (day, query, count, hits)
    select ${day}::date, query, count, hits
    from jsonb_to_recordset(${JSON.stringify(counts)}::text::jsonb) as c (query text, count int, hits int)
    on conflict (day, query) do update set count = l.count + excluded.count, hits = excluded.hits`;
}

export async function deleteBefore(sql: Sql, day: string): Promise<void> {
  await sql`delete from search_log where day < ${day}::date`;
}

export async function findReport(sql: Sql, since: string, most: number): Promise<SearchReport> {
  const perQuery = sql`
    select query, sum(count)::int as count, (array_agg(hits order by day desc))[1] as hits
    from search_log where day >= ${since}::date group by query`;
  const [[all], top, withoutHits] = await Promise.all([
    sql<Computed<{ searches: number }>[]>`
      select coalesce(sum(count), 0)::int as searches from search_log where day >= ${since}::date`,
    sql<SearchCount[]>`select * from (${perQuery}) q order by count desc, query limit ${most}`,
    sql<SearchCount[]>`select * from (${perQuery}) q where hits = 0 order by count desc, query limit ${most}`,
  ]);
  return { searches: all?.searches ?? 0, top: [...top], withoutHits: [...withoutHits] };
}
