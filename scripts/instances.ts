import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { ensureBuild, runQuietly } from './build';
import { readReport, shown, type TestSum } from './check';
import { openForInstances } from './engines';
import { ensureNginx } from './nginx';
import { ensurePostgres } from './postgres';
import { say } from './terminal';
import { freshDemo } from './test-shop';

/** The cluster is this test's own, as it is stopped under load. */
export const CLUSTER = 'instances-postgres';
const FOLDER = '.data/instances';
const REPORT = `${FOLDER}/vitest.json`;
/** How many tests there are, for a machine that can run none of them. */
const TESTS = 14;

/** Why not here; undefined when they can run. */
async function missing(): Promise<string | undefined> {
  if (process.platform === 'win32') return 'systemd’s and nginx’s files are for Unix';
  if (!(await ensureNginx(say)))
    return 'there is no nginx, and it cannot be installed here (apt-get install nginx-light)';
  const { code } = await runQuietly('openssl', ['version']).catch(() => ({ code: 1 }));
  return code === 0 ? undefined : 'there is no openssl to make a certificate with';
}

/**
 * Two instances of the built shop behind nginx, on one PostgreSQL, as docs/deploy has them. The long run has a real Elasticsearch
 * and OSRM under them, where these can be had.
 */
export async function instanceTests({ long, only = [] }: { long: boolean; only?: string[] }): Promise<TestSum> {
  const why = await missing();
  if (why) {
    say(`Several instances are not tried: ${why}; ${TESTS} skipped`);
    return { passed: 0, failed: 0, skipped: TESTS };
  }
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const engines = long ? await openForInstances() : undefined;
  for (const sentence of engines?.missing ?? []) say(sentence);
  const cluster = await ensurePostgres({ folder: CLUSTER, database: 'postgres', durable: false, log: say });
  try {
    const databaseUrl = await freshDemo(cluster.url, 'instances');
    await ensureBuild(say);
    const args = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/instances/vitest.config.ts', ...only];
    const code = await shown(
      process.execPath,
      [...args, '--reporter=dot', '--reporter=json', `--outputFile.json=${REPORT}`],
      {
        ...{ INSTANCES_DATABASE_URL: databaseUrl, INSTANCES_FOLDER: FOLDER, INSTANCES_LONG: long ? 'yes' : '' },
        NGINX_PATH: (await ensureNginx(say)) ?? '',
        ...engines?.environment,
      },
    );
    if (existsSync(`${FOLDER}/figures.txt`)) await shown('cat', [`${FOLDER}/figures.txt`]);
    const report = readReport<{ numPassedTests: number; numFailedTests: number; numPendingTests: number }>(REPORT);
    const { numPassedTests: passed = 0, numFailedTests: failed = 0, numPendingTests: skipped = 0 } = report ?? {};
    return { passed, failed: code !== 0 && failed === 0 ? 1 : failed, skipped };
  } finally {
    await cluster.stop();
    await engines?.stop();
  }
}

/**
 * `npm run instances [short] [part of a file's name]`: without `short` the same for longer, with five minutes without the
 * database, a restored copy and a shopper's walk.
 */
export async function run(args: string[]): Promise<number> {
  const long = args[0] !== 'short';
  const { passed, failed, skipped } = await instanceTests({ long, only: long ? args : args.slice(1) });
  console.log(`${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`);
  return failed > 0 ? 1 : 0;
}
