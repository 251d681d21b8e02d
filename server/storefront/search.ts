import type { ArticleFilters, Facets, SearchAnswer } from '@/lib/contracts/search';
import { isOfKind } from '@/lib/lists/size-kinds';
import type { FacetName, SearchFilters, SearchQuery, SearchResult } from '@/server/ports/search-engine';
import type { Scope } from './scope';

const FACETS: FacetName[] = [
  'genders',
  'colors',
  'brands',
  'shops',
  'groups',
  'subcategories',
  'categories',
  'sizes',
  'campaigns',
  'ratings',
  'price',
];

/** Rule 4.27: the index field of each filter; named both ways, both must hold. */
const fields = {
  genders: 'GenderID',
  colors: 'colorGroups.ColorGroupID',
  brands: 'ProductLineID',
  shops: 'available.ShopID',
  groups: 'ArticleGroup3ID',
  subcategories: 'ArticleGroup2ID',
  categories: 'MainGroupID',
} as const;

/** Returns undefined when two filters of one field leave nothing. */
export function filtersOf(asked: ArticleFilters): SearchFilters | undefined {
  const filters: SearchFilters = {};
  for (const [name, field] of Object.entries(fields) as [keyof typeof fields, (typeof fields)[keyof typeof fields]][]) {
    const [one = [], other = []] = [asked[name], asked[field]];
    const both = one.length && other.length ? one.filter((id) => other.includes(id)) : [...one, ...other];
    if (one.length > 0 && other.length > 0 && both.length === 0) return undefined;
    if (both.length > 0) filters[name] = both;
  }
  const { campaigns, ratings, sizes, ids, excludeIds } = asked;
  const [price, gross] = [chosenPrice(asked.price), chosenPrice(asked.GrossPrice)];
  const min = Math.max(price.min ?? 0, gross.min ?? 0);
  const max = Math.min(price.max ?? Number.POSITIVE_INFINITY, gross.max ?? Number.POSITIVE_INFINITY);
  if (min > 0 || max !== Number.POSITIVE_INFINITY)
    filters.price = { ...(min > 0 && { min }), ...(Number.isFinite(max) && { max }) };
  return { ...filters, campaigns, ratings, sizes, ids, excludeIds };
}

type PriceEntry = NonNullable<ArticleFilters['price']>;

/** Rule 3.14: an entry that is not checked is not chosen. */
const chosenPrice = (entry: PriceEntry = {}): PriceEntry => (entry.checked === false ? {} : entry);

export type SearchAsked = Omit<SearchQuery, 'filters' | 'facets' | 'descending'> & Pick<Asked, 'order'>;

interface Asked extends Pick<SearchQuery, 'sort'> {
  order?: 'asc' | 'desc';
  filters: ArticleFilters;
}

/** Rule 7.3: the order named, else the price filter's own, else relevance. */
function searchOrder({ sort, order, filters }: Asked): Pick<SearchQuery, 'sort' | 'descending'> {
  const asc = chosenPrice(filters.price).asc ?? chosenPrice(filters.GrossPrice).asc;
  if (sort === undefined && asc !== undefined)
    return { sort: 'price', descending: (order ?? (asc ? 'asc' : 'desc')) === 'desc' };
  return { sort: sort ?? 'relevance', descending: order === 'desc' };
}

type Chosen = readonly (number | string)[];

/** Chosen values first, in their order (rule 4.31). */
function chosenFirst<Row extends { id: number | string }>(rows: Row[], chosen: Chosen): (Row & { checked: boolean })[] {
  const place = ({ id }: Row) => (chosen.includes(id) ? chosen.indexOf(id) : chosen.length);
  return rows.map((row) => ({ ...row, checked: chosen.includes(row.id) })).sort((a, b) => place(a) - place(b));
}

function facetsOf({ price, ...counted }: SearchResult['facets'], filters: SearchFilters): Facets {
  const lists = Object.entries(counted).map(([name, counts]) => {
    const rows = [...(counts as Map<number | string, number>)]
      // Only our own lists know kinds of sizes.
      .filter(([id]) => name !== 'sizes' || !isOfKind(id))
      .map(([id, count]) => ({ id, count }));
    return [name, chosenFirst(rows, filters[name as keyof typeof counted] ?? [])];
  });
  return { ...(Object.fromEntries(lists) as Facets), price };
}

/** Rule 7.3: the answer of a search, in the shape of the index it names. */
export async function search(
  scope: Scope,
  filters: ArticleFilters,
  { order, ...query }: SearchAsked,
): Promise<SearchAnswer> {
  const asked = filtersOf(filters);
  const kept = await scope.kept(asked ?? { ids: [] });
  const { engine, searchWords } = scope.sources;
  const wishes = query.text ? searchWords.wishes(query.text) : {};
  const found = await engine.search({
    ...query,
    ...wishes,
    ...searchOrder({ ...query, order, filters }),
    filters: kept,
    facets: FACETS,
  });
  const { colors = [] } = asked ?? {};
  const total = { value: found.total };
  const hits = found.hits.map(({ id, score, article, ean }) => ({
    _id: String(id),
    _score: Number.isFinite(score) ? score : 0,
    _source: colors.length > 0 ? { ...article, colorGroups: chosenFirst(article.colorGroups, colors) } : article,
    ean,
  }));
  const { facets, corrected = null, relaxed = [], partly = [], understood = [], blocking = [] } = found;
  return {
    hits: { total, hits },
    total,
    facets: facetsOf(facets, asked ?? {}),
    corrected,
    relaxed: relaxed.filter((word) => !partly.includes(word)),
    partly,
    understood,
    blocking,
  };
}
