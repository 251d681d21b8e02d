import type { Sql } from '@/server/platform/db/connection';

type Id = number | string;

/** The ids a row may refer to: those in the database and those this feed brings. Loaded once for each table asked for. */
export class Known {
  readonly #sql: Sql;
  readonly #tables = new Map<string, Set<Id>>();

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async load(table: string): Promise<void> {
    if (this.#tables.has(table)) return;
    const ids = new Set<Id>();
    this.#tables.set(table, ids);
    const rows = this.#sql<{ id: Id }[]>`select id from ${this.#sql(table)}`;
    await rows.cursor(10_000, (found) => {
      for (const { id } of found) ids.add(id);
    });
  }

  has(table: string, id: Id): boolean {
    return this.#tables.get(table)?.has(id) ?? false;
  }

  /** A table not loaded yet misses nothing: by then the row is in the database. A dry run loads it beforehand. */
  add(table: string, id: Id): void {
    this.#tables.get(table)?.add(id);
  }
}
