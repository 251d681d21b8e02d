import { getTableColumns } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import type { z } from 'zod';

export interface Column {
  field: string;
  name: string;
  type: string;
}

export interface Reference {
  field: string;
  table: string;
}

export function columnsOf(table: PgTable, schema: z.ZodObject): Column[] {
  const columns = getTableColumns(table);
  return Object.keys(schema.shape).flatMap((field) => {
    const column = columns[field];
    return column ? [{ field, name: column.name, type: column.getSQLType() }] : [];
  });
}

export function referencesOf(table: PgTable, columns: Column[]): Reference[] {
  return getTableConfig(table).foreignKeys.flatMap((key) => {
    const { columns: from, foreignTable } = key.reference();
    const column = columns.find(({ name }) => name === from[0]?.name);
    return column ? [{ field: column.field, table: getTableConfig(foreignTable).name }] : [];
  });
}

/** Returns the sets of fields that must be unique, without the key itself. */
export function uniquesOf(table: PgTable, columns: Column[], key: readonly string[]): Column[][] {
  const config = getTableConfig(table);
  const single = config.columns.filter((column) => column.isUnique).map((column) => [column.name]);
  const several = config.uniqueConstraints.map((unique) => unique.columns.map((column) => column.name));
  return [...single, ...several]
    .map((names) => names.flatMap((name) => columns.find((column) => column.name === name) ?? []))
    .filter(
      (found) => found.length > 0 && !(found.length === key.length && found.every(({ field }) => key.includes(field))),
    );
}

const quote = (name: string) => `"${name}"`;
export const list = (columns: Column[], prefix = '') => columns.map(({ name }) => prefix + quote(name)).join(', ');

/** `json_to_recordset($n) as s(…)`: one parameter carries a whole batch, whatever its types. */
export function recordset(columns: Column[], parameter = 1): string {
  const types = columns.map(({ name, type }) => `${quote(name)} ${type}`).join(', ');
  return `json_to_recordset($${parameter}::text::json) as s(line integer, ${types})`;
}

export const matched = (columns: Column[], left: string, right: string) =>
  columns.map(({ name }) => `${left}.${quote(name)} = ${right}.${quote(name)}`).join(' and ');

export const assigned = (columns: Column[], from: string) =>
  columns.map(({ name }) => `${quote(name)} = ${from}.${quote(name)}`).join(', ');

export function recordOf(columns: Column[], row: Record<string, unknown>, line: number): Record<string, unknown> {
  const record: Record<string, unknown> = { line };
  for (const { field, name } of columns) record[name] = row[field];
  return record;
}
