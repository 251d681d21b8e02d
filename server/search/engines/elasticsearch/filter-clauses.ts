import type { estypes } from '@elastic/elasticsearch';
import { readSizeOfKind } from '@/lib/lists/size-kinds';
import { valueFilters } from '@/lib/lists/values';
import type { SearchFilters } from '@/server/ports/search-engine';

export type Clause = estypes.QueryDslQueryContainer;
/** `held`: the chosen sizes are in the chosen shops (rule 4.36). */
export type FilterName = keyof SearchFilters | 'held';

/** Returns one clause per filter, so that a count can omit its own. */
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

/** A size in a shop is left out with the size, and with the shop. */
export const goesWith = (name: FilterName, other?: FilterName) =>
  name === other || (name === 'held' && (other === 'sizes' || other === 'shops'));

export const pairOf = (shop: number | string, size: string) => `${shop} ${size}`;

/** Pairs have sizes as labels write them; an article has each size in one kind only. */
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

export const priceClause = ({ min, max }: { min?: number; max?: number }): Clause => ({
  range: {
    price: {
      ...(min !== undefined ? { gte: Math.ceil(Math.min(min, mostOre)) } : {}),
      ...(max !== undefined ? { lte: Math.floor(Math.min(max, mostOre)) } : {}),
    },
  },
});

const mostOre = 2 ** 31 - 1;

export const all = (clauses: Iterable<Clause>): Clause => ({ bool: { filter: [...clauses] } });
export const nothing: Clause = { match_none: {} };
export const everything: Clause = { match_all: {} };
