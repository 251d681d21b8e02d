import { PHOTOGRAPH_PREFIX } from '@/lib/pictures/pictures';
import type { Sql, Transaction } from '@/server/platform/db/connection';
import { PICTURES_LOCK } from '@/server/platform/db/locks';
import type { Columns, Computed } from '@/server/platform/db/rows';
import type { unusedPictures } from '@/server/platform/db/schema/pictures';

type Names = Columns<typeof unusedPictures, 'name'>[];
const namesOf = (rows: Names) => rows.map(({ name }) => name);

/** Whether nobody takes or removes photographs until the transaction ends. */
export async function standAlone(tx: Transaction): Promise<boolean> {
  const [row] = await tx<Computed<{ held: boolean }>[]>`select pg_try_advisory_xact_lock(${PICTURES_LOCK}) as held`;
  return row?.held ?? false;
}

/** Lets nobody remove photographs until the transaction ends, and has this one's days begin anew. */
export async function holdUnused(tx: Transaction, name: string): Promise<void> {
  await tx`select pg_advisory_xact_lock_shared(${PICTURES_LOCK})`;
  await tx`delete from unused_pictures where name = ${name}`;
}

/**
 * The ids of all photographs whose address stands anywhere in the database. Each table is read whole: of a list of columns somebody
 * would forget one, and what that column shows would be removed.
 */
export async function findNamed(sql: Sql | Transaction): Promise<Set<string>> {
  const tables = await sql<Computed<{ name: string }>[]>`
    select distinct table_name::text as name from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not in ('pictures', 'unused_pictures')
      and data_type in ('text', 'character varying', 'json', 'jsonb', 'ARRAY')`;
  const ids = new Set<string>();
  for (const { name } of tables) {
    const found = await sql<Computed<{ id: string }>[]>`
      select distinct found.groups[1] as id
      from ${sql(name)} as a_row, regexp_matches(a_row::text, ${`${PHOTOGRAPH_PREFIX}([0-9a-f]{24})`}, 'g') as found (groups)
      where strpos(a_row::text, ${PHOTOGRAPH_PREFIX}) > 0`;
    for (const { id } of found) ids.add(id);
  }
  return ids;
}

/** Notes since when these are unused, and that no others are; answers the others that were. */
export async function mark(tx: Transaction, unused: readonly string[], now: Date): Promise<string[]> {
  await tx`
    insert into unused_pictures (name, since) select name, ${now} from unnest(${unused}::text[]) as t (name)
    on conflict do nothing`;
  return namesOf(await tx<Names>`delete from unused_pictures where name <> all(${unused}::text[]) returning name`);
}

export const findDue = async (tx: Transaction, before: Date, limit: number): Promise<string[]> =>
  namesOf(
    await tx<Names>`select name from unused_pictures where since < ${before} order by since, name limit ${limit}`,
  );

/** What is there again at the next look has all its days before it. */
export const noteRemoved = (tx: Transaction, names: readonly string[], now: Date) =>
  tx`update unused_pictures set since = ${now} where name = any(${names}::text[])`;
