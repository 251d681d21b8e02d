import { type GuideKind, type SizeTable, sizeNumber, sizeTables } from './size-tables';
import { guideKindsOf, type Sized } from './sized-goods';

/** Returns the article's size table (rule 2.41); undefined if there is no choice, or if any size has no row. */
export function guideKindOf(article: Sized, sizes: readonly string[]): GuideKind | undefined {
  if (sizes.length < 2) return undefined;
  for (const kind of guideKindsOf(article)) if (sizes.every((size) => sizeTables[kind].row(size))) return kind;
  return undefined;
}

/** Sorts sizes by number; keeps the order if any has none. */
export const inOrder = (sizes: readonly string[]): string[] => {
  const once = [...new Set(sizes)];
  return once.some((size) => Number.isNaN(sizeNumber(size)))
    ? once
    : once.toSorted((a, b) => sizeNumber(a) - sizeNumber(b));
};

export const tableOf = (kind: GuideKind): SizeTable => sizeTables[kind];
