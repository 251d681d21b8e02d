import type { ArticleListItem } from '@/lib/contracts/catalogue';

/** In ms: what 'newest' sorts by in the browser and both engines (rule 4.30). */
export const createdAt = ({ dateCreated }: Pick<ArticleListItem, 'dateCreated'>): number => Date.parse(dateCreated);

/** Returns each value's place among the distinct ones: small numbers of the same order. */
export function ranksOf(values: readonly number[]): number[] {
  const distinct = Float64Array.from(new Set(values)).sort();
  const places = new Map(Array.from(distinct, (value, place) => [value, place]));
  return values.map((value) => places.get(value) as number);
}
