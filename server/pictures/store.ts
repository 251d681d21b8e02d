import type { Sql, Transaction } from '@/server/platform/db/connection';
import type { Computed } from '@/server/platform/db/rows';
import type { PictureKey, PictureRow } from './types';

const columns = (sql: Sql) =>
  sql`source, shape, focal, stamp, hash, cutting, base, width, height, colour, focal_x, focal_y, box, note, problem`;

export async function find(sql: Sql, { source, shape, focal }: PictureKey): Promise<PictureRow | undefined> {
  const [row] = await sql<PictureRow[]>`
    select ${columns(sql)} from pictures where source = ${source} and shape = ${shape} and focal = ${focal}`;
  return row;
}

/** Finds the same photograph in the same cut, whatever it was taken from. */
export async function findTwin(
  sql: Sql,
  { hash, shape, focal, cutting }: { hash: string; shape: string; focal: string; cutting: number },
): Promise<PictureRow | undefined> {
  const [row] = await sql<PictureRow[]>`
    select ${columns(sql)} from pictures
    where hash = ${hash} and shape = ${shape} and focal = ${focal} and cutting = ${cutting} and base is not null limit 1`;
  return row;
}

/** The hash of what was taken from there in any cut. */
export async function findHash(sql: Sql, source: string): Promise<string | undefined> {
  const [row] = await sql<Computed<{ hash: string }>[]>`
    select hash from pictures where source = ${source} and hash is not null order by taken_at desc limit 1`;
  return row?.hash;
}

/** Of the originals that photographs with these ids were cut from. */
export async function findHashes(sql: Sql | Transaction, ids: readonly string[]): Promise<Set<string>> {
  const rows = await sql<Computed<{ hash: string }>[]>`
    select distinct hash from pictures
    where hash is not null and substring(base from '^/bilder/([0-9a-f]{24})') = any(${ids}::text[])`;
  return new Set(rows.map(({ hash }) => hash));
}

/** Forgets what was taken from where of a photograph whose address begins so: who names it again brings it again. */
export const forget = (tx: Transaction, address: string) =>
  tx`delete from pictures where starts_with(base, ${`${address}-`})`;

export async function isUsed(sql: Sql, hash: string): Promise<boolean> {
  const [row] = await sql`select from pictures where hash = ${hash} and base is not null limit 1`;
  return row !== undefined;
}

export async function keep(sql: Sql, row: PictureRow): Promise<void> {
  const { source, shape, focal, stamp, hash, cutting, base, width, height, colour, focalX, focalY, note, problem } =
    row;
  await sql`
    insert into pictures (source, shape, focal, stamp, hash, cutting, base, width, height, colour, focal_x, focal_y, box,
      note, problem)
    values (${source}, ${shape}, ${focal}, ${stamp}, ${hash}, ${cutting}, ${base}, ${width}, ${height}, ${colour}, ${focalX},
      ${focalY}, ${JSON.stringify(row.box)}::text::jsonb, ${note}, ${problem})
    on conflict (source, shape, focal) do update set stamp = excluded.stamp, hash = excluded.hash,
      cutting = excluded.cutting, base = excluded.base, width = excluded.width, height = excluded.height,
      colour = excluded.colour, focal_x = excluded.focal_x, focal_y = excluded.focal_y, box = excluded.box,
      note = excluded.note, problem = excluded.problem, taken_at = now()`;
}
