import { ink } from 'demo-chain/pictures/land/canvas';
import type { Landscape } from 'demo-chain/pictures/land/landscape';
import { alpine, cover, fill } from 'demo-chain/pictures/land/matter';
import { crests, eroded, lumpAt, smooth, swell } from 'demo-chain/pictures/land/noise';
import { shareOf } from 'demo-chain/pictures/land/view';

const rock = ink('#6f7478');
const snow = ink('#f3f5f7');
const heath = ink('#7d6a48');
const sedge = ink('#a08e54');
const stone = ink('#97968f');
const peat = ink('#574a36');

/** How deep the old snow still lies; below none it has gone. */
const oldSnow = (x: number, z: number, fine: number) =>
  swell(x, z * 0.55, 17, Math.max(fine, 0.1), 0.5) - 0.06 - smooth(13, 5, z) * 0.5;

/** Snow melt on the plateau: rotten drifts over brown heath, and the sky in every pool. */
export const plateauSpring: Landscape = {
  words: 'dark',
  eye: { height: 2.1, horizon: { wide: 0.67, tall: 0.55, card: 0.55 } },
  stand: { wide: [0.72, 0.89], tall: [0.6, 0.86], card: [0.5, 0.88] },
  light: {
    from: [-0.75, 0.55, -0.2],
    key: '#fff4de',
    keyStrength: 0.9,
    ambient: '#a7c3e4',
    ambientStrength: 0.46,
    shadows: 6,
  },
  sky: () => ({
    fade: [
      [0, '#6fa5d2'],
      [0.6, '#a6cbe4'],
      [1, '#e2eef2'],
    ],
    sun: { x: -0.1, y: 0.1, size: 0, colour: '#fffdf2', reach: 0.4, strength: 0.55 },
    clouds: [
      { cover: 0.48, size: 1.1, stretch: 1.6, lit: '#ffffff', shade: '#a9bccd', alpha: 0.9, salt: 51, from: 0.45 },
    ],
  }),
  ground: (view) => ({
    near: 1.2,
    far: 26000,
    water: 0,
    height(x, z, fine) {
      if (z > 2600) {
        const share = shareOf(view, x, z);
        const rise = smooth(0.3, 0.8, share) * smooth(2600, 8000, z);
        return rise * (700 + 2400 * eroded(x + 14000, z + 700, 4200, fine)) + 2 - 60 * smooth(2600, 5000, z);
      }
      const lie = swell(x + 12, z, 34, fine) * 0.8 + 0.22 + swell(x, z, 300, fine) * 9 * smooth(60, 400, z);
      const stones = lumpAt(x, z, 2.2, 0.4, 5);
      const bare = lie + crests(x, z, 0.6, fine, 0.6) * 0.13 + Math.sqrt(stones.near) * 0.42 * stones.lot;
      const deep = oldSnow(x, z, fine);
      if (deep <= 0) return bare;
      const crust = crests(x, z, 0.5, fine, 0.5) * 0.05;
      return Math.max(bare, lie + 0.16 + smooth(0, 0.05, deep) * 0.22 + smooth(0, 0.5, deep) * 0.6 + crust);
    },
    colour(spot) {
      const { x, y, z, fine, colour } = spot;
      if (z > 2600) return alpine(spot, { rock, snow, from: 40, full: 700 });
      const grain = swell(x, z, 0.35, fine, 0.66);
      fill(colour, heath, 0.95 + grain * 0.5);
      cover(colour, sedge, smooth(0, 0.4, swell(x, z, 3, fine) + grain * 0.3), 1 + grain * 0.4);
      const stones = lumpAt(x, z, 2.2, 0.4, 5);
      cover(colour, stone, smooth(0.1, 0.3, stones.near) * smooth(0.2, 0.4, stones.lot), 0.9 + grain * 0.4);
      cover(colour, peat, smooth(0.2, 0.03, y) * 0.6);
      cover(colour, snow, smooth(0, 0.03, oldSnow(x, z, fine)), 0.97 + grain * 0.05);
    },
    air: { clear: 16000, most: 0.9 },
  }),
  water: () => ({ deep: '#3f6286', far: '#a4c4da', mirror: 0.8, wave: 1.4, rough: 0.12 }),
};
