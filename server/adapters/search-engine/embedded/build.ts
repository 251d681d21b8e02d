import { createAnalyser } from '@/lib/search/analyser';
import { createLearner } from '@/lib/search/learn';
import type { SynonymTable } from '@/lib/search/synonym-table';
import { slices } from '@/server/adapters/search-engine/yielding';
import type { IndexedArticle } from '@/server/ports/search-engine';
import { CatalogueIndex } from './catalogue-index';

/** Reads the whole catalogue, learns its words, then indexes it, a few milliseconds at a time. */
export async function buildIndex(
  batches: AsyncIterable<IndexedArticle[]>,
  synonyms: SynonymTable | undefined,
  onProgress?: (done: number) => void,
): Promise<CatalogueIndex> {
  const pause = slices();
  const learner = createLearner();
  // By id, as an article may come twice when the catalogue changes under the reading.
  const articles = new Map<number, IndexedArticle>();
  for await (const batch of batches) {
    for (const article of batch) {
      if (!articles.has(article.id)) learner.add(article);
      articles.set(article.id, article);
      await pause();
    }
  }
  const index = new CatalogueIndex(createAnalyser(learner.learnt(), synonyms));
  let done = 0;
  for (const article of articles.values()) {
    index.add(article);
    if (++done % 500 === 0) onProgress?.(done);
    await pause();
  }
  index.addSynonyms();
  await index.orderNames(pause);
  onProgress?.(done);
  return index;
}
