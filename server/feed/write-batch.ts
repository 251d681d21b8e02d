import { setTimeout as sleep } from 'node:timers/promises';
import type { Tx } from './changes';
import type { Refusal, Run, Staged, Written } from './run';

const ATTEMPTS = 6;

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
    return await transact(run, kind, (tx) => write(tx, rows));
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

/** Shoppers reserve while we import: a transaction that lost against another is simply run again. */
async function transact(run: Run, kind: string, work: (tx: Tx) => Promise<Written>): Promise<Written> {
  if (run.dryRun) return await run.sql.begin('read only', work);
  for (let attempt = 1; ; attempt++) {
    try {
      const { bulk } = run.changes;
      const written = await run.sql.begin(async (tx) => {
        await run.changes.enter(tx);
        return await work(tx);
      });
      run.changes.committed(kind, written.inserted + written.updated + (written.deleted ?? 0), bulk);
      return written;
    } catch (error) {
      const lost = codeOf(error) === '40P01' || codeOf(error) === '40001';
      if (!lost || attempt === ATTEMPTS) throw error;
      await sleep(50 * attempt * (1 + Math.random()));
    }
  }
}

const codeOf = (error: unknown) => (error as { code?: string }).code;

/** Bad values (22), broken constraints (23), limits such as an index entry too long (54); 08, 53 and the like are not. */
const isAboutTheData = (error: unknown) => /^(?:22|23|54)...$/.test(codeOf(error) ?? '');

function refusal(line: number, error: unknown): Refusal {
  const { code, table_name: table, column_name: column, message } = error as Record<string, string | undefined>;
  if (code === '23503' && message?.startsWith('update or delete')) {
    return { line, field: null, reason: `cannot be deleted: ${table?.replaceAll('_', ' ')} still refer to it` };
  }
  return { line, field: column ?? null, reason: `was refused by the database: ${message}` };
}
