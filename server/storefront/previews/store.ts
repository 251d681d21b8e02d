import type { Sql } from '@/server/platform/db/connection';
import type { Columns, Outer } from '@/server/platform/db/rows';
import type { previewEndings } from '@/server/platform/db/schema/content';

export async function findLastEnding(sql: Sql): Promise<Date | undefined> {
  const [row] = await sql<Outer<Columns<typeof previewEndings, 'at'>>[]>`select max(at) as at from preview_endings`;
  return row?.at ?? undefined;
}

export const insertEnding = (sql: Sql, at: Date) =>
  sql`insert into preview_endings (at) values (${at.toISOString()}) on conflict do nothing`;
