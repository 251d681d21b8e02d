import { Bitset } from '@/lib/lists/bitset';
import { blockingFilters, type FilterSets, facetCounters, filtered, filterSets } from '@/lib/lists/filter-sets';
import { UNISEX, unisexLast } from '@/lib/lists/values';
import type {
  FacetName,
  PricedFacet,
  PriceRange,
  SearchFilters,
  SearchQuery,
  SearchResult,
} from '@/server/ports/search-engine';
import { WANTED } from '@/server/search/engines/weights';
import type { CatalogueIndex } from './catalogue-index';
import { pageOfParts } from './order';
import { findText, type TextMatch, type Watch } from './text-search';

const usualTake = 1000;

export function runQuery(index: CatalogueIndex, query: SearchQuery, watch?: Watch): SearchResult {
  const { filters = {}, within, skip = 0, take = usualTake } = query;
  const match = query.text?.trim() ? findText(index, query.text, false, watch) : undefined;
  const pinned = match && !match.code ? docsOf(index, query.pinned ?? []) : [];
  const text = match && withWishes(index, match, pinned, query.boosts ?? []);
  const everywhere = text?.docs ?? index.alive;
  const matched = within ? filtered(everywhere, filterSets(index, within)) : everywhere;
  const sets = filterSets(index, filters);
  const { shops } = filters;
  const said = filters.sizes?.length ? undefined : text?.sizes;
  if (said && shops?.length) sets.set('held', index.held.having(sets.get('shops') as Bitset, said, shops));
  const found = filtered(matched, sets);
  const total = found.count;
  const order = orderFor(index, query, found, text, pinned);
  const page = pageOfParts(order, partsOf(index, query, found), skip, take);
  const blocking = total || !matched.count ? [] : blockingFilters(matched, sets);
  return {
    hits: page.map((doc) => ({
      id: index.article(doc).id,
      score: text?.scores[doc] ?? 0,
      article: index.article(doc),
      ...(text?.ean ? { ean: text.ean } : {}),
    })),
    total,
    facets: facetCounts(index, matched, sets, said ? { ...filters, sizes: said } : filters, query.facets ?? []),
    ...(query.pricesIn ? { prices: pricesIn(index, found, query.pricesIn) } : {}),
    ...text?.about,
    ...(blocking.length ? { blocking } : {}),
    ...(text?.code ? { code: text.code } : {}),
  };
}

/** Unisex goods may come last, whatever the order (rule 4.51). */
function partsOf(index: CatalogueIndex, query: SearchQuery, found: Bitset): Bitset[] {
  const { sort = 'relevance', text, filters, within } = query;
  const bySales = sort === 'bestseller' || (sort === 'relevance' && !text?.trim());
  const unisex = index.values('genders').get(UNISEX);
  if (!bySales || !unisex || !unisexLast(within?.genders, filters?.genders)) return [found];
  return [Bitset.copy(found).drop(unisex), Bitset.copy(found).keep(unisex)];
}

function orderFor(
  index: CatalogueIndex,
  query: SearchQuery,
  found: Bitset,
  text: TextMatch | undefined,
  pinned: number[],
): Int32Array {
  const { sort = 'relevance', descending = false, filters, within } = query;
  if (sort === 'asListed') return asListed(index, filters?.ids ?? within?.ids ?? [], descending);
  if (sort !== 'relevance') return index.orders.by(sort, descending);
  if (!text) return index.orders.by('bestseller', descending);
  const { skip = 0, take = usualTake } = query;
  const first = pinned.filter((doc) => found.has(doc));
  const others = first.length > 0 ? Bitset.copy(found) : found;
  for (const doc of first) others.delete(doc);
  const order = index.orders.byScore(others.toArray(), text.scores, { take: skip + take, descending });
  return first.length > 0 ? Int32Array.from([...first, ...order]) : order;
}

function asListed(index: CatalogueIndex, ids: number[], descending: boolean): Int32Array {
  const docs = docsOf(index, ids);
  return Int32Array.from(descending ? docs.reverse() : docs);
}

const docsOf = (index: CatalogueIndex, ids: number[]) => [...new Set(ids)].flatMap((id) => index.docOf(id) ?? []);

function withWishes(index: CatalogueIndex, match: TextMatch, pinned: number[], boosts: SearchFilters[]): TextMatch {
  if (pinned.length === 0 && boosts.length === 0) return match;
  const docs = Bitset.copy(match.docs);
  for (const doc of pinned) docs.add(doc);
  const scores = match.scores.slice();
  for (const doc of pinned) if (!match.docs.has(doc)) scores[doc] = 0;
  const better = new Bitset();
  for (const boost of boosts) better.join(filtered(match.docs, filterSets(index, boost)));
  for (const doc of better.toArray()) scores[doc] = (scores[doc] as number) * WANTED;
  return { ...match, docs, scores };
}

export function facetCounts(
  index: CatalogueIndex,
  matched: Bitset,
  sets: FilterSets,
  filters: SearchFilters,
  facets: FacetName[],
): SearchResult['facets'] {
  const counted: SearchResult['facets'] = {};
  const { among, counts } = facetCounters(index, matched, sets, filters);
  for (const name of facets) {
    if (name === 'price') {
      const range = priceRange(index, among(name));
      if (range) counted.price = range;
      continue;
    }
    counted[name] = new Map([...counts(name)].filter(([, count]) => count > 0));
  }
  return counted;
}

export function pricesIn(index: CatalogueIndex, found: Bitset, facets: PricedFacet[]): SearchResult['prices'] {
  const of = (facet: PricedFacet) =>
    [...index.values(facet)].flatMap(([value, docs]) => {
      const range = priceRange(index, Bitset.copy(docs).keep(found));
      return range ? [[Number(value), range] as const] : [];
    });
  return Object.fromEntries(facets.map((facet) => [facet, new Map(of(facet))]));
}

function priceRange(index: CatalogueIndex, set: Bitset): PriceRange | undefined {
  const { prices } = index;
  let min = Number.POSITIVE_INFINITY;
  let max = -1;
  set.forEach((doc) => {
    const price = prices[doc] as number;
    if (price < min) min = price;
    if (price > max) max = price;
  });
  return max < 0 ? undefined : { min, max };
}
