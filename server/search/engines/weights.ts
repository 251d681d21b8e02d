import type { ArticleListItem } from '@/lib/contracts/catalogue';
import { type ArticleTokens, fieldWeights, type IndexField, weakField } from '@/lib/search/fields';

/** How soon more of a token stops counting. */
export const saturation = 6;
const usualNameLength = 4;

/** Sums the weights of each token over the strong fields; longer names say less per word. */
export function strongWeights(fields: ArticleTokens): Map<string, number> {
  const sums = new Map<string, number>();
  const lastIn = new Map<string, IndexField>();
  for (const field of Object.keys(fieldWeights) as IndexField[]) {
    if (field === weakField) continue;
    for (const token of fields[field]) {
      if (lastIn.get(token) === field) continue;
      lastIn.set(token, field);
      sums.set(token, (sums.get(token) ?? 0) + fieldWeights[field]);
    }
  }
  const norm = 0.85 + (0.15 * fields.name.length) / usualNameLength;
  for (const [token, sum] of sums) sums.set(token, sum / norm);
  return sums;
}

export const idf = (articles: number, count: number) =>
  Math.log(1 + (Math.max(articles, count) - count + 0.5) / (count + 0.5));

export const rarity = (articles: number, count: number) => idf(articles, count) + 0.3;

export const WANTED = 2;

/** Too small to put the less relevant first. */
export const boostOf = ({ availability, bestsellerQty }: Pick<ArticleListItem, 'availability' | 'bestsellerQty'>) =>
  1 + (availability > 0 ? 0.06 : 0) + 0.12 / (1 + Math.max(0, bestsellerQty) / 100);
