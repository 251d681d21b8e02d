import type { ArticleListItem } from '@/lib/contracts/catalogue';

/** What the relevance of goods is multiplied by that staff want first. */
export const WANTED = 2;

/** What the relevance of an article is multiplied by: too little to put the less relevant first. */
export const boostOf = ({ availability, bestsellerQty }: Pick<ArticleListItem, 'availability' | 'bestsellerQty'>) =>
  1 + (availability > 0 ? 0.06 : 0) + 0.12 / (1 + Math.max(0, bestsellerQty) / 100);
