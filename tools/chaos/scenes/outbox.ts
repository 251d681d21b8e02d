import { mountDisk, noDisk } from '@/tools/chaos/disk';
import type { Scene } from '@/tools/chaos/play';
import type { Stage } from '@/tools/chaos/stage';
import { until } from '@/tools/chaos/until';

let disk: ReturnType<typeof mountDisk> | undefined;

const failedWith = async ({ ask }: Stage, what: string): Promise<boolean> => {
  const [row] = await ask(
    (sql) => sql<[{ count: number }]>`
    select count(*)::int as count from mails where sent_at is null and last_error like ${`%${what}%`}`,
  );
  return row.count > 0;
};

export const outbox: Scene = {
  name: 'outbox',
  what: 'the disk that emails are written to is full, and then read-only',
  allowed: /^503/,
  missing: noDisk,
  options() {
    disk = mountDisk('128k');
    const { path } = disk;
    return { outbox: `${path}/outbox` };
  },
  async run(stage, { answered }) {
    await until('an email finds the disk full', () => failedWith(stage, 'ENOSPC'), { seconds: 120 });
    stage.fault('the disk of the outbox is full');
    await answered(40);
    await disk?.grow('64m');
    await disk?.readOnly();
    await until('an email finds the disk read-only', () => failedWith(stage, 'EROFS'), { seconds: 120 });
    stage.fault('the disk of the outbox is read-only');
    await answered(40);
    await disk?.writable();
  },
};
