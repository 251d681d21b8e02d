import type { Bitset } from '@/lib/lists/bitset';
import { type FilterSets, facetCounters } from '@/lib/lists/filter-sets';
import type { FacetName, SearchFilters, SearchResult } from '@/server/ports/search-engine';
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

function priceRange(index: CatalogueIndex, set: Bitset): { min: number; max: number } | undefined {
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
