import type { Lexicon } from './lexicon';
import { fold, normalise } from './normalise';
import type { Surface } from './read-text';
import type { SynonymTable } from './synonym-table';

/** So that "headl" is on the way to hodelykt, and "bobelejakke" is a misspelling. */
export function synonymSurfaces({ same, narrower }: SynonymTable, lexicon: Lexicon): Surface[] {
  const surface = (text: string, finds: string): Surface => {
    const shown = normalise(text);
    return { folded: fold(shown), shown, token: lexicon.word(normalise(finds)).token };
  };
  return [
    ...same.flatMap((words) => words.map((word) => surface(word, word))),
    ...Object.entries(narrower).flatMap(([wide, words]) => words.map((word) => surface(wide, word))),
  ];
}
