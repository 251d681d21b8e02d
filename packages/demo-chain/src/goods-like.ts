import type { SilhouetteKind } from 'demo-chain/pictures/keys';
import { rgbOf } from 'demo-chain/pictures/light/compose';
import type { Subject } from 'demo-chain/pictures/subject';
import { articles, type DemoArticle } from './articles';
import type { Piece } from './compositions';
import type { Shade } from './palette';
import { subjectOf } from './subjects';

export type Wish = Pick<Piece, 'kind' | 'colour' | 'line' | 'who'>;

type Look = { article: DemoArticle; shade: Shade };

const ofKind = Map.groupBy(
  articles.flatMap((article) => article.shades.map((shade): Look => ({ article, shade }))),
  ({ article }): SilhouetteKind => article.kind.art,
);

function apart(a: string, b: string): number {
  const [one, other] = [rgbOf(a), rgbOf(b)];
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}

/** The article of this kind, and that of its colours, which come nearest to what is wished for. */
export function goodsLike({ kind, colour, line, who }: Wish): { subject: Subject; colour: number } {
  const looks = (ofKind.get(kind) ?? []).filter(
    ({ article }) => (!line || article.line.name === line) && (!who || article.who === who),
  );
  const [first, ...others] = looks;
  if (!first) throw new Error(`No article can stand as ${kind} where one is wished for`);
  const { article, shade } = others.reduce(
    (best, look) => (apart(look.shade.base, colour) < apart(best.shade.base, colour) ? look : best),
    first,
  );
  return { subject: subjectOf(article, shade), colour: shade.color.id };
}
