import { basename } from 'node:path';
import { afterEach, expect } from 'vitest';
import { keepDatabase } from '@/scripts/testing/keep-database';
import { RESULTS } from '@/scripts/testing/results';
import type { Sql } from '@/server/platform/db/connection';

let failed = false;

afterEach(({ task }) => {
  if (task.result?.state === 'fail') failed = true;
});

/** Keeps what the database of a file with a failed test holds. */
export async function keepAfterFailure(sql: Sql): Promise<void> {
  if (!failed) return;
  const file = basename(expect.getState().testPath ?? 'unknown');
  await keepDatabase(sql, `${RESULTS}/failures/${file}.database.jsonl`);
}
