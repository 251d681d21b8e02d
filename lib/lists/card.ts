import type { ArticleListItem } from '@/lib/contracts/catalogue';
import type { Card, CardColor } from '@/lib/contracts/lists';
import { reachable } from '@/lib/shops/web-shop';

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
  colors: article.colors.map(({ hex, colorGroup, image, ean }) => ({ hex, group: colorGroup, image, ean })),
  rating: article.averageRating,
  reviews: article.reviewCount,
  soldOut: reachable(article.shops, article.onlyCC).length === 0,
});

/**
 * The colour a card is shown in when colours are chosen: the first of them it comes in; undefined for its own picture.
 * The chosen ones stand first among the swatches (rule 4.31: colour groups are ordered by the chosen colours).
 */
export function inChosenColors(card: Card, chosen: readonly number[]): { look?: CardColor; colors: CardColor[] } {
  const isChosen = ({ group }: CardColor) => chosen.includes(group);
  const colors = [...card.colors.filter(isChosen), ...card.colors.filter((color) => !isChosen(color))];
  return { look: card.colors.find(isChosen), colors };
}
