import { z } from 'zod';
import type { Problem } from './errors';
import { FileRefused } from './errors';
import type { FeedFile } from './folder';
import { Unreadable } from './reading/lines';
import { readRows, type WrittenRow } from './reading/rows';
import { problemsOf } from './reasons';
import type { Importer, Run, Staged, Tally } from './run';
import { unknownFields } from './unknown-fields';
import { writeBatch } from './write-batch';

/** A batch is written when it holds this much text, however few rows that is. */
const MOST_TEXT = 4_000_000;
const REMOVAL_ROWS = 200;

type Fields = Record<string, unknown>;

/** Deletions wait until every file has been imported: what refers to a row may be told to let go of it by a later one. */
export type Removal = () => Promise<void>;

interface Watch {
  /** `bytes` and `rows` since the last call. */
  onProgress(bytes: number, rows: number): void;
  warn(text: string): void;
}

/** Imports one file and counts into `tally`. */
export async function importFile(run: Run, file: FeedFile, tally: Tally, watch: Watch): Promise<Removal | undefined> {
  const { kind } = file;
  const importer: Importer<Fields> = await kind.open(run);
  const unknown = unknownFields(kind.schema);
  const keyOnly = keySchema(file);
  const seen = new Map<string, number>();
  const removals: Staged<Fields>[] = [];
  let batch: Staged<Fields>[] = [];
  let text = 0;
  let writing: Promise<void> = Promise.resolve();

  const refuse = (line: number | null, problems: Problem[]) => {
    tally.refused += 1;
    for (const problem of problems) run.report.add({ file: file.name, line, ...problem });
  };

  const write = async (rows: Staged<Fields>[]) => {
    const written = await writeBatch(run, kind.name, importer.write.bind(importer), rows);
    count(tally, rows.length, written.refused ?? [], refuse, written);
  };

  const read = ({ line, fields, size }: WrittenRow) => {
    tally.rows += 1;
    if (fields instanceof Unreadable) return refuse(line, [{ field: null, reason: fields.reason }]);
    for (const field in fields) if (fields[field] === '') fields[field] = undefined;
    for (const field of unknown(fields)) watch.warn(`line ${line}: the field "${field}" is unknown and was not read`);
    const removed = !kind.own && fields.deleted === true;
    const parsed = (removed ? keyOnly : kind.schema).safeParse(fields);
    const problems = parsed.success ? [] : problemsOf(parsed.error, fields);
    if (!kind.own) problems.push(...deletedProblems(fields.deleted, importer));
    if (!parsed.success || problems.length > 0) return refuse(line, problems);
    const row = parsed.data as Fields;
    if (!kind.own) {
      const key = kind.key.map((field) => row[field]).join('\u0001');
      const first = seen.get(key);
      if (first !== undefined) return refuse(line, [repeated(kind.key, first)]);
      if (!removed) problems.push(...importer.check(row, line));
      if (problems.length === 0) seen.set(key, line);
    } else problems.push(...importer.check(row, line));
    if (problems.length > 0) return refuse(line, problems);
    if (removed) removals.push({ line, row });
    else batch.push({ line, row });
    text += size;
  };

  /** One batch is being written while the next is read, never more: that is what bounds the memory. */
  const flush = async () => {
    await writing;
    const rows = batch;
    batch = [];
    text = 0;
    if (rows.length === 0) return;
    writing = write(rows);
    writing.catch(() => {}); // awaited above or below; without this a failure in between would end the process
  };

  try {
    for await (const block of readRows(file.path, kind, watch.warn)) {
      for (const row of block.rows) {
        read(row);
        if (batch.length >= kind.batchRows || text > MOST_TEXT) await flush();
      }
      watch.onProgress(block.bytes, block.rows.length);
      if (run.signal?.aborted) break;
    }
  } catch (error) {
    refuse(null, [{ field: null, reason: fileReason(error) }]);
  } finally {
    await flush();
    await writing;
  }
  if (!run.dryRun) await importer.finish?.();
  if (removals.length === 0) return undefined;
  return async () => {
    for (let at = 0; at < removals.length && !run.signal?.aborted; at += REMOVAL_ROWS) {
      const rows = removals.slice(at, at + REMOVAL_ROWS);
      const written = await writeBatch(run, kind.name, async (tx, some) => {
        const deleted = (await importer.remove?.(tx, some.map(({ row }) => row))) ?? 0;
        return { inserted: 0, updated: 0, deleted };
      }, rows);
      count(tally, rows.length, written.refused ?? [], refuse, written);
    }
  };
}

function count(
  tally: Tally,
  rows: number,
  refused: (Problem & { line: number })[],
  refuse: (line: number, problems: Problem[]) => void,
  { inserted, updated, deleted = 0 }: { inserted: number; updated: number; deleted?: number },
): void {
  tally.inserted += inserted;
  tally.updated += updated;
  tally.deleted += deleted;
  tally.unchanged += rows - inserted - updated - deleted - refused.length;
  for (const { line, ...problem } of refused) refuse(line, [problem]);
}

/** What the file system says about a file is about that file alone; anything else ends the import. */
function fileReason(error: unknown): string {
  if (error instanceof FileRefused) return error.message;
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (syscall === 'open' || syscall === 'read') return `cannot be read (${code})`;
  throw error;
}

/** A deleted row needs no more than its key. */
function keySchema({ kind }: FeedFile) {
  return z.object(Object.fromEntries(kind.key.map((field) => [field, kind.schema.shape[field] as z.ZodType])));
}

function deletedProblems(deleted: unknown, importer: Importer<Fields>): Problem[] {
  if (deleted === undefined || deleted === null || deleted === false) return [];
  if (deleted !== true) return [{ field: 'deleted', reason: 'must be true or false' }];
  return importer.remove ? [] : [{ field: 'deleted', reason: 'rows of this kind are never deleted by a feed' }];
}

const repeated = (key: readonly string[], first: number): Problem => ({
  field: key.join(', '),
  reason: `is the same as on line ${first}`,
});
