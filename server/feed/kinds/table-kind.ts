import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import { slugify } from '@/lib/text/slug';
import {
  assigned,
  type Column,
  columnsOf,
  list,
  matched,
  recordOf,
  recordset,
  referencesOf,
} from '@/server/feed/columns';
import { noun, type Problem } from '@/server/feed/errors';
import type { FeedKind, Importer, Run, Written } from '@/server/feed/run';
import { UniqueValues } from './unique-values';

type Row = Record<string, unknown>;

interface TableKind<S extends z.ZodObject> {
  name: string;
  table: PgTable;
  key: (keyof z.output<S> & string)[];
  schema: S;
  /** What has no trigger that logs its changes says so here; see migration 0001. */
  logs?: boolean;
  /** Rows (`t`) that this condition holds for belong to the shop and are not the feed's to change. */
  guard?: { where: string; reason: string };
  /** The id is also given by the database, so the feed must keep its counter ahead. */
  identity?: boolean;
}

/** A kind whose row is one row of one table; the columns, references and unique values are read from the drizzle schema. */
export function tableKind<S extends z.ZodObject>(kind: TableKind<S>): FeedKind {
  const columns = columnsOf(kind.table, kind.schema);
  const plan = {
    kind: kind as TableKind<z.ZodObject>,
    columns,
    sql: statements(kind as TableKind<z.ZodObject>, columns),
  };
  const { name, schema, key } = kind;
  return { name, schema, key, csv: true, batchRows: 1000, open: (run) => openTable(run, plan) };
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
      const problems: Problem[] = [];
      for (const { field, table: target } of references) {
        const id = row[field] as number | null;
        if (id !== null && !run.known.has(target, id))
          problems.push({ field, reason: `there is no ${noun(target)} ${id}` });
      }
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
      const lines = new Set<number>();
      for (const { line, isNew, guarded } of differing) {
        if (guarded) written.refused?.push({ line, field: null, reason: kind.guard?.reason ?? '' });
        else {
          lines.add(line);
          written[isNew ? 'inserted' : 'updated'] += 1;
        }
      }
      if (lines.size === 0 || run.dryRun) return written;
      await tx.unsafe(sql.write, [JSON.stringify(records.filter(({ line }) => lines.has(line as number)))]);
      if (kind.logs) await run.changes.log(tx);
      return written;
    },

    async remove(tx, keys) {
      const records = keys.map((key, line) => recordOf(columns, key, line));
      const found = await tx.unsafe(run.dryRun ? sql.find : sql.remove, [JSON.stringify(records)]);
      if (kind.logs && !run.dryRun && found.length > 0) await run.changes.log(tx);
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
}

function statements(kind: TableKind<z.ZodObject>, columns: Column[]) {
  const table = `"${getTableConfig(kind.table).name}"`;
  const key = columns.filter(({ field }) => kind.key.includes(field));
  const rest = columns.filter(({ field }) => !kind.key.includes(field));
  const isNew = `t."${key[0]?.name}" is null`;
  const differs = rest.length > 0 ? `(${list(rest, 't.')}) is distinct from (${list(rest, 's.')})` : 'false';
  const found = `from ${recordset(key)} join ${table} t on ${matched(key, 't', 's')}`;
  return {
    compare: `select s.line, ${isNew} as is_new, ${kind.guard?.where ?? 'false'} as guarded
      from ${recordset(columns)} left join ${table} t on ${matched(key, 't', 's')} where ${isNew} or ${differs}`,
    write: `insert into ${table} (${list(columns)}) select ${list(columns, 's.')} from ${recordset(columns)} order by s.line
      on conflict (${list(key)}) do ${rest.length > 0 ? `update set ${assigned(rest, 'excluded')}` : 'nothing'}`,
    find: `select s.line ${found}`,
    remove: `delete from ${table} t using ${recordset(key)} where ${matched(key, 't', 's')} returning 1`,
  };
}

/** Only ever forwards: another connection may be taking ids at this moment. */
const counterAhead = (table: string) => `
  select setval(s.name, t.highest) from (select max(id) as highest from "${table}") t,
    (select pg_get_serial_sequence('${table}', 'id')::regclass as name) s
  where t.highest > coalesce(pg_sequence_last_value(s.name), 0)`;
