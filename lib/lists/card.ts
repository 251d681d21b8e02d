import type { ArticleListItem } from '../contracts/catalogue';
import type { Card } from '../contracts/lists';

/** What a card shows of an article. */
export const cardOf = (article: ArticleListItem): Card => ({
  id: article.id,
  slug: article.slug,
  name: article.name,
  brand: article.brand,
  price: article.price,
  originalPrice: article.originalPrice,
  pant: article.pant,
  offer: article.campaigns.length > 0,
  image: article.image,
  campaignLabel: article.campaignLabel,
  customLabel: article.customLabel,
  swatches: article.colors.flatMap((color) => color.hex ?? []),
  rating: article.averageRating,
  reviews: article.reviewCount,
  soldOut: article.availability === 0,
});
