import { resolve } from 'node:path';
import { openBrands } from '@/server/brands/open';
import { ArticleIndex } from '@/server/feed/articles/index-of-articles';
import { type Rehearsed, rehearse } from '@/server/feed/life/rehearsal';
import type { Death } from '@/server/feed/life/rules';
import { Journal } from '@/server/feed/versions/journal';
import { forgetOldVersions } from '@/server/feed/versions/store';
import type { Sql } from '@/server/platform/db/connection';
import { PICTURES_LOCK } from '@/server/platform/db/locks';
import type { Columns, Computed } from '@/server/platform/db/rows';
import type { feedRuns } from '@/server/platform/db/schema/shops';
import { passedMs } from '@/server/ports/clock';
import { ChangeLog, logMissing } from './changes';
import { FeedError, ImportRunning } from './errors';
import { type FoundFiles, fileAs, findFiles, REPORT_NAME } from './folder';
import { importBrands } from './import-brands';
import { importFile, type Removal } from './import-file';
import type { PictureRoom, RunPictures } from './pictures';
import { Report } from './report';
import { emptyTally, Known, type Run, type Tally } from './run';

const IMPORT_LOCK = 7_204_116;

/** Allows one import at a time; a killed import's lock ends with its connection. A dry run only checks the database. */
export async function holdLock(sql: Sql, dryRun: boolean): Promise<() => Promise<void>> {
  await sql`select id from feed_runs limit 0`;
  if (dryRun) return async () => {};
  const connection = await sql.reserve();
  try {
    const [row] = await connection<Computed<{ held: boolean }>[]>`select pg_try_advisory_lock(${IMPORT_LOCK}) as held`;
    if (!row?.held) throw new ImportRunning('Another import is running; wait until it has ended.');
    // Rule 18.35: what it takes is not removed before its rows name it.
    await connection`select pg_advisory_lock_shared(${PICTURES_LOCK})`;
  } catch (error) {
    await connection`select pg_advisory_unlock_all()`.catch(() => {});
    connection.release();
    throw error;
  }
  return async () => {
    // A lost connection has lost the lock too.
    await connection`select pg_advisory_unlock_all()`.catch(() => {});
    connection.release();
  };
}

const UNREACHABLE = /^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|CONNECT_TIMEOUT)$/;
const LOST = /^(?:CONNECTION_\w+|ECONNRESET|EPIPE|57P0[123]|08...)$/;

/** Says in one sentence why an import could not go on; throws our own faults unchanged. */
export function couldNotRun(error: unknown): never {
  // After the last retry, the cause holds what the database said.
  const { code = '', message } = ((error as Error).cause ?? error) as { code?: string; message?: string };
  if (UNREACHABLE.test(code))
    throw new FeedError(`The database does not answer (${code}); is it running, and is DATABASE_URL right?`);
  if (LOST.test(code))
    throw new FeedError('The connection to the database was lost; what was written stays, so run the import again.');
  if (/^(?:28...|3D000)$/.test(code)) throw new FeedError(`The database does not let us in: ${message}.`);
  if (/^(?:42P01|42703)$/.test(code))
    throw new FeedError(`The database does not have the tables of this version (${message}); start the shop once.`);
  if (/^(?:25006|42501|53...|58...|40...|55P03)$/.test(code)) {
    throw new FeedError(
      `The database cannot go on: ${message}; what was written stays, so run the import again when it can.`,
    );
  }
  throw error;
}

export interface Progress {
  file: string;
  bytesDone: number;
  bytesTotal: number;
  rows: number;
}

export interface ImportOptions {
  folder: string;
  sql: Sql;
  dryRun?: boolean;
  /** What the version is called in the list of them; default: the folder. */
  title?: string;
  /** Default: `rejected.jsonl` in the folder. */
  report?: string;
  only?: string[];
  /** One file instead of the folder; `only` names its kind. */
  file?: string;
  /** Takes the photographs that rows name. */
  pictures?: PictureRoom;
  onProgress?(progress: Progress): void;
  /** Stops after the batch being written; what was written stays. */
  signal?: AbortSignal;
  /** Takes over also what leaves a shop in which nothing can be bought. */
  force?: boolean;
  /** False where no payment provider is set up: then nothing can be sent. */
  payable?: boolean;
}

export interface ImportResult {
  kinds: Record<string, Tally>;
  changed: number;
  refused: number;
  report: string | undefined;
  warnings: string[];
  seconds: number;
  dryRun: boolean;
  interrupted: boolean;
  /** Its number in `npm run feed -- history`; null where nothing was to be written. */
  version: number | null;
  /** Why nothing could be bought after it. */
  dead: Death[];
  /** Nothing was taken over, since the shop would be dead. */
  turnedDown: boolean;
  /** Photographs that rows name. */
  pictures?: { taken: number; failed: number };
}

/** Imports a feed (docs/feed.md). Throws a FeedError when it could not run; refused rows are part of the result. */
export async function importFeed(options: ImportOptions): Promise<ImportResult> {
  const started = passedMs();
  const { folder, only } = options;
  const found = options.file ? await fileAs(options.file, only?.[0] ?? '') : await findFiles(folder, only);
  return { ...(await importFound(options, found)), seconds: (passedMs() - started) / 1000 };
}

/** Imports files that were found, or rows that come from elsewhere. */
export async function importFound(options: ImportOptions, found: FoundFiles): Promise<Outcome> {
  const { folder, sql, dryRun = false, payable = true, signal, force = false } = options;
  const release = await holdLock(sql, dryRun).catch(couldNotRun);
  try {
    const report = new Report(options.report ?? resolve(folder, REPORT_NAME));
    try {
      const life = await rehearse(sql, found, { payable, signal });
      const dead = { dead: life.after, turnedDown: life.refused && !force };
      if (dead.turnedDown && !dryRun) return { ...nothingTaken(report, found, life), ...dead };
      const outcome = dryRun
        ? await importFiles(options, found, report, { changes: new ChangeLog(sql, 0), journal: new Journal(undefined) })
        : await recorded(options, found, report);
      return { ...outcome, ...dead };
    } catch (error) {
      return couldNotRun(error);
    } finally {
      report.close();
    }
  } finally {
    await release();
  }
}

/** Tells the rows that would have been refused: often they are why the shop would be dead. */
function nothingTaken(report: Report, found: FoundFiles, { problems }: Rehearsed): Taken {
  for (const { name, reason } of found.refused) report.add({ file: name, line: null, field: null, reason });
  for (const problem of problems) report.add(problem);
  return {
    ...{ kinds: {}, changed: 0, refused: report.entries, warnings: found.warnings, dryRun: false, interrupted: false },
    ...{ report: report.entries > 0 ? report.path : undefined, version: null },
  };
}

/** From this many changed rows on, PostgreSQL analyses its tables before anybody reads them. */
const ANALYZE_FROM = 10_000;

/** A till pushes all its stock often, and pages wait for the end of the import. */
const isStockAlone = ({ kinds }: Pick<ImportResult, 'kinds'>) => Object.keys(kinds).every((kind) => kind === 'stock');

type Outcome = Omit<ImportResult, 'seconds'>;
type Taken = Omit<Outcome, 'dead' | 'turnedDown'>;

interface Records {
  changes: ChangeLog;
  journal: Journal;
}

async function recorded(options: ImportOptions, found: FoundFiles, report: Report): Promise<Taken> {
  const { sql, folder } = options;
  await logMissing(sql);
  const [run] = await sql<
    Columns<typeof feedRuns, 'id'>[]
  >`insert into feed_runs (folder) values (${options.title ?? resolve(folder)}) returning id`;
  const version = run?.id ?? 0;
  const changes = new ChangeLog(sql, version);
  const end = async (result: object) => {
    await changes.settle();
    await sql`update feed_runs set ended_at = now(), result = ${JSON.stringify(result)}::text::jsonb where id = ${version}`;
  };
  try {
    const outcome = await importFiles(options, found, report, { changes, journal: new Journal(version) });
    // Without statistics, reading the catalogue takes twenty times as long.
    if (outcome.changed >= ANALYZE_FROM) await (isStockAlone(outcome) ? sql`analyze stock` : sql`analyze`);
    await end(outcome);
    await forgetOldVersions(sql);
    return { ...outcome, version };
  } catch (error) {
    // If this fails too, the database is gone, and the next import logs what is missing (`logMissing`).
    await end({ error: error instanceof Error ? error.message : String(error) }).catch(() => {});
    throw error;
  }
}

async function importFiles(
  options: ImportOptions,
  found: FoundFiles,
  report: Report,
  { changes, journal }: Records,
): Promise<Taken> {
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
  // One file of a kind comes without a folder of pictures.
  const taker = options.pictures?.openTaker({ dryRun, ...(!options.file && { folder: options.folder }) });
  const pictures: RunPictures | undefined = taker && { taker, taken: 0, failed: 0 };
  const run: Run = { sql, dryRun, known: new Known(sql), report, changes, journal, signal, articles, pictures };
  for (const { name, reason } of found.refused) {
    const tally = tallyOf(name.replace(/\.\w+$/, ''));
    tally.refused += 1;
    report.add({ file: name, line: null, field: null, reason });
  }
  if (!options.file && (options.only?.includes('brands') ?? true)) {
    const brands = await importBrands({ sql, folder: options.folder, dryRun, report, pictures });
    if (brands) kinds.brands = brands;
  } else await openBrands({ sql }).load();
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
      onBlock(bytes, rows) {
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
  if (!dryRun && !signal?.aborted) await taker?.finish();
  const all = Object.values(kinds);
  const refused = all.reduce((sum, tally) => sum + tally.refused, 0);
  return {
    kinds,
    changed: all.reduce((sum, { inserted, updated, deleted }) => sum + inserted + updated + deleted, 0),
    refused,
    report: report.entries > 0 ? report.path : undefined,
    warnings,
    dryRun,
    interrupted: signal?.aborted ?? false,
    version: null,
    ...(pictures && { pictures: { taken: pictures.taken, failed: pictures.failed } }),
  };
}
