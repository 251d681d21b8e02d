import { type ChildProcess, fork } from 'node:child_process';
import { resolve } from 'node:path';
import { fileNamed } from 'demo-chain/pictures/request';
import type { FromWorker, ToWorker, WorkerMode } from 'demo-chain/pictures/worker-messages';

/** A file is retried once after a crash. */
const TRIES = 2;

export type WorkerProcess = Pick<ChildProcess, 'on' | 'once' | 'send' | 'kill'>;

export interface PictureWorkerOptions {
  log(line: string): void;
  start(): WorkerProcess;
}

export interface PictureWorker {
  /** False if the demo chain has no such picture. */
  missingPicture(path: string): Promise<boolean>;
  close(): Promise<void>;
}

interface Wait {
  promise: Promise<boolean>;
  resolve(isThere: boolean): void;
  tries: number;
}

interface Listener {
  know(bases: string[]): void;
  settle(file: string, isThere: boolean): void;
  log(line: string): void;
  ended(code: number | null): void;
}

function listenTo(worker: WorkerProcess, { know, settle, log, ended }: Listener): void {
  worker.on('message', (message: FromWorker) => {
    if ('known' in message) know(message.known);
    else if ('drawn' in message) settle(message.drawn, true);
    else {
      log(`The picture ${message.failed} cannot be drawn: ${message.reason}`);
      settle(message.failed, false);
    }
  });
  worker.once('exit', ended);
  worker.once('error', () => ended(null));
}

/** The process starts on demand and ends when idle. */
export function openPictureWorker({ log, start }: PictureWorkerOptions): PictureWorker {
  const waits = new Map<string, Wait>();
  const announced = Promise.withResolvers<ReadonlySet<string>>();
  let known: ReadonlySet<string> | undefined;
  let worker: WorkerProcess | undefined;
  let deaths = 0;
  let closed = false;

  const settle = (file: string, isThere: boolean) => {
    waits.get(file)?.resolve(isThere);
    waits.delete(file);
  };
  const know = (bases: string[]) => {
    known = new Set(bases);
    announced.resolve(known);
  };

  function begin(): WorkerProcess {
    if (worker) return worker;
    const begun = start();
    worker = begun;
    listenTo(begun, { know, settle, log, ended: (code) => worker === begun && ended(code) });
    return begun;
  }

  function ended(code: number | null): void {
    worker = undefined;
    if (code !== 0) deaths += 1;
    for (const [file, wait] of waits) if (closed || wait.tries >= TRIES) settle(file, false);
    if (closed) return;
    if (!known && deaths < TRIES) begin();
    else if (!known) {
      log('The pictures cannot be drawn: the worker does not start.');
      know([]);
    }
    for (const file of waits.keys()) ask(file);
  }

  function ask(file: string): void {
    const wait = waits.get(file);
    if (!wait) return;
    wait.tries += 1;
    // Unsent requests are repeated when the process has ended.
    begin().send({ draw: file } satisfies ToWorker, () => {});
  }

  function knownBases(): Promise<ReadonlySet<string>> {
    if (!known) begin();
    return announced.promise;
  }

  return {
    async missingPicture(path) {
      const base = fileNamed(path)?.base;
      if (closed || base === undefined || !(known ?? (await knownBases())).has(base)) return false;
      const waiting = waits.get(path);
      if (waiting) return waiting.promise;
      const wait = { ...Promise.withResolvers<boolean>(), tries: 0 };
      waits.set(path, wait);
      ask(path);
      return wait.promise;
    },

    async close() {
      closed = true;
      know([]);
      const ending = worker;
      if (!ending) return;
      await new Promise((done) => {
        ending.once('exit', done);
        ending.kill();
      });
    },
  };
}

/** `plain` ones paint one colour. */
export const workerProcess =
  (folder: string, plain = false) =>
  (): WorkerProcess => {
    const mode: WorkerMode = plain ? 'plain' : 'drawn';
    return fork(resolve('packages/demo-chain/src/pictures/worker-program.ts'), [folder, mode], {
      execArgv: ['--disable-warning=ExperimentalWarning', '--import', new URL('../ts-hooks.mjs', import.meta.url).href],
      // Heaps per thread of sharp would triple the memory.
      env: { ...process.env, MALLOC_ARENA_MAX: '2' },
    });
  };
