import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A folder for each build: a shop that runs keeps the files it was started with while the next build is made. */
export function buildFolders(root = '.next/builds') {
  const names = () => (existsSync(root) ? readdirSync(root) : []);
  const users = (name: string) => {
    const folder = join(root, name, 'used-by');
    return existsSync(folder) ? readdirSync(folder).map(Number) : [];
  };
  return {
    lock: `${root}.lock`,

    of: (name: string) => `${root}/${name}`,

    isWhole: (name: string) => existsSync(join(root, name, 'whole')),

    /** Written last: a build that was interrupted has no such mark, and is made anew. */
    markWhole: (name: string) => writeFileSync(join(root, name, 'whole'), ''),

    /** Keeps the build while the process lives. */
    claim(name: string, pid: number) {
      mkdirSync(join(root, name, 'used-by'), { recursive: true });
      writeFileSync(join(root, name, 'used-by', String(pid)), '');
    },

    /** What another build has compiled, which the next one only has to compare with its sources: 12 s instead of 37. */
    inheritCache(name: string) {
      const from = names().find((other) => other !== name && existsSync(join(root, other, 'cache')));
      if (!from || existsSync(join(root, name, 'cache'))) return;
      mkdirSync(join(root, name), { recursive: true });
      renameSync(join(root, from, 'cache'), join(root, name, 'cache'));
    },

    /** Removes all builds but this one that no living process has claimed. */
    removeUnused(name: string) {
      for (const other of names())
        if (other !== name && !users(other).some(isAlive)) rmSync(join(root, other), { recursive: true, force: true });
    },
  };
}

export type BuildFolders = ReturnType<typeof buildFolders>;

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as { code?: string }).code === 'EPERM';
  }
}
