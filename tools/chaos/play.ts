import { existsSync, readdirSync } from 'node:fs';
import { say } from '@/tools/machine/terminal';
import { createClient } from './client';
import { createCounter } from './counter';
import { deliver } from './deliveries';
import { quiet } from './quiet';
import { createCrowd, decide, giveUp } from './shoppers';
import { defer, deferred, endAll, FOLDER, openStage, type Stage, type StageOptions } from './stage';
import { until, within } from './until';
import { judge, type Verdict } from './verdict';

export interface Scene {
  name: string;
  what: string;
  /** 500 is never allowed. */
  allowed?: RegExp;
  ahead?: () => Promise<unknown>;
  options?: Partial<StageOptions> | ((seed: number) => Promise<Partial<StageOptions>> | Partial<StageOptions>);
  /** Ends with everything repaired. */
  run(stage: Stage, progress: Progress): Promise<void>;
  emails?: (stage: Stage) => { arrived: number; doubled: number };
  now?: () => Date;
  missing?: () => Promise<string | undefined> | string | undefined;
}

export interface Progress {
  answered(more: number): Promise<void>;
}

const SHOPPERS = 6;
const LONGEST_SECONDS = 600;
const LONGEST_AHEAD_SECONDS = 1200;
const UNAVAILABLE = /^(?:no answer|502|503 unavailable|503)$/;

function open(stage: Stage) {
  const { urls, goods, tally, ledger, random, ask, databaseUrl, delivered } = stage;
  let stopped = false;
  const over = () => stopped;
  const crowd = createCrowd({ urls, goods, tally, ledger, random, over });
  const counter = createCounter({ urls, tally, random, over, ask });
  const imports = deliver({ databaseUrl, folder: FOLDER, shelves: delivered, over });
  const running = Promise.all([...Array.from({ length: SHOPPERS }, crowd), counter.work(), imports]);
  running.catch(() => {});
  defer(() => {
    stopped = true;
    return within('the shoppers leave', 20, running).catch(() => {});
  });
  return {
    counter,
    async answered(more: number) {
      const goal = tally.requests + more;
      await until(`${more} more requests are answered`, () => tally.requests >= goal, { seconds: 120, everyMs: 50 });
    },
    async close() {
      stopped = true;
      await within('the shoppers come to an end', 180, running);
      const { ran, failed } = await imports;
      stage.note(`${ran} imports ran${failed ? `, ${failed} could not` : ''}`);
    },
  };
}

/** Retries undecided requests, and waits for the shop's jobs. */
async function settle(stage: Stage, counter: ReturnType<typeof createCounter>): Promise<void> {
  const { urls, tally, ledger, ask } = stage;
  const client = createClient({ urls, tally, over: () => false });
  for (const entry of ledger.entries.filter(({ state }) => state === 'unanswered')) await decide(entry);
  const open = await ask((sql) => sql<{ token: string }[]>`select token from purchases where state = 'open'`);
  await giveUp(
    client,
    open.map(({ token }) => token),
  );
  await counter.takeAllBack();
  await quiet(ask);
}

export const inOutbox = ({ outbox }: Stage) => ({
  arrived: existsSync(outbox) ? readdirSync(outbox).filter((file) => file.endsWith('.eml')).length : 0,
  doubled: 0,
});

async function played(scene: Scene, seed: number) {
  const { run, name, allowed = UNAVAILABLE, now = () => new Date(), options, emails = inOutbox } = scene;
  const stage = await openStage({ seed, ...(typeof options === 'function' ? await options(seed) : options) });
  const load = open(stage);
  await load.answered(60);
  await run(stage, load);
  await until('both instances are ready again', async () => {
    const ready = await Promise.all(stage.instances.map((instance) => instance.ready()));
    return ready.every(Boolean);
  });
  await load.answered(60);
  await load.close();
  await settle(stage, load.counter);
  return judge(stage, name, { now: now(), allowed, emails: emails(stage) });
}

const nothing = { requests: 0, failures: new Map(), faults: 0, oversold: 0, notes: [] };
const nobody = { placed: 0, paid: 0, refused: 0, lost: 0, doubled: 0, unanswered: 0 };

/** Ends what the work started, even if it hangs. */
export async function bounded(
  name: string,
  seconds: number,
  work: () => Promise<Omit<Verdict, 'seconds'>>,
): Promise<Verdict> {
  const begun = performance.now();
  const down = deferred();
  const taken = () => (performance.now() - begun) / 1000;
  try {
    return { ...(await within(name, seconds, work())), seconds: taken() };
  } catch (error) {
    const wrong = [error instanceof Error ? error.message : String(error)];
    return { ...nothing, ...nobody, name, wrong, seconds: taken() };
  } finally {
    await endAll(down);
  }
}

export function play(scene: Scene, seed: number): Promise<Verdict> {
  say(`${scene.name}: ${scene.what}`);
  return bounded(scene.name, LONGEST_AHEAD_SECONDS + LONGEST_SECONDS, async () => {
    await scene.ahead?.();
    return within(`scene ${scene.name}`, LONGEST_SECONDS, played(scene, seed));
  });
}
