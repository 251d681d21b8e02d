import { articles, type DemoArticle } from '@/demo/articles';
import type { Piece } from '@/demo/compositions';
import type { Shade } from '@/demo/palette';
import { rgbOf } from '@/demo/pictures/light/compose';
import { subjectOf } from '@/demo/subjects';
import type { SilhouetteKind } from './keys';
import type { Subject } from './subject';

type Look = { article: DemoArticle; shade: Shade };

const ofKind = Map.groupBy(
  articles.flatMap((article) => article.shades.map((shade): Look => ({ article, shade }))),
  ({ article }): SilhouetteKind => article.kind.art,
);

function apart(a: string, b: string): number {
  const [one, other] = [rgbOf(a), rgbOf(b)];
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}

/** The article of this kind, in one of its colours, that comes nearest to what is wished for. */
export function subjectFor({ kind, colour, line, who }: Pick<Piece, 'kind' | 'colour' | 'line' | 'who'>): Subject {
  const looks = (ofKind.get(kind) ?? []).filter(
    ({ article }) => (!line || article.line.name === line) && (!who || article.who === who),
  );
  const [first, ...others] = looks;
  if (!first) throw new Error(`No article can stand as ${kind} in a composition`);
  const { article, shade } = others.reduce(
    (best, look) => (apart(look.shade.base, colour) < apart(best.shade.base, colour) ? look : best),
    first,
  );
  return subjectOf(article, shade);
}
