import { cp } from 'node:fs/promises';
import postgres from 'postgres';
import { progress, say } from '@/tools/machine/terminal';
import { chainFolder } from './chain';
import { currentPayments } from './payments';

const DEMO = '.data/demo-feed';

/**
 * Fills an empty database with the chain of `--chain`, or the demo chain; one of an earlier version gets the demo's brands. A live
 * shop is filled by `npm run feed` alone: the goods of the demo chain are not its.
 */
export async function prepareData(url: string, { live = false } = {}): Promise<void> {
  const { migrateDatabase } = await import('@/server/platform/db/migrate');
  await migrateDatabase(url);
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  const [row] = await sql`select exists (select from articles) as filled, exists (select from brands) as branded`;
  await sql.end();
  const chain = chainFolder();
  if (row?.filled && row.branded) return;
  if (chain) return importChain(url, chain);
  if (live)
    return row?.filled ? undefined : say('There are no articles: import first: npm run feed -- import <folder>');
  if (row?.filled) {
    const { DEMO_BRANDS } = await import('demo-chain/write-feed');
    await cp(DEMO_BRANDS, `${DEMO}/brands`, { recursive: true });
    return importDemo(url, ['brands']);
  }
  say('Importing the demo chain (the first time only) …');
  const { writeDemoFeed } = await import('demo-chain/write-feed');
  await writeDemoFeed(DEMO);
  await importDemo(url);
}

async function importDemo(url: string, only?: string[]): Promise<void> {
  const { refused, report, turnedDown, dead } = await importInto(url, DEMO, only);
  if (turnedDown) throw new Error(`Nobody could buy in the demo chain: ${dead.join(', ')}`);
  if (refused > 0) throw new Error(`The demo chain has ${refused} refused rows: see ${report}`);
}

async function importChain(url: string, folder: string): Promise<void> {
  say(`Importing ${folder} (the first time only) …`);
  const result = await importInto(url, folder);
  const { summary } = await import('@/server/feed/progress');
  if (result.turnedDown) throw new Error(summary(result));
  say(`${summary(result)}\n\n${await healthNow(url)}`);
}

async function healthNow(url: string): Promise<string> {
  const [{ healthOf }, { healthText }, { connectDatabase }, { systemClock }] = await Promise.all([
    import('@/server/feed/health/report'),
    import('@/server/feed/health/text'),
    import('@/server/platform/db/connection'),
    import('@/server/ports/clock'),
  ]);
  const database = connectDatabase(url, { poolSize: 1 });
  try {
    return healthText(await healthOf({ sql: database.sql, now: systemClock(), payments: await currentPayments() }));
  } finally {
    await database.close();
  }
}

async function importInto(url: string, folder: string, only?: string[]) {
  const { importFeed } = await import('@/server/feed/import');
  const { connectDatabase } = await import('@/server/platform/db/connection');
  const { openImportPhotographs } = await import('./photographs');
  const database = connectDatabase(url);
  const photographs = await openImportPhotographs(database.sql);
  try {
    const bar = progress('import');
    return await importFeed({
      ...{ folder, sql: database.sql, pictures: photographs.pictures },
      ...(only && { only }),
      payable: (await currentPayments()).length > 0,
      onProgress: ({ bytesDone, bytesTotal }) => bar(bytesDone, bytesTotal),
    });
  } finally {
    await photographs.close();
    await database.close();
  }
}
