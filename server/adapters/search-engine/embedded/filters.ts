import { Bitset } from '@/lib/lists/bitset';
import { type ValueFilter, valueFilters } from '@/lib/lists/values';
import type { SearchFilters } from '@/server/ports/search-engine';
import type { CatalogueIndex } from './catalogue-index';

export type Dimension = ValueFilter | 'price' | 'ids' | 'excludeIds';

/** One set of documents per filter that is in use, so that a facet can leave its own out. */
export function filterSets(index: CatalogueIndex, filters: SearchFilters): Map<Dimension, Bitset> {
  const sets = new Map<Dimension, Bitset>();
  for (const name of valueFilters) {
    const chosen = filters[name];
    if (!chosen?.length) continue;
    const values = index.columns.values(name);
    const set = new Bitset();
    for (const value of chosen) {
      const docs = values.get(value);
      if (docs) set.join(docs);
    }
    sets.set(name, set);
  }
  const { price, ids, excludeIds } = filters;
  if (price && (price.min !== undefined || price.max !== undefined))
    sets.set('price', priced(index, index.alive, price));
  if (ids) sets.set('ids', withIds(index, ids));
  if (excludeIds?.length) sets.set('excludeIds', Bitset.copy(index.alive).drop(withIds(index, excludeIds)));
  return sets;
}

/** The documents of `within` in a price range, both bounds inclusive. */
export function priced(index: CatalogueIndex, within: Bitset, price: { min?: number; max?: number }): Bitset {
  const { min = 0, max = Number.MAX_SAFE_INTEGER } = price;
  const { prices } = index.columns;
  const set = new Bitset(index.articles.length);
  within.forEach((doc) => {
    const amount = prices[doc] as number;
    if (amount >= min && amount <= max) set.add(doc);
  });
  return set;
}

/** What is in `matched` and in every filter but one. */
export function filtered(matched: Bitset, sets: Map<Dimension, Bitset>, except?: Dimension): Bitset {
  const result = Bitset.copy(matched);
  for (const [name, set] of sets) if (name !== except) result.keep(set);
  return result;
}

function withIds(index: CatalogueIndex, ids: number[]): Bitset {
  const set = new Bitset();
  for (const id of ids) {
    const doc = index.docOf(id);
    if (doc !== undefined) set.add(doc);
  }
  return set;
}
