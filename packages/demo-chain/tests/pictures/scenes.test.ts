import { landscapeNames, SCENE_SIZES, type SceneShape } from 'demo-chain/pictures/keys';
import { penned } from 'demo-chain/pictures/land/landscape';
import { landscapes } from 'demo-chain/pictures/landscapes';
import { rasterOf } from 'demo-chain/pictures/raster';
import { groundOf, lightOf, textOn } from 'demo-chain/pictures/scene-facts';
import { describe, expect, it } from 'vitest';
import { faultsOf } from './svg-faults';

const shapes = Object.keys(SCENE_SIZES) as SceneShape[];
const WIDTH = 160;

/** What words may stand on, from the upper left corner: shares of the picture. */
const calm: Record<SceneShape, [width: number, height: number]> = {
  wide: [0.45, 0.7],
  tall: [1, 0.45],
  card: [0.6, 0.4],
};

/** The darker and the lighter of the inks that the pages have (app/tokens.css). */
const inks = { dark: [0x17, 0x20, 0x1d], light: [0xff, 0xff, 0xff] } as const;

const linear = (byte: number) => (byte <= 10 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4);
const luminance = (r: number, g: number, b: number) => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
const contrast = (a: number, b: number) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

describe.each(landscapeNames)('the landscape %s', (name) => {
  it.each(shapes)('has a calm place for its words: %s', async (shape) => {
    const { data, raw } = await rasterOf({ type: 'scene', name, shape }, WIDTH);
    const [width, height] = calm[shape];
    const [r, g, b] = inks[textOn[name]];
    const text = luminance(r, g, b);
    const stands: boolean[] = [];
    for (let y = 0; y < raw.height * height; y += 1)
      for (let x = 0; x < raw.width * width; x += 1) {
        const i = (y * raw.width + x) * raw.channels;
        const [red = 0, green = 0, blue = 0] = data.subarray(i, i + 3);
        stands.push(contrast(text, luminance(red, green, blue)) >= 4.5);
      }
    expect(stands.filter(Boolean).length / stands.length).toBeGreaterThanOrEqual(0.95);
  });

  it.each(shapes)('has firm ground in the foreground: %s', (shape) => {
    const { x, y, height } = groundOf[name][shape];
    expect(x).toBeGreaterThan(0.3);
    expect(x).toBeLessThan(0.85);
    expect(y).toBeGreaterThan(0.8);
    expect(y).toBeLessThan(0.95);
    expect(height).toBeGreaterThan(0.04);
    expect(height).toBeLessThan(0.3);
  });

  it.each(shapes)('is drawn whole and wordless with the pen: %s', (shape) => {
    const svg = penned(landscapes[name], shape, 960) ?? '';
    expect(faultsOf(svg, /<text|<image|<script|<filter/)).toEqual([]);
    expect(penned(landscapes[name], shape, 960) ?? '').toBe(svg);
  });

  it('is the same every time', async () => {
    const draw = () => rasterOf({ type: 'scene', name, shape: 'card' }, WIDTH);
    expect((await draw()).data.equals((await draw()).data)).toBe(true);
  });

  it('has one light', () => {
    expect(lightOf[name].key).toMatch(/^#[0-9a-f]{6}$/);
    expect(lightOf[name].ambient).toMatch(/^#[0-9a-f]{6}$/);
  });
});
