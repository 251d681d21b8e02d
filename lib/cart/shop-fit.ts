import { compareNames } from '@/lib/norway/norwegian-order';
import type { CartLine, ShopStock } from './types';

/** Stock per shop and EAN; a missing EAN is out of stock everywhere. */
export type StockByEan = Readonly<Record<string, readonly ShopStock[]>>;

/** `covered` of `of` lines are whole in the shop, and `pieces` of all wanted pieces; `missing` lists the other eans. */
export type ShopFit<Shop> = {
  readonly shop: Shop;
  readonly covered: number;
  readonly of: number;
  readonly pieces: number;
  readonly hasAll: boolean;
  readonly missing: readonly string[];
};

type FitShop = { readonly id: number; readonly name: string; readonly distance?: number | null };
type FitLine = Pick<CartLine, 'ean' | 'count'>;

/** Sorts the shops: all lines first, then by lines covered, pieces, distance in metres (unknown last), and name. */
export function shopFit<Shop extends FitShop>(
  lines: readonly FitLine[],
  shops: readonly Shop[],
  stock: StockByEan,
): ShopFit<Shop>[] {
  return shops.map((shop) => fitOf(lines, shop, stock)).sort(compareFits);
}

/** The stock known when the lines were added, until fresh figures arrive. */
export function stockOfLines(lines: readonly Pick<CartLine, 'ean' | 'variant'>[]): StockByEan {
  return Object.fromEntries(lines.map(({ ean, variant }) => [ean, variant.shops]));
}

function fitOf<Shop extends FitShop>(lines: readonly FitLine[], shop: Shop, stock: StockByEan): ShopFit<Shop> {
  const qty = (ean: string) => stock[ean]?.find(({ id }) => id === shop.id)?.qty ?? 0;
  const missing = lines.filter((line) => qty(line.ean) < line.count).map(({ ean }) => ean);
  const pieces = lines.reduce((sum, { ean, count }) => sum + Math.min(count, qty(ean)), 0);
  const covered = lines.length - missing.length;
  return { shop, covered, of: lines.length, pieces, hasAll: missing.length === 0, missing };
}

function compareFits(a: ShopFit<FitShop>, b: ShopFit<FitShop>): number {
  return (
    b.covered - a.covered ||
    b.pieces - a.pieces ||
    compareDistances(a.shop, b.shop) ||
    compareNames(a.shop.name, b.shop.name)
  );
}

function compareDistances({ distance: a }: FitShop, { distance: b }: FitShop): number {
  if (typeof a !== 'number' || typeof b !== 'number')
    return Number(typeof a !== 'number') - Number(typeof b !== 'number');
  return a - b;
}
