import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { migrateDatabase } from '@/server/platform/db/migrate';

const name = 'test_migrate';
const adminUrl = inject('adminUrl');
const url = adminUrl.replace(/\/[^/]*$/, `/${name}`);
const admin = postgres(adminUrl, { max: 1, onnotice: () => {} });
let earlier: string;

/** The repository as it was when its last migration was `tag`. */
async function rootAt(tag: string) {
  const root = await mkdtemp(join(tmpdir(), 'migrations-'));
  const folder = join(root, 'server/platform/db/migrations');
  await cp('server/platform/db/migrations', folder, { recursive: true });
  const path = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(path, 'utf8')) as { entries: { tag: string }[] };
  const last = journal.entries.findIndex((entry) => entry.tag === tag);
  await writeFile(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, last + 1) }));
  return root;
}

beforeAll(async () => {
  await admin`drop database if exists ${admin(name)} with (force)`;
  await admin`create database ${admin(name)}`;
  earlier = await rootAt('0007_former_slugs');
});
afterAll(async () => {
  await admin`drop database ${admin(name)} with (force)`;
  await admin.end();
  await rm(earlier, { recursive: true });
});

it('a database of the version before keeps its rows and logs changes as a new one does', async () => {
  await migrateDatabase(url, earlier);
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  await sql`insert into sizes (id, name) values (1, '42')`;
  await sql`insert into product_lines (id, name, slug) values (1, 'L', 'l')`;
  await sql`insert into idempotency_keys (key, request_digest, status, body) values ('k', ${'0'.repeat(64)}, 201, '{"id": 7}')`;
  expect(await sql`select kind from changes`).toEqual([{ kind: 'content' }]);
  await migrateDatabase(url);
  await sql`update sizes set name = '43'`;
  await sql`update product_lines set name = 'M'`;
  expect(await sql`select kind, ref, pg_visible_in_snapshot(xact, pg_current_snapshot()) as seen from changes`).toEqual(
    [
      { kind: 'content', ref: null, seen: true },
      { kind: 'size', ref: 1, seen: true },
      { kind: 'product-line', ref: 1, seen: true },
    ],
  );
  expect(await sql`select body from idempotency_keys`).toEqual([{ body: { id: 7 } }]);
  await sql.end();
});

it('a database that is newest waits for nobody and loads no migrator', async () => {
  await migrateDatabase(url);
  await admin.begin(async (sql) => {
    await sql`select pg_advisory_xact_lock(7204115)`;
    await expect(migrateDatabase(url)).resolves.toBeUndefined();
  });
});
