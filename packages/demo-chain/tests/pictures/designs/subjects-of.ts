import { articles } from '@/demo/articles';
import type { SilhouetteKind } from '@/demo/pictures/keys';
import type { Subject } from '@/demo/pictures/subject';
import { subjectOf } from '@/demo/subjects';

/** Every article of these kinds, in its first colour. */
export function subjectsOf(...kinds: SilhouetteKind[]): Subject[] {
  const all = articles
    .filter(({ kind }) => kinds.includes(kind.art))
    .flatMap((article) => article.shades.slice(0, 1).map((shade) => subjectOf(article, shade)));
  if (all.length === 0) throw new Error(`No articles of ${kinds.join()}`);
  return all;
}
