import { spawnSync } from 'node:child_process';

/** `npm run format [-- <file or folder> …]`: writes everything as the formatter wants it, imports in order. */
export async function run(args: string[]): Promise<number> {
  const command = ['node_modules/@biomejs/biome/bin/biome', 'check', '--write', ...args];
  return spawnSync(process.execPath, command, { stdio: 'inherit' }).status ?? 1;
}
