import { existsSync, readFileSync } from 'node:fs';
import type { PartResult, TimedFile } from './results';
import { SETUP_LOG } from './results';

const seconds = (ms: number | undefined) => (ms === undefined ? '–' : (ms / 1000).toFixed(1)).padStart(8);
const percent = (part: number, whole: number) => `${whole === 0 ? 0 : Math.round((part / whole) * 100)} %`.padStart(6);

/** `tests/server/orders/…` → `server/orders`; `e2e/cart.spec.ts` is a room of its own kind. */
const roomOf = (file: string) => {
  const parts = file.split('/');
  if (parts[0] !== 'tests') return parts[0] as string;
  return parts.slice(1, parts[1] === 'server' || parts[1] === 'contracts' ? 3 : 2).join('/');
};

const sum = (files: TimedFile[], of: 'ms' | 'setupMs') => files.reduce((total, file) => total + file[of], 0);

function rooms(files: TimedFile[]): string[] {
  const byRoom = Map.groupBy(files, ({ file }) => roomOf(file));
  return [...byRoom]
    .map(([room, all]) => ({ room, all, ms: sum(all, 'ms') }))
    .sort((a, b) => b.ms - a.ms)
    .slice(0, 15)
    .map(
      ({ room, all, ms }) =>
        `${seconds(ms)}  ${percent(sum(all, 'setupMs'), ms)} before the first test   ${room} (${all.length})`,
    );
}

function prepared(): string[] {
  if (!existsSync(SETUP_LOG)) return [];
  const all = readFileSync(SETUP_LOG, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { what: string; ms: number });
  return [...Map.groupBy(all, ({ what }) => what)].map(
    ([what, times]) => `${seconds(times.reduce((total, { ms }) => total + ms, 0))}  ${what}, ${times.length} times`,
  );
}

export function timeTable(parts: PartResult[], wallMs: number): string {
  const all = parts.flatMap(({ files = [] }) => files);
  const rows = parts.map(
    ({ name, wallMs: wall, cpuMs, passed, failed, skipped }) =>
      `${seconds(wall)} ${seconds(cpuMs)}  ${String(passed).padStart(6)} ${String(failed).padStart(6)} ${String(skipped ?? 0).padStart(7)}  ${name}`,
  );
  const cpu = parts.reduce((total, { cpuMs }) => total + (cpuMs ?? 0), 0);
  const sections: [string, string[]][] = [
    ['    wall      cpu  passed failed skipped  part (seconds; parts run beside each other)', rows],
    ['', [`${seconds(wallMs)} ${seconds(cpu)}  in all`]],
    ['By room, seconds of its files:', rooms(all)],
    ['Prepared for tests, seconds:', prepared()],
    [
      'The twenty slowest files, seconds:',
      all
        .toSorted((a, b) => b.ms - a.ms)
        .slice(0, 20)
        .map(({ file, ms, setupMs }) => `${seconds(ms)}  ${percent(setupMs, ms)} before the first test   ${file}`),
    ],
  ];
  return sections
    .filter(([, lines]) => lines.length > 0)
    .map(([title, lines]) => [title, ...lines].filter(Boolean).join('\n'))
    .join('\n\n');
}
