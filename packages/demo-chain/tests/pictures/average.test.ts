import { articlePictures } from 'demo-chain/article-row';
import { averageOf } from 'demo-chain/pictures/average';
import { rgbOf } from 'demo-chain/pictures/light/compose';
import { rasterOf } from 'demo-chain/pictures/raster';
import type { ProductRequest } from 'demo-chain/pictures/request';
import { expect, it } from 'vitest';

const SMALL = 60;
/** Of 255 in each colour: a step that is no flash. White balls with black panels and the like may be a little further off. */
const NEAR = 44;
const FARTHEST = 64;

async function apart(request: ProductRequest): Promise<number> {
  const { data } = await rasterOf(request, SMALL);
  const sum = [0, 0, 0];
  for (let i = 0; i < data.length; i += 1) sum[i % 3] = (sum[i % 3] as number) + (data[i] as number);
  const promised = rgbOf(averageOf(request.subject, request.view));
  return Math.max(...sum.map((total, c) => Math.abs(total / (data.length / 3) - (promised[c] as number))));
}

it('what stands in place of a picture of goods is about the colour that is drawn', { timeout: 240_000 }, async () => {
  const seen = new Set<string>();
  const fronts = articlePictures().filter(
    ({ subject, view }) => view === 'front' && !seen.has(subject.art) && seen.add(subject.art),
  );
  const far: [kind: string, apart: number][] = [];
  for (const request of fronts) far.push([request.subject.art, Math.round(await apart(request))]);
  expect(far.filter(([, distance]) => distance > FARTHEST)).toEqual([]);
  expect(far.filter(([, distance]) => distance > NEAR).length).toBeLessThan(fronts.length / 20);
});
