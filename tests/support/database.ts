import { randomBytes } from 'node:crypto';
import postgres from 'postgres';
import { inject } from 'vitest';
import { connectDatabase } from '@/server/db/connection';

/** A database of this test file's own, cloned from the migrated template; dropped by `close`. */
export async function openTestDatabase() {
  const adminUrl = inject('adminUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const admin = postgres(adminUrl, { max: 1, onnotice: () => {} });
  await admin`create database ${admin(name)} template ${admin(inject('template'))}`;
  const url = adminUrl.replace(/\/[^/]*$/, `/${name}`);
  const database = connectDatabase(url);
  const close = async () => {
    await database.close();
    await admin`drop database ${admin(name)} with (force)`;
    await admin.end();
  };
  return { ...database, url, close };
}
