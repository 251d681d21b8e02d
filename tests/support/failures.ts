import { basename } from 'node:path';
import { afterEach, expect } from 'vitest';
import type { Sql } from '@/server/platform/db/connection';
import { keepDatabase } from '@/tools/testing/keep-database';
import { RESULTS } from '@/tools/testing/results';

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
