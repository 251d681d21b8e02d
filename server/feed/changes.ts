import type { Sql } from '@/server/platform/db/connection';
import type { Computed } from '@/server/platform/db/rows';
import { type Transaction, transact } from '@/server/platform/db/transact';

export type Tx = Transaction;

/** From here on it is cheaper for every instance to drop all its pages at once than one article after another. */
const MANY = { rows: 2_000, stock: 20_000 };

/**
 * Lets triggers log few changes, then silences them and writes one row of kind 'all' at the end. `feed_runs` notes this, so that
 * the import after a killed one writes that row.
 */
export class ChangeLog {
  readonly #sql: Sql;
  readonly #run: number;
  #share = 0;
  #allIsDue = false;

  constructor(sql: Sql, run: number) {
    this.#sql = sql;
    this.#run = run;
  }

  get bulk(): boolean {
    return this.#share > 1;
  }

  async enter(tx: Tx): Promise<void> {
    if (!this.bulk) return;
    await tx`select set_config('shop.bulk', 'on', true)`;
    if (!this.#allIsDue) await tx`update feed_runs set result = '{"bulk": true}' where id = ${this.#run}`;
  }

  committed(kind: string, changed: number, bulk: boolean): void {
    this.#allIsDue ||= bulk;
    this.#share += changed / (kind === 'stock' ? MANY.stock : MANY.rows);
  }

  /** Logs that content, or these articles, changed, for tables without a trigger. */
  async log(tx: Tx, articleIds?: Iterable<number>): Promise<void> {
    if (this.bulk) return;
    if (articleIds) await tx`insert into changes (kind, ref) select 'article', unnest(${[...articleIds]}::int[])`;
    else await tx`insert into changes (kind) values ('content')`;
    await tx`select pg_notify('shop_changes', '')`;
  }

  async settle(): Promise<void> {
    if (this.#allIsDue) await logAll(this.#sql);
    this.#allIsDue = false;
  }
}

/** Logs what an import that was killed in bulk mode did not. Only for the holder of the lock. */
export async function logMissing(sql: Sql): Promise<void> {
  const dead = await sql<Computed<{ bulk: boolean | null }>[]>`
    update feed_runs set ended_at = now() where ended_at is null returning (result->>'bulk')::boolean as bulk`;
  if (dead.some(({ bulk }) => bulk)) await logAll(sql);
}

async function logAll(sql: Sql): Promise<void> {
  await transact(sql, async (tx) => {
    await tx`insert into changes (kind) values ('all')`;
    await tx`select pg_notify('shop_changes', '')`;
  });
}
