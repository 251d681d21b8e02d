import type { StockByEan } from '@/lib/cart/shop-fit';

interface HeldOrder {
  shopID: number;
  articles: readonly { ean: string; count: number }[];
}

/**
 * Stock as it is for who holds these orders: their goods are still there for them (rule 2.34). What several shops send
 * together counts at the first of them, which is near enough for saying that it can be had.
 */
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
