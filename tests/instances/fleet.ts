import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, openSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:https';
import { resolve } from 'node:path';
import postgres from 'postgres';
import { vi } from 'vitest';
import { runAfter } from '@/server/ports/clock';
import { startProxy } from '@/tests/support/proxy';
import { CLUSTER } from '@/tools/commands/instances';
import { INSTANCES, takePort } from '@/tools/machine/ports';
import { restartPostgres } from '@/tools/machine/postgres';
import { readUnit, writeNginx } from './deploy-files';

const databaseUrl = process.env.INSTANCES_DATABASE_URL ?? '';
/** Of the long run. */
const { ELASTICSEARCH_URL, OSRM_URL } = process.env;
const folder = resolve(process.env.INSTANCES_FOLDER ?? '.data/instances');

/** An instance as systemd would run it. */
export function createInstance(port: number, settings: Record<string, string>) {
  const unit = readUnit(String(port));
  const log = `${folder}/${port}.log`;
  let child: ChildProcess | undefined;
  const url = `http://localhost:${port}`;

  const ready = async () => (await fetch(`${url}/api/v1/health/ready`).catch(() => undefined))?.status === 200;
  async function start() {
    const output = openSync(log, 'a');
    const { PATH = '', HOME = '' } = process.env;
    child = spawn(unit.command, unit.args, {
      cwd: unit.folder,
      env: {
        NODE_ENV: 'production',
        PATH,
        HOME,
        ...settings,
        ...unit.environment,
        NODE_COMPILE_CACHE: `${folder}/node`,
      },
      stdio: ['ignore', output, output],
    });
    await vi.waitFor(
      async () => {
        if (child?.exitCode !== null) throw new Error(`ended: ${readFileSync(log, 'utf8').slice(-2000)}`);
        if (!(await ready())) throw new Error(`The instance on ${port} is not ready: see ${log}`);
      },
      { timeout: 240_000, interval: 100 },
    );
  }
  /** As systemd stops it: killed when it has not ended in its time. Answers its exit code, null when it was killed. */
  async function stop(): Promise<number | null> {
    const ending = child;
    if (!ending || ending.exitCode !== null) return ending?.exitCode ?? 0;
    const ended = new Promise<number | null>((done) => ending.once('exit', done));
    ending.kill(unit.signal);
    const net = runAfter(() => ending.kill('SIGKILL'), unit.stopMs);
    const code = await ended;
    clearTimeout(net);
    return code;
  }
  return {
    ...{ port, url, start, stop, ready },
    figuresUrl: `http://127.0.0.1:${unit.environment.METRICS_PORT}/metrics`,
    outbox: settings.OUTBOX_DIR ?? '',
    lines: () => readFileSync(log, 'utf8').split('\n').filter(Boolean),
    /** How many shoppers' requests it has answered since it was started. */
    async answered(): Promise<number> {
      const text = await (await fetch(`http://127.0.0.1:${unit.environment.METRICS_PORT}/metrics`)).text();
      const counts = text.matchAll(/^shop_requests_total\{(?!route="call health").*\} (\d+)$/gm);
      return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
    },
    pid: () => child?.pid,
  };
}

export type Instance = ReturnType<typeof createInstance>;

/** Two instances on one database behind nginx. The second one's way to the database can be cut. */
export async function startFleet() {
  const started: (() => unknown)[] = [];
  const stop = async () => {
    for (const end of started.splice(0).reverse()) await end();
  };
  try {
    return { ...(await start(started)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** @param started is given how to end what has been started, as it is */
async function start(started: (() => unknown)[]) {
  const [port, plainPort] = [await takePort(), await takePort()];
  const way = await startProxy(databaseUrl);
  started.push(() => way.cut());
  const settings = {
    SHOP_MODE: 'demo',
    SESSION_SECRET: 'a-secret-of-the-many-instances-test',
    NORDVIDDA_URL: `https://localhost:${port}`,
    HELDRE_URL: `https://heldre.localhost:${port}`,
    ...(ELASTICSEARCH_URL && { ELASTICSEARCH_URL }),
    ...(OSRM_URL && { OSRM_URL }),
  };
  const opened = async (url: string, name: string) =>
    createInstance(await takePort(INSTANCES), {
      ...settings,
      DATABASE_URL: url,
      OUTBOX_DIR: `${folder}/outbox-${name}`,
    });
  const [one, other] = [await opened(databaseUrl, '1'), await opened(way.url, '2')];
  const instances: [Instance, Instance] = [one, other];
  started.push(() => Promise.all(instances.map((it) => it.stop())));
  await one.start();
  await other.start();

  const key = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const into = ['-keyout', `${folder}/key.pem`, '-out', `${folder}/fullchain.pem`, '-subj', '/CN=localhost'];
  execFileSync('openssl', [...key, ...into], { stdio: 'ignore' });
  writeFileSync(`${folder}/nginx.conf`, writeNginx({ ports: instances.map((it) => it.port), port, plainPort, folder }));
  const nginxArgs = ['-c', `${folder}/nginx.conf`, '-p', folder];
  execFileSync(process.env.NGINX_PATH ?? 'nginx', [...nginxArgs, '-t'], { stdio: 'pipe' });
  const nginx = spawn(process.env.NGINX_PATH ?? 'nginx', [...nginxArgs, '-g', 'daemon off;'], { stdio: 'ignore' });
  started.push(() => nginx.kill('SIGQUIT'));
  const sql = postgres(databaseUrl, { max: 2, onnotice: () => {} });
  started.push(() => sql.end({ timeout: 1 }));
  const url = new URL(`https://localhost:${port}`);
  await vi.waitFor(async () => {
    const status = await new Promise((done, fail) =>
      get(new URL('/api/v1/health/ready', url), { rejectUnauthorized: false, agent: new Agent() }, (answer) =>
        done(answer.resume().statusCode),
      ).on('error', fail),
    );
    if (status !== 200) throw new Error(`nginx answers ${status}`);
  }, 60_000);
  return {
    ...{ url, one, other, instances, sql, way },
    restartPostgres: () => restartPostgres(CLUSTER),
    nginxErrors: () => readFileSync(`${folder}/nginx-error.log`, 'utf8'),
    /** The names of all letters sent, by the instance that sent them. */
    letters: () =>
      instances.map(({ outbox }) =>
        // An instance that has sent nothing has no folder yet.
        existsSync(outbox) ? readdirSync(outbox).filter((name) => name.endsWith('.eml')) : [],
      ),
    note: (line: string) => writeFileSync(`${folder}/figures.txt`, `          ${line}\n`, { flag: 'a' }),
  };
}

export type Fleet = Awaited<ReturnType<typeof startFleet>>;
