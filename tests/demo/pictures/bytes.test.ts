import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { encoded } from '@/demo/pictures/encode';
import type { SilhouetteKind } from '@/demo/pictures/keys';
import { rasterOf, sharpOf } from '@/demo/pictures/raster';
import { baseOf, type PictureRequest } from '@/demo/pictures/request';
import { pictureSet } from '@/lib/pictures/pictures';

const CARDS = 20;
const BUDGET = 350 * 1024;

/** The file a phone takes for a card that is `share` of its width. */
function widthPicked(cssWidth: number, dots: number, share = 0.46): number {
  const widths = [...pictureSet('/pictures/x/front').avif.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));
  return widths.find((width) => width >= cssWidth * share * dots) ?? Math.max(...widths);
}

/** What weighs most among all fronts: much cloth, many folds, and red, which is dear in both formats. */
const heaviest: [SilhouetteKind, string, string][] = [
  ['gloves', '#f2661f', '#1c1d1f'],
  ['shell-jacket', '#f2661f', '#1c1d1f'],
  ['down-jacket', '#f2661f', '#1c1d1f'],
];

describe('rule 18.3: a page of twenty cards stays under 350 KB of pictures on a phone', () => {
  it.each([
    [390, 2],
    [390, 3],
    [412, 2.625],
    [430, 3],
  ])('on a phone %i px wide with %f dots a pixel', async (cssWidth, dots) => {
    const width = widthPicked(cssWidth, dots);
    for (const [kind, base, accent] of heaviest) {
      const request: PictureRequest = { type: 'product', kind, base, accent, view: 'front' };
      const raster = await rasterOf(request);
      const { data, info } = await sharpOf(raster).resize(width).raw().toBuffer({ resolveWithObject: true });
      const sized = { data, raw: { width: info.width, height: info.height, channels: 3 as const } };
      const [avif, webp] = [
        await encoded(sized, baseOf(request), 'avif'),
        await encoded(sized, baseOf(request), 'webp'),
      ];
      expect(avif.length * CARDS, kind).toBeLessThan(BUDGET);
      expect(webp.length * CARDS, kind).toBeLessThan(BUDGET);
      expect((await sharp(avif).metadata()).width).toBe(width);
    }
  });
});
