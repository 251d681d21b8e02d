import { type ChildProcess, fork } from 'node:child_process';
import { resolve } from 'node:path';
import type { PictureSettings } from '@/server/adapters/pictures/choose';
import type { PhotographWorker } from '@/server/pictures/types';
import type { Answer, FromWorker, Task, ToWorker } from './photograph-messages';

/** A photograph is tried again once, and a process that does not start. */
const TRIES = 2;

export type WorkerProcess = Pick<ChildProcess, 'on' | 'once' | 'send' | 'kill'>;

interface Wait {
  task: Task;
  crashes: number;
  done(answer: Answer): void;
}

const CRASHED: Answer = { failed: 'the process that cuts photographs ended' };
const NOT_STARTED: Answer = { failed: 'the process that cuts photographs does not start' };

/** The process starts on demand and ends when idle. */
function openProcess({ start }: { start(): WorkerProcess }) {
  const waits = new Map<number, Wait>();
  let worker: WorkerProcess | undefined;
  let isReady = false;
  let failedStarts = 0;
  let last = 0;
  let closed = false;

  function answer(id: number, what: Answer): void {
    waits.get(id)?.done(what);
    waits.delete(id);
  }

  function begin(): WorkerProcess {
    if (worker) return worker;
    const begun = start();
    worker = begun;
    isReady = false;
    begun.on('message', (message: FromWorker) => {
      if ('ready' in message) isReady = true;
      else answer(message.id, message.answer);
    });
    const ended = () => {
      if (worker === begun) again();
    };
    begun.once('exit', ended);
    begun.once('error', ended);
    return begun;
  }

  function again(): void {
    worker = undefined;
    failedStarts = isReady ? 0 : failedStarts + 1;
    const gone = closed ? CRASHED : failedStarts >= TRIES ? NOT_STARTED : undefined;
    if (gone) for (const id of waits.keys()) answer(id, gone);
    // It takes one after the other: what it died over is the oldest.
    const [oldest] = waits;
    if (oldest && isReady) oldest[1].crashes += 1;
    if (oldest && oldest[1].crashes >= TRIES) answer(oldest[0], CRASHED);
    for (const [id, wait] of waits) send(id, wait);
    if (failedStarts >= TRIES) failedStarts = 0;
  }

  // What could not be sent is sent again when the process has ended.
  const send = (id: number, { task }: Wait) => void begin().send({ id, task } satisfies ToWorker, () => {});

  function ask(task: Task): Promise<Answer> {
    if (closed) return Promise.resolve(CRASHED);
    last += 1;
    const id = last;
    return new Promise((done) => {
      const wait: Wait = { task, crashes: 0, done };
      waits.set(id, wait);
      send(id, wait);
    });
  }

  async function close(): Promise<void> {
    closed = true;
    const ending = worker;
    if (!ending) return;
    await new Promise((done) => {
      ending.once('exit', done);
      ending.kill();
    });
  }

  return { ask, close };
}

/** Answers in the words of whoever asked. */
export function openPhotographWorker(options: { start(): WorkerProcess }): PhotographWorker {
  const { ask, close } = openProcess(options);
  let closed = false;
  return {
    async develop(hash, cut) {
      const found = await ask({ develop: { hash, cut } });
      if (found === CRASHED && !closed)
        return { problem: 'cannot be read: it ended the process that cuts photographs' };
      if ('outcome' in found) return found.outcome;
      throw new Error('failed' in found ? found.failed : 'the worker answered another question');
    },

    async derive(path) {
      const found = await ask({ derive: path });
      if ('failed' in found) throw new Error(found.failed);
      return 'made' in found && found.made;
    },

    async close() {
      closed = true;
      await close();
    },
  };
}

/** It reads what strangers made, so of our settings it knows where pictures lie, and nothing else. */
export const photographProcess = (settings: PictureSettings) => (): WorkerProcess =>
  fork(resolve('tools/shop/photograph-program.ts'), [], {
    execArgv: ['--disable-warning=ExperimentalWarning', '--import', new URL('../ts-hooks.mjs', import.meta.url).href],
    // Heaps per thread of sharp would triple the memory.
    env: {
      NODE_ENV: process.env.NODE_ENV,
      PATH: process.env.PATH,
      PHOTOGRAPHS: JSON.stringify(settings),
      MALLOC_ARENA_MAX: '2',
    },
  });
