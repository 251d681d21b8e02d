import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brokenIn } from '@/server/staff/invariants/check';
import type { Scene } from '@/tools/chaos/play';
import { FOLDER } from '@/tools/chaos/stage';
import { until } from '@/tools/chaos/until';

const HOUR = 3600_000;
const FILE = resolve(FOLDER, 'clock');
let shift = 0;

/** Written atomically: the shop reads it twenty times a second. */
function shiftTo(ms: number): void {
  shift = ms;
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(`${FILE}.new`, String(Math.round(ms)));
  renameSync(`${FILE}.new`, FILE);
}
const setTo = (at: string) => shiftTo(new Date(at).getTime() - Date.now());
const now = () => new Date(Date.now() + shift);

/** The nights on which the clocks of Norway go back and on, half a minute before they do. */
const AUTUMN = '2026-10-25T00:59:30Z';
const SPRING = '2027-03-28T00:59:30Z';

export const clock: Scene = {
  name: 'clock',
  what: 'the shop’s clock jumps on and back, through both nights of summer time, and half a year on',
  allowed: /^(?:no answer|502|503.*)$/,
  now,
  options() {
    setTo(AUTUMN);
    return {
      settings: () => ({ CHAOS_CLOCK: FILE }),
      nodeArgs: ['--import', pathToFileURL(resolve('tools/chaos/clock.ts')).href],
    };
  },
  async run({ fault, note, instances, ask }, { answered }) {
    setTo(AUTUMN);
    fault('the night on which 02:30 comes twice');
    await until('the clocks have gone back', () => now() > new Date('2026-10-25T01:00:05Z'), { seconds: 90 });
    await answered(60);
    for (const hours of [1, -2, 26]) {
      shiftTo(shift + hours * HOUR);
      fault(`the clock jumps by ${hours} h`);
      await answered(60);
    }
    setTo(SPRING);
    fault('the night on which 02:30 does not come');
    await until('the clocks have gone on', () => now() > new Date('2027-03-28T01:00:05Z'), { seconds: 90 });
    await answered(60);
    setTo('2027-11-20T11:00:00Z');
    fault('the clock jumps by eight months');
    // Clean-up runs hourly and at start.
    for (const instance of instances) {
      await instance.kill('SIGTERM');
      await instance.start();
    }
    await until(
      'what is past its time has been forgotten',
      async () => {
        const broken = await ask((sql) => brokenIn(sql, now()));
        return broken.every(({ name }) => !/past their time|emptied|loses its buyer/.test(name));
      },
      { everyMs: 1000, seconds: 90 },
    );
    const [row] = await ask(
      (sql) => sql<[{ count: number }]>`select count(*)::int as count from orders where anonymised_at is not null`,
    );
    note(`${row.count} orders lost their person when their time was over`);
  },
};
