import { compositionNames, compositions, sceneOf } from 'demo-chain/compositions';
import { calmOf } from 'demo-chain/pictures/calm';
import { stoodIn } from 'demo-chain/pictures/composed';
import { SCENE_SIZES, type SceneShape, sceneNames } from 'demo-chain/pictures/keys';
import { castOn } from 'demo-chain/pictures/light/cast';
import { rgbOf } from 'demo-chain/pictures/light/compose';
import { SHADOW_SIZE } from 'demo-chain/pictures/light/shadow';
import { rasterOf } from 'demo-chain/pictures/raster';
import { sceneBase } from 'demo-chain/pictures/scene-base';
import { textOn } from 'demo-chain/pictures/scene-facts';
import { describe, expect, it } from 'vitest';
import { wordsOn } from '@/lib/pictures/words-on';

const shapes = Object.keys(SCENE_SIZES) as SceneShape[];
const WIDTH = 320;

/** What words may stand on, from the upper left corner: shares of the picture. */
const calm: Record<SceneShape, [width: number, height: number]> = {
  wide: [0.45, 0.7],
  tall: [1, 0.45],
  card: [0.6, 0.4],
};

describe.each(sceneNames)('the calm part of %s', (name) => {
  it('has the colour that its base names, and bears the words that stand on it', async () => {
    const { data, raw } = await rasterOf({ type: 'scene', name, shape: 'wide' }, WIDTH / 2);
    const [width, height] = calm.wide;
    const sums = [0, 0, 0];
    let seen = 0;
    for (let y = 0; y < raw.height * height; y += 1)
      for (let x = 0; x < raw.width * width; x += 1, seen += 1)
        for (let c = 0; c < 3; c += 1) sums[c] = (sums[c] ?? 0) + (data[(y * raw.width + x) * raw.channels + c] ?? 0);
    for (const [c, value] of rgbOf(calmOf[name]).entries())
      expect(Math.abs((sums[c] ?? 0) / seen - value), calmOf[name]).toBeLessThan(8);
    for (const shape of shapes) expect(wordsOn(sceneBase(name, shape))).toBe(textOn[name]);
  });
});

/** Each pixel of the goods of a composition, as shares of the picture. */
async function* placesOf(name: (typeof compositionNames)[number], shape: SceneShape) {
  const high = (WIDTH * SCENE_SIZES[shape].h) / SCENE_SIZES[shape].w;
  for (const { lit, at } of await stoodIn(compositions[name], shape, WIDTH))
    for (let i = 0; i < lit.width * lit.height; i += 1)
      if ((lit.data[i * 4 + 3] ?? 0) > 128)
        yield [(at.x + (i % lit.width)) / WIDTH, (at.y + Math.floor(i / lit.width)) / high] as const;
}

describe.each(compositionNames)('the composition %s', (name) => {
  it('has a name of its own', () => {
    expect(sceneNames).not.toContain(name);
    expect(sceneBase(name, 'card')).toContain(`/${name}-${calmOf[sceneOf(name)].slice(1)}-`);
  });

  it.each(shapes)('stands whole in the picture and leaves the words their place: %s', async (shape) => {
    const [width, height] = calm[shape];
    let seen = 0;
    let out = 0;
    let covering = 0;
    let lowest = 0;
    for await (const [x, y] of placesOf(name, shape)) {
      seen += 1;
      if (x < 0 || x >= 1 || y < 0 || y >= 1) out += 1;
      if (x < width && y < height) covering += 1;
      lowest = Math.max(lowest, y);
    }
    expect(seen).toBeGreaterThan(WIDTH);
    expect({ out, covering }).toEqual({ out: 0, covering: 0 });
    expect(lowest).toBeGreaterThan(0.8);
  });
});

describe('the shadow of what stands', () => {
  it.each([
    ['left', true, 1],
    ['right', false, -1],
  ] as const)('falls away from a light from the %s', (_, fromLeft, side) => {
    const ground = { data: new Uint8Array(400 * 300 * 3).fill(200), width: 400, height: 300 };
    const data = new Uint8Array(200 * 250 * 4);
    for (let y = 50; y < 240; y += 1) for (let x = 80; x < 120; x += 1) data[(y * 200 + x) * 4 + 3] = 255;
    const shadow = new Float32Array(SHADOW_SIZE.width * SHADOW_SIZE.height);
    castOn(ground, { data, width: 200, height: 250, shadow }, 240, { x: 100, y: 30 }, fromLeft, [0, 0, 0]);
    const at = (x: number, y: number) => ground.data[(y * 400 + x) * 3];
    expect(at(200 + side * 50, 266)).toBeLessThan(185);
    expect(at(200 - side * 50, 266)).toBe(200);
    expect(at(200 + side * 50, 200)).toBe(200);
  });
});
