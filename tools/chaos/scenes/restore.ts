import { chmodSync, chownSync, cpSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { connectDatabase } from '@/server/platform/db/connection';
import { check } from '@/server/staff/invariants/check';
import { receivedOf, unaccounted } from '@/server/staff/invariants/received';
import type { Scene } from '@/tools/chaos/play';
import { defer, type Stage } from '@/tools/chaos/stage';
import { ensurePostgres, stopPostgres } from '@/tools/machine/postgres';

const RESTORED = 'chaos-restored';
const LEFT_OUT = new Set(['pg_wal', 'postmaster.pid', 'postmaster.opts', 'server.log']);

/** A base backup by the manual, with the log written meanwhile. */
async function backUp({ databaseUrl }: Stage, duringIt: () => Promise<unknown>): Promise<string> {
  const { sql, close } = connectDatabase(databaseUrl, { poolSize: 1 });
  try {
    const [{ folder }] = await sql<[{ folder: string }]>`select current_setting('data_directory') as folder`;
    const copy = join(dirname(folder), RESTORED);
    rmSync(copy, { recursive: true, force: true });
    await sql.unsafe(`alter system set wal_keep_size = '512MB'`);
    await sql`select pg_reload_conf()`;
    await sql`select pg_backup_start('chaos', true)`;
    cpSync(folder, copy, {
      ...{ recursive: true, errorOnExist: false, verbatimSymlinks: true },
      filter: (path) => !(dirname(path) === folder && LEFT_OUT.has(basename(path))),
    });
    await duringIt();
    const [{ labelfile }] = await sql<[{ labelfile: string }]>`select labelfile from pg_backup_stop(false)`;
    writeFileSync(join(copy, 'backup_label'), labelfile);
    cpSync(join(folder, 'pg_wal'), join(copy, 'pg_wal'), { recursive: true });
    cpSync(`${folder}.password`, `${copy}.password`);
    const { uid, gid } = statSync(folder);
    for (const name of ['', ...readdirSync(copy, { recursive: true, encoding: 'utf8' })])
      chownSync(join(copy, name), uid, gid);
    chownSync(`${copy}.password`, uid, gid);
    chmodSync(copy, 0o700);
    return copy;
  } finally {
    await close();
  }
}

export const restore: Scene = {
  name: 'restore',
  what: 'a copy taken under load is started as a database of its own',
  async run(stage, { answered }) {
    const { ledger, fault, note, received, delivered } = stage;
    await answered(100);
    let before: string[] = [];
    const copy = await backUp(stage, async () => {
      await answered(60);
      before = ledger.entries.filter(({ state }) => state === 'placed').map(({ email }) => email);
    });
    defer(() => rmSync(copy, { recursive: true, force: true }));
    fault('the database is gone, and a copy of it takes its place');
    defer(() => stopPostgres(RESTORED).catch(() => {}));
    const cluster = await ensurePostgres({ folder: RESTORED, database: 'chaos' });
    const { sql, close } = connectDatabase(cluster.url, { poolSize: 1 });
    try {
      const broken = await check(sql, new Date());
      const rows = await sql<{ email: string }[]>`select distinct email from orders`;
      const there = new Set(rows.map(({ email }) => email));
      const lost = before.filter((email) => !there.has(email));
      const imported = new Set(delivered.map(({ ean, shop }) => `${ean}@${shop}`));
      const now = await receivedOf(sql);
      const strange = unaccounted(received, now).filter((line) => !imported.has(line.split(':')[0] ?? ''));
      note(
        `of ${before.length} orders answered before the copy ended, ${lost.length} are missing in it; ${there.size} are there`,
      );
      if (broken.length > 0 || lost.length > 0 || strange.length > 0)
        throw new Error(`The copy does not add up: ${JSON.stringify({ broken, lost, strange: strange.slice(0, 5) })}`);
    } finally {
      await close();
    }
  },
};
