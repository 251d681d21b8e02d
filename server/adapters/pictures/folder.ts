import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { assertBeginning, assertPictureName, type Pictures } from '@/server/ports/pictures';

const isMissing = (error: NodeJS.ErrnoException) => error.code === 'ENOENT' || error.code === 'ENOTDIR';

/** Written beside its place and moved there, so that a reader never sees half of it. */
async function writeWhole(file: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const draft = join(dirname(file), `.${randomUUID()}.tmp`);
  try {
    const handle = await open(draft, 'wx');
    try {
      await handle.writeFile(bytes);
      // A name that survives a power cut must not stand before an empty file.
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

export function createFolderPictures({ folder }: { folder: string }): Pictures & Required<Pick<Pictures, 'fileOf'>> {
  const root = resolve(folder);
  const fileOf = (name: string) => {
    assertPictureName(name);
    return join(root, name);
  };
  return {
    fileOf,

    put: (name, bytes) => writeWhole(fileOf(name), bytes),

    async get(name) {
      try {
        return await readFile(fileOf(name));
      } catch (error) {
        if (isMissing(error as NodeJS.ErrnoException)) return undefined;
        throw error;
      }
    },

    has: async (name) =>
      stat(fileOf(name)).then(
        (found) => found.isFile(),
        (error: NodeJS.ErrnoException) => {
          if (isMissing(error)) return false;
          throw error;
        },
      ),

    async *list(beginning) {
      assertBeginning(beginning);
      const [kind = ''] = beginning.split('/', 1);
      const shelves = await readdir(join(root, kind)).catch(() => []);
      for (const shelf of shelves) {
        const on = `${kind}/${shelf}/`;
        if (!on.startsWith(beginning) && !beginning.startsWith(on)) continue;
        for (const file of await readdir(join(root, on)))
          if (!file.startsWith('.') && `${on}${file}`.startsWith(beginning)) yield `${on}${file}`;
      }
    },

    remove: (name) => rm(fileOf(name), { force: true }),
  };
}
