import { ink } from 'demo-chain/pictures/land/canvas';
import type { Landscape } from 'demo-chain/pictures/land/landscape';
import { cover, fill } from 'demo-chain/pictures/land/matter';
import { crests, lumpAt, noise, smooth, swell } from 'demo-chain/pictures/land/noise';
import { shareOf } from 'demo-chain/pictures/land/view';

const snow = ink('#e9eff3');
const blue = ink('#7fb0c4');

/** Where floes part: below zero is open water. */
const floe = (x: number, z: number, fine: number) =>
  Math.abs(noise(x / 26 + 60 + swell(x, z, 30, fine) * 0.3, z / 16)) +
  Math.abs(noise(x / 90 + 9, z / 70 + 4)) * 0.9 -
  0.44;

/** Metres ahead to which the hummock under the eye reaches. */
const HOME = 30;

/** Drift ice to the edge of the world, pressed up into ridges, lanes of black water between. */
export const janMayenIce: Landscape = {
  words: 'dark',
  eye: { height: 4.4, horizon: { wide: 0.7, tall: 0.6, card: 0.6 } },
  stand: { wide: [0.7, 0.89], tall: [0.55, 0.86], card: [0.5, 0.88] },
  light: {
    from: [0.55, 0.3, -0.8],
    key: '#ffe2bd',
    keyStrength: 1.15,
    ambient: '#9dbbd2',
    ambientStrength: 0.58,
    wrap: 0.3,
    shadows: 9,
  },
  sky: ({ shape }) => ({
    fade: [
      [0, '#7f9db0'],
      [0.55, '#a9bfc9'],
      [0.88, '#d7dfdf'],
      [1, '#eae4d6'],
    ],
    sun: { x: 0.84, y: shape === 'wide' ? 0.56 : 0.47, size: 0.016, colour: '#fff0d4', reach: 0.2, strength: 0.75 },
    clouds: [{ cover: 0.36, size: 2, stretch: 6, lit: '#dbe4e8', shade: '#96abb8', alpha: 0.5, salt: 30 }],
  }),
  drift: { colour: '#e6ecee', beyond: 22, row: 0.02, thick: 0.03, alpha: 0.7 },
  ground: (view) => ({
    near: 1.8,
    far: 9000,
    water: 0,
    height(x, z, fine) {
      const home = z < HOME ? smooth(HOME, 9, z) * smooth(0.2, 0.5, shareOf(view, x, z)) : 0;
      const open = floe(x, z, Math.max(fine, 0.2)) + home;
      if (open < 0) return Math.max(-1.5, open * 12);
      const edge = smooth(0, 0.05, open);
      const crust = 0.4 + swell(x, z, 16, fine) * 0.2 + crests(x * 0.5, z, 1.4, fine) ** 2 * 0.16;
      if (z < 12) return edge * crust + home * 2.5;
      const block = lumpAt(x, z, 3.4, 0.6, 4);
      const pressed = smooth(0.62, 0.95, crests(x + 200, z, 60, 14, 0.4)) * smooth(12, 60, z);
      return edge * (crust + pressed * (0.8 + smooth(0, 0.4, block.near) * (0.4 + block.lot * 1.6))) + home * 2.5;
    },
    colour({ x, y, z, flat, fine, colour }) {
      fill(colour, snow, 1 + swell(x, z, 0.2, fine, 0.7) * 0.06);
      cover(colour, blue, smooth(0.75, 0.35, flat) * 0.6 + smooth(0.3, 0.02, y) * 0.6);
    },
    air: { clear: 2600, most: 0.92 },
  }),
  water: () => ({
    deep: '#12293a',
    far: '#6f8b9b',
    mirror: 0.5,
    wave: 2,
    rough: 0.14,
    glitter: { x: 0.84, colour: '#fff0d4', spread: 0.1, strength: 0.7 },
  }),
};
