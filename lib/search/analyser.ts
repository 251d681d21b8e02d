import { type ArticleWords, articleTokens, type SearchableArticle } from './article-tokens';
import type { Learnt } from './learn';
import { createLexicon, type Lexicon } from './lexicon';
import { type Mark, marksOf } from './marks';
import { fold, normalise } from './normalise';
import { createPhrases, joined } from './phrases';
import { type QueryOptions, queryTree } from './query';
import type { QueryTree } from './query-tree';
import { createReader, type Surface } from './read-text';
import { softWords } from './shades';
import { defaultSynonyms, type SynonymTable } from './synonym-table';

/** Turns articles and queries into the same tokens. An index must be queried through the analyser that built it. */
export interface Analyser {
  article(article: SearchableArticle): ArticleWords;
  forgetTexts(): void;
  query(text: string, options?: QueryOptions): QueryTree;
  tokenOf(word: string): string;
  /** True for a word with a meaning, not for a model's name. */
  isWord(token: string): boolean;
  marks(text: string, name: string, options?: QueryOptions): Mark[];
  /** Returns shoppers' words that the catalogue may not use, with the tokens they find. */
  synonyms(): Surface[];
}

export function createAnalyser(learnt?: Learnt, synonyms: SynonymTable = defaultSynonyms): Analyser {
  const narrower = Object.fromEntries(
    Object.entries(synonyms.narrower).map(([wide, found]) => [/[\s-]/.test(wide) ? joined(wide) : wide, found]),
  );
  const lexicon = createLexicon({ ...synonyms, narrower }, learnt);
  const phrases = createPhrases(synonyms);
  const soft = softWords(lexicon);
  const reader = createReader(lexicon);
  let surfaces: Surface[] | undefined;
  return {
    article: (article) => articleTokens({ ...article, name: phrases(article.name) }, lexicon, reader),
    forgetTexts: reader.forget,
    query: (text, options) => queryTree(phrases(text), lexicon, soft, options),
    tokenOf: (word) => lexicon.word(normalise(word)).token,
    isWord: (token) => soft.has(token) || lexicon.isKnown(token),
    marks: (text, name, options) => marksOf(queryTree(phrases(text), lexicon, soft, options), name, lexicon),
    synonyms() {
      surfaces ??= synonymSurfaces(synonyms, lexicon);
      return surfaces;
    },
  };
}

/** Makes "headl" complete to hodelykt, and "bobelejakke" a misspelling. */
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
