import { findShops } from '@/lib/shops/find-shops';
import { type Coords, roadEstimate } from '@/lib/shops/geo';
import type { StockShop } from './stock-shops';

/** What a shop has of the choice. */
interface Held {
  qty: number;
  sizes: string[];
}

export interface ShopRow {
  shop: StockShop;
  /** Undefined when the shop has nothing of the choice. */
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

/** Rule 2.28: the shops that have the choice, and the shopper's own whatever it has: that one first, then by distance, else as given. */
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

/** What is said of a place that was asked for: no shop is called so, or those there have nothing of the choice. */
export type Missed = 'nowhere' | 'notThere';

/**
 * The rows a place asks for, as every field for a place does (`findShops`). Where they would be none, all of them: from that
 * place, if a shop is there.
 */
export function rowsNear({ text, ...asked }: Asked & { text: string }): { rows: ShopRow[]; missed?: Missed } {
  const found = findShops(asked.shops, text);
  const rows = shopRows({ ...asked, shops: found });
  if (found.length === asked.shops.length || rows.some(({ at }) => at)) return { rows };
  const [there] = found;
  return { rows: shopRows({ ...asked, from: there?.coords }), missed: there ? 'notThere' : 'nowhere' };
}
