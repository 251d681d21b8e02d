import { ink } from 'demo-chain/pictures/land/canvas';
import type { Landscape } from 'demo-chain/pictures/land/landscape';
import { cover, fill, type Wood, woodOn } from 'demo-chain/pictures/land/matter';
import { crests, lumpAt, smooth, swell } from 'demo-chain/pictures/land/noise';
import { shareOf } from 'demo-chain/pictures/land/view';

const needle = ink('#3f5a49');
const heather = ink('#6d6a4c');
const stone = ink('#8b8f8c');

const spruces: Wood = { gap: 8.5, dense: 0.92, tall: 25, point: 1, salt: 8 };

/** Spruce ridges coming out of morning mist, one behind the other, seen from a bare knoll. */
export const forestMist: Landscape = {
  words: 'dark',
  eye: { height: 62, horizon: { wide: 0.6, tall: 0.56, card: 0.54 } },
  stand: { wide: [0.76, 0.89], tall: [0.66, 0.86], card: [0.58, 0.88] },
  light: {
    from: [-0.55, 0.5, -0.6],
    key: '#ffeac2',
    keyStrength: 0.8,
    ambient: '#9db7bb',
    ambientStrength: 0.5,
    shadows: 60,
  },
  sky: ({ shape }) => ({
    fade: [
      [0, '#9db9c2'],
      [0.55, '#c6d5d4'],
      [0.9, '#ece5d2'],
      [1, '#f0e8d4'],
    ],
    sun: { x: shape === 'tall' ? 0.3 : 0.46, y: 0.42, size: 0, colour: '#fff6dc', reach: 0.3, strength: 0.8 },
  }),
  ground: (view) => ({
    near: 1.2,
    far: 9000,
    height(x, z, fine) {
      const share = shareOf(view, x, z);
      if (z < 40) {
        const knoll = 60.3 - smooth(0.62, 0.3, share - (z - 8) * 0.006) * 9 - smooth(9, 34, z) * 12;
        const stones = lumpAt(x, z, 1.9, 0.3, 5);
        return (
          knoll +
          swell(x, z, 5, fine) * 0.5 +
          crests(x, z, 0.6, fine, 0.6) * 0.14 +
          Math.sqrt(stones.near) * 0.34 * stones.lot
        );
      }
      const right = 0.3 + smooth(0.3, 1, share);
      const ridges = crests(x * 0.55 + 300, z + x * 0.16, 900, 90, 0.3) * 175 * right - 70 + smooth(900, 6000, z) * 70;
      const land = ridges * smooth(90, 500, z) + swell(x, z, 160, fine) * 12;
      return land + woodOn(x, z, fine, spruces);
    },
    colour({ x, z, fine, colour }) {
      const grain = swell(x, z, 0.4, fine, 0.66);
      if (z < 40) {
        fill(colour, heather, 0.9 + grain * 0.6);
        const stones = lumpAt(x, z, 1.9, 0.3, 5);
        cover(colour, stone, smooth(0.08, 0.25, stones.near) * smooth(0.2, 0.4, stones.lot), 0.85 + grain * 0.4);
        return;
      }
      fill(colour, needle, 0.9 + grain * 0.2 + lumpAt(x, z, 8.5, 0.92, 8).lot * 0.25);
    },
    air: { clear: 620, low: 46, from: 50, most: 0.96 },
  }),
};
