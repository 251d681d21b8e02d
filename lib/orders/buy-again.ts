import { cappedCount, type FulfilmentKind, mostToAdd } from '@/lib/cart/lines';
import type { CartItem } from '@/lib/cart/types';
import type { ArticleDetail } from '@/lib/contracts/catalogue';
import type { OrderLine } from '@/lib/contracts/orders';
import { cartLine, productForSale } from '@/lib/product/product-for-sale';

export type BoughtLine = Pick<OrderLine, 'ean' | 'articleId' | 'name' | 'count'>;

/** What of an earlier order can be bought again, and the names of what cannot (rule 2.39). */
export interface BuyAgain {
  put: { item: CartItem; count: number }[];
  gone: string[];
  /** Sold, and out of stock everywhere. */
  out: string[];
  fewer: string[];
}

/** `articles`: those that are still in the catalogue. */
export function buyAgain(
  lines: readonly BoughtLine[],
  articles: readonly ArticleDetail[],
  kind?: FulfilmentKind,
): BuyAgain {
  const again: BuyAgain = { put: [], gone: [], out: [], fewer: [] };
  for (const { ean, articleId, name, count } of lines) {
    const article = articles.find(({ id }) => id === articleId);
    const variant = article?.canPurchase ? article.variants.find((one) => one.ean === ean) : undefined;
    if (!article || !variant) {
      again.gone.push(name);
      continue;
    }
    const item = cartLine(productForSale(article), variant);
    if (mostToAdd(item, kind) === 0) {
      again.out.push(name);
      continue;
    }
    const had = cappedCount(item, count, kind);
    if (had < count) again.fewer.push(name);
    again.put.push({ item, count: had });
  }
  return again;
}
