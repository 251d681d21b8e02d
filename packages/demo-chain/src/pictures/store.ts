import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

const DRAWN = '.data/pictures';
/** All that a picture is made from: drawings, facts, palettes, and the widths. */
const SOURCES = ['packages/demo-chain/src', 'lib/pictures'];

/** The folder for pictures as these sources draw them: another drawing has another folder. */
export function pictureFolder(): string {
  const hash = createHash('sha1');
  for (const source of SOURCES)
    for (const file of readdirSync(source, { recursive: true, encoding: 'utf8' }).sort()) {
      const path = join(source, file);
      if (statSync(path).isFile()) hash.update(path).update(readFileSync(path));
    }
  return join(DRAWN, hash.digest('hex').slice(0, 12));
}

/** Removes what other drawings have left beside this folder. */
export async function removeFormer(folder: string): Promise<void> {
  const others = await readdir(dirname(folder)).catch(() => []);
  for (const other of others)
    if (other !== basename(folder)) await rm(join(dirname(folder), other), { recursive: true, force: true });
}

let writes = 0;
/** Written beside its place and moved there, so that an interrupted run leaves whole files or none. */
export async function writeWhole(file: string, data: Buffer | string): Promise<void> {
  writes += 1;
  const draft = `${file}.${process.pid}-${writes}.tmp`;
  await mkdir(dirname(file), { recursive: true });
  try {
    await writeFile(draft, data);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

interface Kept {
  file: string;
  bytes: number;
  /** Milliseconds; the door notes it when it sends the file (server/page-door/files.ts). */
  used: number;
}

async function keptIn(folder: string): Promise<Kept[]> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const all = await Promise.all(
    names.map(async (name): Promise<Kept | undefined> => {
      const file = join(folder, name);
      const entry = await stat(file).catch(() => undefined);
      return entry?.isFile() ? { file, bytes: entry.size, used: Math.max(entry.atimeMs, entry.mtimeMs) } : undefined;
    }),
  );
  return all.filter((kept) => kept !== undefined);
}

const total = (kept: Kept[]) => kept.reduce((sum, { bytes }) => sum + bytes, 0);
/** What is left after making room: a little less than the bound, so that not every file makes room anew. */
const ROOM = 0.9;

/**
 * Keeps pictures in a folder of at most `most` bytes. What has not been shown for longest goes first, and is drawn again
 * when it is asked for.
 */
export function createStore(folder: string, most: number) {
  let bytes: Promise<number> | undefined;

  async function makeRoom(): Promise<number> {
    const kept = (await keptIn(folder)).sort((a, b) => a.used - b.used);
    let left = total(kept);
    for (const { file, bytes: size } of kept) {
      if (left <= most * ROOM) break;
      await rm(file, { force: true });
      left -= size;
    }
    return left;
  }

  return {
    async put(name: string, data: Buffer): Promise<void> {
      await writeWhole(join(folder, name), data);
      bytes ??= keptIn(folder).then((kept) => total(kept) - data.length);
      const now = (await bytes) + data.length;
      bytes = now > most ? makeRoom() : Promise.resolve(now);
      await bytes;
    },

    has: (name: string): Promise<boolean> =>
      stat(join(folder, name)).then(
        () => true,
        () => false,
      ),
  };
}

export type PictureStore = ReturnType<typeof createStore>;
