import { randomBytes } from 'node:crypto';
import postgres from 'postgres';
import { expect, inject } from 'vitest';
import { connectDatabase, type Sql } from '@/server/platform/db/connection';
import { passedMs } from '@/server/ports/clock';
import { logSetup } from '@/tools/testing/setup-log';
import { databaseAt } from '@/tools/testing/test-cluster';
import { keepAfterFailure } from './failures';

/** A database of this test file's own, cloned from the migrated template; dropped by `close`. */
export async function openTestDatabase(options?: { poolSize?: number }) {
  const begun = passedMs();
  const adminUrl = inject('adminUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const admin = postgres(adminUrl, { max: 1, onnotice: () => {} });
  await admin`create database ${admin(name)} template ${admin(inject('template'))}`;
  logSetup('databases cloned', passedMs() - begun);
  const url = databaseAt(adminUrl, name);
  const database = connectDatabase(url, options);
  const close = async () => {
    await keepAfterFailure(database.sql).catch(() => {});
    await database.close();
    await admin`drop database ${admin(name)} with (force)`;
    await admin.end();
  };
  return { ...database, url, close };
}

/** Until a statement stands and waits for what another transaction holds. */
export const somebodyWaits = (sql: Sql) =>
  expect
    .poll(() => sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
    .not.toHaveLength(0);
