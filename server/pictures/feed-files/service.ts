import { constants } from 'node:fs';
import { lstat, open } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { isFeedFile } from '@/server/pictures/rules';

const MOST_BYTES = 120 * 1024 ** 2;
const MB = 1024 ** 2;

export type FeedFile = { stamp: string; read(): Promise<Buffer> } | { problem: string } | 'missing';

const isMissing = (error: unknown) => ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '');

async function readPlain(path: string): Promise<Buffer> {
  // A link that came after the look is not followed.
  const handle = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW);
  try {
    return await handle.readFile();
  } finally {
    await handle.close();
  }
}

/** Finds a photograph of the feed's folder. Nothing outside is ever read, nor through a link, which could lead there. */
export async function findFeedFile(folder: string, src: string): Promise<FeedFile> {
  if (!isFeedFile(src)) return { problem: 'is no path of a file below the folder pictures of the feed' };
  let at = resolve(folder);
  try {
    for (const part of src.split('/')) {
      at = join(at, part);
      if ((await lstat(at)).isSymbolicLink())
        return { problem: 'is a link, or lies behind one; put the file itself there' };
    }
    const found = await lstat(at);
    if (!found.isFile()) return { problem: 'is no ordinary file' };
    if (found.size > MOST_BYTES) return { problem: `is larger than ${MOST_BYTES / MB} MB` };
    return { stamp: `${found.size}-${Math.round(found.mtimeMs)}`, read: () => readPlain(at) };
  } catch (error) {
    if (isMissing(error)) return 'missing';
    return { problem: `cannot be read (${(error as NodeJS.ErrnoException).code})` };
  }
}
