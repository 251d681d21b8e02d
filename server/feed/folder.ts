import { readdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { kinds } from '@/server/feed/kinds/kinds';
import type { RowBlock } from '@/server/feed/reading/rows';
import { FeedError } from './errors';
import type { FeedKind, RowSource } from './run';

export interface FeedFile extends RowSource {
  kind: FeedKind;
  name: string;
  path: string;
  bytes: number;
  /** Rows that come from elsewhere than `path`. */
  rows?(): AsyncIterable<RowBlock>;
}

export interface FoundFiles {
  files: FeedFile[];
  refused: { name: string; reason: string }[];
  warnings: string[];
}

export const REPORT_NAME = 'rejected.jsonl';

/** Finds the files of a feed, in the order of import. `only` names the kinds to look for. */
export async function findFiles(folder: string, only?: readonly string[]): Promise<FoundFiles> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') throw new FeedError(`There is no folder ${folder}.`);
    if (error.code === 'ENOTDIR') throw new FeedError(`${folder} is a file; the feed is a folder (see docs/feed.md).`);
    throw new FeedError(`The folder ${folder} cannot be read (${error.code}).`);
  });
  const found: FoundFiles = { files: [], refused: [], warnings: [] };
  const wanted = kinds.filter(({ name }) => only?.includes(name) ?? true);
  for (const kind of wanted) {
    const there = [`${kind.name}.jsonl`, `${kind.name}.csv`].filter((name) => names.includes(name));
    if (there.length === 2) {
      for (const name of there)
        found.refused.push({ name, reason: `is there twice: ${there.join(' and ')}; keep one` });
    } else if (there[0]?.endsWith('.csv') && !kind.csv) {
      found.refused.push({ name: there[0], reason: 'cannot be CSV: the rows hold lists of objects; write JSON lines' });
    } else if (there[0]) await add(found, kind, there[0], join(folder, there[0]));
  }
  const branded = names.includes('brands') && (only?.includes('brands') ?? true);
  if (found.files.length + found.refused.length === 0 && !branded) throw new FeedError(nothingIn(folder, names, only));
  for (const name of names)
    if (!only && isStray(name)) found.warnings.push(`${name} is no file of the feed and was not read`);
  return found;
}

/** Takes a single file as the feed of one kind, whatever it is called. */
export async function fileAs(path: string, kindName: string): Promise<FoundFiles> {
  const kind = kinds.find(({ name }) => name === kindName) as FeedKind;
  if (!/\.(?:jsonl|csv)$/.test(path)) throw new FeedError(`${path} is neither .jsonl nor .csv.`);
  const found: FoundFiles = { files: [], refused: [], warnings: [] };
  await add(found, kind, basename(path), path);
  return found;
}

async function add(found: FoundFiles, kind: FeedKind, name: string, path: string): Promise<void> {
  const status = await stat(path).catch((error: NodeJS.ErrnoException) => error);
  if (status instanceof Error) found.refused.push({ name, reason: `cannot be read (${status.code})` });
  else if (!status.isFile()) found.refused.push({ name, reason: 'is no ordinary file' });
  else {
    if (status.size === 0) found.warnings.push(`${name} is empty`);
    found.files.push({ kind, name, path, bytes: status.size, writtenAt: status.mtimeMs });
  }
}

function nothingIn(folder: string, names: string[], only?: readonly string[]): string {
  const expected = only
    ? only.map((name) => `${name}.jsonl or ${name}.csv`).join(', ')
    : 'articles.jsonl, stock.csv and so on';
  if (names.length === 0) return `The folder ${folder} is empty; a feed holds ${expected} (see docs/feed.md).`;
  return `The folder ${folder} holds no file of a feed: ${expected} (see docs/feed.md).`;
}

const isStray = (name: string) =>
  /\.(?:jsonl?|csv|txt|xlsx?|xml)$/i.test(name) &&
  name !== REPORT_NAME &&
  !kinds.some((kind) => name === `${kind.name}.jsonl` || name === `${kind.name}.csv`);
