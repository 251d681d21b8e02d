import { mkdirSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { importFeed } from '@/server/feed/import';
import { connectDatabase } from '@/server/platform/db/connection';

interface Deliveries {
  databaseUrl: string;
  folder: string;
  /** Shelves nobody buys from, so that what stands on the others is known. */
  shelves: readonly { ean: string; shop: number }[];
  over: () => boolean;
}

/** A retailer's imports, one after the other: new figures for some shelves. Answers how many ran, and how many could not. */
export async function deliver({
  databaseUrl,
  folder,
  shelves,
  over,
}: Deliveries): Promise<{ ran: number; failed: number }> {
  const done = { ran: 0, failed: 0 };
  const own = `${folder}/feed`;
  mkdirSync(own, { recursive: true });
  while (!over()) {
    const lines = shelves.map(({ ean, shop }) => `${ean},${shop},${3 + (done.ran % 7)}`);
    writeFileSync(`${own}/stock.csv`, `ean,shopId,qty\n${lines.join('\n')}\n`);
    const database = connectDatabase(databaseUrl, { poolSize: 3 });
    const stop = AbortSignal.timeout(20_000);
    try {
      await importFeed({ folder: own, sql: database.sql, only: ['stock'], signal: stop });
      done.ran += 1;
    } catch {
      // Its database is away as well; the next one brings the same.
      done.failed += 1;
    }
    await database.close().catch(() => {});
    await pause(500);
  }
  return done;
}
