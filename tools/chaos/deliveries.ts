import { mkdirSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { importFeed } from '@/server/feed/import';
import { connectDatabase } from '@/server/platform/db/connection';

interface Deliveries {
  databaseUrl: string;
  folder: string;
  /** Shelves that nobody buys from. */
  shelves: readonly { ean: string; shop: number }[];
  over: () => boolean;
}

/** Imports stock figures. Returns how many ran and failed. */
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
      done.failed += 1;
    }
    await database.close().catch(() => {});
    await pause(500);
  }
  return done;
}
