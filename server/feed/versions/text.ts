import { quoted } from '@/server/feed/fields';
import { number } from '@/server/feed/progress';
import type { KeptRow, Version } from './store';

const MOST_FIELDS = 20;

const when = (at: Date) => at.toISOString().slice(0, 16).replace('T', ' ');

const changedOf = ({ kinds }: Pick<Version, 'kinds'>) =>
  Object.entries(kinds ?? {})
    .map(([kind, { inserted = 0, updated = 0, deleted = 0 }]) => ({ kind, rows: inserted + updated + deleted }))
    .filter(({ rows }) => rows > 0)
    .map(({ kind, rows }) => `${number(rows)} ${kind}`)
    .join(', ');

export function historyText(versions: readonly Version[]): string {
  if (versions.length === 0) return 'Nothing has been imported yet.';
  return versions
    .map((version) => {
      const { id, folder, startedAt, endedAt, error, refused } = version;
      const did = error ? `failed: ${error}` : endedAt ? changedOf(version) || 'nothing changed' : 'did not end';
      const also = refused ? `; ${number(refused)} refused` : '';
      return `${String(id).padStart(5)}  ${when(startedAt)} UTC  ${folder}\n       ${did}${also}`;
    })
    .join('\n');
}

/** A changed row in lines: what it is, and each field before and after. */
export function rowText({ kind, key, before, after }: KeptRow): string {
  const name = `${kind} ${(JSON.parse(key) as unknown[]).join('/')}`;
  if (!before && !after) return `${name}: came and went`;
  if (!before)
    return `${name}: new${after && Object.keys(after).length > 0 ? `, ${quoted(Object.values(after)[0])}` : ''}`;
  if (!after) return `${name}: gone`;
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const lines = fields
    .slice(0, MOST_FIELDS)
    .map((field) => `  ${field}: ${quoted(before[field] ?? null)} → ${quoted(after[field] ?? null)}`);
  if (fields.length > MOST_FIELDS) lines.push(`  and ${fields.length - MOST_FIELDS} more fields`);
  return [name, ...lines].join('\n');
}
