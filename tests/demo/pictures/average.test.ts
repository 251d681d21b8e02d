import { describe, expect, it } from 'vitest';
import { articlePictures } from '@/demo/article-row';
import { averageOf } from '@/demo/pictures/average';
import { rgbOf } from '@/demo/pictures/light/compose';
import { rasterOf } from '@/demo/pictures/raster';

const SMALL = 60;
/** Of 255 in each colour: what does not flash when the picture takes its place. */
const NEAR = 26;

const seen = new Set<string>();
const fronts = articlePictures().filter(
  ({ subject, view }) => view === 'front' && !seen.has(subject.art) && seen.add(subject.art),
);

describe('the colour that stands in place of a picture', () => {
  it.each(fronts.map((request) => [request.subject.art, request] as const))(
    'is near what is drawn: %s',
    async (_, request) => {
      const { data } = await rasterOf(request, SMALL);
      const sum = [0, 0, 0];
      for (let i = 0; i < data.length; i += 1) sum[i % 3] = (sum[i % 3] as number) + (data[i] as number);
      const drawn = sum.map((total) => total / (data.length / 3));
      const promised = rgbOf(averageOf(request.subject, request.view));
      const apart = Math.max(...drawn.map((value, c) => Math.abs(value - (promised[c] as number))));
      expect(apart, `${drawn.map(Math.round)} for ${promised}`).toBeLessThan(NEAR);
    },
  );
});
