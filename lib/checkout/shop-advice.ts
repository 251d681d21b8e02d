import { type ShopFit, type StockByEan, shopFit } from '@/lib/cart/shop-fit';
import type { CartLine } from '@/lib/cart/types';
import { together } from '@/lib/orders/origins';
import type { FoundShop } from '@/lib/shops/find-shops';
import { roadEstimate } from '@/lib/shops/geo';
import { canAllBeSent } from './sendable';

export interface PairPart {
  shop: FoundShop;
  eans: readonly string[];
  rest: readonly CartLine[];
}

/** Rule 2.29. Distances are from the shopper's position, else from `from`. */
export type ShopAdvice =
  | { kind: 'all'; shop: FoundShop; from: FoundShop | undefined }
  | { kind: 'none' }
  | { kind: 'few'; shop: FoundShop; pieces: number }
  | { kind: 'pair'; parts: readonly PairPart[]; splittable: PairPart | undefined; from: FoundShop | undefined };

export function shopAdvice(
  lines: readonly CartLine[],
  shops: readonly FoundShop[],
  stock: StockByEan,
  chosen: ShopFit<FoundShop> | undefined,
): ShopAdvice | undefined {
  if (chosen?.hasAll) return undefined;
  const from = shops.some(({ distance }) => distance !== undefined) ? undefined : chosen?.shop;
  const measured = from
    ? shops.map((shop) => ({ ...shop, distance: roadEstimate(from.coords, shop.coords) }))
    : [...shops];
  const [best] = shopFit(lines, measured, stock);
  if (!best) return undefined;
  if (best.hasAll) return chosen && { kind: 'all', shop: best.shop, from }; // else it stands first in the list
  if (best.pieces === 0) return { kind: 'none' };
  if (best.covered === 0) return { kind: 'few', shop: best.shop, pieces: best.pieces };

  const parts = together(lines, stock, measured)?.flatMap(({ shopId, eans }) => {
    const shop = measured.find(({ id }) => id === shopId);
    return shop ? [{ shop, eans, rest: lines.filter(({ ean }) => !eans.includes(ean)) }] : [];
  });
  const splittable = parts?.find(({ rest }) => canAllBeSent(rest, stock));
  return parts && { kind: 'pair', parts, splittable, from };
}
