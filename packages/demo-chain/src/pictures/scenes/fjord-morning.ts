import { ink } from 'demo-chain/pictures/land/canvas';
import type { Landscape } from 'demo-chain/pictures/land/landscape';
import { alpine, cover, fill } from 'demo-chain/pictures/land/matter';
import { crests, eroded, lumpAt, noise, smooth, swell } from 'demo-chain/pictures/land/noise';
import { bankAt, shareOf } from 'demo-chain/pictures/land/view';

const rock = ink('#77807c');
const snow = ink('#eef0ee');
const meadow = ink('#868b60');
const wood = ink('#52614c');
const stone = ink('#9a978c');

/** First sun over a still fjord: steep walls to the right, the far side in blue haze. */
export const fjordMorning: Landscape = {
  words: 'dark',
  eye: { height: 9, horizon: { wide: 0.66, tall: 0.6, card: 0.62 }, middle: { wide: 0.5, tall: 0.42, card: 0.5 } },
  stand: { wide: [0.72, 0.89], tall: [0.62, 0.86], card: [0.66, 0.88] },
  light: {
    from: [-0.9, 0.5, -0.45],
    key: '#ffdda8',
    keyStrength: 1.0,
    ambient: '#a9c0d6',
    ambientStrength: 0.52,
    shadows: 1600,
  },
  sky: ({ shape }) => ({
    fade: [
      [0, '#8db5cf'],
      [0.5, '#c3d7dc'],
      [0.82, '#f3e6cb'],
      [1, '#fbe2b6'],
    ],
    sun: { x: shape === 'tall' ? 0.4 : 0.5, y: 0.5, size: 0, colour: '#fff3d2', reach: 0.3, strength: 0.85 },
    clouds: [{ cover: 0.4, size: 1.5, stretch: 4, lit: '#fffaf0', shade: '#c9cdd2', alpha: 0.6, salt: 9 }],
  }),
  ground: (view) => ({
    near: 1.4,
    far: 30000,
    water: 0,
    height(x, z, fine) {
      const share = shareOf(view, x, z);
      if (z < 90) {
        const bank = bankAt(view, x, z) * 8.6 - 1.4 - smooth(14, 60, z) * 5;
        const stones = lumpAt(x, z, 2.1, 0.34, 5);
        return (
          bank +
          swell(x, z, 7, fine) * 0.7 +
          crests(x, z, 0.7, fine, 0.6) * 0.12 +
          smooth(0, 0.7, stones.near) * 0.4 * stones.lot
        );
      }
      const right = smooth(0.5, 1.08, share) * smooth(500, 2600, z);
      const left = smooth(0.34, -0.1, share) * smooth(5000, 9000, z) * 0.42;
      const end = smooth(14000, 19000, z) * 0.62;
      const wall = Math.max(right, left, end);
      const relief = 950 + 1100 * eroded(x + 1000, z + 2500, 2900, fine);
      const trees = fine < 4 && wall * relief < 420 ? lumpAt(x, z, 17, 0.7, 8).near * 13 : 0;
      return wall * relief - 30 + (wall * relief > 34 ? trees : 0);
    },
    colour(spot) {
      const { x, y, z, fine, flat, colour } = spot;
      if (z < 90) {
        const grain = swell(x, z, 0.5, fine, 0.62);
        fill(colour, meadow, 1 + grain * 0.5 + noise(x / 3, z / 3) * 0.12);
        const stones = lumpAt(x, z, 2.1, 0.34, 5);
        cover(colour, stone, smooth(0.1, 0.3, stones.near) * smooth(0.3, 0.5, stones.lot), 0.95 + grain * 0.3);
        cover(colour, stone, smooth(0.5, 0.1, y), 0.8 + grain * 0.4);
        return;
      }
      alpine(spot, { rock, snow, from: 900, full: 1500 });
      const green = smooth(760, 260, y + swell(x, z, 500, fine) * 260) * smooth(0.36, 0.6, flat);
      cover(colour, wood, green, 0.9 + swell(x, z, 60, fine) * 0.3);
    },
    air: { clear: 11000, most: 0.93 },
  }),
  water: ({ shape }) => ({
    deep: '#4b7480',
    far: '#dfe0d0',
    mirror: 0.82,
    wave: 2.4,
    rough: 0.16,
    glitter: { x: shape === 'tall' ? 0.4 : 0.5, colour: '#fff6de', spread: 0.16, strength: 0.55 },
  }),
};
