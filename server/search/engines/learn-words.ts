import { createLearner, type Learnt } from '@/lib/search/learn';
import type { IndexSource } from '@/server/ports/search-engine';
import { slices } from './yielding';

export async function learnWords(catalogue: IndexSource): Promise<Learnt> {
  const pause = slices();
  const learner = createLearner();
  for await (const batch of catalogue.names()) {
    for (const article of batch) {
      learner.add(article);
      await pause();
    }
  }
  return learner.learnt();
}
