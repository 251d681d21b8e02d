import { Bitset, counterFor } from './bitset';
import type { HeldSizes } from './held';
import { type ValueFilter, valueFilters } from './values';

type Value = number | string;
export type FilterName = ValueFilter | 'price' | 'ids' | 'excludeIds';

/** A catalogue on the server or a list in a browser. Documents are numbered from 0. */
export interface Filterable {
  all: Bitset;
  values: (filter: ValueFilter) => ReadonlyMap<Value, Bitset>;
  /** In øre, by document. */
  prices: ArrayLike<number>;
  docOf: (id: number) => number | undefined;
  /** Which sizes are in which shops; without it, nobody may ask for both. */
  held?: HeldSizes;
}

/** Rule 4.27. Only an empty `ids` asks for nothing. Prices are inclusive (rule 4.28). */
export type Filters = { [name in ValueFilter]?: readonly Value[] } & {
  price?: { min?: number; max?: number };
  ids?: readonly number[];
  excludeIds?: readonly number[];
};

/** `held`: the chosen sizes are in the chosen shops (rule 4.36). */
export type FilterSets = Map<FilterName | 'held', Bitset>;

/** A set per filter in use, so that a count can leave its own out. */
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
  const [sizes, shops] = [sets.get('sizes'), sets.get('shops')];
  if (goods.held && sizes && shops)
    sets.set(
      'held',
      goods.held.having(Bitset.copy(sizes).keep(shops), filters.sizes as string[], filters.shops as number[]),
    );
  const { price, ids, excludeIds } = filters;
  if (price && (price.min !== undefined || price.max !== undefined)) sets.set('price', priced(goods, goods.all, price));
  if (ids) sets.set('ids', withIds(goods, ids));
  if (excludeIds?.length) sets.set('excludeIds', Bitset.copy(goods.all).drop(withIds(goods, excludeIds)));
  return sets;
}

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

export function filtered(matched: Bitset, sets: FilterSets, except?: FilterName): Bitset {
  const result = Bitset.copy(matched);
  for (const [name, set] of sets) {
    if (name !== except && !(name === 'held' && (except === 'sizes' || except === 'shops'))) result.keep(set);
  }
  return result;
}

/** Multi-select facets: `among` is everything the other filters leave. `counts` may hold zeros. */
export function facetCounters(goods: Filterable, matched: Bitset, sets: FilterSets, filters: Filters) {
  const all = filtered(matched, sets);
  const countAll = counterFor(all);
  const among = (name: FilterName) => (sets.has(name) ? filtered(matched, sets, name) : all);
  return {
    among,
    counts(name: ValueFilter): ReadonlyMap<Value, number> {
      const { sizes, shops } = filters;
      if (goods.held && name === 'sizes' && shops?.length) return goods.held.sizesIn(among(name), shops as number[]);
      if (goods.held && name === 'shops' && sizes?.length) return goods.held.shopsWith(among(name), sizes as string[]);
      const count = sets.has(name) ? counterFor(among(name)) : countAll;
      return new Map([...goods.values(name)].map(([value, docs]) => [value, count(docs)]));
    },
  };
}

/** When the filters cause no results: what leaving out each alone would give. */
export const blockingFilters = (matched: Bitset, sets: FilterSets) =>
  [...sets.keys()]
    .filter((filter) => filter !== 'held')
    .map((filter) => ({ filter, total: filtered(matched, sets, filter).count }))
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.total - a.total);
