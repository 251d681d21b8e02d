import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { FeedError } from '@/server/feed/errors';
import { importFeed } from '@/server/feed/import';
import { showProgress, summary } from '@/server/feed/progress';
import { connectDatabase } from '@/server/platform/db/connection';
import { type Command, readCommand, USAGE } from './feed-command';
import { openImportPhotographs } from './photographs';

const OK = 0;
const COULD_NOT_RUN = 1;
const WRONG_USAGE = 2;

async function run(args: string[]): Promise<number> {
  const command = readCommand(args);
  if (command.name === 'wrong') {
    console.error(`${command.reason}\n\n${USAGE}`);
    return WRONG_USAGE;
  }
  if (command.name === 'help') {
    console.log(USAGE);
    return OK;
  }
  if (command.name === 'demo') {
    const { writeDemoFeed } = await import('demo-chain/write-feed');
    await writeDemoFeed(command.path).catch((error: NodeJS.ErrnoException) => {
      throw error.syscall
        ? new FeedError(`The demo chain cannot be written to ${command.path} (${error.code}).`)
        : error;
    });
    console.log(`The demo chain is in ${command.path}.`);
    return OK;
  }
  return await importInto(command);
}

async function importInto({
  name,
  path,
  dryRun,
  report,
}: Extract<Command, { path: string; dryRun: boolean }>): Promise<number> {
  const { env } = await import('@/server/env').catch((error: Error) => {
    throw new FeedError(error.message); // it names the bad setting
  });
  if (!env.DATABASE_URL)
    throw new FeedError('DATABASE_URL is not set; run "npm run feed -- …", which brings a database.');
  const single = name === 'stock' && (await isFile(path));
  const database = connectDatabase(env.DATABASE_URL, { poolSize: 3 });
  const photographs = await openImportPhotographs(database.sql);
  const stop = stopOnSignals();
  const progress = showProgress(process.stderr);
  try {
    const result = await importFeed({
      folder: single ? dirname(path) : path,
      sql: database.sql,
      dryRun,
      pictures: photographs.pictures,
      signal: stop,
      onProgress: progress.update,
      ...(report === undefined ? {} : { report }),
      ...(name === 'stock' ? { only: ['stock'] } : {}),
      ...(single ? { file: path } : {}),
    });
    progress.end();
    console.log(summary(result));
    return result.interrupted ? COULD_NOT_RUN : OK;
  } finally {
    progress.end();
    await photographs.close();
    await database.close();
  }
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
      if (controller.signal.aborted) process.exit(COULD_NOT_RUN);
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
  process.exitCode = COULD_NOT_RUN;
}
