import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { closeShop, processWide } from '@/server/process';
import { article, importFiles, smallFeed } from '@/tests/server/feed/small-feed';
import { openTestDatabase } from '@/tests/support/database';
import { fileOf } from '@/tests/support/demo-brands';
import { startProxy } from '@/tests/support/proxy';

const NET = { timeout: 30_000 };

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let way: Awaited<ReturnType<typeof startProxy>>;
const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never);
const said = vi.spyOn(console, 'error').mockImplementation(() => {});

beforeAll(async () => {
  database = await openTestDatabase();
  await importFiles(database.sql, { ...smallFeed(), 'articles.jsonl': [article(1, { name: 'Turjakke' })] });
  way = await startProxy(database.url);
  vi.stubEnv('DATABASE_URL', way.url);
});
afterAll(async () => {
  await way.cut();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  await database.close();
});

it('rule 18.9: a shop whose database is away while it starts waits for it; what it has counted is written when it ends', async () => {
  const { startShop } = await import('@/server/start');
  const { openRooms } = await import('@/server/open');
  await way.cut();
  const started = startShop();
  await vi.waitFor(
    () => expect(said).toHaveBeenCalledWith(expect.stringMatching(/does not answer \(\w+\); trying for 15 s/)),
    NET,
  );
  await way.mend();
  await started;
  expect(exit).not.toHaveBeenCalled();

  openRooms().search.searchLog.note('turjakke');
  await closeShop();
  expect(await database.sql`select query, count from search_log`).toEqual([{ query: 'turjakke', count: 1 }]);
  await openRooms().database.close();
}, 60_000);

it('a brand with a bad address ends the start, which says so', async () => {
  processWide('shop').set(undefined);
  vi.stubEnv('VAKRINGEN_URL', 'vakringen');
  const data = JSON.stringify(fileOf('nordvidda'));
  await database.sql`insert into brands (id, position, data) values ('vakringen', 1, ${data}::text::jsonb)`;
  const { startShop } = await import('@/server/start');
  await startShop();
  expect(said).toHaveBeenCalledWith(expect.stringMatching(/^The shop cannot start: Bad setting: VAKRINGEN_URL/));
  expect(exit).toHaveBeenCalledWith(1);
  const { openRooms } = await import('@/server/open');
  await openRooms().database.close();
}, 60_000);
