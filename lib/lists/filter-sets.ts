import { Bitset, counterFor } from './bitset';
import { type ValueFilter, valueFilters } from './values';

type Value = number | string;
export type FilterName = ValueFilter | 'price' | 'ids' | 'excludeIds';

/** What can be narrowed by filters: a whole catalogue on the server, one list in a browser. Documents are numbered from 0. */
export interface Filterable {
  /** Every document there is. */
  all: Bitset;
  /** The documents of each value of a filter. */
  values: (filter: ValueFilter) => ReadonlyMap<Value, Bitset>;
  /** In øre, by document. */
  prices: ArrayLike<number>;
  docOf: (id: number) => number | undefined;
}

/** Rule 4.27. An empty list is no filter, but for `ids`, where it asks for nothing. Both bounds of a price are inclusive (rule 4.28). */
export type Filters = { [name in ValueFilter]?: readonly Value[] } & {
  price?: { min?: number; max?: number };
  ids?: readonly number[];
  excludeIds?: readonly number[];
};

export type FilterSets = Map<FilterName, Bitset>;

/** One set of documents per filter that is in use, so that a count can leave its own out. */
export function filterSets(goods: Filterable, filters: Filters): FilterSets {
  const sets: FilterSets = new Map();
  for (const name of valueFilters) {
    const chosen = filters[name];
    if (!chosen?.length) continue;
    const values = goods.values(name);
    const set = new Bitset();
    for (const value of chosen) {
      const docs = values.get(value);
      if (docs) set.join(docs);
    }
    sets.set(name, set);
  }
  const { price, ids, excludeIds } = filters;
  if (price && (price.min !== undefined || price.max !== undefined)) sets.set('price', priced(goods, goods.all, price));
  if (ids) sets.set('ids', withIds(goods, ids));
  if (excludeIds?.length) sets.set('excludeIds', Bitset.copy(goods.all).drop(withIds(goods, excludeIds)));
  return sets;
}

/** The documents of `within` in a price range, both bounds inclusive. */
export function priced(
  { prices }: Filterable,
  within: Bitset,
  { min = 0, max }: { min?: number; max?: number },
): Bitset {
  const most = max ?? Number.MAX_SAFE_INTEGER;
  const set = new Bitset(prices.length);
  within.forEach((doc) => {
    const amount = prices[doc] as number;
    if (amount >= min && amount <= most) set.add(doc);
  });
  return set;
}

function withIds(goods: Filterable, ids: readonly number[]): Bitset {
  const set = new Bitset();
  for (const id of ids) {
    const doc = goods.docOf(id);
    if (doc !== undefined) set.add(doc);
  }
  return set;
}

/** What is in `matched` and in every filter but one. */
export function filtered(matched: Bitset, sets: FilterSets, except?: FilterName): Bitset {
  const result = Bitset.copy(matched);
  for (const [name, set] of sets) if (name !== except) result.keep(set);
  return result;
}

/** Multi-select facets: how many of `matched` each filter's own choice is left out for, as a counter of sets per filter. */
export function facetCounters(matched: Bitset, sets: FilterSets) {
  const all = filtered(matched, sets);
  const countAll = counterFor(all);
  /** What a filter's values are counted among: everything the other filters leave. */
  const among = (name: FilterName) => (sets.has(name) ? filtered(matched, sets, name) : all);
  return {
    among,
    counter: (name: FilterName) => (sets.has(name) ? counterFor(among(name)) : countAll),
  };
}

/** When the filters cause the zero: what leaving out each alone would give, most first. */
export const blockingFilters = (matched: Bitset, sets: FilterSets) =>
  [...sets.keys()]
    .map((filter) => ({ filter, total: filtered(matched, sets, filter).count }))
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.total - a.total);
