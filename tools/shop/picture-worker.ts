import { type ChildProcess, fork } from 'node:child_process';
import { resolve } from 'node:path';
import type { FromPainter, PainterMode, ToPainter } from 'demo-chain/pictures/painter-messages';
import { fileNamed } from 'demo-chain/pictures/request';

/** A painter that dies over a file is asked once more, by a new one. */
const TRIES = 2;

export type PainterProcess = Pick<ChildProcess, 'on' | 'once' | 'send' | 'kill'>;

export interface PainterOptions {
  /** Draws also what nobody has asked for, while there is nothing else to do. */
  ahead: boolean;
  log(line: string): void;
  start(ahead: boolean): PainterProcess;
}

export interface Painter {
  /** Draws a file that is not there. True when it is there now; false when the demo chain has no such picture. */
  missingPicture(path: string): Promise<boolean>;
  close(): Promise<void>;
}

interface Wait {
  promise: Promise<boolean>;
  resolve(isThere: boolean): void;
  tries: number;
}

/** The demo chain's painter, in a process of its own that ends when it has nothing to do and is started when it is asked. */
export function openPainter({ ahead, log, start }: PainterOptions): Painter {
  const waits = new Map<string, Wait>();
  const told = Promise.withResolvers<ReadonlySet<string>>();
  let known: ReadonlySet<string> | undefined;
  let painter: PainterProcess | undefined;
  let deaths = 0;
  let aheadIsLeft = ahead;
  let closed = false;

  const settle = (file: string, isThere: boolean) => {
    waits.get(file)?.resolve(isThere);
    waits.delete(file);
  };
  const know = (bases: string[]) => {
    known = new Set(bases);
    told.resolve(known);
  };

  function begin(): PainterProcess {
    if (painter) return painter;
    const begun = start(aheadIsLeft);
    painter = begun;
    begun.on('message', (message: FromPainter) => {
      if ('known' in message) know(message.known);
      else if ('drawn' in message) settle(message.drawn, true);
      else {
        log(`The picture ${message.failed} cannot be drawn: ${message.reason}`);
        settle(message.failed, false);
      }
    });
    const ends = (code: number | null) => {
      if (painter === begun) ended(code);
    };
    begun.once('exit', ends);
    begun.once('error', () => ends(null));
    return begun;
  }

  function ended(code: number | null): void {
    painter = undefined;
    if (code === 0) aheadIsLeft = false;
    else deaths += 1;
    for (const [file, wait] of waits) if (closed || wait.tries >= TRIES) settle(file, false);
    if (closed) return;
    if (!known && deaths < TRIES) begin();
    else if (!known) {
      log('The pictures cannot be drawn: the painter does not start.');
      know([]);
    }
    for (const file of waits.keys()) ask(file);
  }

  function ask(file: string): void {
    const wait = waits.get(file);
    if (!wait) return;
    wait.tries += 1;
    // What cannot be sent any more is asked again when the end of the process is told.
    begin().send({ draw: file } satisfies ToPainter, () => {});
  }

  begin();
  return {
    async missingPicture(path) {
      const base = fileNamed(path)?.base;
      if (closed || base === undefined || !(known ?? (await told.promise)).has(base)) return false;
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
      const ending = painter;
      if (!ending) return;
      await new Promise((done) => {
        ending.once('exit', done);
        ending.kill();
      });
    },
  };
}

/** Starts painters that draw into this folder; `plain` ones lay down one colour in place of a drawing. */
export const painterProcess =
  (folder: string, plain = false) =>
  (ahead: boolean): PainterProcess => {
    const mode: PainterMode = plain ? 'plain' : ahead ? 'ahead' : 'asked';
    return fork(resolve('packages/demo-chain/src/pictures/painter-program.ts'), [folder, mode], {
      execArgv: ['--disable-warning=ExperimentalWarning', '--import', new URL('../ts-hooks.mjs', import.meta.url).href],
      // Threads of sharp that each keep a heap of their own would take three times the memory.
      env: { ...process.env, MALLOC_ARENA_MAX: '2' },
    });
  };
