import type { BrandId } from '@/lib/brands/brand';
import type { Catalogue, CatalogueFacade } from '@/server/catalogue/open';
import { systemMs } from '@/server/ports/clock';
import type { SearchEngine } from '@/server/ports/search-engine';
import type { SearchFacade } from '@/server/search/open';
import type { Sources } from './scope';
import { createStorefronts } from './storefront';

/** Each holds a whole catalogue. */
const MOST_KEPT = 3;
const KEEP_MS = 15 * 60_000;
/** A larger index would take memory and time from shoppers (docs/decisions/0051-previews.md). */
export const MOST_INDEXED = 30_000;

interface Parts extends Pick<Sources, 'shops' | 'polls' | 'social'> {
  urlOf(brand: BrandId): string;
  engine: SearchEngine;
  catalogueAt: CatalogueFacade['at'];
  searchAt: SearchFacade['at'];
  size: () => Promise<number>;
  log(message: string, error: unknown): void;
}

/** Finds and orders as the open shop does, and shows articles as they will be. */
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

function openStorefrontsAt({ urlOf, size, catalogueAt, searchAt, ...parts }: Parts, at: Date) {
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
    ...{ ...shown, catalogue, engine, searchWords, urlOf },
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

/** Opens the shop at another time, for previews (rule 2.90); orders, carts and customers know no other time. */
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
      // A failed start is tried again by the next request.
      if (!open.has(key)) one.ready.catch(() => open.delete(key));
      open.delete(key);
      open.set(key, { one, usedAt: now() });
      tidy();
      return one.storefronts;
    },
    /** Runs in the background: the open shop comes first. */
    async update(ids: number[]) {
      tidy();
      await Promise.all(
        [...open.values()].map(({ one }) =>
          one.update(ids).catch((error) => parts.log('A preview could not follow a change', error)),
        ),
      );
    },
    forget: () => open.forEach(({ one }) => void one.forget()),
    drop: () => open.clear(),
    get size() {
      return open.size;
    },
  };
}
