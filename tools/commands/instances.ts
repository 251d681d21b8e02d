import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureBuild, runQuietly } from '@/tools/build/build';
import { ensurePostgres } from '@/tools/machine/postgres';
import { say } from '@/tools/machine/terminal';
import { ensureNginx } from '@/tools/testing/nginx';
import { closingLine, type PartResult, runVitest } from '@/tools/testing/results';
import { freshDemo } from '@/tools/testing/test-shop';
import { openForInstances } from './engines';

/** The cluster is this test's own, as it is stopped under load. */
export const CLUSTER = 'instances-postgres';
const FOLDER = '.data/instances';
const REPORT = `${FOLDER}/vitest.json`;
const TESTS = 14;

async function missing(): Promise<string | undefined> {
  if (process.platform === 'win32') return 'systemd’s and nginx’s files are for Unix';
  if (!(await ensureNginx(say)))
    return 'there is no nginx, and it cannot be installed here (apt-get install nginx-light)';
  const { code } = await runQuietly('openssl', ['version']).catch(() => ({ code: 1 }));
  return code === 0 ? undefined : 'there is no openssl to make a certificate with';
}

/** Two instances behind nginx on one PostgreSQL, as in docs/deploy. The long run adds Elasticsearch and OSRM. */
export async function instanceTests({ long, only = [] }: { long: boolean; only?: string[] }): Promise<PartResult> {
  const name = 'instances';
  const why = await missing();
  if (why) {
    say(`Several instances are not tried: ${why}; ${TESTS} skipped`);
    return { name, wallMs: 0, passed: 0, failed: 0, skipped: TESTS };
  }
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const engines = long ? await openForInstances() : undefined;
  for (const sentence of engines?.missing ?? []) say(sentence);
  const cluster = await ensurePostgres({ folder: CLUSTER, database: 'postgres', durable: false, log: say });
  try {
    const databaseUrl = await freshDemo(cluster.url, 'instances');
    await ensureBuild(say);
    const result = await runVitest({
      ...{ name, report: REPORT, args: ['--config', 'tests/instances/vitest.config.ts', ...only] },
      environment: {
        ...{ INSTANCES_DATABASE_URL: databaseUrl, INSTANCES_FOLDER: FOLDER, INSTANCES_LONG: long ? 'yes' : '' },
        NGINX_PATH: (await ensureNginx(say)) ?? '',
        ...engines?.environment,
      },
    });
    const figures = `${FOLDER}/figures.txt`;
    if (existsSync(figures)) console.log(readFileSync(figures, 'utf8'));
    return result;
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
  const sum = await instanceTests({ long, only: long ? args : args.slice(1) });
  console.log(`${closingLine(sum)}${sum.skipped ? `, ${sum.skipped} skipped` : ''}`);
  return sum.failed > 0 ? 1 : 0;
}
