import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Cannot } from './cannot';

const STOP_MS = 20_000;
const POLL_MS = 100;

/** Process ids are reused; with the start time they are unique. */
interface ProcessName {
  pid: number;
  since: string;
}

export interface Running {
  kind: string;
  url: string;
  process: ProcessName;
  /** Stops the engine; undefined if a developer started it. */
  owner?: ProcessName;
}

function nameOf(pid: number): ProcessName | undefined {
  try {
    // The program's name may hold spaces and brackets.
    const rest = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\)/s, '');
    const [state, ...numbers] = rest.trim().split(' ');
    // A zombie has ended.
    return state === 'Z' ? undefined : { pid, since: numbers[18] ?? '' };
  } catch {
    return undefined;
  }
}

export const isAlive = ({ pid, since }: ProcessName) => nameOf(pid)?.since === since;

const runs = (cache: string) => join(cache, 'run');

function read(folder: string): Running | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, 'running.json'), 'utf8')) as Running;
  } catch {
    return undefined;
  }
}

export function allRunning(cache: string): { folder: string; running: Running }[] {
  mkdirSync(runs(cache), { recursive: true, mode: 0o755 });
  return readdirSync(runs(cache)).flatMap((name) => {
    const folder = join(runs(cache), name);
    const running = read(folder);
    return running && isAlive(running.process) ? [{ folder, running }] : [];
  });
}

/** Signals the whole process group. */
function send(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(-pid, signal);
  } catch {}
}

export async function stopRunning(folder: string, { process: engine }: Running): Promise<void> {
  if (isAlive(engine)) {
    send(engine.pid, 'SIGTERM');
    for (const end = Date.now() + STOP_MS; isAlive(engine) && Date.now() < end; ) await pause(POLL_MS);
    if (isAlive(engine)) send(engine.pid, 'SIGKILL');
  }
  rmSync(folder, { recursive: true, force: true });
}

/** Stops and removes engines of killed runs. */
export async function clearSurvivors(cache: string): Promise<void> {
  for (const { folder, running } of allRunning(cache))
    if (running.owner && !isAlive(running.owner)) await stopRunning(folder, running);
  for (const name of readdirSync(runs(cache))) {
    const folder = join(runs(cache), name);
    const maker = nameOf(Number(name.split('-')[0]));
    const running = read(folder);
    if (running ? !isAlive(running.process) : !maker) rmSync(folder, { recursive: true, force: true });
  }
}

const promised = promisify(execFile);

/** Elasticsearch refuses to run as root. */
async function otherUser(): Promise<{ uid?: number; gid?: number }> {
  if (userInfo().uid !== 0) return {};
  try {
    const [uid, gid] = await Promise.all(['-u', '-g'].map((flag) => promised('id', [flag, 'nobody'])));
    return { uid: Number(uid?.stdout), gid: Number(gid?.stdout) };
  } catch {
    throw new Cannot('this is root, and there is no user "nobody" to run it as');
  }
}

export interface Engine {
  kind: string;
  /** Returns the command; may be called again with another folder. */
  prepare(
    folder: string,
    user: { uid?: number; gid?: number },
  ): Promise<{
    command: string;
    args: string[];
    environment: Record<string, string>;
    cwd?: string;
    /** Undefined until it answers. */
    address(): Promise<string | undefined>;
  }>;
  waitMs: number;
}

export interface Started extends Running {
  stop(): Promise<void>;
}

export function ownFolder(path: string, { uid, gid }: { uid?: number; gid?: number }): string {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid);
  return path;
}

/** Starts the engine as another user under root. With `stays` it outlives us. @throws Cannot */
export async function startEngine(cache: string, engine: Engine, { stays = false } = {}): Promise<Started> {
  const user = await otherUser();
  mkdirSync(runs(cache), { recursive: true, mode: 0o755 });
  const folder = join(runs(cache), `${process.pid}-${engine.kind}-${randomBytes(4).toString('hex')}`);
  ownFolder(folder, user);
  const { command, args, environment, address, cwd = folder } = await engine.prepare(folder, user);
  const log = openSync(join(folder, 'server.log'), 'w');
  const child = spawn(command, args, {
    ...user,
    cwd,
    // Outside the terminal's group: we stop it after Ctrl-C.
    detached: true,
    env: { NODE_ENV: process.env.NODE_ENV, PATH: process.env.PATH, ...environment },
    stdio: ['ignore', log, log],
  });
  await new Promise((done, fail) => child.once('spawn', done).once('error', fail));
  child.unref();
  const running: Running = {
    kind: engine.kind,
    url: '',
    process: nameOf(child.pid as number) ?? { pid: child.pid as number, since: '' },
    ...(!stays && { owner: nameOf(process.pid) }),
  };
  const note = () => writeFileSync(join(folder, 'running.json'), JSON.stringify(running));
  note();
  try {
    running.url = await untilItAnswers(child, engine, address, join(folder, 'server.log'));
    note();
  } catch (error) {
    await stopRunning(folder, running);
    throw error;
  }
  return { ...running, stop: () => stopRunning(folder, running) };
}

async function untilItAnswers(
  child: ChildProcess,
  { kind, waitMs }: Engine,
  address: () => Promise<string | undefined>,
  log: string,
): Promise<string> {
  for (const end = Date.now() + waitMs; Date.now() < end; await pause(POLL_MS)) {
    const url = await address().catch(() => undefined);
    if (url) return url;
    if (child.exitCode !== null || child.signalCode !== null) break;
  }
  const last = readFileSync(log, 'utf8').trim().split('\n').slice(-5).join('\n');
  throw new Error(`${kind} did not start:\n${last}`);
}
