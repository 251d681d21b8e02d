import type { estypes } from '@elastic/elasticsearch';
import { readSizeOfKind } from '@/lib/lists/size-kinds';
import { valueFilters } from '@/lib/lists/values';
import type { SearchFilters } from '@/server/ports/search-engine';

export type Clause = estypes.QueryDslQueryContainer;
/** `held`: the chosen sizes are in the chosen shops (rule 4.36). */
export type FilterName = keyof SearchFilters | 'held';

/** One clause for each filter that is in use, so that a count can leave its own out. */
export function filterClauses(filters: SearchFilters = {}): Map<FilterName, Clause> {
  const clauses = new Map<FilterName, Clause>();
  for (const name of valueFilters) {
    const chosen = filters[name];
    if (chosen?.length) clauses.set(name, { terms: { [name]: chosen.map(String) } });
  }
  const { sizes, shops, price, ids, excludeIds } = filters;
  if (sizes?.length && shops?.length) clauses.set('held', heldClause(sizes, shops));
  if (price && (price.min !== undefined || price.max !== undefined)) clauses.set('price', priceClause(price));
  if (ids) clauses.set('ids', { terms: { id: ids } });
  if (excludeIds?.length) clauses.set('excludeIds', { bool: { must_not: { terms: { id: excludeIds } } } });
  return clauses;
}

/** Whether a filter is left out with another: a size in a shop is neither without the size nor without the shop. */
export const goesWith = (name: FilterName, other?: FilterName) =>
  name === other || (name === 'held' && (other === 'sizes' || other === 'shops'));

/** A size in a shop, as the index has it. */
export const pairOf = (shop: number | string, size: string) => `${shop} ${size}`;

/** Pairs are of sizes as labels have them. An article has a size in one kind, so that of a kind it is one that has both. */
export function heldClause(sizes: readonly string[], shops: readonly (number | string)[]): Clause {
  const inShops = (some: readonly string[]): Clause => ({
    terms: { held: shops.flatMap((shop) => some.map((size) => pairOf(shop, size))) },
  });
  const ofKind = sizes.flatMap((value) => {
    const { kind, size } = readSizeOfKind(value);
    return kind ? [all([{ term: { sizes: value } }, inShops([size])])] : [];
  });
  const ofAny = sizes.filter((value) => !readSizeOfKind(value).kind);
  if (ofKind.length === 0) return inShops(ofAny);
  return { bool: { should: ofAny.length > 0 ? [inShops(ofAny), ...ofKind] : ofKind, minimum_should_match: 1 } };
}

/** Both bounds inclusive, in øre. */
export const priceClause = ({ min, max }: { min?: number; max?: number }): Clause => ({
  range: {
    price: {
      ...(min !== undefined ? { gte: Math.ceil(Math.min(min, mostOre)) } : {}),
      ...(max !== undefined ? { lte: Math.floor(Math.min(max, mostOre)) } : {}),
    },
  },
});

/** What the field can hold. */
const mostOre = 2 ** 31 - 1;

export const all = (clauses: Iterable<Clause>): Clause => ({ bool: { filter: [...clauses] } });
export const nothing: Clause = { match_none: {} };
export const everything: Clause = { match_all: {} };
