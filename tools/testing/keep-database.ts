import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Sql } from '@/server/platform/db/connection';

const MOST_ROWS = 500;

async function* linesOf(sql: Sql): AsyncGenerator<string> {
  const tables = await sql<
    { name: string }[]
  >`select tablename as name from pg_tables where schemaname = 'public' order by 1`;
  for (const { name } of tables)
    for (const row of await sql`select * from ${sql(name)} order by 1 desc limit ${MOST_ROWS}`)
      yield `${JSON.stringify({ table: name, ...row })}\n`;
}

export async function keepDatabase(sql: Sql, file: string): Promise<void> {
  mkdirSync(dirname(file), { recursive: true });
  await pipeline(linesOf(sql), createWriteStream(file));
  console.log(`What the database held: ${file}`);
}
