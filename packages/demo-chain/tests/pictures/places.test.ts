import { blogPostRows } from 'demo-chain/blog';
import { demoPictureRequests, shopFronts } from 'demo-chain/picture-requests';
import { SCENE_SIZES, type SceneShape, sceneNames } from 'demo-chain/pictures/keys';
import { developed, type Layer } from 'demo-chain/pictures/places/layers';
import { placeNames } from 'demo-chain/pictures/places/names';
import { isPlace, places } from 'demo-chain/pictures/places/places';
import { shopFront } from 'demo-chain/pictures/places/shop-front';
import { baseOf } from 'demo-chain/pictures/request';
import { shops } from 'demo-chain/shops';
import { describe, expect, it } from 'vitest';
import { faultsOf } from './svg-faults';

const SMALL = 240;
const shapes = Object.keys(SCENE_SIZES) as SceneShape[];

const faultsIn = (layers: Layer[]) => layers.flatMap(({ svg }) => faultsOf(svg, /<text|<image|<script|<filter/));

/** Relative luminance and contrast as WCAG 2 defines them. */
function luminance(rgb: readonly number[]): number {
  const [r = 0, g = 0, b = 0] = rgb.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
const contrast = (a: number, b: number) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

const inks = { light: luminance([255, 255, 255]), dark: luminance([0x17, 0x20, 0x1d]) };
const calm = { wide: { w: 0.45, h: 0.7 }, tall: { w: 1, h: 0.45 } };

describe.each([...placeNames])('the place %s', (name) => {
  it.each(shapes)('is whole and the same every time: %s', (shape) => {
    const layers = places[name].draw(SCENE_SIZES[shape]);
    expect(faultsIn(layers)).toEqual([]);
    expect(places[name].draw(SCENE_SIZES[shape])).toEqual(layers);
  });

  it.each(['wide', 'tall'] as const)('lets its words be read where they stand: %s', async (shape) => {
    const { data, raw } = await developed(places[name].draw(SCENE_SIZES[shape]), SCENE_SIZES[shape], SMALL);
    const ink = inks[places[name].words];
    let seen = 0;
    let readable = 0;
    for (let y = 0; y < raw.height * calm[shape].h; y += 1)
      for (let x = 0; x < raw.width * calm[shape].w; x += 1) {
        seen += 1;
        const at = (y * raw.width + x) * 3;
        if (contrast(luminance([...data.subarray(at, at + 3)]), ink) >= 4.5) readable += 1;
      }
    expect(readable / seen).toBeGreaterThanOrEqual(0.95);
  });

  it.each(shapes)('has ground for goods on the side without words: %s', (shape) => {
    const { x, y, height } = places[name].footing(SCENE_SIZES[shape]);
    expect(x).toBeGreaterThan(shape === 'wide' ? 0.45 : 0.3);
    expect(x).toBeLessThan(0.9);
    expect(y).toBeGreaterThan(0.75);
    expect(y).toBeLessThan(1);
    expect(height).toBeGreaterThan(0.05);
  });
});

it('knows places from landscapes', () => {
  expect(sceneNames.filter(isPlace)).toEqual([...placeNames]);
});

describe('the fronts of the shops', () => {
  const withDoor = shops.filter(({ webShop }) => !webShop);
  const wide = shopFronts().filter(({ shape }) => shape === 'wide');

  it('are one for each shop with a door', () => {
    expect(wide.map(({ shop }) => shop).toSorted((a, b) => a - b)).toEqual(withDoor.map(({ id }) => id));
    const bases = new Set(demoPictureRequests().map(baseOf));
    for (const { id } of withDoor) expect(bases).toContain(`/pictures/scenes/shop-${id}-wide`);
  });

  it('are whole, and the same every time', () => {
    for (const { shop, character } of wide) {
      const draw = () => shopFront({ seed: `shop-${shop}`, character }, SCENE_SIZES.wide);
      const layers = draw();
      expect(faultsIn(layers), `shop ${shop}`).toEqual([]);
      expect(draw(), `shop ${shop}`).toEqual(layers);
    }
  });

  it('look like no other, even as small as a stamp', async () => {
    const stamps: { shop: number; data: Buffer }[] = [];
    for (const { shop, character } of wide) {
      const layers = shopFront({ seed: `shop-${shop}`, character }, SCENE_SIZES.wide);
      stamps.push({ shop, data: (await developed(layers, SCENE_SIZES.wide, 64)).data });
    }
    const apart = (a: Buffer, b: Buffer) =>
      a.reduce((sum, value, i) => sum + Math.abs(value - (b[i] ?? 0)), 0) / a.length;
    const alike = stamps.flatMap((one, i) =>
      stamps.slice(i + 1).flatMap((other) => {
        const distance = apart(one.data, other.data);
        return distance < NEAREST ? [`${one.shop} and ${other.shop}: ${distance.toFixed(1)}`] : [];
      }),
    );
    expect(alike).toEqual([]);
  });
});

/** Mean difference of a channel; two pictures of one street with another jacket in its window are about 3 apart. */
const NEAREST = 8;

describe('the blog', () => {
  it.each(['nordvidda', 'heldre'])('shows no scene twice among the posts of %s', (brand) => {
    const scenes = blogPostRows(new Date('2026-11-25T12:00:00Z'))
      .filter((post) => post.brand === undefined || post.brand === brand)
      .map(({ featuredImage }) => featuredImage);
    expect(scenes.length).toBeGreaterThan(3);
    expect(new Set(scenes).size).toBe(scenes.length);
  });
});
