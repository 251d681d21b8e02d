import type { StockByEan } from '@/lib/cart/shop-fit';

interface HeldOrder {
  shopID: number;
  articles: readonly { ean: string; count: number }[];
}

/** Adds the goods of held orders to the holder's stock (rule 2.34). Goods from several shops count at the first. */
export function withHeld(stock: StockByEan, orders: readonly HeldOrder[]): StockByEan {
  if (orders.length === 0) return stock;
  const withMine = (ean: string, shops: StockByEan[string]) => {
    const mine = new Map(shops.map(({ id, qty }) => [id, qty]));
    for (const { shopID, articles } of orders)
      for (const article of articles)
        if (article.ean === ean) mine.set(shopID, (mine.get(shopID) ?? 0) + article.count);
    return [...mine].map(([id, qty]) => ({ id, qty })).sort((a, b) => b.qty - a.qty);
  };
  return Object.fromEntries(Object.entries(stock).map(([ean, shops]) => [ean, withMine(ean, shops)]));
}
