import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import { slugify } from '@/lib/text/slug';
import type { Tx } from '@/server/feed/changes';
import {
  assigned,
  type Column,
  columnsOf,
  list,
  matched,
  recordOf,
  recordset,
  referencesOf,
  uniquesOf,
} from '@/server/feed/columns';
import { noun, type Problem } from '@/server/feed/errors';
import { quoted } from '@/server/feed/fields';
import type { FeedKind, Importer, Run, Written } from '@/server/feed/run';
import type { Sql } from '@/server/platform/db/connection';

type Row = Record<string, unknown>;

interface Unique {
  columns: Column[];
  holders: Map<string, string>;
  values: Map<string, string>;
}

const joined = (row: Row, fields: readonly string[]) => fields.map((field) => String(row[field])).join('\u0001');

/** Rows by unique value, as this feed leaves them: a name that one row gave up is free for the next. */
export class UniqueValues {
  readonly #key: readonly string[];
  readonly #noun: string;
  readonly #uniques: Unique[];
  #slugs = new Map<string, string>();

  private constructor(key: readonly string[], what: string, uniques: Unique[]) {
    this.#key = key;
    this.#noun = what;
    this.#uniques = uniques;
  }

  static async load(sql: Sql, table: PgTable, columns: Column[], key: readonly string[]): Promise<UniqueValues> {
    const { name } = getTableConfig(table);
    const uniques = uniquesOf(table, columns, key).map((found) => ({
      columns: found,
      holders: new Map<string, string>(),
      values: new Map<string, string>(),
    }));
    const unique = new UniqueValues(key, noun(name), uniques);
    const asked = columns.filter(
      ({ field }) => key.includes(field) || uniques.some((u) => u.columns.some((c) => c.field === field)),
    );
    if (uniques.length > 0) {
      const rows = await sql.unsafe(`select ${list(asked)} from "${name}"`).values();
      for (const row of rows) unique.remember(Object.fromEntries(asked.map(({ field }, i) => [field, row[i]])));
    }
    return unique;
  }

  check(row: Row): Problem[] {
    const owner = joined(row, this.#key);
    return this.#uniques.flatMap(({ columns, holders }) => {
      const holder = holders.get(heldValue(row, columns) ?? '');
      if (holder === undefined || holder === owner) return [];
      const field = columns.at(-1)?.field ?? null;
      return [{ field, reason: `${quoted(row[field ?? ''])} belongs to ${this.#noun} ${holder} already` }];
    });
  }

  remember(row: Row): void {
    const owner = joined(row, this.#key);
    for (const { columns, holders, values } of this.#uniques) {
      const before = values.get(owner);
      if (before !== undefined && holders.get(before) === owner) holders.delete(before);
      const value = heldValue(row, columns);
      if (value === undefined) continue;
      holders.set(value, owner);
      values.set(owner, value);
    }
    if (typeof row.slug === 'string') this.#slugs.set(owner, row.slug);
  }

  /** Returns the slug a row has already, else `wished`, else that with the key behind it. */
  slugFor(row: Row, wished: string): string {
    const owner = joined(row, this.#key);
    const has = this.#slugs.get(owner);
    if (has !== undefined) return has;
    const unique = this.#uniques.find(({ columns }) => columns.some(({ field }) => field === 'slug'));
    const isFree = (slug: string) => !unique?.holders.has(heldValue({ ...row, slug }, unique.columns) ?? '');
    return wished !== '' && isFree(wished) ? wished : [wished, owner].filter(Boolean).join('-');
  }
}

function heldValue(row: Row, columns: Column[]): string | undefined {
  const fields = columns.map(({ field }) => field);
  return fields.some((field) => row[field] === null || row[field] === undefined) ? undefined : joined(row, fields);
}

interface TableKind<S extends z.ZodObject> {
  name: string;
  table: PgTable;
  key: (keyof z.output<S> & string)[];
  schema: S;
  /** The table has no trigger that logs its changes. */
  logs?: boolean;
  /** Rows (`t`) that belong to the shop and are not the feed's to change. */
  guard?: { where: string; reason: string };
  /** The database gives ids too, so the feed must keep its counter ahead. */
  identity?: boolean;
  /** Kinds whose rows go with a row of this one, by the field that names it. */
  carries?: { name: string; table: PgTable; key: string[]; schema: z.ZodObject; by: string }[];
  /** What else happens in the transaction before rows are written or removed. */
  ahead?: { write(tx: Tx, rows: Row[]): Promise<void>; remove(tx: Tx, keys: Row[]): Promise<void> };
}

/** Makes a kind whose row is one row of one table, with the columns, references and unique values of the schema. */
export function tableKind<S extends z.ZodObject>(kind: TableKind<S>): FeedKind {
  const columns = columnsOf(kind.table, kind.schema);
  const plan = {
    kind: kind as TableKind<z.ZodObject>,
    columns,
    sql: statements(kind as TableKind<z.ZodObject>, columns),
  };
  const { name, schema, key } = kind;
  const images: FeedKind['images'] = async (tx, keys) => {
    const records = keys.map((row, line) => recordOf(columns, row, line));
    const rows = await tx.unsafe<{ image: Row }[]>(plan.sql.images, [JSON.stringify(records)]);
    return rows.map(({ image }) => asFed(columns, image));
  };
  return { name, schema, key, csv: true, batchRows: 1000, images, open: (run) => openTable(run, plan) };
}

interface Plan {
  kind: TableKind<z.ZodObject>;
  columns: Column[];
  sql: ReturnType<typeof statements>;
}

async function openTable(run: Run, { kind, columns, sql }: Plan): Promise<Importer<Row>> {
  const table = getTableConfig(kind.table).name;
  const references = referencesOf(kind.table, columns);
  for (const reference of references) await run.known.load(reference.table);
  const isReferable = kind.key.join() === 'id';
  if (run.dryRun && isReferable) await run.known.load(table);
  const uniques = await UniqueValues.load(run.sql, kind.table, columns, kind.key);

  return {
    check(row) {
      const problems = references.flatMap(({ field, table: target }) => {
        const id = row[field] as number | null;
        return id === null ? [] : run.known.problems(target, field, id);
      });
      if ('slug' in kind.schema.shape) row.slug ??= uniques.slugFor(row, slugify(String(row.name ?? row.title)));
      problems.push(...uniques.check(row));
      if (problems.length === 0) {
        uniques.remember(row);
        if (isReferable) run.known.add(table, row.id as number);
      }
      return problems;
    },

    async write(tx, rows) {
      const records = rows.map(({ row, line }) => recordOf(columns, row, line));
      const differing = await tx.unsafe<Differing[]>(sql.compare, [JSON.stringify(records)]);
      const written: Written = { inserted: 0, updated: 0, refused: [] };
      const before = new Map<number, Row | null>();
      for (const { line, isNew, guarded, image } of differing) {
        if (guarded) written.refused?.push({ line, field: null, reason: kind.guard?.reason ?? '' });
        else {
          before.set(line, isNew ? null : asFed(columns, image));
          written[isNew ? 'inserted' : 'updated'] += 1;
        }
      }
      if (before.size === 0 || run.dryRun) return written;
      const changed = rows.filter(({ line }) => before.has(line));
      const changes = changed.map(({ line, row }) => ({
        key: keyOf(kind, row),
        before: before.get(line) ?? null,
        after: row,
      }));
      await run.journal.note(tx, kind.name, changes);
      await kind.ahead?.write(
        tx,
        changed.map(({ row }) => row),
      );
      await tx.unsafe(sql.write, [JSON.stringify(records.filter(({ line }) => before.has(line as number)))]);
      if (kind.logs) await run.changes.log(tx);
      return written;
    },

    async remove(tx, keys) {
      const records = keys.map((key, line) => recordOf(columns, key, line));
      if (run.dryRun) return (await tx.unsafe(sql.find, [JSON.stringify(records)])).length;
      for (const carried of sql.carried) {
        const gone = await tx.unsafe<{ image: Row }[]>(carried.images, [JSON.stringify(records)]);
        await run.journal.note(tx, carried.kind.name, removals(carried.kind, carried.columns, gone));
      }
      await kind.ahead?.remove(tx, keys);
      const found = await tx.unsafe<{ image: Row }[]>(sql.remove, [JSON.stringify(records)]);
      await run.journal.note(tx, kind.name, removals(kind, columns, found));
      if (kind.logs && found.length > 0) await run.changes.log(tx);
      return found.length;
    },

    async finish() {
      if (kind.identity) await run.sql.unsafe(counterAhead(table));
    },
  };
}

interface Differing {
  line: number;
  isNew: boolean;
  guarded: boolean;
  /** The row as it is; null where it is new. */
  image: Row;
}

const keyOf = ({ key }: { key: readonly string[] }, row: Row) => key.map((field) => row[field]);

const removals = (kind: { key: readonly string[] }, columns: Column[], gone: { image: Row }[]) =>
  gone.map(({ image }) => ({ key: keyOf(kind, image), before: asFed(columns, image), after: null }));

/** A row of the database with its values as a feed has them: moments as ISO texts. */
function asFed(columns: Column[], image: Row): Row {
  const row: Row = { ...image };
  for (const { field, type } of columns)
    if (type.startsWith('timestamp') && typeof row[field] === 'string')
      row[field] = new Date(row[field] as string).toISOString();
  return row;
}

const imageOf = (columns: Column[], alias: string) =>
  `json_build_object(${columns.map(({ field, name }) => `'${field}', ${alias}."${name}"`).join(', ')})`;

function statements(kind: TableKind<z.ZodObject>, columns: Column[]) {
  const table = `"${getTableConfig(kind.table).name}"`;
  const key = columns.filter(({ field }) => kind.key.includes(field));
  const rest = columns.filter(({ field }) => !kind.key.includes(field));
  const isNew = `t."${key[0]?.name}" is null`;
  const differs = rest.length > 0 ? `(${list(rest, 't.')}) is distinct from (${list(rest, 's.')})` : 'false';
  const found = `from ${recordset(key)} join ${table} t on ${matched(key, 't', 's')}`;
  return {
    compare: `select s.line, ${isNew} as is_new, ${kind.guard?.where ?? 'false'} as guarded,
        case when not ${isNew} then ${imageOf(columns, 't')} end as image
      from ${recordset(columns)} left join ${table} t on ${matched(key, 't', 's')} where ${isNew} or ${differs}`,
    write: `insert into ${table} (${list(columns)}) select ${list(columns, 's.')} from ${recordset(columns)} order by s.line
      on conflict (${list(key)}) do ${rest.length > 0 ? `update set ${assigned(rest, 'excluded')}` : 'nothing'}`,
    find: `select s.line ${found}`,
    remove: `delete from ${table} t using ${recordset(key)} where ${matched(key, 't', 's')} returning ${imageOf(columns, 't')} as image`,
    images: `select ${imageOf(columns, 't')} as image ${found}`,
    carried: (kind.carries ?? []).map((carried) => {
      const own = columnsOf(carried.table, carried.schema);
      const by = own.find(({ field }) => field === carried.by)?.name;
      const images = `select ${imageOf(own, 't')} as image from ${recordset(key)}
        join "${getTableConfig(carried.table).name}" t on t."${by}" = s."${key[0]?.name}"`;
      return { kind: carried, columns: own, images };
    }),
  };
}

/** Moves forwards only: another connection may be taking ids at this moment. */
const counterAhead = (table: string) => `
  select setval(s.name, t.highest) from (select max(id) as highest from "${table}") t,
    (select pg_get_serial_sequence('${table}', 'id')::regclass as name) s
  where t.highest > coalesce(pg_sequence_last_value(s.name), 0)`;
