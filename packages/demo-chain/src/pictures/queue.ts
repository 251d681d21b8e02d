import type { Easel } from './easel';
import { baseOf, fileName, type PictureFile, type PictureRequest } from './request';
import type { PictureStore } from './store';

export interface QueueOptions {
  store: PictureStore;
  easel: Easel;
  /** Nothing is left to draw; called again each time after somebody has asked. */
  onIdle(): void;
}

interface Wait {
  request: PictureRequest;
  file: PictureFile;
  promise: Promise<void>;
  resolve(): void;
  reject(error: unknown): void;
}

/** Draws one file at a time, in the order in which they were asked for. */
export function createPictureQueue({ store, easel, onIdle }: QueueOptions) {
  const waits = new Map<string, Wait>();
  let working = false;

  async function draw(name: string, { request, file }: Wait): Promise<void> {
    if (!(await store.has(name))) await store.put(name, await easel.draw(request, file));
  }

  async function work(): Promise<void> {
    if (working) return;
    working = true;
    for (let [next] = waits; next; [next] = waits) {
      const [name, wait] = next;
      await draw(name, wait).then(wait.resolve, wait.reject);
      waits.delete(name);
    }
    working = false;
    onIdle();
  }

  return {
    /** Draws one file, once for all who ask at the same time. */
    draw(request: PictureRequest, file: PictureFile): Promise<void> {
      const name = fileName(baseOf(request), file);
      const waiting = waits.get(name);
      if (waiting) return waiting.promise;
      const wait = { ...Promise.withResolvers<void>(), request, file };
      waits.set(name, wait);
      void work();
      return wait.promise;
    },
  };
}
