import type { CartItem } from '@/lib/cart/types';
import type { ArticleDetail, Variant } from '@/lib/contracts/catalogue';

/** What the browser needs of an article to sell it; the page's texts stay on the server. */
export type ProductForSale = Pick<
  ArticleDetail,
  | 'id'
  | 'slug'
  | 'name'
  | 'brand'
  | 'price'
  | 'originalPrice'
  | 'pant'
  | 'image'
  | 'canPurchase'
  | 'webPurchaseLimit'
  | 'onlyCC'
  | 'frightPrice'
> & { campaignArticleId: number | null };

/** The offer an order line names (`CampaignArticleID`) is the running one with the lowest price, as the price is. */
export function productForSale(article: ArticleDetail): ProductForSale {
  const lowest = [...article.campaigns].sort((a, b) => a.price - b.price || a.id - b.id)[0];
  const {
    id,
    slug,
    name,
    brand,
    price,
    originalPrice,
    pant,
    image,
    canPurchase,
    webPurchaseLimit,
    onlyCC,
    frightPrice,
  } = article;
  return {
    ...{ id, slug, name, brand, price, originalPrice, pant, image, canPurchase, webPurchaseLimit, onlyCC, frightPrice },
    campaignArticleId: lowest && lowest.price === price ? lowest.id : null,
  };
}

export function cartLine(product: ProductForSale, variant: Variant): CartItem {
  const { canPurchase: _sold, ...article } = product;
  return {
    ...article,
    image: variant.color.image ?? product.image,
    ean: variant.ean,
    variant: { id: variant.id, ean: variant.ean, size: variant.size, color: variant.color, shops: variant.shops },
  };
}
