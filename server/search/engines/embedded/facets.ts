import { Bitset } from '@/lib/lists/bitset';
import { type FilterSets, facetCounters } from '@/lib/lists/filter-sets';
import type { FacetName, PricedFacet, PriceRange, SearchFilters, SearchResult } from '@/server/ports/search-engine';
import type { CatalogueIndex } from './catalogue-index';

/** Multi-select facets. Values that would find nothing are left out. */
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

/** The prices of what is found, place by place. */
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
