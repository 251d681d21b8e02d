import { spawnSync } from 'node:child_process';

export async function run(args: string[]): Promise<number> {
  const command = ['node_modules/@biomejs/biome/bin/biome', 'check', '--write', ...args];
  return spawnSync(process.execPath, command, { stdio: 'inherit' }).status ?? 1;
}
