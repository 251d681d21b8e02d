import { ink } from 'demo-chain/pictures/land/canvas';
import type { Landscape } from 'demo-chain/pictures/land/landscape';
import { cover, fill } from 'demo-chain/pictures/land/matter';
import { crests, lumpAt, noise, smooth, swell } from 'demo-chain/pictures/land/noise';
import { asideAt, type View } from 'demo-chain/pictures/land/view';

const sand = ink('#34363b');
const wet = ink('#565e66');
const basalt = ink('#2c2e33');
const foam = ink('#dbe3e6');
const guano = ink('#8d9093');

interface Stack {
  share: number;
  away: number;
  radius: number;
  tall: number;
}
const stacks: Record<View['shape'], readonly Stack[]> = {
  wide: [
    { share: 0.78, away: 420, radius: 44, tall: 124 },
    { share: 0.865, away: 520, radius: 60, tall: 92 },
    { share: 0.69, away: 640, radius: 26, tall: 52 },
    { share: 1.02, away: 340, radius: 120, tall: 150 },
  ],
  tall: [
    { share: 0.62, away: 520, radius: 40, tall: 92 },
    { share: 0.8, away: 620, radius: 52, tall: 76 },
    { share: 0.42, away: 800, radius: 24, tall: 42 },
    { share: 1.12, away: 420, radius: 100, tall: 110 },
  ],
  card: [
    { share: 0.72, away: 420, radius: 42, tall: 110 },
    { share: 0.82, away: 520, radius: 56, tall: 82 },
    { share: 0.62, away: 640, radius: 26, tall: 46 },
    { share: 1.02, away: 340, radius: 120, tall: 140 },
  ],
};

/** The shoreline, in metres ahead, winding along the black sand. */
const shore = (x: number) => 15 + swell(x, 4, 24, 0.5) * 4 - x * 0.2;

/** Where waves break: two white lines before the shore, torn by lot. */
function breaker(x: number, z: number, fine: number): number {
  const out = z - shore(x);
  if (out < 1 || out > 60) return 0;
  let y = 0;
  for (const [at, tall, wide] of [
    [6, 0.22, 0.8],
    [19, 0.4, 1.8],
    [44, 0.6, 3.4],
  ] as const) {
    const bent = out - at - swell(x, at, 22, 1) * at * 0.3;
    const torn = smooth(-0.15, 0.25, swell(x, at * 3, 13, fine * 2));
    y += (tall + 0.06 * out) * torn * Math.exp(-((bent / wide) ** 2)) * (0.85 + swell(x, z, 0.9, fine) * 0.3);
  }
  return y;
}

/** Surf on black sand under a low lid of cloud, basalt standing in the sea. */
export const janMayenLava: Landscape = {
  words: 'dark',
  eye: { height: 2.2, horizon: { wide: 0.7, tall: 0.62, card: 0.62 } },
  stand: { wide: [0.7, 0.89], tall: [0.6, 0.86], card: [0.55, 0.88] },
  light: {
    from: [-0.5, 0.75, -0.5],
    key: '#eef0ea',
    keyStrength: 0.62,
    ambient: '#b7c4d0',
    ambientStrength: 0.66,
  },
  sky: () => ({
    fade: [
      [0, '#8b9aa6'],
      [0.6, '#aab5bb'],
      [0.92, '#cdd2d0'],
      [1, '#d9dbd4'],
    ],
    sun: { x: 0.2, y: 0.62, size: 0, colour: '#f2f1e6', reach: 0.3, strength: 0.4 },
    clouds: [
      { cover: 0.56, size: 2.2, stretch: 2.6, lit: '#c9d0d3', shade: '#7d8c98', alpha: 0.6, salt: 14, from: 0, to: 1 },
    ],
  }),
  ground: (view) => ({
    near: 1.4,
    far: 3000,
    water: 0,
    height(x, z, fine) {
      const beyond = shore(x) - z;
      const beach = beyond > 0 ? 0.9 * (1 - Math.exp(-beyond / 9)) : Math.max(-3, beyond * 0.06);
      let y =
        breaker(x, z, fine) + beach + (beyond > 0 ? swell(x * 0.5, z, 3.5, fine) * 0.06 * smooth(0, 6, beyond) : 0);
      if (beyond > 1) {
        const stone = lumpAt(x, z, 1.3, 0.2, 6);
        y += Math.sqrt(Math.max(0, stone.near)) * 0.2 * stone.lot * smooth(1, 5, beyond);
      }
      if (z > 200)
        for (const { share, away, radius, tall } of stacks[view.shape]) {
          const d = Math.hypot(x - asideAt(view, share, away), (z - away) * 0.7) / radius;
          const worn = d + swell(x, z, radius * 0.7, fine) * 0.28;
          if (worn < 1.2)
            y = Math.max(y, (tall + crests(x, z, 22, fine, 0.42) * tall * 0.22) * smooth(1.05, 0.45, worn) - 3);
        }
      return y;
    },
    colour({ x, y, z, flat, fine, colour }) {
      if (z > 200) {
        fill(colour, basalt, 1.15 + noise(x / 2.6, y / 40) * 0.4 + swell(x, y, 9, fine) * 0.3);
        cover(colour, guano, smooth(0.62, 0.9, flat) * smooth(20, 60, y) * 0.7);
        cover(colour, foam, smooth(4.5, 0, y + swell(x, z, 8, fine) * 3) * 0.7);
        return;
      }
      const grain = swell(x, z, 0.1, fine, 0.75);
      const beyond = shore(x) - z;
      if (beyond < 0) return fill(colour, foam, 0.9 + swell(x, z * 2, 0.8, fine, 0.7) * 0.3);
      fill(colour, sand, 1 + grain * 0.45);
      const damp = smooth(7 + swell(x, 9, 11, fine) * 3, 1.5, beyond);
      cover(colour, wet, damp * 0.75);
      const wash = 2.4 + swell(x, 31, 7, fine) * 2.4;
      cover(colour, foam, smooth(wash, wash - 0.5, beyond) * smooth(-0.35, 0.3, swell(x, z, 0.9, fine, 0.6)) * 0.95);
    },
    air: { clear: 1100, most: 0.86 },
  }),
  water: () => ({ deep: '#3c5260', far: '#93a3aa', mirror: 0.42, wave: 5, rough: 0.5 }),
};
