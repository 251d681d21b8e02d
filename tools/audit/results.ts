import { mkdirSync, writeFileSync } from 'node:fs';
import { type Acceptance, accepted } from './accepted';
import type { Finding, Result } from './part';

const FOLDER = '.data/audit';
const SHOWN = 40;

export interface Verdict {
  open: Finding[];
  page: string;
}

const fits = ({ part, place, what }: Acceptance, finding: Finding) =>
  part === finding.part && place.test(finding.place) && what.test(finding.what);

/** An unused acceptance is a finding. */
export function openFindings(results: Result[], acceptances: Acceptance[] = accepted) {
  const all = results.flatMap(({ findings }) => findings);
  const open = all.filter((finding) => !acceptances.some((one) => fits(one, finding)));
  const ran = new Set(results.filter(({ skipped }) => skipped === undefined).map(({ part }) => part));
  const used = acceptances.map((one) => ({ ...one, times: all.filter((finding) => fits(one, finding)).length }));
  const idle = used
    .filter(({ times, part, sometimes }) => times === 0 && !sometimes && ran.has(part))
    .map(({ part, place, what }) => ({
      part,
      place: 'tools/audit/accepted.ts',
      what: `nothing is ${place} ${what} any more`,
    }));
  return { open: [...open, ...idle], used: used.filter(({ times }) => times > 0) };
}

const cell = (text: string) => text.replaceAll('|', '\\|').replace(/\s+/g, ' ').slice(0, 400);

export function writeReport(results: Result[], { whole }: { whole: boolean }): Verdict {
  const { open, used } = openFindings(results);
  const sum = (of: (result: Result) => number) => results.reduce((total, result) => total + of(result), 0);
  const openOf = (part: string) => open.filter((finding) => finding.part === part);
  const rows = results.map(
    ({ part, tried, failures, seconds, skipped }) =>
      `| ${part} | ${tried} | ${failures} | ${openOf(part).length} | ${seconds.toFixed(1)} | ${skipped ? `skipped: ${cell(skipped)}` : ''} |`,
  );
  const found = results.flatMap(({ part }) => {
    const some = openOf(part);
    if (some.length === 0) return [];
    const lines = some
      .slice(0, SHOWN)
      .map(({ place, what }) => `- \`${place}\`: ${what.replace(/\s+/g, ' ').slice(0, 600)}`);
    const more = some.length > SHOWN ? [`- and ${some.length - SHOWN} more`] : [];
    return [`### ${part}`, '', ...lines, ...more, ''];
  });
  const page = [
    `# Audit of ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC${whole ? '' : ' (some parts)'}`,
    '',
    '| part | tried | 5xx | findings | seconds | |',
    '|---|---:|---:|---:|---:|---|',
    ...rows,
    `| all | ${sum(({ tried }) => tried)} | ${sum(({ failures }) => failures)} | ${open.length} | ${sum(({ seconds }) => seconds).toFixed(1)} | |`,
    '',
    open.length === 0 ? 'Nothing was found.' : '## Findings',
    '',
    ...found,
    ...(used.length > 0
      ? ['## Accepted', '', ...used.map((one) => `- ${one.part}, ${one.times} times: ${one.reason}`), '']
      : []),
    '## Notes',
    '',
    ...results.flatMap(({ part, notes }) => notes.map((note) => `- ${part}: ${note}`)),
    '',
  ].join('\n');
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(`${FOLDER}/report.md`, page);
  return { open, page };
}
