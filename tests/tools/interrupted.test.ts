import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { connect } from 'node:net';
import { expect, it } from 'vitest';

const FOLDER = 'interrupted-postgres';
const answers = (url: string) =>
  new Promise<boolean>((done) => {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    socket.once('connect', () => done(true)).once('error', () => done(false));
    socket.once('connect', () => socket.destroy());
  });

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

it.each(['SIGINT', 'SIGTERM'] as const)(
  '%s during the first build leaves neither PostgreSQL nor the build',
  async (signal) => {
    const flags = ['--disable-warning=ExperimentalWarning', '--import', './tools/ts-hooks.mjs'];
    const starting = spawn(process.execPath, [...flags, 'tests/tools/interrupted-start.ts', FOLDER], {
      // A group of its own, to which a terminal sends Ctrl-C.
      ...{ detached: true, stdio: ['ignore', 'pipe', 'inherit'] as const },
    });
    const [line] = (await once(starting.stdout, 'data')) as [Buffer];
    const { url, build } = JSON.parse(String(line).split('\n')[0] as string) as { url: string; build: number };
    try {
      expect(await answers(url)).toBe(true);
      const ended = once(starting, 'exit');
      if (signal === 'SIGINT') process.kill(-(starting.pid as number), signal);
      else starting.kill(signal);
      await ended;
      expect(await answers(url)).toBe(false);
      await expect.poll(() => isAlive(build)).toBe(false);
    } finally {
      const { stopPostgres } = await import('@/tools/machine/postgres');
      await stopPostgres(FOLDER).catch(() => {});
      if (isAlive(build)) process.kill(build, 'SIGKILL');
      for (const path of [`.data/${FOLDER}`, `.data/${FOLDER}.password`])
        rmSync(path, { recursive: true, force: true });
    }
  },
);
