import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

export interface Ran {
  code: number;
  wallMs: number;
  /** With its children; undefined without a POSIX shell. */
  cpuMs?: number;
  output: string;
}

/** `1m2.345s`, as the shell's `times` writes it, in milliseconds. */
const msOf = (time: string) => {
  const [, minutes = '0', seconds = '0'] = /(\d+)m([\d.]+)s/.exec(time) ?? [];
  return Number(minutes) * 60_000 + Number(seconds) * 1000;
};

/** The second line is of the children. */
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
      // It has ended.
    }
}
process.on('exit', endAll);

/** The first signal ends the children; the second ends at once. */
let ending = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    if (ending) process.exit(1);
    ending = true;
    endAll();
  });

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
    // A group of its own, ended with this process.
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

/** With finished children; undefined without /proc. */
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
