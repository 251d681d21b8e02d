import type { ArticleListItem } from '@/lib/contracts/catalogue';

/** When an article came, in ms: what 'newest' goes by in the browser and in both engines (rule 4.30). */
export const createdAt = ({ dateCreated }: Pick<ArticleListItem, 'dateCreated'>): number => Date.parse(dateCreated);

/** For each value its place among the distinct ones, the least first: small numbers that sort as the values do. */
export function ranksOf(values: readonly number[]): number[] {
  const distinct = Float64Array.from(new Set(values)).sort();
  const places = new Map(Array.from(distinct, (value, place) => [value, place]));
  return values.map((value) => places.get(value) as number);
}
