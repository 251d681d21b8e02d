import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { type Column, list, uniquesOf } from '@/server/feed/columns';
import { noun, type Problem } from '@/server/feed/errors';
import { quoted } from '@/server/feed/fields';
import type { Sql } from '@/server/platform/db/connection';

type Row = Record<string, unknown>;

interface Unique {
  columns: Column[];
  holders: Map<string, string>;
  values: Map<string, string>;
}

const joined = (row: Row, fields: readonly string[]) => fields.map((field) => String(row[field])).join('\u0001');

/**
 * Who holds which value that no other row may hold, in the database as this feed leaves it: a name that an earlier row
 * gave up is free for a later one.
 */
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

  /** The slug a row has already, else `wished`, else that with the key behind it. */
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
