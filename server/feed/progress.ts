import { DEATHS } from '@/server/feed/life/rules';
import { passedMs } from '@/server/ports/clock';
import type { ImportResult, Progress } from './import';
import type { Tally } from './run';

interface Terminal {
  isTTY?: boolean;
  columns?: number;
  write(text: string): unknown;
}

const REDRAW_MS = 100;
const PLAIN_MS = 5_000;
const BAR = 24;

/** Redraws one line on a terminal; elsewhere writes a plain line every few seconds. */
export function showProgress(terminal: Terminal, now: () => number = passedMs) {
  const started = now();
  let shown = started;
  let drawn = false;
  const line = ({ file, bytesDone, bytesTotal, rows }: Progress) => {
    const share = bytesTotal === 0 ? 1 : Math.min(1, bytesDone / bytesTotal);
    const speed = Math.round(rows / Math.max(0.001, (now() - started) / 1000));
    const percent = `${Math.floor(share * 100)}`.padStart(3);
    const text = `${percent} %  ${file.padEnd(20)} ${number(rows)} rows  ${number(speed)} rows/s`;
    return terminal.isTTY ? `${'█'.repeat(Math.floor(share * BAR)).padEnd(BAR, '░')} ${text}` : text;
  };
  return {
    update(progress: Progress): void {
      const wait = terminal.isTTY ? REDRAW_MS : PLAIN_MS;
      if (now() - shown < wait && !(terminal.isTTY && !drawn)) return;
      shown = now();
      drawn = true;
      if (terminal.isTTY) terminal.write(`\r\u001b[K${line(progress).slice(0, (terminal.columns ?? 80) - 1)}`);
      else terminal.write(`${line(progress)}\n`);
    },
    end(): void {
      if (terminal.isTTY && drawn) terminal.write('\r\u001b[K');
    },
  };
}

export const number = (value: number) => value.toLocaleString('en').replaceAll(',', ' ');

const COLUMNS = ['rows', 'inserted', 'updated', 'unchanged', 'deleted', 'refused'] as const satisfies (keyof Tally)[];
const MOST_WARNINGS = 20;

export function summary(result: ImportResult): string {
  const { kinds, changed, refused, report, warnings, seconds, dryRun, interrupted, turnedDown, version } = result;
  const table = [['', ...COLUMNS], ...Object.entries(kinds).map(([kind, tally]) => [kind, ...cells(tally)])];
  const lines = table.length > 1 ? [aligned(table), ''] : [];
  for (const warning of warnings.slice(0, MOST_WARNINGS)) lines.push(`Note: ${warning}`);
  if (warnings.length > MOST_WARNINGS) lines.push(`Note: and ${warnings.length - MOST_WARNINGS} more`);
  const took = `${seconds.toFixed(1)} s`;
  if (turnedDown && !dryRun) lines.push(`Nothing was taken over (${took}): nobody could buy in this shop.`);
  else if (interrupted)
    lines.push(`Stopped after ${took}: ${number(changed)} rows written; run it again for the rest.`);
  else if (dryRun) lines.push(`Dry run, ${took}: nothing was written; ${number(changed)} rows would be.`);
  else if (changed === 0 && refused === 0) lines.push(`Nothing changed: the shop has all of this already (${took}).`);
  else if (changed === 0) lines.push(`Nothing changed (${took}).`);
  else lines.push(`Imported in ${took}: ${number(changed)} rows written${version ? `, as version ${version}` : ''}.`);
  lines.push(...deadLines(result));
  if (refused > 0)
    lines.push(`${number(refused)} ${refused === 1 ? 'row was' : 'rows were'} refused; why is in ${report}`);
  const failed = result.pictures?.failed ?? 0;
  if (failed > 0)
    lines.push(
      `${number(failed)} ${failed === 1 ? 'photograph' : 'photographs'} could not be taken; why is in ${report}`,
    );
  return lines.join('\n');
}

function deadLines({ dead, turnedDown, dryRun }: ImportResult): string[] {
  if (dead.length === 0) return [];
  const causes = dead.map((death) => `  ${DEATHS[death]}`);
  if (turnedDown && dryRun) return ['An import would be turned down: nobody could buy in this shop.', ...causes];
  if (turnedDown) return [...causes, '  --force takes it over all the same.'];
  return [
    `Nobody can buy in this shop${dryRun ? ' then' : ''}; that is no worse than before, or was forced.`,
    ...causes,
  ];
}

/** Whether more of the rows were refused than `share` per cent, or a brand, which is no row among others. */
export function tooManyRefused({ kinds, refused }: Pick<ImportResult, 'kinds' | 'refused'>, share: number): boolean {
  if (kinds.brands && kinds.brands.refused > 0) return true;
  const rows = Object.values(kinds).reduce((sum, tally) => sum + Math.max(tally.rows, tally.refused), 0);
  return refused * 100 > Math.max(rows, refused) * share;
}

export const EXIT = { ok: 0, look: 1, dead: 2, wrong: 64 };

/** 2: nothing was taken over. 1: stopped, too many rows refused, or nobody can buy all the same. */
export function exitCode(result: ImportResult, share: number): number {
  if (result.turnedDown) return EXIT.dead;
  return result.interrupted || result.dead.length > 0 || tooManyRefused(result, share) ? EXIT.look : EXIT.ok;
}

const cells = (tally: Tally) => COLUMNS.map((column) => number(tally[column]));

function aligned(rows: string[][]): string {
  const widths = rows[0]?.map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0))) ?? [];
  const pad = (cell: string, i: number) =>
    i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart((widths[i] ?? 0) + 2);
  return rows.map((row) => row.map(pad).join('')).join('\n');
}
