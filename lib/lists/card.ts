import type { ArticleListItem } from '@/lib/contracts/catalogue';
import type { Card, CardColor } from '@/lib/contracts/lists';
import { productPath } from '@/lib/routes/paths';
import { reachable } from '@/lib/shops/web-shop';

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

/** Returns the first chosen colour, and the swatches with the chosen ones first (rule 4.31). */
export function inChosenColors(card: Card, chosen: readonly number[]): { look?: CardColor; colors: CardColor[] } {
  const isChosen = ({ group }: CardColor) => chosen.includes(group);
  const colors = [...card.colors.filter(isChosen), ...card.colors.filter((color) => !isChosen(color))];
  return { look: card.colors.find(isChosen), colors };
}

/** A card in one of its colours; left out is what it does not have. */
export interface ShownCard extends Pick<Card, 'id' | 'name' | 'brand' | 'price'>, Partial<Extras> {
  path: string;
}

interface Extras extends Pick<Card, 'pant' | 'offer' | 'rating' | 'reviews' | 'soldOut'> {
  image: string;
  originalPrice: number;
  campaignLabel: string;
  customLabel: string;
  /** CSS colours, where there are two or more. */
  swatches: string[];
}

export function shownCard(card: Card, chosen: readonly number[] = []): ShownCard {
  const { look, colors } = inChosenColors(card, chosen);
  const { id, name, brand, price, originalPrice, campaignLabel, customLabel } = card;
  const image = look?.image ?? card.image;
  const swatches = colors.flatMap(({ hex }) => hex ?? []);
  return {
    ...{ id, name, brand, price, path: productPath(card.slug, look?.ean) },
    ...(image !== null && { image }),
    ...(originalPrice !== null && { originalPrice }),
    ...(card.pant > 0 && { pant: card.pant }),
    ...(card.offer && { offer: true }),
    ...(campaignLabel !== null && { campaignLabel }),
    ...(customLabel && { customLabel }),
    ...(swatches.length > 1 && { swatches }),
    ...(card.reviews > 0 && { rating: card.rating, reviews: card.reviews }),
    ...(card.soldOut && { soldOut: true }),
  };
}
