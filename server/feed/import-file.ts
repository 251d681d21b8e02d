import { readRows } from '@/server/feed/reading/rows';
import { BatchWriter } from './batch-writer';
import { rowChecker } from './check-row';
import { FileRefused, type Problem } from './errors';
import type { FeedFile } from './folder';
import type { Importer, Run, Staged, Tally, Written } from './run';
import { writeBatch } from './write-batch';

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
  const check = rowChecker(kind, importer, watch.warn);
  const removals: Staged<Fields>[] = [];

  const refuse = (line: number | null, problems: Problem[]) => {
    tally.refused += 1;
    for (const problem of problems) run.report.add({ file: file.name, line, ...problem });
  };
  const count = (rows: number, { inserted, updated, deleted = 0, refused = [] }: Written) => {
    tally.inserted += inserted;
    tally.updated += updated;
    tally.deleted += deleted;
    tally.unchanged += rows - inserted - updated - deleted - refused.length;
    for (const { line, ...problem } of refused) refuse(line, [problem]);
  };
  const write = async (rows: Staged<Fields>[]) =>
    count(rows.length, await writeBatch(run, kind.name, importer.write.bind(importer), rows));
  const remove = async (rows: Staged<Fields>[]) => {
    const deleting = async (tx: Parameters<typeof importer.write>[0], some: Staged<Fields>[]): Promise<Written> => {
      const keys = some.map(({ row }) => row);
      return { inserted: 0, updated: 0, deleted: (await importer.remove?.(tx, keys)) ?? 0 };
    };
    count(rows.length, await writeBatch(run, kind.name, deleting, rows));
  };

  const writer = new BatchWriter(write, { rows: kind.batchRows, parallel: kind.parallel ?? 1 });
  try {
    for await (const block of readRows(file.path, kind, watch.warn)) {
      for (const written of block.rows) {
        tally.rows += 1;
        const { problems, row, removed } = check(written);
        if (!row || problems.length > 0) refuse(written.line, problems);
        else if (removed) removals.push({ line: written.line, row });
        else writer.add({ line: written.line, row }, written.size);
        if (writer.isFull) await writer.flush();
      }
      watch.onProgress(block.bytes, block.rows.length);
      if (run.signal?.aborted) break;
    }
  } catch (error) {
    refuse(null, [{ field: null, reason: fileReason(error) }]);
  } finally {
    await writer.end();
  }
  if (!run.dryRun) await importer.finish?.();
  if (removals.length === 0) return undefined;
  return async () => {
    for (let at = 0; at < removals.length && !run.signal?.aborted; at += REMOVAL_ROWS) {
      await remove(removals.slice(at, at + REMOVAL_ROWS));
    }
  };
}

/** What the file system says about a file is about that file alone; anything else ends the import. */
function fileReason(error: unknown): string {
  if (error instanceof FileRefused) return error.message;
  const { code = '' } = error as NodeJS.ErrnoException;
  if (/^(?:EACCES|EPERM|ENOENT|EISDIR|EIO|ELOOP)$/.test(code)) return `cannot be read (${code})`;
  throw error;
}
