import { once } from 'node:events';
import { createWriteStream, mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterEach, expect } from 'vitest';
import { RESULTS } from '@/scripts/testing/results';
import type { Sql } from '@/server/db/connection';

/** Rows kept of a table; the demo chain's stock has hundreds of thousands that tell nothing. */
const MOST_ROWS = 500;

let failed = false;

afterEach(({ task }) => {
  if (task.result?.state === 'fail') failed = true;
});

/** After a failure in this file: what its database holds, a JSON object a line, so that it can be read afterwards. */
export async function keepAfterFailure(sql: Sql): Promise<void> {
  if (!failed) return;
  const folder = join(RESULTS, 'failures');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${basename(expect.getState().testPath ?? 'unknown')}.database.jsonl`);
  const out = createWriteStream(file, { flags: 'a' });
  const tables = await sql<
    { name: string }[]
  >`select tablename as name from pg_tables where schemaname = 'public' order by 1`;
  for (const { name } of tables)
    for (const row of await sql`select * from ${sql(name)} limit ${MOST_ROWS}`)
      out.write(`${JSON.stringify({ table: name, ...row })}\n`);
  out.end();
  await once(out, 'finish');
  console.log(`What the database held: ${file}`);
}
