import { createAnalyser } from '@/lib/search/analyser';
import type { SynonymTable } from '@/lib/search/synonym-table';
import type { IndexSource } from '@/server/ports/search-engine';
import { learnWords } from '@/server/search/engines/learn-words';
import { slices } from '@/server/search/engines/yielding';
import { CatalogueIndex } from './catalogue-index';

/** Learns the catalogue's words, then indexes its articles as they are read, a few milliseconds at a time. */
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
