import { type Change, type PageTag, sharedKinds } from './types';

/**
 * More than this is dearer than a new index. Measured with 20,000 articles: a new index costs 10 s, an article whose
 * words have changed 2.5 ms, one with a new price or campaign 0.02 ms.
 */
const MOST_RENAMED = 1000;
export const MOST_CHANGED = 5000;

export const refsOf = (changes: readonly Change[], ...kinds: Change['kind'][]): number[] => [
  ...new Set(changes.flatMap(({ kind, ref }) => (ref !== null && kinds.includes(kind) ? [ref] : []))),
];

/** How many articles may hang on these changes before a new index is the cheaper way; 0 when none can. */
export function mostShown(changes: readonly Change[]): number {
  if (refsOf(changes, ...sharedKinds).length > 0) return MOST_RENAMED;
  return refsOf(changes, 'campaign').length > 0 ? MOST_CHANGED : 0;
}

/** Nothing less than a new index and new pages will do. */
export const isWhole = (changes: readonly Change[]): boolean =>
  changes.length > MOST_CHANGED || changes.some(({ kind }) => kind === 'all' || kind === 'forgotten');

/** Names and opening hours stand on pages of every kind. */
export const touchesAllPages = (changes: readonly Change[]): boolean =>
  changes.some(({ kind }) => ['shop', 'content', ...sharedKinds].includes(kind));

/** The pages that show these articles, whose stock alone has changed in `stock`. */
export const tagsOf = (
  changes: readonly Change[],
  articles: readonly number[],
  stock: readonly number[],
): PageTag[] => [
  ...[...articles, ...stock].map((id): PageTag => `article:${id}`),
  ...(articles.length > 0 ? ['lists' as const] : []),
  ...(changes.some(({ kind }) => kind === 'campaign') ? ['campaigns' as const] : []),
];
