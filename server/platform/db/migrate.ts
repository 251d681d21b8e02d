import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { connectionTo } from './connection';
import { asConnectionError } from './connection-errors';

const MIGRATION_LOCK = 7_204_115;

/** Migrates the database at `url`. Concurrent starters wait on an advisory lock: without it they fail on "already exists". */
export async function migrateDatabase(url: string, root = process.cwd()): Promise<void> {
  const folder = join(root, 'server/platform/db/migrations');
  const client = new Client(connectionTo(url).config);
  client.on('error', () => {});
  try {
    await client.connect();
    if (await isNewest(client, folder)) return;
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    // Loading Drizzle takes longer than the rest of a second start.
    const { drizzle } = await import('drizzle-orm/node-postgres');
    const { migrate } = await import('drizzle-orm/node-postgres/migrator');
    await migrate(drizzle(client), { migrationsFolder: folder });
  } catch (error) {
    throw asConnectionError(error, 'CONNECTION_CLOSED');
  } finally {
    await client.end();
  }
}

/** Drizzle's own measure: it runs migrations newer than the newest in the database. */
async function isNewest(client: Client, folder: string): Promise<boolean> {
  const { entries } = JSON.parse(await readFile(join(folder, 'meta/_journal.json'), 'utf8')) as {
    entries: { when: number }[];
  };
  const known = await client.query("select to_regclass('drizzle.__drizzle_migrations') is not null as yes");
  if (!known.rows[0]?.yes) return false;
  const { rows } = await client.query('select max(created_at)::float8 as at from drizzle.__drizzle_migrations');
  return entries.every(({ when }) => when <= rows[0]?.at);
}
