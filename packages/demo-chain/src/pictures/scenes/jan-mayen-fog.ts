import { ink } from 'demo-chain/pictures/land/canvas';
import type { Landscape } from 'demo-chain/pictures/land/landscape';
import { cover, fill } from 'demo-chain/pictures/land/matter';
import { crests, lumpAt, smooth, swell } from 'demo-chain/pictures/land/noise';
import { asideAt } from 'demo-chain/pictures/land/view';

const lava = ink('#45474a');
const moss = ink('#8b8f52');
const lichen = ink('#a9ab9c');

/** Fog over old lava grown with grey-green moss: three towers of slag, each fainter than the one before. */
export const janMayenFog: Landscape = {
  words: 'dark',
  eye: { height: 2, horizon: { wide: 0.66, tall: 0.58, card: 0.56 } },
  stand: { wide: [0.66, 0.89], tall: [0.55, 0.86], card: [0.5, 0.88] },
  light: {
    from: [-0.4, 0.85, -0.2],
    key: '#e8ece8',
    keyStrength: 0.55,
    ambient: '#c2cace',
    ambientStrength: 0.6,
  },
  sky: () => ({
    fade: [
      [0, '#a7b1b5'],
      [0.6, '#bcc4c5'],
      [1, '#c6cccb'],
    ],
    clouds: [{ cover: 0.5, size: 2.6, stretch: 3, lit: '#c6cdce', shade: '#a3aeb3', alpha: 0.4, salt: 40 }],
  }),
  ground: (view) => ({
    near: 1.5,
    far: 900,
    height(x, z, fine) {
      const cushions = lumpAt(x, z, 1.1, 0.85, 1);
      let y =
        swell(x, z, 40, fine) * 2.4 * smooth(8, 50, z) +
        crests(x, z, 6, fine, 0.5) * 0.8 * smooth(4, 12, z) +
        crests(x, z, 0.7, fine, 0.6) * 0.1;
      if (fine < 0.08) y += Math.sqrt(Math.max(0, cushions.near)) * 0.24 * (0.3 + cushions.lot);
      for (const [share, away, tall, radius] of towers[view.shape]) {
        const d = Math.hypot(x - asideAt(view, share, away), (z - away) * 0.8) / radius;
        if (d < 1.5) {
          const worn = d + swell(x, z, radius * 0.6, fine) * 0.3;
          y += tall * smooth(1.1, 0.12, worn) * (0.78 + crests(x, z, radius * 0.5, fine) * 0.34);
        }
      }
      return y;
    },
    colour({ x, y, z, flat, fine, colour }) {
      const grain = swell(x, z, 0.45, fine, 0.65);
      fill(colour, lava, 1 + grain * 0.6 + swell(x, y * 2, 3, fine) * 0.3);
      const soft = smooth(-0.25, 0.35, swell(x, z, 7, fine, 0.55) + grain * 0.2) * smooth(0.6, 0.86, flat);
      cover(colour, moss, soft * 0.9, 0.92 + grain * 0.5);
      cover(colour, lichen, smooth(0.3, 0.6, swell(x + 70, z, 2, fine, 0.6)) * 0.5);
    },
    air: { clear: 74, from: 6, most: 0.985 },
  }),
};

const towers = {
  wide: [
    [0.74, 62, 17, 13],
    [0.9, 104, 40, 22],
    [0.57, 130, 20, 17],
  ],
  tall: [
    [0.72, 66, 14, 11],
    [0.95, 110, 34, 20],
    [0.3, 140, 22, 18],
  ],
  card: [
    [0.72, 62, 15, 13],
    [0.9, 104, 36, 22],
    [0.5, 130, 20, 17],
  ],
} as const;
