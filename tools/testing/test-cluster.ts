import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import postgres, { type Sql } from 'postgres';
import { whileLocked } from '@/tools/machine/lock';
import { ensurePostgres, stopPostgres } from '@/tools/machine/postgres';

/** tools/commands/any-day.ts has its own. */
const FOLDER = process.env.TEST_CLUSTER ?? 'test-postgres';
/** Serialises joining, leaving and the making of templates. */
const LOCK = `.data/${FOLDER}.lock`;
/** Each run holds this advisory lock, shared, while it uses the cluster. */
const IN_USE = 7_401_231;
const MIGRATIONS = 'server/platform/db/migrations';
const BRANDS = 'packages/demo-chain/brands';

const holders = new Set<Sql>();

/** By default postgres.js closes connections after 30 to 60 minutes, which would release the lock. */
const connect = (url: string) => postgres(url, { max: 1, onnotice: () => {}, idle_timeout: 0, max_lifetime: null });

export const databaseAt = (url: string, name: string) => url.replace(/\/[^/]*$/, `/${name}`);

interface TestCluster {
  url: string;
  leave(): Promise<void>;
}

/** Concurrent runs share it. */
export async function joinTestCluster(log?: (line: string) => void): Promise<TestCluster> {
  return whileLocked(LOCK, async () => {
    const { url } = await ensurePostgres({ folder: FOLDER, database: 'postgres', durable: false, log });
    const holder = connect(url);
    await clearLeft(holder);
    await holder`select pg_advisory_lock_shared(${IN_USE})`;
    holders.add(holder);
    return { url, leave: () => leave(url, holder) };
  });
}

/** Does nothing while another run uses the cluster. */
async function clearLeft(sql: Sql): Promise<void> {
  const [row] = await sql`select pg_try_advisory_lock(${IN_USE}) as alone`;
  if (!row?.alone) return;
  const left =
    await sql`select datname from pg_database where starts_with(datname, 'test_') or starts_with(datname, 'shop_')`;
  for (const { datname } of left) await sql`drop database if exists ${sql(datname)} with (force)`;
  await sql`select pg_advisory_unlock(${IN_USE})`;
}

const leave = (url: string, holder: Sql) =>
  whileLocked(LOCK, async () => {
    if (!holders.delete(holder)) return;
    await holder.end();
    const admin = connect(url);
    const [row] = await admin`select pg_try_advisory_lock(${IN_USE}) as alone`;
    await admin.end();
    if (row?.alone) await stopPostgres(FOLDER);
  });

/** Also drops older templates of the kind. Returns the name. */
export function ensureTemplate(
  url: string,
  { kind, version, fill }: { kind: string; version: string; fill(databaseUrl: string): Promise<unknown> },
): Promise<string> {
  const template = `${kind}_${version}`;
  return whileLocked(`.data/${FOLDER}-${kind}.lock`, async () => {
    const admin = connect(databaseAt(url, 'postgres'));
    try {
      const all = await admin`select datname from pg_database where starts_with(datname, ${`${kind}_`})`;
      for (const { datname } of all)
        if (datname !== template) await admin`drop database if exists ${admin(datname)} with (force)`;
      if (all.some(({ datname }) => datname === template)) return template;
      // Renamed when complete.
      const unfinished = `${template}_new`;
      await admin`create database ${admin(unfinished)}`;
      await fill(databaseAt(url, unfinished));
      await admin`alter database ${admin(unfinished)} rename to ${admin(template)}`;
      return template;
    } finally {
      await admin.end();
    }
  });
}

export function ensureMigratedTemplate(url: string): Promise<string> {
  const hash = createHash('sha256');
  for (const folder of [MIGRATIONS, BRANDS])
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort())
      if (/\.\w+$/.test(name) && !name.endsWith('_snapshot.json'))
        hash.update(name).update(readFileSync(join(folder, name)));
  return ensureTemplate(url, {
    kind: 'migrated',
    version: hash.digest('hex').slice(0, 12),
    fill: async (databaseUrl) => {
      const { migrateDatabase } = await import('@/server/platform/db/migrate');
      await migrateDatabase(databaseUrl);
      await storeDemoBrands(databaseUrl);
    },
  });
}

/** Rows of the feed, settings and orders name the brands of the demo chain. */
async function storeDemoBrands(url: string): Promise<void> {
  const [{ openBrands, readBrands }, { connectDatabase }] = await Promise.all([
    import('@/server/brands/open'),
    import('@/server/platform/db/connection'),
  ]);
  const database = connectDatabase(url, { poolSize: 1 });
  try {
    await openBrands({ sql: database.sql }).store((await readBrands(join(BRANDS, '..'))).brands);
    await database.sql`truncate changes`;
  } finally {
    await database.close();
  }
}
