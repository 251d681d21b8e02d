import { chownSync, rmSync, statSync, writeFileSync } from 'node:fs';
import postgres from 'postgres';
import { mountDisk, noDisk } from '@/tools/chaos/disk';
import type { Scene } from '@/tools/chaos/play';
import { defer } from '@/tools/chaos/stage';

let disk: ReturnType<typeof mountDisk> | undefined;

async function moveTo(path: string, databaseUrl: string): Promise<void> {
  const admin = postgres(databaseUrl.replace(/\/[^/]*$/, '/postgres'), { max: 1, onnotice: () => {} });
  const [{ folder }] = await admin<[{ folder: string }]>`select current_setting('data_directory') as folder`;
  const { uid, gid } = statSync(folder);
  chownSync(path, uid, gid);
  await admin.unsafe(`create tablespace chaos_disk location '${path}'`);
  await admin`alter database chaos set tablespace chaos_disk`;
  defer(async () => {
    rmSync(`${path}/filler`, { force: true });
    await admin`drop database if exists chaos with (force)`;
    await admin`drop tablespace chaos_disk`;
    await admin.end({ timeout: 1 });
  });
}

function fill(path: string): void {
  const piece = Buffer.alloc(65_536);
  try {
    for (;;) writeFileSync(`${path}/filler`, piece, { flag: 'a' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}

export const databaseDisk: Scene = {
  name: 'database-disk',
  what: 'the disk of the database is full',
  missing: noDisk,
  options() {
    disk = mountDisk('600m');
    const { path } = disk;
    return { prepare: (databaseUrl) => moveTo(path, databaseUrl) };
  },
  async run({ fault, note, ask }, { answered }) {
    const path = disk?.path ?? '';
    fill(path);
    fault('the disk of the database is full');
    // Pages have room left at first.
    await answered(150);
    const refused = await ask(
      (sql) => sql`create table filler as select repeat('x', 7000) from generate_series(1, 100)`,
    ).then(
      () => false,
      (error: { code?: string }) => error.code === '53100',
    );
    note(refused ? 'a statement that needs room is refused (53100)' : 'there was room left');
    rmSync(`${path}/filler`);
  },
};
