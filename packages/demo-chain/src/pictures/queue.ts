import { createEasel, type Easel } from './easel';
import { baseOf, fileName, type PictureFile, type PictureRequest } from './request';
import type { PictureStore } from './store';

/** A file to be drawn. */
export interface Order {
  request: PictureRequest;
  file: PictureFile;
}

export interface PainterOptions {
  store: PictureStore;
  /** Drawn when nobody asks for anything, in this order. */
  ahead?: Iterable<Order>;
  easel?: Easel;
  /** Nothing is left to do; said again each time after somebody has asked. */
  onRest(): void;
  /** Of a picture that cannot be drawn and that nobody waits for. */
  log(line: string): void;
}

interface Wait extends Order {
  promise: Promise<void>;
  resolve(): void;
  reject(error: unknown): void;
}

/**
 * Draws one file at a time: those that somebody waits for, in the order in which they were asked for, and between them what
 * is drawn ahead.
 */
export function createPainter({ store, ahead = [], easel = createEasel(), onRest, log }: PainterOptions) {
  const waits = new Map<string, Wait>();
  const left = ahead[Symbol.iterator]();
  let working = false;

  async function draw({ request, file }: Order): Promise<void> {
    const name = fileName(baseOf(request), file);
    if (!(await store.has(name))) await store.put(name, await easel.draw(request, file));
  }

  async function serve([name, wait]: [string, Wait]): Promise<void> {
    await draw(wait).then(wait.resolve, wait.reject);
    waits.delete(name);
  }

  async function drawAhead(order: Order): Promise<void> {
    await draw(order).catch((error: unknown) =>
      log(`The picture ${baseOf(order.request)} cannot be drawn: ${error instanceof Error ? error.message : error}`),
    );
  }

  async function work(): Promise<void> {
    if (working) return;
    working = true;
    for (;;) {
      const [asked] = waits;
      if (asked) await serve(asked);
      else {
        const next = left.next();
        if (next.done) break;
        await drawAhead(next.value);
      }
    }
    working = false;
    onRest();
  }

  return {
    /** Draws one file; however many ask for it at the same time, it is drawn once. */
    draw(request: PictureRequest, file: PictureFile): Promise<void> {
      const name = fileName(baseOf(request), file);
      const waiting = waits.get(name);
      if (waiting) return waiting.promise;
      const wait = { ...Promise.withResolvers<void>(), request, file };
      waits.set(name, wait);
      void work();
      return wait.promise;
    },

    /** Begins with what is drawn ahead. */
    begin: () => void work(),
  };
}
