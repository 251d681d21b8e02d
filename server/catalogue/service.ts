import { Readable } from 'node:stream';
import { shownName } from '@/lib/catalogue/shown-names';
import type { ArticleDetail, ArticleListItem, Category, ListPage } from '@/lib/contracts/catalogue';
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

const ARTICLES_PER_BATCH = 500;
const NAMES_PER_BATCH = 10_000;
const BATCHES_AT_ONCE = 2;
const MOST_COMPARED = 300;
/** Campaigns may begin or end without a call of `forget`. */
const KEEP_MS = 60_000;

type Room = CatalogueDependencies;

type Memo = ReturnType<typeof createMemo>;
type ColorGroups = Parameters<typeof listItem>[1];

const colorGroupsById = async (sql: Room['sql']) =>
  new Map((await store.findColorGroups(sql)).map((group) => [group.id, group]));

/** Adds unshown search fields. Keeps shared texts and lists once, as the index keeps them all. */
function indexedArticle(row: ArticleRow, groups: ColorGroups, { text, list }: Shared): IndexedArticle {
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

/** Keeps the names of hidden articles in addresses: reading them walks the catalogue. */
function createHiddenNames(sql: Room['sql']) {
  let names = new Map<number, string[]>();
  const all = () => new Set([...names.values()].flat());
  return {
    async hiddenNames(): Promise<Set<string>> {
      names = new Map((await store.findHiddenNames(sql)).map((one) => [one.id, one.names]));
      return all();
    },
    async hiddenNamesAfter(ids: number[]): Promise<Set<string>> {
      const found = await store.findHiddenNames(sql, ids);
      for (const id of ids) names.delete(id);
      for (const one of found) names.set(one.id, one.names);
      return all();
    },
  };
}

/** Counts in the engine and loads no articles: there may be a million. */
async function countTree({ sql, engine }: Room, brands?: number[]): Promise<Category[]> {
  const [rows, { facets, prices }] = await Promise.all([
    store.findCategories(sql),
    engine.search({
      ...{ within: brands ? { brands } : {}, facets: ['categories', 'subcategories', 'groups'], take: 0 },
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

/** Keeps the category tree per choice of brands: every page shows it, and counting it walks the whole catalogue. */
function createCategories(room: Room, memo: Memo) {
  const trees = new Map<string, Promise<Category[]>>();
  return {
    categories(brands?: number[]): Promise<Category[]> {
      const key = brands?.join() ?? 'all';
      const tree = trees.get(key) ?? countTree(room, brands);
      trees.set(key, tree);
      tree.catch(() => {
        if (trees.get(key) === tree) trees.delete(key);
      });
      return tree;
    },

    categoryNames: () => memo.remember('category-names', () => store.findCategories(room.sql).then(namesOfCategories)),

    /** Called when the index has taken in a change of more than stock. */
    forget() {
      trees.clear();
      memo.forget();
    },
  };
}

/** Asks all side by side: the rest need not wait for the article's id. */
async function detail({ sql, reviews, at }: Room, memo: Memo, key: store.ArticleKey) {
  const [row, groups, variants, approved] = await Promise.all([
    store.findOne(sql, key, at),
    memo.remember('color-groups', () => colorGroupsById(sql)),
    store.findVariants(sql, key),
    reviews.approved(key),
  ]);
  return row && articleDetail(listItem(row, groups), row, variants, approved);
}

const createDetails = (room: Room, memo: Memo) => ({
  /** Finds an article by a former slug, or by its slug in other letters. */
  async articleByFormerSlug(slug: string): Promise<ArticleDetail | undefined> {
    const id = await store.findIdOfFormer(room.sql, slug);
    return id === undefined ? undefined : detail(room, memo, { id });
  },
  /** Returns hidden articles too, with `visible: false`; pages and calls decide what that means (rule 8.6). */
  article: (slug: string): Promise<ArticleDetail | undefined> => detail(room, memo, { slug }),
  articleById: (id: number): Promise<ArticleDetail | undefined> => detail(room, memo, { id }),
});

/** Returns at most `take` visible articles like this one, of `brands` (product lines) or of all. */
async function related(
  { engine }: Room,
  article: ArticleDetail,
  { take, brands }: { take: number; brands?: number[] },
): Promise<ArticleListItem[]> {
  const among = async (filters: SearchFilters) => {
    const { hits } = await engine.search({
      filters: { ...filters, excludeIds: [article.id], ...(brands ? { brands } : {}) },
      sort: 'bestseller',
      take: MOST_COMPARED,
    });
    return mostAlike(
      article,
      hits.map((hit) => hit.article),
    );
  };
  const near = await among({ subcategories: [article.articleGroup2ID] });
  const far = near.length < take ? await among({ categories: [article.category] }) : [];
  const known = new Set(near.map((one) => one.id));
  return [...near, ...far.filter((one) => !known.has(one.id))].slice(0, take);
}

function createIndexed({ sql, at }: Room) {
  const shared = createShared();
  async function* articles(): AsyncGenerator<IndexedArticle[]> {
    const [groups, ends] = await Promise.all([colorGroupsById(sql), store.findBatchEnds(sql, ARTICLES_PER_BATCH)]);
    const ranges = ends.map((until, place) => ({ after: ends[place - 1] ?? 0, until }));
    const read = async ({ after, until }: (typeof ranges)[number]) =>
      (await store.findBatch(sql, after, until, at)).map((row) => indexedArticle(row, groups, shared));
    yield* Readable.from(ranges).map(read, { concurrency: BATCHES_AT_ONCE });
  }
  return {
    indexed: (): IndexSource => ({ names: () => store.findNames(sql, NAMES_PER_BATCH), articles }),

    /** Returns the index changes of these articles; hidden and deleted ones are removed. */
    async changes(ids: number[]): Promise<ArticleChange[]> {
      const [groups, rows] = await Promise.all([colorGroupsById(sql), store.findByIds(sql, ids, at)]);
      const byId = new Map(rows.map((row) => [row.id, row]));
      return ids.map((id) => {
        const row = byId.get(id);
        return { id, article: row?.visible ? indexedArticle(row, groups, shared) : null };
      });
    },
  };
}

/** Yields the visible articles of `lines` (product lines; default: all) in batches, one of which is in memory at a time. */
async function* forFeed({ sql }: Room, lines?: number[]): AsyncGenerator<FeedArticle[]> {
  const groups = await colorGroupsById(sql);
  for (let after = 0; ; ) {
    const batch = await store.findWhole(sql, after, ARTICLES_PER_BATCH, lines);
    if (!batch) return;
    const variants = Map.groupBy(batch.variants, ({ articleId }) => articleId);
    yield batch.articles.map((row) => feedArticle(listItem(row, groups), row, variants.get(row.id) ?? []));
    after = batch.until;
  }
}

export function createCatalogue(room: Room) {
  const { sql, engine } = room;
  const memo = createMemo(KEEP_MS);
  return {
    ...createCategories(room, memo),
    ...createDetails(room, memo),
    ...createHiddenNames(sql),
    ...createIndexed(room),

    /** Returns one page of a list; `page` counts from 1, as `current_page` of rule 3.5. */
    async list({ page = 1, perPage, ...query }: SearchQuery & { page?: number; perPage: number }): Promise<ListPage> {
      const { hits, total } = await engine.search({ ...query, skip: (page - 1) * perPage, take: perPage });
      return {
        articles: hits.map((hit) => hit.article),
        total,
        current_page: page,
        last_page: Math.max(1, Math.ceil(total / perPage)),
        per_page: perPage,
      };
    },
    related: (article: ArticleDetail, among: { take: number; brands?: number[] }) => related(room, article, among),

    genders: async () => (await store.findGenders(sql)).map((one) => ({ ...one, name: shownName(one.name) })),
    featured: () => store.findFeatured(sql),
    colorGroups: () => store.findColorGroups(sql),
    productLines: () => store.findProductLines(sql),
    bestsellers: (brands?: number[]) => store.findBestsellers(sql, brands),
    sized: (lines?: number[]) => store.findSized(sql, lines),
    addresses: (page: AddressPage) => store.findAddresses(sql, page),
    size: () => store.countVisible(sql),

    forFeed: (lines?: number[]) => forFeed(room, lines),
    /** Changes when the lines of `forFeed` may have changed. */
    mark: () => store.findMark(sql),
  };
}

export type Catalogue = ReturnType<typeof createCatalogue>;
