import type { CartItem } from '@/lib/cart/types';
import type { ArticleDetail, Variant } from '@/lib/contracts/catalogue';

/** The browser's part of an article. */
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

/** `CampaignArticleID` is of the running offer with the lowest price. */
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
