import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import { homedir, userInfo } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { whileLocked } from '@/tools/machine/lock';
import { Cannot } from './cannot';

const MB = 1024 * 1024;
const asRoot = userInfo().uid === 0;

/** Under root, the servers run as another user, who cannot enter root's home. */
function cacheFolder(): string {
  const { NORDVIDDA_ENGINES, XDG_CACHE_HOME } = process.env;
  if (NORDVIDDA_ENGINES) return resolve(NORDVIDDA_ENGINES);
  if (asRoot) return '/var/tmp/nordvidda-engines';
  return join(XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'nordvidda-engines');
}

async function othersMayEnter(path: string): Promise<boolean> {
  for (let at = path; ; at = dirname(at)) {
    if (((await stat(at)).mode & 0o001) === 0) return false;
    if (at === dirname(at)) return true;
  }
}

/** Outside any checkout. @throws Cannot */
export async function openCache(): Promise<string> {
  const folder = cacheFolder();
  try {
    await mkdir(folder, { recursive: true, mode: 0o755 });
  } catch (error) {
    throw new Cannot(`the folder ${folder} cannot be made: ${(error as Error).message}`);
  }
  // In a world-writable folder, somebody could have planted programs under this name.
  if ((await stat(folder)).uid !== userInfo().uid) throw new Cannot(`the folder ${folder} belongs to another user`);
  if (asRoot && !(await othersMayEnter(folder)))
    throw new Cannot(`the folder ${folder} is closed to the user nobody (set NORDVIDDA_ENGINES to another)`);
  return folder;
}

export interface Package {
  /** With its version: another name is fetched again. */
  name: string;
  /** The peak while it is fetched. */
  diskMb: number;
  /** Puts everything into `folder`, with `scratch` for what need not stay. @throws Cannot */
  fill(folder: string, scratch: string): Promise<void>;
}

/** Fills another folder and renames it when complete, so that no broken download is used. Runs one at a time. @throws Cannot */
export async function bring(cache: string, { name, diskMb, fill }: Package, log: (line: string) => void) {
  const place = join(cache, name);
  if (existsSync(place)) return place;
  return whileLocked(
    join(cache, `${name}.lock`),
    async () => {
      if (existsSync(place)) return place;
      for (const old of await readdir(cache)) if (old.startsWith(`${name}.part`)) await remove(join(cache, old));
      const { bavail, bsize } = await statfs(cache);
      const freeMb = Math.floor((bavail * bsize) / MB);
      if (freeMb < diskMb) throw new Cannot(`there are ${freeMb} MB free in ${cache}, and it takes ${diskMb}`);
      const [half, scratch] = [join(cache, `${name}.part`), join(cache, `${name}.part-scratch`)];
      log(`Bringing ${name} (once) …`);
      try {
        for (const folder of [half, scratch]) await mkdir(folder, { mode: 0o755 });
        await fill(half, scratch);
        await rename(half, place);
      } finally {
        for (const folder of [half, scratch]) await remove(folder);
      }
      return place;
    },
    () => log(`Waiting for another run that brings ${name} …`),
  );
}

const remove = (path: string) => rm(path, { recursive: true, force: true });

/** Never unpacks a changed package. @throws Cannot */
export async function assertDigest(file: string, sha256: string): Promise<void> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  const found = hash.digest('hex');
  if (found !== sha256) throw new Cannot(`the package that came is another (${found})`);
}
