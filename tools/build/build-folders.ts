import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A running shop keeps its folder. An unused one is built in again: Next's cache works only in place (12 s, not 37). */
export function buildFolders(root = '.next/builds') {
  const names = () => (existsSync(root) ? readdirSync(root) : []);
  const marked = (name: string) => {
    const mark = join(root, name, 'built-of');
    return existsSync(mark) ? readFileSync(mark, 'utf8') : undefined;
  };
  const isUsed = (name: string) => {
    const users = join(root, name, 'used-by');
    return existsSync(users) && readdirSync(users).map(Number).some(isAlive);
  };
  return {
    lock: `${root}.lock`,

    of: (name: string) => `${root}/${name}`,

    find: (fingerprint: string) => names().find((name) => marked(name) === fingerprint),

    clear(): string {
      let number = 1;
      while (isUsed(String(number))) number += 1;
      const name = String(number);
      for (const part of ['built-of', 'used-by']) rmSync(join(root, name, part), { recursive: true, force: true });
      mkdirSync(join(root, name), { recursive: true });
      return name;
    },

    /** Written last: an interrupted build has no mark. */
    mark: (name: string, fingerprint: string) => writeFileSync(join(root, name, 'built-of'), fingerprint),

    claim(name: string, pid: number): void {
      mkdirSync(join(root, name, 'used-by'), { recursive: true });
      writeFileSync(join(root, name, 'used-by', String(pid)), '');
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
