import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { readPhotographFile } from '@/lib/pictures/photographs';
import { derivedName, masterName } from '@/server/pictures/rules';
import type { PhotographWorker } from '@/server/pictures/types';
import { passedMs } from '@/server/ports/clock';
import type { Pictures } from '@/server/ports/pictures';

interface NearOptions {
  pictures: Pictures;
  worker: Pick<PhotographWorker, 'derive'>;
  /** For copies, where the pictures do not lie on this machine. */
  folder: string;
  mostBytes?: number;
}

const MOST_BYTES = 1024 ** 3;
/** What is left after making room: not every file makes room anew. */
const ROOM = 0.9;
/** Of lookups of what may not be there: strangers can invent names. */
const AT_ONCE = 8;
const UNKNOWN_MS = 60_000;
const MOST_UNKNOWN = 20_000;

const isFile = (path: string) =>
  stat(path).then(
    (found) => found.isFile(),
    () => false,
  );

/** Copies on this machine, at most so many bytes; what was not asked for for longest goes first. */
function createCopies(folder: string, mostBytes: number) {
  const root = resolve(folder);
  const sizes = new Map<string, number>();
  let total = 0;

  const opened = (async () => {
    await mkdir(root, { recursive: true });
    const found = await Promise.all(
      (await readdir(root)).map(async (name) => {
        const { size, mtimeMs } = await stat(join(root, name));
        return { name, size, mtimeMs };
      }),
    );
    for (const { name, size } of found.sort((a, b) => a.mtimeMs - b.mtimeMs)) note(name, size);
  })();
  // Whoever asks next gets the error.
  opened.catch(() => {});

  function note(name: string, size: number): void {
    total += size - (sizes.get(name) ?? 0);
    sizes.delete(name);
    sizes.set(name, size);
  }

  async function makeRoom(): Promise<void> {
    for (const [name, size] of sizes) {
      if (total <= mostBytes * ROOM) return;
      sizes.delete(name);
      total -= size;
      await rm(join(root, name), { force: true });
    }
  }

  return {
    async find(name: string): Promise<string | undefined> {
      await opened;
      const size = sizes.get(name);
      if (size === undefined) return undefined;
      if (!(await isFile(join(root, name)))) {
        // Another instance of this machine made room.
        sizes.delete(name);
        total -= size;
        return undefined;
      }
      note(name, size);
      return join(root, name);
    },

    async put(name: string, bytes: Buffer): Promise<string> {
      await opened;
      const draft = join(root, `${name}.${process.pid}.tmp`);
      await writeFile(draft, bytes);
      await rename(draft, join(root, name));
      note(name, bytes.length);
      if (total > mostBytes) await makeRoom();
      return join(root, name);
    },
  };
}

/** At most so many at once; the others wait for their turn. */
function createTurns(most: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= most) await new Promise<void>((turn) => waiting.push(turn));
    running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
      waiting.shift()?.();
    }
  };
}

/** Brings the file of a photograph onto this machine, for the door. */
export function createNearPictures({ pictures, worker, folder, mostBytes = MOST_BYTES }: NearOptions) {
  const fileOf = pictures.fileOf?.bind(pictures);
  const copies = fileOf ? undefined : createCopies(folder, mostBytes);
  const inTurn = createTurns(AT_ONCE);
  const coming = new Map<string, Promise<string | undefined>>();
  const unknown = new Map<string, number>();

  function isUnknown(base: string): boolean {
    const since = unknown.get(base);
    if (since !== undefined && passedMs() - since > UNKNOWN_MS) unknown.delete(base);
    return unknown.has(base);
  }

  function noteUnknown(base: string): void {
    if (unknown.size >= MOST_UNKNOWN) unknown.clear();
    unknown.set(base, passedMs());
  }

  /** Answers where the file lies, if somebody has made it. */
  async function made(name: string): Promise<string | undefined> {
    if (fileOf) return (await isFile(fileOf(name))) ? fileOf(name) : undefined;
    const bytes = await pictures.get(name);
    return bytes && copies?.put(name.slice(name.lastIndexOf('/') + 1), bytes);
  }

  async function bring(path: string, base: string): Promise<string | undefined> {
    const name = derivedName(path) as string;
    const there = await inTurn(() => made(name));
    if (there) return there;
    if (!(await inTurn(() => pictures.has(masterName(base) as string)))) {
      noteUnknown(base);
      return undefined;
    }
    return (await worker.derive(path)) ? made(name) : undefined;
  }

  return {
    /**
     * Answers where the file of this address lies on this machine, made for all who ask at once; undefined where there is no such
     * photograph. Throws where the pictures' keeper is away.
     */
    async fileFor(path: string): Promise<string | undefined> {
      const asked = readPhotographFile(path);
      if (!asked || isUnknown(asked.base)) return undefined;
      const copy = await copies?.find(path.slice(path.lastIndexOf('/') + 1));
      if (copy) return copy;
      const waiting = coming.get(path) ?? bring(path, asked.base).finally(() => coming.delete(path));
      coming.set(path, waiting);
      return waiting;
    },
  };
}

export type NearPictures = ReturnType<typeof createNearPictures>;
