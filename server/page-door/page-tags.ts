import { unstable_cache } from 'next/cache';
import type { PageTag } from '@/server/platform/change-feed/types';
import { processWide } from '@/server/process';

interface PageStore {
  expire(tags: string[]): void;
  expireAll(): void;
}

/** Set by server/page-door/cache/page-cache.mjs when Next opens its cache; undefined until the first page and in scripts. */
const pageStore = processWide<PageStore>('pages').get;

/**
 * Names what the page being rendered shows, so that it leaves the cache when one of these changes. `unstable_cache`
 * is the only public way to tag a page without fetching; what it stores is the word "true".
 * At most 128 tags are kept by Next.
 */
export const tagPage = (...tags: PageTag[]): Promise<void> => tag(tags);

export const articleTags = (articles: readonly { id: number }[]): PageTag[] =>
  articles.map(({ id }): PageTag => `article:${id}`);

async function tag(tags: string[]): Promise<void> {
  const some = [...new Set(tags)].slice(0, 120);
  if (some.length > 0) await unstable_cache(async () => true, ['page-tags', ...some], { tags: some })();
}

/** Expires every page with one of these tags in this instance's cache. */
export const expirePages = (tags: PageTag[]) => pageStore()?.expire(tags);
export const expireAllPages = () => pageStore()?.expireAll();

/** Tag that makes server/page-door/cache/page-cache.mjs answer a page with status 404. */
const MISSING = 'status:404';

/**
 * Marks the page being rendered as not found: it keeps its designed body and is answered with 404. `notFound()` of Next
 * sends an empty body until scripts have run, which leaves crawlers and shoppers without scripts with nothing.
 */
export const markMissing = () => tag([MISSING, 'lists']);
