import { type Change, type PageTag, sharedKinds } from './types';

/** Above this a new index is cheaper: with 20,000 articles it costs 10 s, a reworded article 2.5 ms, a new price 0.02 ms. */
const MOST_RENAMED = 1000;
export const MOST_CHANGED = 5000;

export const refsOf = (changes: readonly Change[], ...kinds: Change['kind'][]): number[] => [
  ...new Set(changes.flatMap(({ kind, ref }) => (ref !== null && kinds.includes(kind) ? [ref] : []))),
];

/** Returns how many articles may depend on these changes before a new index is cheaper; 0 when none can. */
export function mostShown(changes: readonly Change[]): number {
  if (refsOf(changes, ...sharedKinds).length > 0) return MOST_RENAMED;
  return refsOf(changes, 'campaign').length > 0 ? MOST_CHANGED : 0;
}

export const isWhole = (changes: readonly Change[]): boolean =>
  changes.length > MOST_CHANGED || changes.some(({ kind }) => kind === 'all' || kind === 'forgotten');

/** Whether brands, of which every process holds what it shows, must be read again; of too many changes some are not seen. */
export const touchesBrands = (changes: readonly Change[]): boolean =>
  changes.length > MOST_CHANGED || changes.some(({ kind }) => kind === 'brand');

export const touchesAllPages = (changes: readonly Change[]): boolean =>
  changes.some(({ kind }) => ['shop', 'content', ...sharedKinds].includes(kind));

/** Returns the tags of pages that show these articles; of those in `stock` only the stock has changed. */
export const tagsOf = (
  changes: readonly Change[],
  articles: readonly number[],
  stock: readonly number[],
): PageTag[] => [
  ...[...articles, ...stock].map((id): PageTag => `article:${id}`),
  ...(articles.length > 0 ? ['lists' as const] : []),
  ...(changes.some(({ kind }) => kind === 'campaign') ? ['campaigns' as const] : []),
  ...(changes.some(({ kind }) => kind === 'banner') ? ['banners' as const] : []),
];
