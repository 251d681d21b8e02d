import { unstable_cache } from 'next/cache';
import type { PageTag } from '@/server/platform/change-feed/types';
import { processWide } from '@/server/process';

interface PageStore {
  expire(tags: string[]): void;
  expireAll(): void;
}

/** Set by server/page-door/cache/page-cache.mjs when Next opens its cache; undefined until the first page and in scripts. */
const pageStore = processWide<PageStore>('pages').get;

/** Tags the page being rendered. `unstable_cache` is the only public way to tag without fetching; Next keeps 128 tags at most. */
export const tagPage = (...tags: PageTag[]): Promise<void> => tag(tags);

export const articleTags = (articles: readonly { id: number }[]): PageTag[] =>
  articles.map(({ id }): PageTag => `article:${id}`);

async function tag(tags: string[]): Promise<void> {
  const some = [...new Set(tags)].slice(0, 120);
  if (some.length > 0) await unstable_cache(async () => true, ['page-tags', ...some], { tags: some })();
}

export const expirePages = (tags: PageTag[]) => pageStore()?.expire(tags);
export const expireAllPages = () => pageStore()?.expireAll();

/** Tag that makes server/page-door/cache/page-cache.mjs answer a page with status 404. */
const MISSING = 'status:404';

/** Makes the page being rendered a 404 with its body; `notFound()` of Next sends an empty body to clients without scripts. */
export const markMissing = () => tag([MISSING, 'lists']);
