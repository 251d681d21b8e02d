import type { BrandId } from '@/lib/brands/brand';
import type { Catalogue, CatalogueFacade } from '@/server/catalogue/open';
import { systemMs } from '@/server/ports/clock';
import type { SearchEngine } from '@/server/ports/search-engine';
import type { SearchFacade } from '@/server/search/open';
import type { Sources } from './scope';
import { createStorefronts } from './storefront';

/** Each holds the catalogue once more: the times that were looked at last. */
const MOST_KEPT = 3;
const KEEP_MS = 15 * 60_000;
/** An index of more articles would take memory and time from the shoppers of the open shop (docs/decisions/0051-previews.md). */
export const MOST_INDEXED = 30_000;

interface Parts extends Pick<Sources, 'shops' | 'polls' | 'social'> {
  urls: Record<BrandId, string>;
  /** Of the shop that is open. */
  engine: SearchEngine;
  catalogueAt: CatalogueFacade['at'];
  searchAt: SearchFacade['at'];
  /** Visible articles. */
  size: () => Promise<number>;
  log(message: string, error: unknown): void;
}

/** Finds and orders as the open shop does, and shows what it found as it will be. */
function withArticlesOf(engine: SearchEngine, catalogue: () => Catalogue): SearchEngine {
  async function then<Item extends { id: number }>(articles: Item[]): Promise<Item[]> {
    const changes = await catalogue().changes(articles.map(({ id }) => id));
    const byId = new Map(changes.map(({ id, article }) => [id, article]));
    return articles.map((one) => ({ ...one, ...byId.get(one.id) }));
  }
  return {
    ...engine,
    async search(query) {
      const found = await engine.search(query);
      const articles = await then(found.hits.map(({ article }) => article));
      return { ...found, hits: found.hits.map((hit, at) => ({ ...hit, article: articles[at] ?? hit.article })) };
    },
    async suggest(prefix, options) {
      const found = await engine.suggest(prefix, options);
      return { ...found, articles: await then(found.articles) };
    },
  };
}

function openStorefrontsAt({ urls, size, catalogueAt, searchAt, ...parts }: Parts, at: Date) {
  const { searchWords, engine: own } = searchAt(at, () => catalogue.categoryNames());
  const shared = withArticlesOf(parts.engine, () => catalogue);
  const engine: SearchEngine = {
    ...own,
    search: async (query) => (await ready).search(query),
    suggest: async (prefix, options) => (await ready).suggest(prefix, options),
  };
  const { catalogue, ...shown } = catalogueAt(at, engine);
  let isOwn = false;
  const ready = (async () => {
    await searchWords.load();
    if ((await size()) > MOST_INDEXED) return shared;
    await own.index(catalogue.indexed());
    isOwn = true;
    return own;
  })();
  const storefronts = createStorefronts({
    ...{ ...shown, catalogue, engine, searchWords, urls },
    ...{ shops: parts.shops, polls: parts.polls, social: parts.social },
  });
  const forget = () => {
    catalogue.forget();
    storefronts.forget();
  };
  return {
    ready,
    storefronts,
    async update(ids: number[]) {
      await ready;
      if (isOwn) await own.update(await catalogue.changes(ids));
      forget();
    },
    forget,
  };
}

type StorefrontsAt = ReturnType<typeof openStorefrontsAt>;

/**
 * The shop at other times than now, for previews (rule 2.90): everything shoppers read, made anew on a clock that stands still. What
 * writes (orders, carts, customers) is no part of it and knows one time only.
 */
export function createStorefrontsAtTimes(parts: Parts, now: () => number = systemMs) {
  const open = new Map<number, { one: StorefrontsAt; usedAt: number }>();

  function tidy() {
    for (const [time, { usedAt }] of open) if (now() - usedAt > KEEP_MS) open.delete(time);
    for (const oldest of open.keys()) {
      if (open.size <= MOST_KEPT) break;
      open.delete(oldest);
    }
  }

  return {
    at(time: Date) {
      const key = time.getTime();
      const one = open.get(key)?.one ?? openStorefrontsAt(parts, time);
      // Who asks first hears of it; what failed is tried anew by the next.
      if (!open.has(key)) one.ready.catch(() => open.delete(key));
      open.delete(key);
      open.set(key, { one, usedAt: now() });
      tidy();
      return one.storefronts;
    },
    /** These articles have changed. Nobody waits for it: the open shop comes first. */
    async update(ids: number[]) {
      tidy();
      await Promise.all(
        [...open.values()].map(({ one }) =>
          one.update(ids).catch((error) => parts.log('A preview could not follow a change', error)),
        ),
      );
    },
    /** What is remembered beside the index is read anew. */
    forget: () => open.forEach(({ one }) => void one.forget()),
    /** Too much has changed. */
    drop: () => open.clear(),
    /** How many times are kept in memory. */
    get size() {
      return open.size;
    },
  };
}
