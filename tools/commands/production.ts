import { spawnSync } from 'node:child_process';
import { findBuild } from '@/tools/build/build';

/**
 * `npm run build` makes the build of these sources, unless it is there. `npm run serve` opens it, on a database that is there:
 * nothing is installed, built, imported or drawn, and only `dependencies` are needed. This process becomes the shop, so that
 * signals and limits of whoever started it are the shop's own.
 */
export async function run(_args: string[], command: string): Promise<number> {
  if (command === 'build') {
    const [{ ensureBuild }, { say }] = await Promise.all([
      import('@/tools/build/build'),
      import('@/tools/machine/terminal'),
    ]);
    say(`The build is ${await ensureBuild(say)}`);
    return 0;
  }
  const { env } = await import('@/server/env');
  const { portIsFree } = await import('@/tools/machine/ports');
  if (!env.DATABASE_URL) throw new Error('DATABASE_URL is not set: npm run serve brings no database of its own.');
  const buildFolder = await findBuild();
  if (!buildFolder) throw new Error('There is no build of these sources: npm run build makes it, with all packages.');
  for (const port of [env.PORT, env.METRICS_PORT])
    if (port && !(await portIsFree(port))) throw new Error(`Port ${port} is in use: another instance has it.`);
  const { shopProcess } = await import('@/tools/shop/server-process');
  const { file, args, environment } = shopProcess({
    ...{ NODE_ENV: 'production', LOG_FORMAT: process.env.LOG_FORMAT ?? 'json' },
    ...{ BUILD_FOLDER: buildFolder, PORT: String(env.PORT) },
  });
  if (!process.execve || process.platform === 'win32')
    return spawnSync(file, args, { env: environment, stdio: 'inherit' }).status ?? 1;
  return process.execve(file, [file, ...args], environment);
}
