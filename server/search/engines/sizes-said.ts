import { isOfKind } from '@/lib/lists/size-kinds';
import { sizeToken } from '@/lib/search/article-tokens';
import { sizesOf } from '@/lib/search/tokens';
import type { TextOutcome } from './relaxation';

/** Of these sizes those that a search asks for in words, of whatever kind, unless they were given up (rule 4.36). */
export function sizesSaid(
  { tree, relaxed = [] }: Pick<TextOutcome, 'tree' | 'relaxed'>,
  sizes: Iterable<string>,
): string[] {
  const said = tree.groups.filter(({ soft, written }) => soft === 'size' && !relaxed.includes(written));
  if (!said.length) return [];
  const tokens = new Set(
    said.flatMap(({ alternatives }) => alternatives.flatMap((one) => ('tokens' in one ? one.tokens : []))),
  );
  return [...sizes].filter((size) => !isOfKind(size) && sizesOf(size).some((one) => tokens.has(sizeToken(one))));
}
