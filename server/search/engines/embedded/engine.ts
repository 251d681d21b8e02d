import { createAnalyser } from '@/lib/search/analyser';
import type { SynonymTable } from '@/lib/search/synonym-table';
import type { ArticleChange, IndexSource, SearchEngine } from '@/server/ports/search-engine';
import type { ExplainSearch } from '@/server/ports/search-explanation';
import { learnWords } from '@/server/search/engines/learn-words';
import type { CategoryNames } from '@/server/search/engines/suggestions';
import { inTurn, slices } from '@/server/search/engines/yielding';
import { CatalogueIndex } from './catalogue-index';
import { explainQuery } from './explain';
import { runQuery } from './run-query';
import { suggestions } from './suggest';

export interface EmbeddedSearchOptions {
  categoryNames?: CategoryNames;
  /** Read again at every `index()`. */
  synonyms?: () => SynonymTable;
}

/** The catalogue in memory. A search is synchronous, so it never sees a half-built index; its articles must not be changed. */
export function createEmbeddedSearchEngine({
  categoryNames = () => new Map(),
  synonyms,
}: EmbeddedSearchOptions = {}): SearchEngine & { explain: ExplainSearch } {
  let current = new CatalogueIndex(createAnalyser(undefined, synonyms?.()));
  let missed: ArticleChange[] | undefined;
  const [building, updating] = [inTurn(), inTurn()];

  return {
    search: async (query) => runQuery(current, query),
    explain: (query) => explainQuery(current, query),
    suggest: async (prefix, { take = 6, within } = {}) =>
      suggestions(current, prefix, { take, within }, await categoryNames()),

    open: async () => undefined,

    index: (catalogue, onProgress) =>
      building(async () => {
        missed = [];
        try {
          const made = await buildIndex(catalogue, synonyms?.(), onProgress);
          for (const change of missed) made.apply(change);
          current = made;
          return made.size;
        } finally {
          missed = undefined;
        }
      }),

    update: (changes) =>
      updating(async () => {
        const pause = slices();
        for (const change of changes) {
          missed?.push(change);
          current.apply(change);
          await pause();
        }
      }),
  };
}

export async function buildIndex(
  catalogue: IndexSource,
  synonyms: SynonymTable | undefined,
  onProgress?: (done: number) => void,
): Promise<CatalogueIndex> {
  const pause = slices();
  const index = new CatalogueIndex(createAnalyser(await learnWords(catalogue), synonyms));
  for await (const batch of catalogue.articles()) {
    for (const article of batch) {
      if (index.docOf(article.id) === undefined) index.add(article);
      else index.apply({ id: article.id, article });
      await pause();
    }
    onProgress?.(index.size);
  }
  index.addSynonyms();
  await index.finish(pause);
  onProgress?.(index.size);
  return index;
}
