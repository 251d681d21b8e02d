import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SocialPost } from '@/lib/contracts/content';
import { createSeededFeed } from '@/server/adapters/social-feed/seeded';
import { createSocial } from '@/server/catalogue/social/service';
import type { SocialFeed } from '@/server/ports/social-feed';
import { openTestDatabase } from '@/tests/support/database';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => database.sql`truncate social_posts`);

const post = (n: number, message = `Innlegg ${n}`): SocialPost => ({
  ...{ id: `p${n}`, message, full_picture: null, permalink_url: `https://www.facebook.com/p${n}` },
  created_time: new Date(Date.UTC(2026, 1, n)).toISOString(),
});
const open = (feed: SocialFeed) => createSocial({ sql: database.sql, feed });
const holding = (...posts: SocialPost[]) => open({ latest: async () => posts });

describe('rule 16.4: the social feed is read from a cache', () => {
  it('that a refresh brings up to date: new, changed and gone', async () => {
    expect(await holding(post(1), post(2)).refresh()).toBe(2);
    const social = holding(post(3), post(2, 'Rettet'));
    await social.refresh();
    expect(await social.posts()).toEqual([post(3), post(2, 'Rettet')]);
  });

  it('that a refresh with nothing new does not touch', async () => {
    await holding(post(1)).refresh();
    const version = () => database.sql`select xmin::text from social_posts`;
    const before = await version();
    await holding(post(1)).refresh();
    expect(await version()).toEqual(before);
  });

  it.each([
    ['fails', async () => Promise.reject(new Error('down'))],
    ['has nothing', async () => []],
  ])('that stays when the source %s', async (_name, latest: SocialFeed['latest']) => {
    await holding(post(1)).refresh();
    const social = open({ latest });
    await social.refresh().catch(() => {});
    expect(await social.posts()).toEqual([post(1)]);
  });

  it('of twelve, newest first', async () => {
    const social = holding(...Array.from({ length: 20 }, (_, i) => post(i + 1)));
    await social.refresh();
    expect((await social.posts()).map((one) => one.id)).toEqual(Array.from({ length: 12 }, (_, i) => `p${20 - i}`));
  });

  it('whose seeded posts a refresh leaves as they are', async () => {
    await holding(post(1), post(2)).refresh();
    const social = open(createSeededFeed({ sql: database.sql }));
    expect(await social.refresh()).toBe(2);
    expect(await social.posts()).toEqual([post(2), post(1)]);
  });
});
