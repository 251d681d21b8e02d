import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, openSync, readFileSync } from 'node:fs';
import { shopProcess } from '@/tools/shop/server-process';
import { until } from './until';

export interface InstanceSettings {
  port: number;
  metricsPort: number;
  folder: string;
  settings: Record<string, string>;
  /** Before the program, as `--import` of what changes its clock. */
  nodeArgs?: readonly string[];
  root?: string;
}

const STARTS = 4;

/** Until November 2026, `tools` was called `scripts`. */
export function programOf(root: string): string[] {
  const tools = existsSync(`${root}/tools`) ? 'tools' : 'scripts';
  return ['--disable-warning=ExperimentalWarning', '--import', `${root}/${tools}/ts-hooks.mjs`, `${tools}/main.ts`];
}

export function createInstance({ port, metricsPort, folder, settings, nodeArgs = [], root }: InstanceSettings) {
  const log = `${folder}/${port}.log`;
  const url = new URL(`http://localhost:${port}`);
  let child: ChildProcess | undefined;
  let ended = Promise.resolve();
  let shouldRun = false;
  let crashes = 0;

  const ready = async () =>
    (await fetch(new URL('/api/v1/health/ready', url), { signal: AbortSignal.timeout(3000) }).catch(() => undefined))
      ?.status === 200;

  function spawnIt() {
    const output = openSync(log, 'a');
    const { file, args, environment } = shopProcess({
      ...{ NODE_ENV: 'production', SHOP_MODE: 'demo', LOG_FORMAT: 'json', LOG_LEVEL: 'warn', TRUSTED_PROXIES: '1' },
      ...{ PORT: String(port), METRICS_PORT: String(metricsPort), METRICS_HOST: '127.0.0.1' },
      ...settings,
    });
    const own = spawn(file, root ? [...programOf(root), 'serve'] : [...nodeArgs, ...args], {
      env: environment as NodeJS.ProcessEnv,
      stdio: ['ignore', output, output],
      ...(root && { cwd: root }),
    });
    ended = new Promise((done) =>
      own.once('exit', () => {
        if (shouldRun) crashes += 1;
        shouldRun = false;
        done();
      }),
    );
    child = own;
  }

  const isRunning = () => child !== undefined && child.exitCode === null && child.signalCode === null;

  return {
    ...{ url, port, log, ready, isRunning },
    metricsUrl: `http://127.0.0.1:${metricsPort}/metrics`,
    pid: () => child?.pid,
    /** Unplanned exits after it was ready. */
    crashes: () => crashes,
    async start(): Promise<void> {
      spawnIt();
      let ends = 0;
      await until(
        `the shop on port ${port} is ready (see ${log})`,
        () => {
          if (isRunning()) return ready();
          ends += 1;
          if (ends === STARTS)
            throw new Error(`The shop on port ${port} ended:\n${readFileSync(log, 'utf8').slice(-2000)}`);
          // A supervisor would restart it.
          spawnIt();
          return false;
        },
        { seconds: 240 },
      );
      shouldRun = isRunning();
    },
    async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
      if (!isRunning()) return;
      shouldRun = false;
      child?.kill(signal);
      const net = setTimeout(() => child?.kill('SIGKILL'), 20_000);
      await ended;
      clearTimeout(net);
    },
  };
}

export type Instance = ReturnType<typeof createInstance>;
