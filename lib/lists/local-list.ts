import type { Blocking, ListCounts, ListIndex } from '@/lib/contracts/lists';
import { Bitset } from './bitset';
import { blockingFilters, type Filterable, type FilterSets, facetCounters, filtered, filterSets } from './filter-sets';
import { choiceFilters, type ListFilters, type ListState } from './list-query';
import { unpackMembers } from './members';
import { UNISEX, unisexLast, type ValueFilter } from './values';

/** The answer of the server; `places` are all, in order. */
export interface LocalAnswer {
  total: number;
  counts: ListCounts;
  blocking: Blocking;
  places: number[];
}

export interface LocalList {
  source: ListIndex;
  answer: (state: ListState) => LocalAnswer;
  /** Only the server knows which sizes are in which shops (rule 4.36). */
  knows: (state: ListState) => boolean;
}

const NO_VALUES: ReadonlyMap<number | string, Bitset> = new Map();

export function localList(source: ListIndex): LocalList {
  const goods = filterable(source);
  const unisex = goods.values('genders').get(UNISEX);
  const orders = new Map<string, number[]>();
  /** Ties are in id order, so that pages are stable; for the newest, turned as well. */
  function orderOf({ sort, descending, filters }: ListState): number[] {
    const last = sort === 'bestseller' && unisexLast(source.genders, filters.genders) ? unisex : undefined;
    const name = `${sort}${descending ? '-' : ''}${last ? '+' : ''}`;
    const order = orders.get(name) ?? sorted(source, sort, descending, last);
    orders.set(name, order);
    return order;
  }
  const both = source.facets.sizes.length > 0 && source.facets.shops.length > 0;
  return {
    source,
    knows: ({ filters }) => !both || (filters.sizes.length === 0 && filters.shops.length === 0),
    answer(state) {
      const { excludeIds, price, ...chosen }: ListFilters = state.filters;
      const sets = filterSets(goods, { ...chosen, excludeIds, ...(price ? { price } : {}) });
      const found = filtered(goods.all, sets);
      const total = found.count;
      return {
        total,
        counts: countsOf(goods, sets, state.filters),
        blocking: total > 0 ? [] : (blockingFilters(goods.all, sets) as Blocking),
        places: orderOf(state).filter((place) => found.has(place)),
      };
    },
  };
}

function filterable(source: ListIndex): Filterable {
  const size = source.ids.length;
  const all = new Bitset(size);
  for (let place = 0; place < size; place++) all.add(place);
  const columns = new Map<ValueFilter, ReadonlyMap<number | string, Bitset>>(
    choiceFilters.map((name) => [
      name,
      new Map(source.facets[name].map((members) => [members.value, unpackMembers(members, size)])),
    ]),
  );
  const placeOf = new Map(source.ids.map((id, place) => [id, place]));
  return {
    all,
    values: (name) => columns.get(name) ?? NO_VALUES,
    prices: source.prices,
    docOf: (id) => placeOf.get(id),
  };
}

function countsOf(goods: Filterable, sets: FilterSets, filters: ListFilters): ListCounts {
  const { counts: countsIn } = facetCounters(goods, goods.all, sets, { sizes: filters.sizes, shops: filters.shops });
  const counts = choiceFilters.map((name) => {
    return [name, [...countsIn(name)]];
  });
  return Object.fromEntries(counts) as ListCounts;
}

function sorted(
  { ids, prices, ranks, names, dates }: ListIndex,
  sort: ListState['sort'],
  descending: boolean,
  last = new Bitset(),
): number[] {
  const places = ids.map((_, place) => place);
  if (sort === 'relevance' || sort === 'asListed') return places;
  const newest = sort === 'newest';
  const keys = { bestseller: ranks, price: prices, name: names, newest: dates }[sort];
  const turn = descending === newest ? 1 : -1;
  // The higher id came later.
  const tie = newest ? turn : 1;
  const at = (column: number[], place: number) => column[place] as number;
  return places.sort(
    (a, b) =>
      Number(last.has(a)) - Number(last.has(b)) ||
      turn * (at(keys, a) - at(keys, b)) ||
      tie * (at(ids, a) - at(ids, b)),
  );
}
