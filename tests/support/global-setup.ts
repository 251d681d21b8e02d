import postgres from 'postgres';
import type { TestProject } from 'vitest/node';
import { ensurePostgres } from '@/scripts/postgres';
import { migrateDatabase } from '@/server/db/migrate';

declare module 'vitest' {
  interface ProvidedContext {
    adminUrl: string;
  }
}

/** One cluster for all test files; every file clones the migrated template (tests/support/database.ts). */
export default async function setup(project: TestProject) {
  const cluster = await ensurePostgres({ folder: 'test-postgres', database: 'postgres', durable: false });
  const admin = postgres(cluster.url, { max: 1, onnotice: () => {} });
  await admin`drop database if exists nordvidda_template with (force)`;
  await admin`create database nordvidda_template`;
  await migrateDatabase(cluster.url.replace(/\/[^/]*$/, '/nordvidda_template'));
  await admin.end();
  project.provide('adminUrl', cluster.url);
  return cluster.stop;
}
