import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeDemoFeed } from 'demo-chain/write-feed';
import { expect, it } from 'vitest';
import { importFeed } from '@/server/feed/import';
import { openTestDatabase } from '@/tests/support/database';

it('is imported without a refusal, and a second time without a change', { timeout: 180_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'demo-import-'));
  const database = await openTestDatabase();
  try {
    await writeDemoFeed(folder);
    const first = Object.values((await importFeed({ folder, sql: database.sql })).kinds);
    expect(first.filter(({ refused }) => refused > 0)).toEqual([]);
    expect(first.reduce((sum, { inserted }) => sum + inserted, 0)).toBeGreaterThan(200_000);
    const again = Object.entries((await importFeed({ folder, sql: database.sql })).kinds);
    expect(again.filter(([, { inserted, updated, refused }]) => inserted + updated + refused > 0)).toEqual([]);
  } finally {
    await database.close();
    await rm(folder, { recursive: true });
  }
});
