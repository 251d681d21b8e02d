import { type GuideKind, type SizeTable, sizeNumber, sizeTables } from './size-tables';
import { guideKindsOf, type Sized } from './sized-goods';

/**
 * The table an article's sizes are measured by (rule 2.41); undefined where there is nothing to choose, or where a size has no row:
 * no table says less than half of one.
 */
export function guideKindOf(article: Sized, sizes: readonly string[]): GuideKind | undefined {
  if (sizes.length < 2) return undefined;
  for (const kind of guideKindsOf(article)) if (sizes.every((size) => sizeTables[kind].row(size))) return kind;
  return undefined;
}

/** The sizes as a table lists them: by number where they have one, as they stand where they have not. */
export const inOrder = (sizes: readonly string[]): string[] => {
  const once = [...new Set(sizes)];
  return once.some((size) => Number.isNaN(sizeNumber(size)))
    ? once
    : once.toSorted((a, b) => sizeNumber(a) - sizeNumber(b));
};

export const tableOf = (kind: GuideKind): SizeTable => sizeTables[kind];
