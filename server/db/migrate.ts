import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/postgres-js';
import { migrate } from 'drizzle-orm/postgres-js/migrator';
import postgres from 'postgres';

const MIGRATION_LOCK = 7_204_115;

/**
 * Brings the database at `url` to the newest schema. Several starters at once wait for each other on an advisory
 * lock: without it three of four concurrent starters fail on "already exists".
 */
export async function migrateDatabase(url: string, root = process.cwd()): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {}, connect_timeout: 10 });
  try {
    await sql`select pg_advisory_lock(${MIGRATION_LOCK})`;
    await migrate(drizzle(sql), { migrationsFolder: join(root, 'server/db/migrations') });
  } finally {
    await sql.end({ timeout: 5 });
  }
}
