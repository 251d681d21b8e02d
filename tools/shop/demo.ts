import postgres from 'postgres';
import { progress, say } from '@/tools/machine/terminal';

/** Imports the demo chain into an empty database only, and never into that of a live shop. */
export async function prepareData(url: string, { live = false } = {}): Promise<void> {
  const { migrateDatabase } = await import('@/server/platform/db/migrate');
  await migrateDatabase(url);
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  const [row] = await sql`select exists (select from articles) as filled`;
  await sql.end();
  if (row?.filled) return;
  // The goods of the demo chain are no live shop's.
  if (live) return say('There are no articles: import first: npm run feed -- import <folder>');
  say('Importing the demo chain (the first time only) …');
  const { writeDemoFeed } = await import('demo-chain/write-feed');
  const { importFeed } = await import('@/server/feed/import');
  const { connectDatabase } = await import('@/server/platform/db/connection');
  await writeDemoFeed('.data/demo-feed');
  const database = connectDatabase(url);
  try {
    const bar = progress('import');
    const result = await importFeed({
      folder: '.data/demo-feed',
      sql: database.sql,
      onProgress: ({ bytesDone, bytesTotal }) => bar(bytesDone, bytesTotal),
    });
    const { refused, dead } = result;
    if (dead.length > 0) throw new Error(`Nobody could buy in the demo chain: ${dead.join(', ')}`);
    if (refused > 0) throw new Error(`The demo chain has ${refused} refused rows: see ${result.report}`);
  } finally {
    await database.close();
  }
}
