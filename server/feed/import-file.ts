import { type RowBlock, readRows, type Warn } from '@/server/feed/reading/rows';
import { transact } from '@/server/platform/db/transact';
import type { Tx } from './changes';
import { rowChecker } from './check-row';
import { FileRefused, type Problem } from './errors';
import type { FeedFile } from './folder';
import { takePictures } from './pictures';
import type { Importer, Refusal, Run, Staged, Tally, Written } from './run';

const MOST_CHARACTERS = 4_000_000;

/** Writes rows in batches while the next are read. At most `parallel` batches at once: that bounds the memory. */
export class BatchWriter<Row> {
  readonly #write: (rows: Staged<Row>[]) => Promise<void>;
  readonly #rows: number;
  readonly #parallel: number;
  readonly #writing = new Set<Promise<void>>();
  #batch: Staged<Row>[] = [];
  #text = 0;

  constructor(write: (rows: Staged<Row>[]) => Promise<void>, { rows, parallel }: { rows: number; parallel: number }) {
    this.#write = write;
    this.#rows = rows;
    this.#parallel = parallel;
  }

  add(staged: Staged<Row>, size: number): void {
    this.#batch.push(staged);
    this.#text += size;
  }

  get isFull(): boolean {
    return this.#batch.length >= this.#rows || this.#text > MOST_CHARACTERS;
  }

  async flush(): Promise<void> {
    while (this.#writing.size >= this.#parallel) await Promise.race(this.#writing);
    const rows = this.#batch;
    this.#batch = [];
    this.#text = 0;
    if (rows.length === 0) return;
    const writing = this.#write(rows).then(() => void this.#writing.delete(writing));
    this.#writing.add(writing);
    writing.catch(() => {}); // it stays in the set and is awaited there; without this it would end the process first
  }

  async end(): Promise<void> {
    await this.flush();
    await Promise.all(this.#writing);
  }
}

type Write<Row> = (tx: Tx, rows: Staged<Row>[]) => Promise<Written>;

/** Writes a batch in one transaction; refused data is halved down to the row at fault. */
export async function writeBatch<Row>(
  run: Run,
  kind: string,
  write: Write<Row>,
  rows: Staged<Row>[],
): Promise<Written> {
  try {
    return await transactBatch(run, kind, (tx) => write(tx, rows));
  } catch (error) {
    const [first] = rows;
    if (!first || !isAboutTheData(error)) throw error;
    if (rows.length === 1) return { inserted: 0, updated: 0, refused: [refusal(first.line, error)] };
    const middle = Math.ceil(rows.length / 2);
    const left = await writeBatch(run, kind, write, rows.slice(0, middle));
    const right = await writeBatch(run, kind, write, rows.slice(middle));
    return {
      inserted: left.inserted + right.inserted,
      updated: left.updated + right.updated,
      deleted: (left.deleted ?? 0) + (right.deleted ?? 0),
      refused: [...(left.refused ?? []), ...(right.refused ?? [])],
    };
  }
}

/** Shoppers reserve while we import. */
const patiently = { attempts: 6, lockTimeoutMs: 60_000 };

async function transactBatch(run: Run, kind: string, work: (tx: Tx) => Promise<Written>): Promise<Written> {
  if (run.dryRun) return transact(run.sql, work, { readOnly: true });
  let bulk = false;
  const within = async (tx: Tx) => {
    bulk = run.changes.bulk;
    await run.changes.enter(tx);
    return work(tx);
  };
  const written = await transact(run.sql, within, patiently);
  run.changes.committed(kind, written.inserted + written.updated + (written.deleted ?? 0), bulk);
  return written;
}

const codeOf = (error: unknown) => (error as { code?: string }).code;

/** Bad values (22), broken constraints (23), limits such as an index entry too long (54); 08, 53 and the like are not. */
const isAboutTheData = (error: unknown) => /^(?:22|23|54)...$/.test(codeOf(error) ?? '');

function refusal(line: number, error: unknown): Refusal {
  const { code, table, column, message } = error as Record<string, string | undefined>;
  if (code === '23503' && message?.startsWith('update or delete')) {
    return { line, field: null, reason: `cannot be deleted: ${table?.replaceAll('_', ' ')} still refer to it` };
  }
  return { line, field: column ?? null, reason: `was refused by the database: ${message}` };
}

const REMOVAL_ROWS = 200;

type Fields = Record<string, unknown>;

/** Deletions wait until every file has been imported: a later file may remove the last reference to a row. */
export type Removal = () => Promise<void>;

interface Watch {
  onBlock(bytes: number, rows: number): void;
  warn(text: string): void;
}

export async function importFile(run: Run, file: FeedFile, tally: Tally, watch: Watch): Promise<Removal | undefined> {
  const { kind } = file;
  const importer: Importer<Fields> = await kind.open(run, file);
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
    for await (const block of rowsOf(file, watch.warn)) {
      await takePictures(run.pictures, kind.name, block.rows, {
        file: file.name,
        report: run.report,
        warn: watch.warn,
      });
      for (const written of block.rows) {
        tally.rows += 1;
        const { problems, row, removed } = check(written);
        if (!row || problems.length > 0) refuse(written.line, problems);
        else if (removed) removals.push({ line: written.line, row });
        else writer.add({ line: written.line, row }, written.size);
        if (writer.isFull) await writer.flush();
      }
      watch.onBlock(block.bytes, block.rows.length);
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

export const rowsOf = (file: FeedFile, warn: Warn): AsyncIterable<RowBlock> =>
  file.rows?.() ?? readRows(file.path, file.kind, warn);

export function fileReason(error: unknown): string {
  if (error instanceof FileRefused) return error.message;
  const { code = '' } = error as NodeJS.ErrnoException;
  if (/^(?:EACCES|EPERM|ENOENT|EISDIR|EIO|ELOOP)$/.test(code)) return `cannot be read (${code})`;
  throw error;
}
