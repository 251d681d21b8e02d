import type { z } from 'zod';
import type { ArticleIndex } from '@/server/feed/articles/index-of-articles';
import type { Journal } from '@/server/feed/versions/journal';
import type { Sql } from '@/server/platform/db/connection';
import type { Computed } from '@/server/platform/db/rows';
import type { ChangeLog, Tx } from './changes';
import { noun, type Problem } from './errors';
import type { RunPictures } from './pictures';
import type { Report } from './report';

type Id = number | string;

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
    const rows = this.#sql<Computed<{ id: Id }>[]>`select id from ${this.#sql(table)}`;
    await rows.cursor(10_000, (found) => {
      for (const { id } of found) ids.add(id);
    });
  }

  /** Returns what is wrong with a field that refers to a row; nothing when that row exists. */
  problems(table: string, field: string, id: Id): Problem[] {
    return this.#tables.get(table)?.has(id) ? [] : [{ field, reason: `there is no ${noun(table)} ${id}` }];
  }

  /** Ignores a table that is not loaded yet: by then the row is in the database. A dry run loads it beforehand. */
  add(table: string, id: Id): void {
    this.#tables.get(table)?.add(id);
  }
}

export interface Run {
  sql: Sql;
  dryRun: boolean;
  known: Known;
  report: Pick<Report, 'add'>;
  changes: ChangeLog;
  /** Keeps what each row was before. */
  journal: Journal;
  signal: AbortSignal | undefined;
  articles(): Promise<ArticleIndex>;
  /** Undefined where nobody takes photographs: rows keep the addresses they name. */
  pictures?: RunPictures | undefined;
}

export interface Tally {
  rows: number;
  inserted: number;
  updated: number;
  unchanged: number;
  deleted: number;
  refused: number;
}

export const emptyTally = (): Tally => ({ rows: 0, inserted: 0, updated: 0, unchanged: 0, deleted: 0, refused: 0 });

export interface Staged<Row> {
  line: number;
  row: Row;
}

export interface Refusal extends Problem {
  line: number;
}

export interface Written {
  inserted: number;
  updated: number;
  /** Only of kinds that delete within `write`. */
  deleted?: number;
  refused?: Refusal[];
}

export interface Importer<Row> {
  /** Checks references and unique values against the database and the rows before. Remembers a row without problems. */
  check(row: Row, line: number): Problem[];
  /** Writes what differs, all or nothing; a dry run only counts. */
  write(tx: Tx, rows: Staged<Row>[]): Promise<Written>;
  /** Takes rows out of the shop by their keys and returns how many there were. Absent: this kind is never deleted. */
  remove?(tx: Tx, keys: Record<string, unknown>[]): Promise<number>;
  finish?(): Promise<void>;
}

export interface RowSource {
  /** When the file was last written, in milliseconds: its rows are no newer. Absent of rows that come from elsewhere. */
  writtenAt?: number;
}

export interface FeedKind {
  name: string;
  schema: z.ZodObject;
  key: readonly string[];
  csv: boolean;
  batchRows: number;
  /** Batches that may be written at once; more than one only where no row depends on an earlier one. */
  parallel?: number;
  /** The importer finds repeated keys and `deleted` rows itself: for the kind with a million rows. */
  own?: boolean;
  /** Reads rows as a feed would write them, by their keys. Absent: rows of this kind are not kept in versions. */
  images?(sql: Sql | Tx, keys: Record<string, unknown>[]): Promise<Record<string, unknown>[]>;
  // biome-ignore lint/suspicious/noExplicitAny: a list of kinds has rows of many types; each kind is typed within.
  open(run: Run, source: RowSource): Promise<Importer<any>>;
}
