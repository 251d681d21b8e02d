import { stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { FeedError } from '@/server/feed/errors';
import { healthOf } from '@/server/feed/health/report';
import { healthText } from '@/server/feed/health/text';
import { couldNotRun, type ImportOptions, type ImportResult, importFeed } from '@/server/feed/import';
import { EXIT, exitCode, showProgress, summary } from '@/server/feed/progress';
import { findRows, findVersion, findVersions } from '@/server/feed/versions/store';
import { historyText, rowText } from '@/server/feed/versions/text';
import { undoVersion } from '@/server/feed/versions/undo';
import { connectDatabase } from '@/server/platform/db/connection';
import { systemClock } from '@/server/ports/clock';
import { type Command, readCommand, USAGE } from './feed-command';
import { currentPayments } from './payments';
import { openImportPhotographs } from './photographs';

type Asked<Name> = Extract<Command, { name: Name }>;
type OnDatabase = Asked<'import' | 'stock' | 'undo' | 'health' | 'history' | 'diff'>;
type Database = ReturnType<typeof connectDatabase>;

const MOST_VERSIONS = 50;
const MOST_ROWS = 500;

async function run(args: string[]): Promise<number> {
  const command = readCommand(args);
  if (command.name === 'wrong') {
    console.error(`${command.reason}\n\n${USAGE}`);
    return EXIT.wrong;
  }
  if (command.name === 'help') {
    console.log(USAGE);
    return EXIT.ok;
  }
  if (command.name !== 'demo') return await onDatabase(command);
  const { writeDemoFeed } = await import('demo-chain/write-feed');
  await writeDemoFeed(command.path).catch((error: NodeJS.ErrnoException) => {
    throw error.syscall ? new FeedError(`The demo chain cannot be written to ${command.path} (${error.code}).`) : error;
  });
  console.log(`The demo chain is in ${command.path}.`);
  return EXIT.ok;
}

async function settings() {
  const { env } = await import('@/server/env').catch((error: Error) => {
    throw new FeedError(error.message); // it names the bad setting
  });
  if (!env.DATABASE_URL)
    throw new FeedError('DATABASE_URL is not set; run "npm run feed -- …", which brings a database.');
  return { url: env.DATABASE_URL, share: env.FEED_REFUSED_SHARE, payments: await currentPayments() };
}

async function onDatabase(command: OnDatabase): Promise<number> {
  const { url, share, payments } = await settings();
  const database = connectDatabase(url, { poolSize: 3 });
  try {
    const { name, json } = command;
    if (name === 'history' || name === 'diff') return await tell(command, database).catch(couldNotRun);
    const result = name === 'health' ? undefined : await write(command, database, payments.length > 0);
    if (result && !json) console.log(summary(result));
    const isAsked = name !== 'stock' && !(result && (result.dryRun || result.turnedDown));
    const health = isAsked
      ? await healthOf({ sql: database.sql, now: systemClock(), payments }).catch(couldNotRun)
      : undefined;
    if (json) console.log(JSON.stringify({ ...result, ...(health && { health }) }));
    else if (health) console.log(`\n${healthText(health)}`);
    if (result) return exitCode(result, share);
    return health?.alive ? EXIT.ok : EXIT.dead;
  } finally {
    await database.close();
  }
}

async function write(
  command: Asked<'import' | 'stock' | 'undo'>,
  { sql }: Database,
  payable: boolean,
): Promise<ImportResult> {
  const progress = showProgress(process.stderr);
  const photographs = await openImportPhotographs(sql);
  const { dryRun, force, report } = command;
  const options = {
    ...{ sql, dryRun, force, payable, signal: stopOnSignals(), onProgress: progress.update },
    pictures: photographs.pictures,
    ...(report === undefined ? {} : { report }),
  };
  try {
    if (command.name !== 'undo') return await importFrom(command, options);
    const { version, stock } = command;
    return await undoVersion({ ...options, version, stock, report: report ?? join(tmpdir(), `undo-${version}.jsonl`) });
  } finally {
    progress.end();
    await photographs.close();
  }
}

async function importFrom(
  { name, path }: Asked<'import' | 'stock'>,
  options: Omit<ImportOptions, 'folder'>,
): Promise<ImportResult> {
  const single = name === 'stock' && (await isFile(path));
  return importFeed({
    ...options,
    folder: single ? dirname(path) : path,
    ...(name === 'stock' ? { only: ['stock'] } : {}),
    ...(single ? { file: path } : {}),
  });
}

async function tell(command: Asked<'history' | 'diff'>, { sql }: Database): Promise<number> {
  if (command.name === 'history') {
    const versions = await findVersions(sql, MOST_VERSIONS);
    console.log(command.json ? JSON.stringify(versions) : historyText(versions));
    return EXIT.ok;
  }
  const { from, to, json } = command;
  const version = await findVersion(sql, from);
  if (!version) throw new FeedError(`There is no version ${from}; see "history".`);
  const rows = await findRows(sql, { first: from, last: to, most: MOST_ROWS + 1 });
  const shown = rows.slice(0, MOST_ROWS);
  if (json) console.log(JSON.stringify(shown.map(({ key, ...row }) => ({ ...row, key: JSON.parse(key) as unknown }))));
  else if (shown.length === 0)
    console.log(`Version ${from}${to === from ? '' : ` to ${to}`} changed no rows that are kept.`);
  else console.log([...shown.map(rowText), ...(rows.length > MOST_ROWS ? ['and more'] : [])].join('\n'));
  return EXIT.ok;
}

const isFile = (path: string) =>
  stat(path).then(
    (found) => found.isFile(),
    () => false,
  );

/** The first Ctrl-C finishes the current batch; the second ends at once, which is safe. */
function stopOnSignals(): AbortSignal {
  const controller = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (controller.signal.aborted) process.exit(EXIT.look);
      console.error('\nStopping after this batch …');
      controller.abort();
    });
  }
  return controller.signal;
}

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof FeedError)) throw error;
  console.error(error.message);
  process.exitCode = EXIT.look;
}
