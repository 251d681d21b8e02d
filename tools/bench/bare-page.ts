import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { runQuietly } from '@/tools/build/build';
import { takePort } from '@/tools/machine/ports';

const NEXT = 'node_modules/next/dist/bin/next';
const FOLDER = 'tools/bench/bare-page';
const settings = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' } as const;

/** An empty Next page, the lower bound for the shop's pages. */
export async function startBarePage(): Promise<{ url: string; stop(): Promise<void> }> {
  const { code, output } = await runQuietly(process.execPath, [NEXT, 'build', FOLDER], settings);
  if (code !== 0) throw new Error(`${output}\nThe bare page could not be built: the lines above say why.`);
  const port = await takePort();
  const server: ChildProcess = spawn(process.execPath, [NEXT, 'start', FOLDER, '-p', String(port)], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(server, 'exit');
  const url = `http://localhost:${port}/`;
  while (!(await fetch(url).catch(() => undefined))?.ok) {
    if (server.exitCode !== null) throw new Error('The bare page did not start: the lines above say why.');
    await new Promise((wait) => setTimeout(wait, 50));
  }
  return {
    url,
    async stop() {
      server.kill('SIGTERM');
      await ended;
    },
  };
}
