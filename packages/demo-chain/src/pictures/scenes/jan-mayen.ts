import { ink } from 'demo-chain/pictures/land/canvas';
import type { Landscape } from 'demo-chain/pictures/land/landscape';
import { cover, fill } from 'demo-chain/pictures/land/matter';
import { crests, lumpAt, noise, smooth, swell } from 'demo-chain/pictures/land/noise';
import { asideAt, type View } from 'demo-chain/pictures/land/view';

const lava = ink('#3b3c40');
const moss = ink('#6d7242');
const ice = ink('#dfe8ee');
const ash = ink('#4a4a50');
const crevasse = ink('#b8c9d6');

const AWAY = 15000;
const RADIUS = 9500;
const summit = { wide: 0.72, tall: 0.58, card: 0.66 };

/** How far a place is from the summit, in radii of the cone, bent so that the ice breaks off unevenly. */
function fromSummit(view: View, x: number, z: number) {
  const dx = x - asideAt(view, summit[view.shape], AWAY);
  const dz = z - AWAY;
  return Math.hypot(dx, dz) / RADIUS;
}

/** Beerenberg out of a low bank of cloud, seen over moss-grown lava: an iced cone at the sea's edge. */
export const janMayen: Landscape = {
  words: 'light',
  eye: { height: 1.6, horizon: { wide: 0.7, tall: 0.64, card: 0.66 } },
  stand: { wide: [0.66, 0.89], tall: [0.5, 0.86], card: [0.5, 0.88] },
  light: {
    from: [0.9, 0.42, -0.1],
    key: '#ffd8b4',
    keyStrength: 1.2,
    ambient: '#8aa3bd',
    ambientStrength: 0.46,
    shadows: 2600,
  },
  sky: ({ shape }) => ({
    fade: [
      [0, '#1f3a52'],
      [0.5, '#3a5a73'],
      [0.86, '#4c697c'],
      [1, '#5a7482'],
    ],
    sun: { x: shape === 'wide' ? 1.15 : 1.2, y: 0.5, size: 0, colour: '#ffdcb0', reach: 0.34, strength: 0.6 },
    clouds: [
      {
        cover: 0.36,
        size: 1.2,
        stretch: 7,
        lit: '#8fa4b2',
        shade: '#3d566b',
        alpha: 0.5,
        salt: 2,
        from: 0.05,
        to: 0.6,
      },
    ],
  }),
  drift: { colour: '#8ba1ad', beyond: 2000, row: -0.035, thick: 0.03, alpha: 0.9, from: 0.46 },
  ground: (view) => ({
    near: 1.6,
    far: 24000,
    height(x, z, fine) {
      if (z < 1500) {
        const blocks = lumpAt(x, z, 3.4, 0.5, 2);
        return (
          swell(x, z, 90, fine) * 7 * smooth(12, 90, z) +
          crests(x, z, 5, fine, 0.55) * 0.7 * smooth(5, 14, z) +
          crests(x, z, 0.6, fine, 0.6) * 0.12 +
          smooth(0, 0.6, blocks.near) * blocks.lot * 0.8 * smooth(6, 16, z) -
          smooth(500, 1500, z) * 12
        );
      }
      const d = fromSummit(view, x, z);
      if (d > 1.6) return -12;
      const slope = Math.max(0, 1.05 - Math.sqrt(d * d + 0.0064));
      const cone = 4000 * slope ** 1.6 + 380 * smooth(0.19, 0.1, d) + 190 * smooth(1.5, 0.6, d);
      const angle = Math.atan2(x - asideAt(view, summit[view.shape], AWAY), AWAY - z);
      const ribs = noise(angle * 4 + 3, d * 2) + 0.6 * noise(angle * 9, d * 6) + 0.4 * noise(angle * 19, d * 15);
      return (
        cone * (1 + ribs * 0.1 * slope * smooth(0.06, 0.4, d)) +
        crests(x, z, 1500, fine, 0.55) * 360 * slope * smooth(0.03, 0.3, d) +
        swell(x, z, 500, fine) * 60 -
        160
      );
    },
    colour(spot) {
      const { x, y, z, flat, lean, fine, colour } = spot;
      if (z < 1500) {
        const grain = swell(x, z, 0.7, fine, 0.62);
        fill(colour, lava, 1 + grain * 0.5);
        const soft = smooth(-0.1, 0.4, swell(x, z, 12, fine, 0.55) + grain * 0.25) * smooth(0.55, 0.9, flat);
        cover(colour, moss, soft * 0.85, 0.9 + grain * 0.5);
        return;
      }
      const strata = noise(x / 260, y / 46) * 0.16 + swell(x, z, 240, fine) * 0.16;
      fill(colour, ash, 1 + strata);
      const tongues = smooth(480, 1250, y + swell(x, z, 900, fine) * 520 + lean * 200);
      cover(colour, ice, tongues * smooth(0.34, 0.56, flat + noise(x / 90, y / 60) * 0.08));
      cover(colour, crevasse, tongues * 0.35 * crests(x, y, 260, fine));
    },
    air: { clear: 21000, most: 0.86, low: 900 },
  }),
};
