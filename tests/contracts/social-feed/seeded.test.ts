import { afterAll, beforeAll } from 'vitest';
import { createSeededFeed } from '@/server/adapters/social-feed/seeded';
import { openTestDatabase } from '@/tests/support/database';
import { socialFeedContract } from './suite';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

socialFeedContract('the seeded feed', async (posts) => {
  await database.sql`truncate social_posts`;
  if (posts.length > 0) await database.sql`insert into social_posts ${database.sql(posts)}`;
  return createSeededFeed({ sql: database.sql });
});
