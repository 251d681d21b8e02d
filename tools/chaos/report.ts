import { mkdirSync, writeFileSync } from 'node:fs';
import { FOLDER } from './stage';
import type { Verdict } from './verdict';

export const REPORT = `${FOLDER}/report.md`;

const failuresOf = ({ failures }: Verdict) =>
  [...failures].map(([kind, count]) => `${count} × ${kind}`).join(', ') || 'none';

const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;

export function page(
  verdicts: readonly Verdict[],
  { seed, skipped }: { seed: number; skipped: readonly string[] },
): string {
  const sum = (of: (verdict: Verdict) => number) => verdicts.reduce((total, verdict) => total + of(verdict), 0);
  const figures = (verdict: Verdict) => [
    ...[verdict.requests, verdict.faults, verdict.placed, verdict.paid, verdict.refused],
    ...[verdict.lost, verdict.doubled, verdict.oversold],
  ];
  const titles = ['requests', 'faults', 'orders placed', 'of them paid', 'refused', 'lost', 'doubled', 'oversold'];
  const all = titles.map((_, i) => sum((verdict) => figures(verdict)[i] ?? 0));
  const wrong = verdicts.flatMap(({ name, wrong: found }) => found.map((what) => `- ${name}: ${what}`));
  const notes = verdicts.flatMap(({ name, notes: own }) => own.map((what) => `- ${name}: ${what}`));
  return [
    `# Bad days, seed ${seed}`,
    '',
    row(['scene', ...titles, 'no answer or 5xx', 'seconds', '']),
    row(['---', ...titles.map(() => '--:'), '---', '--:', '---']),
    ...verdicts.map((verdict) =>
      row([
        verdict.name,
        ...figures(verdict),
        failuresOf(verdict),
        Math.round(verdict.seconds),
        verdict.wrong.length > 0 ? 'WRONG' : 'well',
      ]),
    ),
    row(['all', ...all, '', Math.round(sum(({ seconds }) => seconds)), wrong.length > 0 ? 'WRONG' : 'well']),
    ...(notes.length > 0 ? ['', ...notes] : []),
    ...(skipped.length > 0 ? ['', ...skipped.map((what) => `- not tried: ${what}`)] : []),
    '',
    ...(wrong.length > 0 ? ['Wrong:', '', ...wrong] : ['Everything adds up after each of them.']),
    '',
  ].join('\n');
}

export function write(text: string): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(REPORT, text);
  console.log(`\n${text}`);
}
