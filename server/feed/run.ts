import type { z } from 'zod';
import type { ArticleIndex } from '@/server/feed/articles/index-of-articles';
import type { Sql } from '@/server/platform/db/connection';
import type { ChangeLog, Tx } from './changes';
import type { Problem } from './errors';
import type { Known } from './known';
import type { Report } from './report';

/** What the kinds of one import share. */
export interface Run {
  sql: Sql;
  dryRun: boolean;
  known: Known;
  report: Report;
  changes: ChangeLog;
  signal: AbortSignal | undefined;
  /** Loaded by the first kind that needs it. */
  articles(): Promise<ArticleIndex>;
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

/** One kind of row at work in one import. */
export interface Importer<Row> {
  /** Against the database and the rows before: references, values that must be unique. Remembers a row without problems. */
  check(row: Row, line: number): Problem[];
  /** Compares and, unless it is a dry run, writes; all or nothing. What differs in no field must not be written. */
  write(tx: Tx, rows: Staged<Row>[]): Promise<Written>;
  /** Takes rows out of the shop by their keys and says how many there were. Absent: this kind is never deleted. */
  remove?(tx: Tx, keys: Record<string, unknown>[]): Promise<number>;
  finish?(): Promise<void>;
}

export interface FeedKind {
  name: string;
  schema: z.ZodObject;
  key: readonly string[];
  csv: boolean;
  batchRows: number;
  /** How many batches may be written at once; more than one only where no row depends on an earlier one. */
  parallel?: number;
  /** The importer finds repeated keys and `deleted` rows itself: for the kind with a million rows. */
  own?: boolean;
  // biome-ignore lint/suspicious/noExplicitAny: a list of kinds has rows of many types; each kind is typed within.
  open(run: Run): Promise<Importer<any>>;
}
