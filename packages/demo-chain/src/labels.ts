import { ageInDays, isNew } from './article-row';
import { articles } from './articles';

type Rated = { articleId: number; rating: number; approved: boolean };

const NEW_DAYS = 8;
const REVIEWS = 6;
const AVERAGE = 4.4;

/**
 * A label is worth reading where few have one. 'Nyhet' stands for a week; 'Turfavoritt' on the article of a subcategory
 * whose reviewers like it best, and on none where they are few or of two minds.
 */
export function labelsOf(reviews: readonly Rated[]): Map<number, string> {
  const ratings = new Map<number, number[]>();
  for (const { articleId, rating, approved } of reviews)
    if (approved) ratings.set(articleId, [...(ratings.get(articleId) ?? []), rating]);
  const best = new Map<number, { id: number; average: number }>();
  for (const { id, groupId } of articles) {
    const given = ratings.get(id) ?? [];
    const average = given.reduce((sum, rating) => sum + rating, 0) / given.length;
    const subcategory = Math.floor(groupId / 10);
    if (given.length < REVIEWS || average < AVERAGE || average <= (best.get(subcategory)?.average ?? 0)) continue;
    best.set(subcategory, { id, average });
  }
  return new Map([
    ...[...best.values()].map(({ id }): [number, string] => [id, 'Turfavoritt']),
    ...articles
      .filter((article) => isNew(article) && ageInDays(article) < NEW_DAYS)
      .map(({ id }): [number, string] => [id, 'Nyhet']),
  ]);
}
