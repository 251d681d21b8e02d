import { mkdirSync, rmSync } from 'node:fs';
import { playOrders } from '@/tools/chaos/orders';
import { play } from '@/tools/chaos/play';
import { page, write } from '@/tools/chaos/report';
import { scenes } from '@/tools/chaos/scenes';
import { playSoak } from '@/tools/chaos/soak';
import { endAll, FOLDER, prepareStage } from '@/tools/chaos/stage';
import type { Verdict } from '@/tools/chaos/verdict';
import { say } from '@/tools/machine/terminal';

const [ORDERS, SOAK_MINUTES] = [10_000, 30];
const [FEWER_ORDERS, FEWER_MINUTES] = [2_000, 2];

const usage = (): string =>
  [
    'npm run chaos                              every scene, then 2,000 orders and two minutes of soaking',
    'npm run chaos -- <scene> … [--seed 7]      some scenes; the seed is printed and makes the same dice fall again',
    'npm run chaos -- orders [10000]            so many orders at once for 50 shelves',
    'npm run chaos -- soak [30]                 so many minutes of shoppers from 20,000 addresses',
    '',
    ...scenes.map(({ name, what }) => `${name.padEnd(16)}  ${what}`),
  ].join('\n');

function endOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, async () => {
      say('Ending what was started …');
      await endAll();
      process.exit(130);
    });
}

/** `npm run chaos [scene … | orders [count] | soak [minutes]] [--seed n]`: bad days, and whether everything adds up after each. */
export async function run(args: string[]): Promise<number> {
  const at = args.indexOf('--seed');
  const seed = at >= 0 ? Number(args[at + 1]) : 1 + Math.floor(Math.random() * 999_999);
  const words = at >= 0 ? args.toSpliced(at, 2) : args;
  const chosen = scenes.filter(({ name }) => words.length === 0 || words.includes(name));
  const [first, number] = words;
  const counted = first === 'orders' || first === 'soak';
  const amount = Number((counted && number) || (first === 'soak' ? SOAK_MINUTES : ORDERS));
  if (!Number.isInteger(seed) || !(amount > 0) || (chosen.length === 0 && !counted)) {
    console.error(usage());
    return 2;
  }
  endOnSignals();
  // postgres.js 3.4.9 throws in a callback of nobody's when a transaction goes on whose connection was lost.
  process.on('uncaughtException', (error) => say(`  ${error}`));
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  say(`Seed ${seed}`);
  const verdicts: Verdict[] = [];
  const skipped: string[] = [];
  try {
    await prepareStage();
    for (const scene of chosen) {
      const why = await scene.missing?.();
      if (why) skipped.push(`${scene.name}: ${why}`);
      else verdicts.push(await play(scene, seed));
      const last = verdicts.at(-1);
      if (!why) say(`${scene.name}: ${last?.wrong.length ? `WRONG: ${last.wrong.join('; ')}` : 'everything adds up'}`);
    }
    if (first === 'orders' || words.length === 0) verdicts.push(await playOrders(seed, first ? amount : FEWER_ORDERS));
    if (first === 'soak' || words.length === 0) verdicts.push(await playSoak(seed, first ? amount : FEWER_MINUTES));
  } finally {
    await endAll();
  }
  write(page(verdicts, { seed, skipped }));
  return verdicts.some(({ wrong }) => wrong.length > 0) ? 1 : 0;
}
