// A process of its own, whose memory is freed before the shop opens.
import { ensureBuild } from '@/tools/build/build';
import type { Prepared } from '@/tools/commands/start';
import { portIsFree } from '@/tools/machine/ports';
import { ensurePostgres } from '@/tools/machine/postgres';
import { say } from '@/tools/machine/terminal';
import { dataOf } from './chain';
import { prepareData } from './demo';
import { untilInterrupted } from './interruptible';

async function openDatabase() {
  const { env } = await import('@/server/env');
  const database = env.DATABASE_URL
    ? { url: env.DATABASE_URL, started: false, stop: async () => {} }
    : await ensurePostgres({ log: say });
  say(
    env.DATABASE_URL ? 'Using the database at DATABASE_URL' : `Embedded PostgreSQL is up (.data/${dataOf()}postgres)`,
  );
  return database;
}

async function prepare(command: string | undefined): Promise<Prepared> {
  const { env } = await import('@/server/env');
  if (!(await portIsFree(env.PORT)))
    throw new Error(`Port ${env.PORT} is in use. Stop what uses it, or set PORT to another one.`);
  say(`Node ${process.versions.node}`);
  return untilInterrupted(openDatabase, async ({ url, started }) => {
    await reach(url);
    const buildFolder = await both(
      command === 'start' ? ensureBuild(say, process.ppid) : Promise.resolve(env.BUILD_FOLDER),
      prepareData(url, { live: env.SHOP_MODE === 'live' }),
    );
    return {
      settings: { DATABASE_URL: url, BUILD_FOLDER: buildFolder, PORT: String(env.PORT) },
      port: env.PORT,
      startedDatabase: started,
      addresses: await addresses(url),
    };
  });
}

/** Returns the address of each brand, the default one first. */
async function addresses(url: string): Promise<string> {
  const [{ brandUrl }, { allBrands }, { openBrands }, { connectDatabase }] = await Promise.all([
    import('@/server/env'),
    import('@/lib/brands/brands'),
    import('@/server/brands/open'),
    import('@/server/platform/db/connection'),
  ]);
  const database = connectDatabase(url, { poolSize: 1 });
  try {
    await openBrands({ sql: database.sql }).load();
  } finally {
    await database.close();
  }
  const [first, ...others] = allBrands().map(({ id, name }) => ({ name, url: brandUrl(id) }));
  const more = others.map((one) => `${one.name}: ${one.url}`).join(', ');
  return `${first?.url ?? `http://localhost:${process.env.PORT ?? ''}`}${more && `   (${more})`}`;
}

/** Waits for both even if one fails: no half build goes on without us. */
async function both<T>(first: Promise<T>, second: Promise<unknown>): Promise<T> {
  const [one, other] = await Promise.allSettled([first, second]);
  if (one.status === 'rejected') throw one.reason;
  if (other.status === 'rejected') throw other.reason;
  return one.value;
}

async function reach(url: string): Promise<void> {
  const { default: postgres } = await import('postgres');
  const sql = postgres(url, { max: 1, connect_timeout: 10, onnotice: () => {} });
  await sql`select 1`.catch((error) => {
    throw new Error(`The database at DATABASE_URL cannot be used: ${error.code ?? ''} ${error.message}`);
  });
  await sql.end();
}

try {
  process.send?.(await prepare(process.argv[2]));
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  if (process.env.DEBUG) console.error(error);
  process.exitCode = 1;
}
process.disconnect?.();
