import { articleTokens, type SearchableArticle, type Surface } from './article-tokens';
import type { ArticleTokens } from './fields';
import type { Learnt } from './learn';
import { createLexicon } from './lexicon';
import { type QueryOptions, queryTree } from './query';
import type { QueryTree } from './query-tree';
import { softWords } from './soft-words';
import { synonymSurfaces } from './synonym-surfaces';
import { defaultSynonyms, type SynonymTable } from './synonym-table';

/**
 * Turns an article and a query into the same tokens. An index must be queried through the analyser it was built
 * with: another catalogue's words split compounds differently.
 */
export interface Analyser {
  article(article: SearchableArticle): { fields: ArticleTokens; surfaces: Surface[] };
  query(text: string, options?: QueryOptions): QueryTree;
  /** The shopper's words that the catalogue may not use, with the tokens they find. */
  synonyms(): Surface[];
}

export function createAnalyser(learnt?: Learnt, synonyms: SynonymTable = defaultSynonyms): Analyser {
  const lexicon = createLexicon(synonyms, learnt?.words, learnt?.brands);
  const soft = softWords(lexicon);
  return {
    article: (article) => articleTokens(article, lexicon),
    query: (text, options) => queryTree(text, lexicon, soft, options),
    synonyms: () => synonymSurfaces(synonyms, lexicon),
  };
}
