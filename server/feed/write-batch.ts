import { transact } from '@/server/platform/db/transact';
import type { Tx } from './changes';
import type { Refusal, Run, Staged, Written } from './run';

type Write<Row> = (tx: Tx, rows: Staged<Row>[]) => Promise<Written>;

/**
 * Writes a batch in one transaction. If the database refuses it for what it holds – something the checks did not
 * foresee – the batch is halved until the row at fault stands alone and is refused by itself.
 */
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

/** Shoppers reserve while we import: what lost against them is run again. */
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
