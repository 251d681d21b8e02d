import type { Variant } from '@/lib/contracts/catalogue';
import type { Shop } from '@/lib/contracts/shops';
import { compareNames } from '@/lib/norway/norwegian-order';
import { initialChoice, stockByShop } from './variant-choice';

/** The other shops are folded. */
export const SHOPS_SHOWN = 3;

export type StockShop = Pick<Shop, 'id' | 'slug' | 'name' | 'postPlace' | 'coords' | 'openingHours' | 'exceptions'>;

/** Returns the first shops by name that have the page's first choice. */
export function firstShops(shops: readonly Shop[], variants: Variant[]): StockShop[] {
  const stock = stockByShop(variants, initialChoice(variants));
  return shops
    .filter(({ id }) => stock.has(id))
    .toSorted((a, b) => compareNames(a.name, b.name))
    .slice(0, SHOPS_SHOWN)
    .map(({ id, slug, name, postPlace, coords, openingHours, exceptions }) => ({
      ...{ id, slug, name, postPlace, coords, openingHours, exceptions },
    }));
}
