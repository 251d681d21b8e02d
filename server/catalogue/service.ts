import { Readable } from 'node:stream';
import { shownName } from '@/lib/catalogue/shown-names';
import type { ArticleDetail, Category, ListPage } from '@/lib/contracts/catalogue';
import type { FeedArticle } from '@/lib/seo/merchant-feed';
import { createShared, type Shared } from '@/lib/text/shared';
import { createMemo } from '@/server/platform/memoise';
import type {
  ArticleChange,
  IndexedArticle,
  IndexSource,
  PricedFacet,
  SearchFilters,
  SearchQuery,
} from '@/server/ports/search-engine';
import { articleDetail, categoryTree, feedArticle, listItem, mostAlike, namesOfCategories } from './rules';
import * as store from './store';
import type { AddressPage, ArticleRow, CatalogueDependencies } from './types';

const BATCH = 500;
/** Names read for the index at once. */
const NAMES = 10_000;
/** Batches read for the index at the same time. */
const AT_ONCE = 2;
/** How many bestsellers of a subcategory are compared with an article. */
const MOST_COMPARED = 300;
/** A net under `forget`, for what begins or ends by the clock. */
const KEEP_MS = 60_000;

/**
 * The list shape with what is searched in but not shown in lists. What thousands of articles have alike is kept once: an index keeps
 * what it is given, and every row brings copies of its own.
 */
function indexedArticle(
  row: ArticleRow,
  groups: Parameters<typeof listItem>[1],
  { text, list }: Shared,
): IndexedArticle {
  const item = listItem(row, groups);
  return {
    ...item,
    ...{ brand: text(item.brand), gender: text(item.gender), group2: text(item.group2), group3: text(item.group3) },
    ...{ brands: list(item.brands), genders: list(item.genders), categories: list(item.categories) },
    ...{ subcategories: list(item.subcategories), groups: list(item.groups), season: text(item.season) },
    sizes: list(item.sizes.map(text)),
    colors: item.colors.map((one) => ({ ...one, name: text(one.name), hex: one.hex && text(one.hex) })),
    eans: row.eans === '' ? [] : row.eans.split(' '),
    material: text(row.material),
    held: row.held,
  };
}

/** What hidden articles are called in addresses, kept: looking for them walks the catalogue, and every change of a price would. */
function createHidden(sql: CatalogueDependencies['sql']) {
  let names = new Map<number, string[]>();
  return {
    async all(): Promise<Set<string>> {
      names = new Map((await store.findHiddenNames(sql)).map((one) => [one.id, one.names]));
      return new Set([...names.values()].flat());
    },
    async after(ids: number[]): Promise<Set<string>> {
      const found = await store.findHiddenNames(sql, ids);
      for (const id of ids) names.delete(id);
      for (const one of found) names.set(one.id, one.names);
      return new Set([...names.values()].flat());
    },
  };
}

/** The catalogue: articles as shoppers see them, the category tree, and every list (all lists come from `engine`). */
export function createCatalogue({ sql, engine, reviews, at }: CatalogueDependencies) {
  /** The category tree per choice of brands: every page shows it, and counting it walks the whole catalogue. */
  const trees = new Map<string, Promise<Category[]>>();
  const memo = createMemo(KEEP_MS);
  const hidden = createHidden(sql);
  const shared = createShared();
  const groupsById = async () => new Map((await store.findColorGroups(sql)).map((group) => [group.id, group]));

  /** Asks for counts and price ranges, never for articles: of those there may be a million. */
  async function countTree(brands?: number[]): Promise<Category[]> {
    const within = brands ? { brands } : {};
    const [rows, { facets, prices }] = await Promise.all([
      store.findCategories(sql),
      engine.search({
        ...{ within, facets: ['categories', 'subcategories', 'groups'], take: 0 },
        pricesIn: ['categories', 'subcategories'],
      }),
    ]);
    const tallied = (name: PricedFacet) =>
      new Map(
        [...(facets[name] ?? [])].map(([id, count]) => {
          const { min = 0, max = 0 } = prices?.[name]?.get(Number(id)) ?? {};
          return [Number(id), { count, minPrice: min, maxPrice: max }];
        }),
      );
    return categoryTree(rows, {
      categories: tallied('categories'),
      subcategories: tallied('subcategories'),
      groups: facets.groups ?? new Map(),
    });
  }

  async function detail(key: { slug: string } | { id: number }): Promise<ArticleDetail | undefined> {
    const row = await store.findOne(sql, key, at);
    if (!row) return undefined;
    const [groups, variants, approved] = await Promise.all([
      groupsById(),
      store.findVariants(sql, row.id),
      reviews.approved(row.id),
    ]);
    return articleDetail(listItem(row, groups), row, variants, approved);
  }

  return {
    /** By an address that is not its own: a slug it has had before, or one in other letters. */
    async articleByFormerSlug(slug: string): Promise<ArticleDetail | undefined> {
      const id = await store.findIdOfFormer(sql, slug);
      return id === undefined ? undefined : detail({ id });
    },

    /** Hidden articles come back too, with `visible: false`; pages and calls decide what that means (rule 8.6). */
    article: (slug: string) => detail({ slug }),
    articleById: (id: number) => detail({ id }),

    /** One page of a list; `page` counts from 1, as `current_page` of rule 3.5. */
    async list(query: SearchQuery & { page?: number; perPage: number }): Promise<ListPage> {
      const { page = 1, perPage, ...rest } = query;
      const found = await engine.search({ ...rest, skip: (page - 1) * perPage, take: perPage });
      return {
        articles: found.hits.map((hit) => hit.article),
        total: found.total,
        current_page: page,
        last_page: Math.max(1, Math.ceil(found.total / perPage)),
        per_page: perPage,
      };
    },

    /** At most `take` visible articles like this one, of `brands` (product lines) or of all. */
    async related(article: ArticleDetail, { take, brands }: { take: number; brands?: number[] }) {
      const among = async (filters: SearchFilters) => {
        const found = await engine.search({
          filters: { ...filters, excludeIds: [article.id], ...(brands ? { brands } : {}) },
          sort: 'bestseller',
          take: MOST_COMPARED,
        });
        return mostAlike(
          article,
          found.hits.map((hit) => hit.article),
        );
      };
      const near = await among({ subcategories: [article.articleGroup2ID] });
      const far = near.length < take ? await among({ categories: [article.category] }) : [];
      const known = new Set(near.map((one) => one.id));
      return [...near, ...far.filter((one) => !known.has(one.id))].slice(0, take);
    },

    /** The category tree, counted over the articles of `brands` (product lines), or over all. */
    categories(brands?: number[]): Promise<Category[]> {
      const key = brands?.join() ?? 'all';
      const tree = trees.get(key) ?? countTree(brands);
      trees.set(key, tree);
      tree.catch(() => {
        if (trees.get(key) === tree) trees.delete(key);
      });
      return tree;
    },

    /** Every category's name, keyed `level:id` (lib/routes/flatten-categories). */
    categoryNames: () => memo.remember('category-names', () => store.findCategories(sql).then(namesOfCategories)),

    /** Drops what is remembered; called when the index has taken in a change that is more than stock, which no place counts. */
    forget() {
      trees.clear();
      memo.forget();
    },

    genders: async () => (await store.findGenders(sql)).map((one) => ({ ...one, name: shownName(one.name) })),
    featured: () => store.findFeatured(sql),
    colorGroups: () => store.findColorGroups(sql),
    productLines: () => store.findProductLines(sql),
    /** Of `brands` (product lines), or of all. */
    bestsellers: (brands?: number[]) => store.findBestsellers(sql, brands),
    hiddenNames: () => hidden.all(),
    /** The same after these articles have changed: only they are read. */
    hiddenNamesAfter: (ids: number[]) => hidden.after(ids),
    addresses: (page: AddressPage) => store.findAddresses(sql, page),
    /** How many visible articles there are. */
    size: () => store.countVisible(sql),

    /** Every visible article for the search index, in batches, of which the database makes some at once. */
    indexed(): IndexSource {
      async function* articles(): AsyncGenerator<IndexedArticle[]> {
        const [groups, ends] = await Promise.all([groupsById(), store.findBatchEnds(sql, BATCH)]);
        const ranges = ends.map((until, at) => ({ after: ends[at - 1] ?? 0, until }));
        const read = async ({ after, until }: (typeof ranges)[number]) =>
          (await store.findBatch(sql, after, until, at)).map((row) => indexedArticle(row, groups, shared));
        yield* Readable.from(ranges).map(read, { concurrency: AT_ONCE });
      }
      return { names: () => store.findNames(sql, NAMES), articles };
    },

    /** Every visible article of `lines` (product lines; all when undefined) whole, in batches: one of them is in memory at a time. */
    async *forFeed(lines?: number[]): AsyncGenerator<FeedArticle[]> {
      const groups = await groupsById();
      for (let after = 0; ; ) {
        const batch = await store.findWhole(sql, after, BATCH, lines);
        if (!batch) return;
        const variants = Map.groupBy(batch.variants, ({ articleId }) => articleId);
        yield batch.articles.map((row) => feedArticle(listItem(row, groups), row, variants.get(row.id) ?? []));
        after = batch.until;
      }
    },
    /** Another text when what `forFeed` says may be another. */
    mark: () => store.findMark(sql),

    /** What the index must take in after these articles changed; a hidden or vanished one is taken out. */
    async changes(ids: number[]): Promise<ArticleChange[]> {
      const [groups, rows] = await Promise.all([groupsById(), store.findByIds(sql, ids, at)]);
      const byId = new Map(rows.map((row) => [row.id, row]));
      return ids.map((id) => {
        const row = byId.get(id);
        return { id, article: row?.visible ? indexedArticle(row, groups, shared) : null };
      });
    },
  };
}

export type Catalogue = ReturnType<typeof createCatalogue>;
