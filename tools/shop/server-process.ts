import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { get } from 'node:http';
import type { Readable } from 'node:stream';

/**
 * What the process may take of memory beyond what it needs: V8 lets young objects fill 128 MB before it looks for those that
 * have died, and each thread of glibc keeps an arena of its own. As it is here the shop is a sixth smaller after load, and
 * pages are drawn no slower than can be measured.
 */
const YOUNG_MB = 32;
const ARENAS = '2';

export function shopProcess(settings: Record<string, string>) {
  const memory = `--max-semi-space-size=${YOUNG_MB}`;
  const hooks = ['../ts-hooks.mjs', '../../server/page-door/cache/next-runtime.ts'].flatMap((file) => [
    '--import',
    new URL(file, import.meta.url).href,
  ]);
  return {
    file: process.execPath,
    args: ['--disable-warning=ExperimentalWarning', memory, ...hooks, 'tools/shop/serve.ts'],
    // Next reads next.config.ts by our hooks, as `next start --experimental-next-config-strip-types` does: without, it compiles
    // the file and loads what it imports a second time.
    environment: {
      __NEXT_NODE_NATIVE_TS_LOADER_ENABLED: 'true',
      MALLOC_ARENA_MAX: ARENAS,
      ...process.env,
      ...settings,
    },
  };
}

/** A group of its own: the launcher ends it after Ctrl-C. */
export function startServer(settings: Record<string, string>): ChildProcessByStdio<null, Readable, null> {
  const { file, args, environment } = shopProcess(settings);
  return spawn(file, args, { env: environment, stdio: ['ignore', 'pipe', 'inherit'], detached: true });
}

export const isOpen = (port: number) =>
  new Promise<boolean>((done) => {
    get({ port, path: '/api/v1/health', agent: false }, (answer) => {
      answer.resume();
      done(answer.statusCode === 200);
    }).on('error', () => done(false));
  });
