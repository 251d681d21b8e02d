import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { importFile } from '@/docs/import-example';
import { importEndpoints } from '@/lib/contracts/endpoints/imports';
import { ImportReport, ImportState } from '@/lib/contracts/imports';
import { startJobs } from '@/server/platform/jobs/scheduler';
import { ean, importFiles, smallFeed } from '@/tests/server/feed/small-feed';
import { openTestDatabase } from '@/tests/support/database';
import { serveRoutes } from '@/tests/support/serve-routes';
import { newSpool, openRoom, type Room, removeSpool } from './fixture';

const shop = vi.hoisted(() => ({}) as Record<string, unknown>);
vi.mock('@/server/shop', () => ({ openShop: () => shop }));

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let routes: Awaited<ReturnType<typeof serveRoutes>>;
let root: string;
let room: Room;
beforeAll(async () => {
  database = await openTestDatabase();
  await importFiles(database.sql, smallFeed());
  routes = await serveRoutes('/import');
});
afterAll(async () => {
  await routes.close();
  await database.close();
});
beforeEach(async () => {
  root = await newSpool();
  room = openRoom(database, root);
  Object.assign(shop, { imports: { keys: room.keys, queue: room.queue } });
  const stopJobs = startJobs({ tasks: room.jobs, log: (...fault) => void room.faults.push(fault) });
  return async () => {
    await stopJobs();
    await removeSpool(root);
  };
});

const stock = () => database.sql`
  select v.ean, s.shop_id, s.qty from stock s join variants v on v.id = s.variant_id order by v.ean, s.shop_id`;

describe('rule 16.6: the client of docs/integrate.md', () => {
  it('sends stock from a CSV, waits for its report, and is told of refused rows', async () => {
    const { key } = await room.newKey(['stock']);
    const path = join(root, 'stock.csv');
    await writeFile(path, `ean;shopId;qty\n${ean(10)};1;17\n${ean(11)};2;18\n${ean(11)};9;1\n`);
    const report = await importFile(routes.url, key, 'stock', path, 'push-2026-03-03T12:00');
    expect(report).toMatchObject({ state: 'done', kinds: { stock: { rows: 3, updated: 2, refused: 1 } } });
    expect(report.refusedRows).toEqual([{ line: 4, field: 'shopId', reason: 'there is no shop 9' }]);
    expect(await stock()).toEqual([
      { ean: ean(10), shopId: 1, qty: 17 },
      { ean: ean(11), shopId: 2, qty: 18 },
      { ean: ean(20), shopId: 1, qty: 7 },
    ]);
    expect(await importFile(routes.url, key, 'stock', path, 'push-2026-03-03T12:00')).toEqual(report);
    expect(room.faults).toEqual([]);
  });

  it('says why it could not', async () => {
    const { key } = await room.newKey(['articles']);
    const path = join(root, 'stock.csv');
    await writeFile(path, `ean;shopId;qty\n${ean(10)};1;17\n`);
    await expect(importFile(routes.url, key, 'stock', path, 'push-2026-03-03T12:00')).rejects.toThrow(
      /403 .*kind_not_allowed/,
    );
  });
});

describe('docs/integrate.md', () => {
  const page = readFileSync('docs/integrate.md', 'utf8');
  const calls = Object.values(importEndpoints).map(({ method, path }) => `${method} ${path}`);
  const fields = Object.keys(ImportReport.shape).filter((name) => name !== 'kind');
  it.each([...calls, ...ImportState.options, ...fields, 'IMPORT_MAX_MB'])('names `%s`', (name) =>
    expect(page).toContain(`\`${name}`),
  );
  it('shows the client as it is', () =>
    expect(readFileSync('docs/import-example.ts', 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(40));
});
