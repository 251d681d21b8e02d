import type { ArticleFilters, Facets, SearchAnswer } from '@/lib/contracts/search';
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
  'price',
];

/** Rule 4.27: which index field a filter is. Named both ways, both must hold. */
const fields = {
  genders: 'GenderID',
  colors: 'colorGroups.ColorGroupID',
  brands: 'ProductLineID',
  shops: 'available.ShopID',
  groups: 'ArticleGroup3ID',
  subcategories: 'ArticleGroup2ID',
  categories: 'MainGroupID',
} as const;

/** The filters of the port; undefined when two that must both hold leave nothing. */
export function filtersOf(asked: ArticleFilters): SearchFilters | undefined {
  const filters: SearchFilters = {};
  for (const [name, field] of Object.entries(fields) as [keyof typeof fields, (typeof fields)[keyof typeof fields]][]) {
    const [one = [], other = []] = [asked[name], asked[field]];
    const both = one.length && other.length ? one.filter((id) => other.includes(id)) : [...one, ...other];
    if (one.length > 0 && other.length > 0 && both.length === 0) return undefined;
    if (both.length > 0) filters[name] = both;
  }
  const { price = {}, GrossPrice: gross = {}, campaigns, sizes, ids, excludeIds } = asked;
  const min = Math.max(price.min ?? 0, gross.min ?? 0);
  const max = Math.min(price.max ?? Number.POSITIVE_INFINITY, gross.max ?? Number.POSITIVE_INFINITY);
  if (min > 0 || max !== Number.POSITIVE_INFINITY)
    filters.price = { ...(min > 0 && { min }), ...(Number.isFinite(max) && { max }) };
  return { ...filters, campaigns, sizes, ids, excludeIds };
}

function facetsOf({ price, ...counted }: SearchResult['facets']): Facets {
  const lists = Object.entries(counted).map(([name, counts]) => [
    name,
    [...(counts as Map<number | string, number>)].map(([id, count]) => ({ id, count })),
  ]);
  return { ...(Object.fromEntries(lists) as Facets), price };
}

/** Rule 7.3: the answer of a search, in the shape of the index it names. */
export async function search(
  scope: Scope,
  filters: ArticleFilters,
  query: Omit<SearchQuery, 'filters' | 'facets'>,
): Promise<SearchAnswer> {
  const kept = await scope.kept(filtersOf(filters) ?? { ids: [] });
  const { engine, searchWords } = scope.sources;
  const wishes = query.text ? searchWords.wishes(query.text) : {};
  const found = await engine.search({ ...query, ...wishes, filters: kept, facets: FACETS });
  const total = { value: found.total };
  const hits = found.hits.map(({ id, score, article, ean }) => ({
    _id: String(id),
    _score: Number.isFinite(score) ? score : 0,
    _source: article,
    ean,
  }));
  const { facets, corrected = null, relaxed = [], understood = [], blocking = [] } = found;
  return { hits: { total, hits }, total, facets: facetsOf(facets), corrected, relaxed, understood, blocking };
}
