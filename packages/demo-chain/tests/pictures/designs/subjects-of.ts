import { articles } from 'demo-chain/articles';
import type { SilhouetteKind } from 'demo-chain/pictures/keys';
import type { Subject } from 'demo-chain/pictures/subject';
import { subjectOf } from 'demo-chain/subjects';

/** Every article of these kinds, in its first colour. */
export function subjectsOf(...kinds: SilhouetteKind[]): Subject[] {
  const all = articles
    .filter(({ kind }) => kinds.includes(kind.art))
    .flatMap((article) => article.shades.slice(0, 1).map((shade) => subjectOf(article, shade)));
  if (all.length === 0) throw new Error(`No articles of ${kinds.join()}`);
  return all;
}
