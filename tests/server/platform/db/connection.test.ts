import { expect, it, onTestFinished } from 'vitest';
import { connectDatabase } from '@/server/platform/db/connection';
import { openTestDatabase } from '@/tests/support/database';

it('a date without a zone is the same moment wherever the server of the database stands', async () => {
  const { sql, url, close } = await openTestDatabase();
  onTestFinished(close);
  await sql.unsafe(`alter database ${new URL(url).pathname.slice(1)} set timezone to 'Pacific/Kiritimati'`);
  const shop = connectDatabase(url, { poolSize: 1 });
  const [read] = await shop.sql`select '2026-03-01'::timestamptz as moment`;
  await shop.close();
  expect(read?.moment).toEqual(new Date('2026-03-01T00:00:00Z'));
});
