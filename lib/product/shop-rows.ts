import { findShops } from '@/lib/shops/find-shops';
import { type Coords, roadEstimate } from '@/lib/shops/geo';
import type { StockShop } from './stock-shops';

interface Held {
  qty: number;
  sizes: string[];
}

export interface ShopRow {
  shop: StockShop;
  at: Held | undefined;
  metres: number | undefined;
  mine: boolean;
}

interface Asked {
  shops: readonly StockShop[];
  stock: ReadonlyMap<number, Held>;
  mine: number | undefined;
  from: Coords | undefined;
}

/** Rule 2.28: shops with the choice, and the shopper's own, which comes first; then by distance, else as given. */
export const shopRows = ({ shops, stock, mine, from }: Asked): ShopRow[] =>
  shops
    .filter(({ id }) => stock.has(id) || id === mine)
    .map((shop) => ({
      shop,
      at: stock.get(shop.id),
      metres: from ? roadEstimate(from, shop.coords) : undefined,
      mine: shop.id === mine,
    }))
    .sort((a, b) => Number(b.mine) - Number(a.mine) || (a.metres ?? 0) - (b.metres ?? 0));

/** Why a place has no rows: no shop matches it, or those that match lack the choice. */
export type Missed = 'nowhere' | 'notThere';

/** Returns the rows that match a place (`findShops`); if none, all of them, by distance from a shop that matches. */
export function rowsNear({ text, ...asked }: Asked & { text: string }): { rows: ShopRow[]; missed?: Missed } {
  const found = findShops(asked.shops, text);
  const rows = shopRows({ ...asked, shops: found });
  if (found.length === asked.shops.length || rows.some(({ at }) => at)) return { rows };
  const [there] = found;
  return { rows: shopRows({ ...asked, from: there?.coords }), missed: there ? 'notThere' : 'nowhere' };
}
