import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';
import { installFromDebian } from '@/tools/machine/chromium';

const isThere = () => spawnSync('wrk', ['-v']).error === undefined;

export async function ensureWrk(log: (line: string) => void): Promise<void> {
  if (!isThere()) await installFromDebian('wrk', log);
  if (!isThere()) throw new Error('The bench of cached pages needs wrk and it was not found: install it.');
}

export interface Asked {
  perSecond: number;
  requests: number;
  failed: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
}

const UNITS: Record<string, number> = { us: 0.001, ms: 1, s: 1000, m: 60_000 };

/** Asks from one thread outside Node, so that what is compared is the servers and not who asks. */
export async function askWithWrk(
  url: string,
  { connections, seconds, headers }: { connections: number; seconds: number; headers: Record<string, string> },
): Promise<Asked> {
  const given = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const { stdout } = await promisify(execFile)('wrk', [
    ...['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', ...given, url],
  ]);
  const number = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1] ?? 0);
  const within = (share: number) => {
    const [, value, unit = ''] = new RegExp(`${share}%\\s+([\\d.]+)([a-z]+)`).exec(stdout) ?? [];
    return Number((Number(value) * (UNITS[unit] ?? Number.NaN)).toFixed(2));
  };
  const errors = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(stdout)?.slice(1) ?? [];
  return {
    perSecond: number(/Requests\/sec:\s+([\d.]+)/),
    requests: number(/(\d+) requests in/),
    failed: number(/Non-2xx or 3xx responses: (\d+)/) + errors.reduce((sum, count) => sum + Number(count), 0),
    p50: within(50),
    p99: within(99),
  };
}
