import type { ImportResult } from './import';
import { number } from './progress';
import type { Tally } from './run';

const COLUMNS = ['rows', 'inserted', 'updated', 'unchanged', 'deleted', 'refused'] as const satisfies (keyof Tally)[];
const MOST_WARNINGS = 20;

/** What an import did, in words and a table. */
export function summary(result: ImportResult): string {
  const { kinds, changed, refused, report, warnings, seconds, dryRun, interrupted } = result;
  const table = [['', ...COLUMNS], ...Object.entries(kinds).map(([kind, tally]) => [kind, ...cells(tally)])];
  const lines = [aligned(table), ''];
  for (const warning of warnings.slice(0, MOST_WARNINGS)) lines.push(`Note: ${warning}`);
  if (warnings.length > MOST_WARNINGS) lines.push(`Note: and ${warnings.length - MOST_WARNINGS} more`);
  const took = `${seconds.toFixed(1)} s`;
  if (interrupted) lines.push(`Stopped after ${took}: ${number(changed)} rows written; run it again for the rest.`);
  else if (dryRun) lines.push(`Dry run, ${took}: nothing was written; ${number(changed)} rows would be.`);
  else if (changed === 0 && refused === 0) lines.push(`Nothing changed: the shop has all of this already (${took}).`);
  else if (changed === 0) lines.push(`Nothing changed (${took}).`);
  else lines.push(`Imported in ${took}: ${number(changed)} rows written.`);
  if (refused > 0)
    lines.push(`${number(refused)} ${refused === 1 ? 'row was' : 'rows were'} refused; why is in ${report}`);
  return lines.join('\n');
}

const cells = (tally: Tally) => COLUMNS.map((column) => number(tally[column]));

function aligned(rows: string[][]): string {
  const widths = rows[0]?.map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0))) ?? [];
  const pad = (cell: string, i: number) =>
    i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart((widths[i] ?? 0) + 2);
  return rows.map((row) => row.map(pad).join('')).join('\n');
}
