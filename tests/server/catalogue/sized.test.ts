import { afterAll, beforeAll, expect, it } from 'vitest';
import { findSized } from '@/server/catalogue/store';
import { article, importFiles, smallFeed, variant } from '@/tests/server/feed/small-feed';
import { openTestDatabase } from '@/tests/support/database';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
  const goods = [
    ...[article(1), article(2), article(3, { visible: false, groupId: 2 })],
    article(4, { genders: [], variants: [variant(40, { size: 'Hefte' })] }),
    article(5, { genders: [2, 1], variants: [variant(50, { size: '42' }), variant(51, { size: '43' })] }),
  ];
  await importFiles(database.sql, { ...smallFeed(), 'articles.jsonl': goods });
});
afterAll(() => database.close());

it('rule 2.41: visible goods in several sizes are told once for what they are, others not', async () => {
  const rows = await findSized(database.sql, undefined);
  expect(rows.toSorted((a, b) => a.genders.length - b.genders.length)).toEqual([
    { group2: 'Jakker', group3: 'Skalljakker', genders: [1], sizes: ['L', 'M'] },
    { group2: 'Jakker', group3: 'Skalljakker', genders: [1, 2], sizes: ['42', '43'] },
  ]);
  expect(await findSized(database.sql, [1])).toHaveLength(2);
  expect(await findSized(database.sql, [])).toEqual([]);
});
