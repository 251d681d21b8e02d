import { isDeepStrictEqual } from 'node:util';
import { FeedError } from '@/server/feed/errors';
import { quoted } from '@/server/feed/fields';
import type { FoundFiles } from '@/server/feed/folder';
import { type ImportOptions, type ImportResult, importFound } from '@/server/feed/import';
import { kinds } from '@/server/feed/kinds/kinds';
import { Unreadable } from '@/server/feed/reading/lines';
import type { RowBlock, WrittenRow } from '@/server/feed/reading/rows';
import type { FeedKind } from '@/server/feed/run';
import type { Sql } from '@/server/platform/db/connection';
import { passedMs } from '@/server/ports/clock';
import type { Image } from './journal';
import { countRows, findLater, findRows, findVersion, type KeptRow } from './store';

interface UndoOptions extends Omit<ImportOptions, 'folder' | 'only' | 'file' | 'title'> {
  version: number;
  /** Where the report of refused rows is written. */
  report: string;
  /** Shelves too: where nothing was sold or counted since. */
  stock?: boolean;
}

const PIECE = 500;
/** About the size of a row, for the progress shown. */
const ROW_BYTES = 100;

/**
 * Puts the rows of a version back as they were before it, as an import of its own: new rows go, rows that are gone come back, and
 * of changed ones the fields that the version changed. A row that was changed since is refused, with the reason.
 */
export async function undoVersion({ version, stock = false, ...options }: UndoOptions): Promise<ImportResult> {
  const started = passedMs();
  const { sql } = options;
  if (!(await findVersion(sql, version))) throw new FeedError(`There is no version ${version}; see "history".`);
  const counts = await countRows(sql, version);
  if (!stock) counts.delete('stock');
  if (counts.size === 0)
    throw new FeedError(
      `Version ${version} has no rows to put back${stock ? '' : '; changed stock is put back with --stock only'}.`,
    );
  const found: FoundFiles = { files: [], refused: [], warnings: [] };
  for (const kind of kinds) {
    const rows = counts.get(kind.name);
    if (rows === undefined) continue;
    found.files.push({
      ...{ kind, name: kind.name, path: '', bytes: rows * ROW_BYTES },
      rows: () => formerRows(sql, kind, version),
    });
  }
  const only = found.files.map(({ kind }) => kind.name);
  const outcome = await importFound({ ...options, only, folder: '.', title: `undo of version ${version}` }, found);
  return { ...outcome, seconds: (passedMs() - started) / 1000 };
}

async function* formerRows(sql: Sql, kind: FeedKind, version: number): AsyncGenerator<RowBlock> {
  let line = 0;
  for (let after: KeptRow | undefined; ; ) {
    const asked = { first: version, last: version, kinds: [kind.name], most: PIECE };
    const rows = await findRows(sql, { ...asked, ...(after && { after }) });
    const keys = rows.map(({ key }) => keyOf(kind, key));
    const current = new Map(
      ((await kind.images?.(sql, keys)) ?? []).map((image) => [JSON.stringify(kind.key.map((f) => image[f])), image]),
    );
    const later = await findLater(
      sql,
      version,
      kind.name,
      rows.map(({ key }) => key),
    );
    yield {
      rows: rows.map((row): WrittenRow => {
        line += 1;
        const fields = former(kind, row, { now: current.get(row.key), later: later.get(row.key), version });
        return { line, fields, size: ROW_BYTES };
      }),
      bytes: rows.length * ROW_BYTES,
    };
    if (rows.length < PIECE) return;
    after = rows.at(-1);
  }
}

const keyOf = ({ key }: FeedKind, text: string): Image => {
  const values = JSON.parse(text) as unknown[];
  return Object.fromEntries(key.map((field, i) => [field, values[i]]));
};

interface Since {
  now: Image | undefined;
  later: number | undefined;
  version: number;
}

/** The row of a feed that puts it back, or why it cannot be. */
function former(kind: FeedKind, { key, before, after }: KeptRow, { now, later, version }: Since): WrittenRow['fields'] {
  const names = keyOf(kind, key);
  const what = `${kind.name} ${Object.values(names).join('/')}`;
  if (later !== undefined)
    return new Unreadable(`stays: ${what} was changed again by version ${later}; undo that one first`);
  if (!before) {
    const changed = now && kind.own ? changedSince(after ?? {}, now) : undefined;
    return changed ? stays(what, changed, version) : { ...names, deleted: true };
  }
  if (!after) return now ? new Unreadable(`stays: ${what} has come back meanwhile`) : { ...names, ...before };
  if (!now) return new Unreadable(`stays: ${what} is not there any more`);
  const changed = changedSince(after, now);
  return changed ? stays(what, changed, version) : { ...now, ...before };
}

interface Changed {
  field: string;
  wrote: unknown;
  is: unknown;
}

function changedSince(after: Image, now: Image): Changed | undefined {
  const field = Object.keys(after).find((name) => !isDeepStrictEqual(now[name] ?? null, after[name] ?? null));
  return field === undefined ? undefined : { field, wrote: after[field], is: now[field] };
}

const stays = (what: string, { field, wrote, is }: Changed, version: number) =>
  new Unreadable(
    `stays: ${field} of ${what} was changed in the shop since: version ${version} wrote ${quoted(wrote)}, now it is ${quoted(is ?? null)}`,
  );
