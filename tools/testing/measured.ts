import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

export interface Ran {
  code: number;
  wallMs: number;
  /** Of the command and all it has waited for; undefined where there is no POSIX shell to tell. */
  cpuMs?: number;
  /** What it printed, unless it was shown. */
  output: string;
}

/** `1m2.345s`, as the shell's `times` writes it, in milliseconds. */
const msOf = (time: string) => {
  const [, minutes = '0', seconds = '0'] = /(\d+)m([\d.]+)s/.exec(time) ?? [];
  return Number(minutes) * 60_000 + Number(seconds) * 1000;
};

/** Two lines: the shell's own times, then those of its children. */
const cpuOf = (times: string): number | undefined => {
  const children = times.trim().split('\n')[1];
  return children?.split(/\s+/).reduce((sum, time) => sum + msOf(time), 0);
};

const TIMED = '"$@"; code=$?; times >&3; exit $code';

const running = new Set<ChildProcess>();

function endAll(): void {
  for (const { pid } of running)
    try {
      if (pid) process.kill(process.platform === 'win32' ? pid : -pid, 'SIGTERM');
    } catch {
      // It has ended by itself meanwhile.
    }
}
process.on('exit', endAll);

/** Told to stop, a run ends what it has started and begins nothing more; told again, it leaves at once. */
let ending = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    if (ending) process.exit(1);
    ending = true;
    endAll();
  });

/** Runs a command; `show` lets it print for itself, otherwise what it prints is kept. */
export function measured(
  command: string,
  args: string[],
  { environment = {}, show = false }: { environment?: Record<string, string>; show?: boolean } = {},
): Promise<Ran> {
  if (ending) throw new Error('The run was told to stop.');
  const begun = performance.now();
  const shell = process.platform !== 'win32';
  const output = show ? 'inherit' : 'pipe';
  const child: ChildProcess = spawn(shell ? '/bin/sh' : command, shell ? ['-c', TIMED, 'sh', command, ...args] : args, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', output, output, 'pipe'],
    // A group of its own, which ends with this process however that ends.
    detached: shell,
  });
  running.add(child);
  const texts = { output: '', times: '' };
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      texts.output += chunk;
    });
  child.stdio[3]?.on('data', (chunk) => {
    texts.times += chunk;
  });
  return new Promise((done, fail) => {
    child.on('error', fail);
    child.on('close', (code) => {
      running.delete(child);
      done({
        code: code ?? 1,
        wallMs: performance.now() - begun,
        cpuMs: cpuOf(texts.times),
        output: texts.output,
      });
    });
  });
}

/** Processor milliseconds of a running process and the children it has waited for; undefined where /proc is not. */
export function cpuOfProcess(pid: number): number | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    // utime, stime, cutime and cstime, in ticks of a hundredth of a second.
    return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks) * 10, 0);
  } catch {
    return undefined;
  }
}
