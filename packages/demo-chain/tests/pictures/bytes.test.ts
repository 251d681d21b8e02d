import { articles } from 'demo-chain/articles';
import { createEasel } from 'demo-chain/pictures/easel';
import { type SilhouetteKind, silhouetteKinds } from 'demo-chain/pictures/keys';
import type { PictureRequest } from 'demo-chain/pictures/request';
import { subjectOf } from 'demo-chain/subjects';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { pictureSet } from '@/lib/pictures/pictures';

const CARDS = 20;
const BUDGET = 350 * 1024;
/** For browsers from before AVIF (2024 at the latest). */
const BUDGET_OLD = 2 * BUDGET;

/** The file a phone takes for a card that is `share` of its width. */
function widthPicked(cssWidth: number, dots: number, share = 0.46): number {
  const widths = [...pictureSet('/pictures/x/front').avif.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));
  return widths.find((width) => width >= cssWidth * share * dots) ?? Math.max(...widths);
}

function frontOf(kind: SilhouetteKind, nth = 0): PictureRequest {
  const article = articles.filter((one) => one.kind.art === kind)[nth];
  const shade = article?.shades[0];
  if (!article || !shade) throw new Error(`No ${kind}`);
  return { type: 'product', subject: subjectOf(article, shade), colour: shade.color.id, view: 'front' };
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] as number;

describe('rule 18.3: a page of twenty cards stays under 350 KB of pictures on a phone', () => {
  it.each([
    [390, 2],
    [390, 3],
    [412, 2.625],
    [430, 3],
  ])('on a phone %i px wide with %f dots a pixel', async (cssWidth, dots) => {
    const width = widthPicked(cssWidth, dots);
    // What weighs most: much cloth and many folds, and spokes.
    for (const kind of ['shell-jacket', 'expedition-down-jacket', 'mountain-bike', 'wool-sweater'] as const) {
      const easel = createEasel();
      const avif = await easel.draw(frontOf(kind), { width, format: 'avif' });
      const webp = await easel.draw(frontOf(kind), { width, format: 'webp' });
      expect(avif.length * CARDS, kind).toBeLessThan(BUDGET);
      expect(webp.length * CARDS, kind).toBeLessThan(BUDGET_OLD);
      expect((await sharp(avif).metadata()).width).toBe(width);
    }
  });

  it('and the median of all kinds of goods at 600 px is at most 18 KB of AVIF and 26 KB of WebP', {
    timeout: 900_000,
  }, async () => {
    const bytes: Record<'avif' | 'webp', number[]> = { avif: [], webp: [] };
    for (const kind of silhouetteKinds) {
      const easel = createEasel();
      for (const format of ['avif', 'webp'] as const)
        bytes[format].push((await easel.draw(frontOf(kind), { width: 600, format })).length);
    }
    expect(median(bytes.avif)).toBeLessThanOrEqual(18 * 1024);
    expect(median(bytes.webp)).toBeLessThanOrEqual(26 * 1024);
  });
});
