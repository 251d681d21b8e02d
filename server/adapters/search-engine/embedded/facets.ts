import { type Bitset, counterFor } from '@/lib/lists/bitset';
import type { FacetName, SearchResult } from '@/server/ports/search-engine';
import type { CatalogueIndex } from './catalogue-index';
import { type Dimension, filtered } from './filters';

/** Multi-select facets. Values that would find nothing are left out. */
export function facetCounts(
  index: CatalogueIndex,
  matched: Bitset,
  sets: Map<Dimension, Bitset>,
  facets: FacetName[],
): SearchResult['facets'] {
  const counted: SearchResult['facets'] = {};
  const all = filtered(matched, sets);
  const countAll = counterFor(all);
  for (const name of facets) {
    const set = sets.has(name) ? filtered(matched, sets, name) : all;
    if (name === 'price') {
      const range = priceRange(index, set);
      if (range) counted.price = range;
      continue;
    }
    const count = set === all ? countAll : counterFor(set);
    const counts = new Map<number | string, number>();
    for (const [value, docs] of index.columns.values(name)) {
      const found = count(docs);
      if (found) counts.set(value, found);
    }
    counted[name] = counts;
  }
  return counted;
}

function priceRange(index: CatalogueIndex, set: Bitset): { min: number; max: number } | undefined {
  const { prices } = index.columns;
  let min = Number.POSITIVE_INFINITY;
  let max = -1;
  set.forEach((doc) => {
    const price = prices[doc] as number;
    if (price < min) min = price;
    if (price > max) max = price;
  });
  return max < 0 ? undefined : { min, max };
}
