import { resolve } from 'node:path';
import { ArticleIndex } from '@/server/feed/articles/index-of-articles';
import type { Sql } from '@/server/platform/db/connection';
import { passedMs } from '@/server/ports/clock';
import { ChangeLog, payDebts } from './changes';
import { couldNotRun } from './database-errors';
import { type FoundFiles, fileAs, findFiles, REPORT_NAME } from './folder';
import { importFile, type Removal } from './import-file';
import { Known } from './known';
import { holdLock } from './lock';
import { Report } from './report';
import { emptyTally, type Run, type Tally } from './run';

export interface Progress {
  /** The file being read. */
  file: string;
  bytesDone: number;
  bytesTotal: number;
  rows: number;
}

export interface ImportOptions {
  folder: string;
  sql: Sql;
  dryRun?: boolean;
  /** Where refused rows are reported; by default `rejected.jsonl` in the folder. */
  report?: string;
  /** Only these kinds: the quick path for stock. */
  only?: string[];
  /** One file instead of the folder; `only` names its kind. */
  file?: string;
  onProgress?(progress: Progress): void;
  /** Stops after the batch being written; what was written stays. */
  signal?: AbortSignal;
}

export interface ImportResult {
  /** By kind, in the order of import. */
  kinds: Record<string, Tally>;
  /** Rows inserted, updated and deleted. */
  changed: number;
  refused: number;
  /** The file with the refused rows; undefined when there are none. */
  report: string | undefined;
  warnings: string[];
  seconds: number;
  dryRun: boolean;
  interrupted: boolean;
}

/** Imports a feed (docs/feed.md). Throws a FeedError when it could not run; refused rows are part of the result. */
export async function importFeed(options: ImportOptions): Promise<ImportResult> {
  const started = passedMs();
  const { folder, sql, dryRun = false, only } = options;
  const found = options.file ? await fileAs(options.file, only?.[0] ?? '') : await findFiles(folder, only);
  const release = await holdLock(sql, dryRun).catch(couldNotRun);
  try {
    const report = new Report(options.report ?? resolve(folder, REPORT_NAME));
    try {
      const result = dryRun
        ? await importFiles(options, found, report, new ChangeLog(sql, 0))
        : await recorded(options, found, report);
      return { ...result, seconds: (passedMs() - started) / 1000 };
    } catch (error) {
      return couldNotRun(error);
    } finally {
      report.close();
    }
  } finally {
    await release();
  }
}

/** Changed rows from which PostgreSQL is told to look at its tables anew, before anybody reads what has come. */
const ANALYZE_FROM = 10_000;

type Outcome = Omit<ImportResult, 'seconds'>;

/** Keeps a row in `feed_runs`: for staff, and for the next import to see that this one ended. */
async function recorded(options: ImportOptions, found: FoundFiles, report: Report): Promise<Outcome> {
  const { sql, folder } = options;
  await payDebts(sql);
  const [run] = await sql<{ id: number }[]>`insert into feed_runs (folder) values (${resolve(folder)}) returning id`;
  const changes = new ChangeLog(sql, run?.id ?? 0);
  const end = async (result: object) => {
    await changes.settle();
    await sql`update feed_runs set ended_at = now(), result = ${JSON.stringify(result)}::text::jsonb where id = ${run?.id ?? 0}`;
  };
  try {
    const outcome = await importFiles(options, found, report, changes);
    // Fresh tables have no statistics yet, and without them reading the catalogue takes twenty times as long.
    if (outcome.changed >= ANALYZE_FROM) await sql`analyze`;
    await end(outcome);
    return outcome;
  } catch (error) {
    // If this fails too, the database is gone, and the next import pays what this one owes.
    await end({ error: error instanceof Error ? error.message : String(error) }).catch(() => {});
    throw error;
  }
}

async function importFiles(
  options: ImportOptions,
  found: FoundFiles,
  report: Report,
  changes: ChangeLog,
): Promise<Outcome> {
  const { sql, signal, dryRun = false } = options;
  const kinds: Record<string, Tally> = {};
  const tallyOf = (kind: string) => {
    kinds[kind] ??= emptyTally();
    return kinds[kind];
  };
  const warnings = [...found.warnings];
  let index: Promise<ArticleIndex> | undefined;
  const articles = () => {
    index ??= ArticleIndex.load(sql);
    return index;
  };
  const run: Run = { sql, dryRun, known: new Known(sql), report, changes, signal, articles };
  for (const { name, reason } of found.refused) {
    const tally = tallyOf(name.replace(/\.\w+$/, ''));
    tally.refused += 1;
    report.add({ file: name, line: null, field: null, reason });
  }
  const removals: Removal[] = [];
  const progress: Progress = {
    file: '',
    bytesDone: 0,
    bytesTotal: found.files.reduce((sum, { bytes }) => sum + bytes, 0),
    rows: 0,
  };
  for (const file of found.files) {
    if (signal?.aborted) break;
    const tally = tallyOf(file.kind.name);
    const removal = await importFile(run, file, tally, {
      onProgress(bytes, rows) {
        progress.file = file.name;
        progress.bytesDone += bytes;
        progress.rows += rows;
        options.onProgress?.({ ...progress });
      },
      warn: (text) => warnings.push(`${file.name}: ${text}`),
    });
    if (removal) removals.unshift(removal);
  }
  for (const remove of removals) await remove();
  const all = Object.values(kinds);
  const refused = all.reduce((sum, tally) => sum + tally.refused, 0);
  return {
    kinds,
    changed: all.reduce((sum, { inserted, updated, deleted }) => sum + inserted + updated + deleted, 0),
    refused,
    report: refused > 0 ? report.path : undefined,
    warnings,
    dryRun,
    interrupted: signal?.aborted ?? false,
  };
}
