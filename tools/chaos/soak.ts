import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { say } from '@/tools/machine/terminal';
import { level, type Sample } from './level';
import { bounded, inOutbox } from './play';
import { quiet } from './quiet';
import { FOLDER, openStage, type Stage } from './stage';
import { until } from './until';
import { judge, type Verdict } from './verdict';
import { createVisitors } from './visitor';

const ADDRESSES = 20_000;
const AT_ONCE = 6;
/** Shorter runs still fill caches, and are not judged. */
const LEVEL_MINUTES = 10;
const SAMPLES = 120;
const ROWS_EACH = 4;
const HEAP = resolve(FOLDER, 'heap.json');

async function sample({ instances }: Stage, begun: number): Promise<Sample> {
  const pid = instances[0]?.pid() ?? 0;
  rmSync(HEAP, { force: true });
  process.kill(pid, 'SIGUSR2');
  await until('the shop has looked at its memory', () => existsSync(HEAP), { seconds: 30, everyMs: 50 });
  const { rss, heapUsed, external, handles } = JSON.parse(readFileSync(HEAP, 'utf8')) as Record<string, number>;
  const mb = (bytes = 0) => bytes / 1024 / 1024;
  const fds = readdirSync(`/proc/${pid}/fd`).length;
  return {
    at: (performance.now() - begun) / 1000,
    rssMb: mb(rss),
    heapMb: mb(heapUsed),
    externalMb: mb(external),
    handles: handles ?? 0,
    fds,
  };
}

async function soak(stage: Stage, minutes: number): Promise<string[]> {
  const visit = createVisitors(stage);
  const end = performance.now() + minutes * 60_000;
  const begun = performance.now();
  const samples: Sample[] = [];
  let next = 0;
  // Spreads the addresses over the whole time.
  const due = () => Math.ceil(((performance.now() - begun) / (minutes * 60_000)) * ADDRESSES);
  const visitor = async () => {
    while (performance.now() < end) {
      if (next >= due()) await pause(20);
      else await visit(next++);
    }
  };
  const visitors = Promise.all(Array.from({ length: AT_ONCE }, visitor));
  while (performance.now() < end) {
    samples.push(await sample(stage, begun));
    const { heapMb, rssMb, fds } = samples.at(-1) as Sample;
    if (samples.length % 12 === 1)
      say(`${next} addresses, heap ${Math.round(heapMb)} MB, process ${Math.round(rssMb)} MB, ${fds} files open`);
    await pause((minutes * 60_000) / SAMPLES);
  }
  await visitors;
  const { wrong: grown, notes } = level(samples);
  const wrong = minutes < LEVEL_MINUTES ? [] : grown;
  const [attempts] = await stage.ask((sql) => sql<[{ count: number }]>`select count(*)::int as count from attempts`);
  for (const line of [`${next} addresses in ${minutes} minutes`, ...notes, `${attempts.count} rows of attempts`])
    stage.note(line);
  if (attempts.count > next * ROWS_EACH) wrong.push(`${attempts.count} rows of attempts for ${next} addresses`);
  if (next < ADDRESSES * 0.9) stage.note(`the machine was too slow for all ${ADDRESSES} addresses`);
  return wrong;
}

export const playSoak = (seed: number, minutes: number): Promise<Verdict> =>
  bounded('soak', minutes * 60 + 600, async () => {
    const stage = await openStage({
      ...{ seed, instances: 1, settings: () => ({ CHAOS_HEAP: HEAP }) },
      nodeArgs: ['--expose-gc', '--import', pathToFileURL(resolve('tools/chaos/heap.ts')).href],
    });
    say(`${minutes} minutes of shoppers from ${ADDRESSES} addresses …`);
    const wrong = await soak(stage, minutes);
    await quiet(stage.ask);
    const verdict = await judge(stage, 'soak', { now: new Date(), allowed: /^503/, emails: inOutbox(stage) });
    return { ...verdict, wrong: [...verdict.wrong, ...wrong] };
  });
