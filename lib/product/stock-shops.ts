import type { Variant } from '@/lib/contracts/catalogue';
import type { Shop } from '@/lib/contracts/shops';
import { compareNames } from '@/lib/norway/norwegian-order';
import { initialChoice, stockByShop } from './variant-choice';

/** How many shops stand open under an article; the others come when one asks for them. */
export const SHOPS_SHOWN = 3;

/** What the stock of an article tells of a shop. */
export type StockShop = Pick<Shop, 'id' | 'slug' | 'name' | 'postPlace' | 'coords' | 'openingHours' | 'exceptions'>;

/** The shops a product page brings with it: the first by name that have what it opens with. */
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
