import type { Blocking, ListCounts, ListIndex } from '@/lib/contracts/lists';
import { Bitset, counterFor } from './bitset';
import { type ChoiceFilter, choiceFilters, type ListFilters, type ListState } from './list-query';
import { unpackMembers } from './members';

type Value = number | string;
type Dimension = ChoiceFilter | 'price' | 'excludeIds';

/** What a list holds in a state, as the server answers it. `places` are all of them, in order. */
export interface ListAnswerHere {
  total: number;
  counts: ListCounts;
  blocking: Blocking;
  places: number[];
}

/** A list that can be asked without the network. */
export interface OpenIndex {
  source: ListIndex;
  answer: (state: ListState) => ListAnswerHere;
}

interface Sets {
  source: ListIndex;
  facets: Record<ChoiceFilter, Map<Value, Bitset>>;
  placeOf: Map<number, number>;
  all: Bitset;
  /** Orders made so far, by name. */
  orders: Map<string, number[]>;
}

/** Makes the columns of a list ready to be asked. */
export function openIndex(source: ListIndex): OpenIndex {
  const size = source.ids.length;
  const all = new Bitset(size);
  for (let place = 0; place < size; place++) all.add(place);
  const facets = Object.fromEntries(
    choiceFilters.map((name) => [
      name,
      new Map(source.facets[name].map((members) => [members.value, unpackMembers(members, size)])),
    ]),
  ) as Sets['facets'];
  const placeOf = new Map(source.ids.map((id, place) => [id, place]));
  const sets: Sets = { source, facets, placeOf, all, orders: new Map() };
  return { source, answer: (state) => answerFrom(sets, state) };
}

function answerFrom(index: Sets, state: ListState): ListAnswerHere {
  const sets = filterSets(index, state.filters);
  const found = kept(index, sets);
  const total = found.count;
  return {
    total,
    counts: countsOf(index, sets, found),
    blocking: total > 0 ? [] : blockingOf(index, sets),
    places: orderOf(index, state).filter((place) => found.has(place)),
  };
}

function filterSets(index: Sets, filters: ListFilters): Map<Dimension, Bitset> {
  const sets = new Map<Dimension, Bitset>();
  for (const name of choiceFilters) {
    if (filters[name].length === 0) continue;
    const set = new Bitset();
    for (const value of filters[name]) {
      const members = index.facets[name].get(value);
      if (members) set.join(members);
    }
    sets.set(name, set);
  }
  const { price, excludeIds } = filters;
  if (price) sets.set('price', priced(index, price));
  if (excludeIds.length > 0) {
    const set = Bitset.copy(index.all);
    for (const id of excludeIds) {
      const place = index.placeOf.get(id);
      if (place !== undefined) set.delete(place);
    }
    sets.set('excludeIds', set);
  }
  return sets;
}

/** Rule 4.28: both bounds inclusive. */
function priced({ source }: Sets, { min = 0, max = Number.POSITIVE_INFINITY }: { min?: number; max?: number }) {
  const set = new Bitset(source.prices.length);
  source.prices.forEach((price, place) => {
    if (price >= min && price <= max) set.add(place);
  });
  return set;
}

function kept(index: Sets, sets: Map<Dimension, Bitset>, except?: Dimension): Bitset {
  const result = Bitset.copy(index.all);
  for (const [name, set] of sets) if (name !== except) result.keep(set);
  return result;
}

function countsOf(index: Sets, sets: Map<Dimension, Bitset>, found: Bitset): ListCounts {
  const countFound = counterFor(found);
  const counts = choiceFilters.map((name) => {
    const count = sets.has(name) ? counterFor(kept(index, sets, name)) : countFound;
    return [name, [...index.facets[name]].map(([value, members]) => [value, count(members)])];
  });
  return Object.fromEntries(counts) as ListCounts;
}

function blockingOf(index: Sets, sets: Map<Dimension, Bitset>): Blocking {
  return [...sets.keys()]
    .map((filter) => ({ filter, total: kept(index, sets, filter).count }))
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.total - a.total);
}

/** Every place, sorted; ties are in id order, whichever way the list is turned, so that pages are stable. */
function orderOf(index: Sets, { sort, descending }: ListState): number[] {
  const name = `${sort}${descending ? '-' : ''}`;
  let order = index.orders.get(name);
  if (!order) {
    order = sorted(index.source, sort, descending);
    index.orders.set(name, order);
  }
  return order;
}

function sorted({ ids, prices, ranks, names }: ListIndex, sort: ListState['sort'], descending: boolean): number[] {
  const places = ids.map((_, place) => place);
  if (sort === 'relevance' || sort === 'asListed') return places;
  const keys = { bestseller: ranks, price: prices, name: names }[sort];
  const turn = descending ? -1 : 1;
  const at = (column: number[], place: number) => column[place] as number;
  return places.sort((a, b) => turn * (at(keys, a) - at(keys, b)) || at(ids, a) - at(ids, b));
}
