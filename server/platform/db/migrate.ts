import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import postgres from 'postgres';

const MIGRATION_LOCK = 7_204_115;

/**
 * Brings the database at `url` to the newest schema. Several starters at once wait for each other on an advisory
 * lock: without it three of four concurrent starters fail on "already exists".
 */
export async function migrateDatabase(url: string, root = process.cwd()): Promise<void> {
  const folder = join(root, 'server/platform/db/migrations');
  const sql = postgres(url, { max: 1, onnotice: () => {}, connect_timeout: 10 });
  try {
    if (await isNewest(sql, folder)) return;
    await sql`select pg_advisory_lock(${MIGRATION_LOCK})`;
    // Loading Drizzle takes longer than everything else a second start prepares.
    const { drizzle } = await import('drizzle-orm/postgres-js');
    const { migrate } = await import('drizzle-orm/postgres-js/migrator');
    await migrate(drizzle(sql), { migrationsFolder: folder });
  } finally {
    await sql.end({ timeout: 5 });
  }
}

/** Drizzle's own measure: it runs what is younger than the youngest migration the database has. */
async function isNewest(sql: postgres.Sql, folder: string): Promise<boolean> {
  const { entries } = JSON.parse(await readFile(join(folder, 'meta/_journal.json'), 'utf8')) as {
    entries: { when: number }[];
  };
  const [known] = await sql`select to_regclass('drizzle.__drizzle_migrations') is not null as yes`;
  if (!known?.yes) return false;
  const [last] = await sql`select max(created_at)::float8 as at from drizzle.__drizzle_migrations`;
  return entries.every(({ when }) => when <= last?.at);
}
