import { ink } from 'demo-chain/pictures/land/canvas';
import type { Landscape } from 'demo-chain/pictures/land/landscape';
import { alpine, cover, fill } from 'demo-chain/pictures/land/matter';
import { crests, eroded, lumpAt, smooth, swell } from 'demo-chain/pictures/land/noise';
import { shareOf } from 'demo-chain/pictures/land/view';

const rock = ink('#67645f');
const snow = ink('#eceef4');
const heath = ink('#967042');
const green = ink('#6e7440');
const dwarfBirch = ink('#8c4636');
const lichen = ink('#ccc094');

/** Red dwarf birch and pale lichen under a low sun, first snow on the mountains far off. */
export const plateauAutumn: Landscape = {
  words: 'dark',
  eye: { height: 1.7, horizon: { wide: 0.685, tall: 0.6, card: 0.58 } },
  stand: { wide: [0.66, 0.89], tall: [0.55, 0.86], card: [0.5, 0.88] },
  light: {
    from: [0.85, 0.34, -0.25],
    key: '#ffdfb4',
    keyStrength: 0.95,
    ambient: '#9fb4d0',
    ambientStrength: 0.5,
    shadows: 900,
  },
  sky: ({ shape }) => ({
    fade: [
      [0, '#7fa6c6'],
      [0.5, '#b4cbd8'],
      [0.85, '#ecdcc4'],
      [1, '#f6e0bd'],
    ],
    sun: { x: shape === 'tall' ? 1.05 : 1.04, y: 0.3, size: 0, colour: '#ffe9c0', reach: 0.5, strength: 0.8 },
    clouds: [
      { cover: 0.44, size: 1.6, stretch: 3, lit: '#fff6e6', shade: '#b3bccb', alpha: 0.8, salt: 5, from: 0.1, to: 1 },
    ],
  }),
  ground: (view) => ({
    near: 1.2,
    far: 26000,
    height(x, z, fine) {
      const plain =
        swell(x, z, 190, fine) * 9 * smooth(14, 120, z) +
        swell(x + 50, z, 9, fine) * 0.35 * smooth(3, 9, z) +
        crests(x, z, 0.9, fine, 0.6) * 0.13;
      const bush = lumpAt(x, z, 1.3, 0.8, 3);
      const bushes =
        fine < 0.3
          ? Math.sqrt(Math.max(0, bush.near + swell(x, z, 0.3, fine, 0.7) * 0.3)) *
            (0.08 + 0.3 * bush.lot) *
            smooth(3, 8, z)
          : 0;
      if (z < 2600) return plain + bushes;
      const share = shareOf(view, x, z);
      const rise = smooth(0.3, 0.8, share) * smooth(2600, 9000, z);
      return plain + rise * (900 + 2300 * eroded(x + 300, z + 4100, 3600, fine)) - 160 * smooth(2600, 9000, z);
    },
    colour(spot) {
      const { x, y, z, fine, colour } = spot;
      if (z > 2600 && y > 60) return alpine(spot, { rock, snow, from: 900, full: 1700 });
      const patch = swell(x, z, 26, Math.max(fine, 0.5));
      const grain = swell(x + 9, z, 0.5, fine, 0.6);
      const red = smooth(-0.05, 0.3, patch + grain * 0.35);
      fill(colour, heath, 1 + grain * 0.3);
      cover(colour, green, smooth(0.1, 0.5, swell(x - 200, z, 60, fine)) * 0.6, 1 + grain * 0.3);
      cover(colour, dwarfBirch, red * 0.9, 1 + grain * 0.34);
      cover(colour, lichen, smooth(0.22, 0.5, swell(x + 300, z, 11, fine, 0.55)) * (1 - red), 1 + grain * 0.3);
    },
    air: { colour: '#d9d3cb', clear: 15000, most: 0.9 },
  }),
};
