import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { get } from 'node:http';
import type { Readable } from 'node:stream';

/** Starts the shop's own process (scripts/serve.ts) in a group of its own: Ctrl-C reaches the launcher only, which ends it. */
export function startServer(settings: Record<string, string>): ChildProcessByStdio<null, Readable, null> {
  const node = ['--disable-warning=ExperimentalWarning', '--import', new URL('./ts-hooks.mjs', import.meta.url).href];
  return spawn(process.execPath, [...node, 'scripts/serve.ts'], {
    // Next reads next.config.ts by our hooks, as `next start --experimental-next-config-strip-types` does: without, it compiles
    // the file and loads what it imports a second time.
    env: { __NEXT_NODE_NATIVE_TS_LOADER_ENABLED: 'true', ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
}

/** Whether the shop on this port says that it is well. */
export const isOpen = (port: number) =>
  new Promise<boolean>((done) => {
    get({ port, path: '/api/v1/health', agent: false }, (answer) => {
      answer.resume();
      done(answer.statusCode === 200);
    }).on('error', () => done(false));
  });
