import { fold } from '@/lib/search/normalise';
import type { QueryGroup } from '@/lib/search/query-tree';
import type { CatalogueIndex } from './catalogue-index';
import type { Match } from './match';

/** Better spellings of the words nothing meets; undefined when there are none. */
export function corrections(
  index: CatalogueIndex,
  groups: QueryGroup[],
  matches: Match[],
): Map<string, string> | undefined {
  const words = new Map<string, string>();
  groups.forEach((group, i) => {
    // A compound of known words is spelt right, sold or not.
    if (!group.word || group.compound || matches[i]?.docs.length) return;
    const better = index.vocabulary.nearest(fold(group.word)) ?? halves(index, group.word);
    if (better && better !== group.word) words.set(group.word, better);
  });
  return words.size ? words : undefined;
}

/** A compound the catalogue does not have as one word, misspelt in one half: "vintrelue" → "vinter lue". */
function halves(index: CatalogueIndex, word: string): string | undefined {
  const { vocabulary } = index;
  for (let at = word.length - 3; at >= 3; at--) {
    const [first, second] = [fold(word.slice(0, at)), fold(word.slice(at))];
    if (vocabulary.has(second) && second.length >= 3) {
      const better = first.length >= 4 ? vocabulary.nearest(first) : undefined;
      if (better) return `${better} ${second}`;
    }
    if (vocabulary.has(first) && second.length >= 4) {
      const better = vocabulary.nearest(second);
      if (better) return `${first} ${better}`;
    }
  }
  return undefined;
}
