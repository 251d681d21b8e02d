import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { articleTags, expireAllPages, expirePages, markMissing, tagPage } from '@/server/page-door/page-tags';
import { processWide } from '@/server/process';

/** What Next has been told of the page being rendered. */
const told: { value: unknown; key: string[]; tags: string[] }[] = [];
vi.mock('next/cache', () => ({
  unstable_cache:
    (load: () => Promise<unknown>, key: string[], { tags }: { tags: string[] }) =>
    async () => {
      const value = await load();
      told.push({ value, key, tags });
      return value;
    },
}));

const shared = processWide<object>('pages');
beforeEach(() => void told.splice(0));
afterEach(() => {
  shared.set(undefined);
});

describe('a page names what it shows', () => {
  it('each thing once, and by a key of its own', async () => {
    await tagPage('article:1', 'lists', 'article:1');
    await tagPage('article:1');
    expect(told).toEqual([
      { value: true, key: ['page-tags', 'article:1', 'lists'], tags: ['article:1', 'lists'] },
      { value: true, key: ['page-tags', 'article:1'], tags: ['article:1'] },
    ]);
  });

  it('articles by their ids, in their order', () => {
    expect(articleTags([{ id: 7 }, { id: 3 }])).toEqual(['article:7', 'article:3']);
    expect(articleTags([])).toEqual([]);
  });

  it('nothing, of a page that shows nothing that changes', async () => {
    await tagPage();
    expect(told).toEqual([]);
  });

  it('a hundred and twenty things at most, counted without repetition: Next keeps 128, and drops the rest unsaid', async () => {
    const ids = Array.from({ length: 130 }, (_, i) => ({ id: i + 1 }));
    await tagPage('lists', 'lists', ...articleTags(ids));
    expect(told[0]?.tags).toEqual(['lists', ...articleTags(ids.slice(0, 119))]);
  });

  it('a page of what is not there is answered with 404, and made anew with the lists', async () => {
    await markMissing();
    expect(told.map(({ tags }) => tags)).toEqual([['status:404', 'lists']]);
  });
});

describe('what changes takes pages out of the cache', () => {
  it('those with its tags, or all', () => {
    const did: unknown[] = [];
    shared.set({ expire: (tags: string[]) => did.push(tags), expireAll: () => did.push('all') });
    expirePages(['article:1', 'campaigns']);
    expireAllPages();
    expect(did).toEqual([['article:1', 'campaigns'], 'all']);
  });

  it('and none where no page has been kept yet', () => {
    expect(() => expirePages(['lists'])).not.toThrow();
    expect(() => expireAllPages()).not.toThrow();
  });
});
