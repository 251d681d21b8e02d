import { readdirSync, readFileSync } from 'node:fs';

/** USER_HZ of Linux. */
const TICKS_PER_SECOND = 100;

const statOf = (pid: number) =>
  readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');

/** Milliseconds of all threads, without children. */
export function cpuMs(pid: number): number {
  const [user, system] = statOf(pid).slice(11, 13).map(Number) as [number, number];
  return ((user + system) * 1000) / TICKS_PER_SECOND;
}

export const parentOf = (pid: number) => Number(statOf(pid)[1]);

function familyOf(pid: number): number[] {
  const children = new Map<number, number[]>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      const parent = parentOf(Number(name));
      children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
    } catch {
      // It has ended.
    }
  }
  const below = (one: number): number[] => [one, ...(children.get(one) ?? []).flatMap(below)];
  return below(pid);
}

function field(pid: number, file: string, name: string): number {
  const kilobytes = new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${pid}/${file}`, 'utf8'))?.[1];
  return Number(kilobytes ?? 0) / 1024;
}

/** MB of a process and its children. Shared memory is divided (Pss). */
export function memoryMb(pid: number): number {
  return Math.round(familyOf(pid).reduce((sum, one) => sum + field(one, 'smaps_rollup', 'Pss'), 0));
}

export const peakMb = (pid: number) => Math.round(field(pid, 'status', 'VmHWM'));
