import { fold } from '@/lib/search/normalise';
import type { QueryGroup } from '@/lib/search/query-tree';
import type { Vocabulary } from './vocabulary';

/** A better spelling of a word nothing meets; undefined when there is none. */
export function correctionOf(vocabulary: Vocabulary, { word, compound }: QueryGroup): string | undefined {
  if (!word) return undefined;
  // A compound of known words is spelt right, sold or not, unless it is a letter from one that is sold.
  if (compound) return vocabulary.nearest(fold(word), 1);
  return vocabulary.nearest(fold(word)) ?? halves(vocabulary, word);
}

/** A compound the catalogue does not have as one word, misspelt in one half: "vintrelue" → "vinter lue". */
function halves(vocabulary: Vocabulary, word: string): string | undefined {
  for (let at = word.length - 3; at >= 3; at--) {
    const [first, second] = [fold(word.slice(0, at)), fold(word.slice(at))];
    if (vocabulary.has(second) && second.length >= 3) {
      const better = first.length >= 4 ? vocabulary.nearest(first) : undefined;
      if (better) return `${better} ${vocabulary.shown(second)}`;
    }
    if (vocabulary.has(first) && second.length >= 4) {
      const better = vocabulary.nearest(second);
      if (better) return `${vocabulary.shown(first)} ${better}`;
    }
  }
  return undefined;
}
