import { near, origins } from '@/lib/orders/origins';
import type { Shelf, TakenLine } from '@/server/catalogue/stock/types';
import type { SourcingData } from '@/server/orders/sourcing/types';
import type { LateFulfilment, LateOrder } from './types';

/** The shelves the parts take from; undefined when some of the goods are sold no more. */
export function shelvesOf(parts: readonly LateFulfilment[]): TakenLine[] | undefined {
  const taken = parts.flatMap(({ shopId, lines }) =>
    lines.flatMap(({ variantId, count }) => (variantId === null ? [] : [{ shopId, variantId, count }])),
  );
  const all = parts.reduce((sum, { lines }) => sum + lines.length, 0);
  return taken.length === all && all > 0 ? taken : undefined;
}

/** True when the shelves, locked now, hold what is to be taken. */
export const suffices = (asked: readonly TakenLine[], held: readonly (Shelf & { qty: number })[]): boolean =>
  asked.every(({ shopId, variantId, count }) =>
    held.some((shelf) => shelf.shopId === shopId && shelf.variantId === variantId && shelf.qty >= count),
  );

/**
 * The parts, those whose shop lacks something moved whole to the shop that rule 15.13 would choose, so that what each is paid
 * and taxed stays; undefined when no one shop has a part.
 */
export function moved(
  { parts, postalCode }: LateOrder,
  { stock, shops, places }: Pick<SourcingData, 'stock' | 'shops' | 'places'>,
): LateFulfilment[] | undefined {
  const from = near(shops.values(), places.get(postalCode));
  const found = parts.map((part) => {
    const has = (ean: string) => stock[ean]?.find(({ id }) => id === part.shopId)?.qty ?? 0;
    if (part.lines.every(({ ean, count }) => has(ean) >= count)) return part;
    const planned = origins(part.lines, stock, from);
    const [origin, ...others] = 'missing' in planned ? [] : planned;
    return origin && others.length === 0 ? { ...part, shopId: origin.shopId } : undefined;
  });
  return found.every((part) => part !== undefined) ? found : undefined;
}
