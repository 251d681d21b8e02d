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
