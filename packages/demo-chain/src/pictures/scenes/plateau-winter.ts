import { ink } from 'demo-chain/pictures/land/canvas';
import type { Landscape } from 'demo-chain/pictures/land/landscape';
import { fill } from 'demo-chain/pictures/land/matter';
import { crests, eroded, smooth, swell } from 'demo-chain/pictures/land/noise';
import { n1 } from 'demo-chain/pictures/land/svg';
import { asideAt, project, shareOf, type View } from 'demo-chain/pictures/land/view';

const snow = ink('#f2f3f6');

const trail = (view: View, z: number) => asideAt(view, 0.6, 14) + Math.sin(z / 26) * 2.2 + (z - 14) * 0.22;

/** Hard snow in long waves under a low sun, two ski tracks and the marked route that they follow. */
export const plateauWinter: Landscape = {
  words: 'dark',
  eye: { height: 1.5, horizon: { wide: 0.68, tall: 0.58, card: 0.58 } },
  stand: { wide: [0.74, 0.89], tall: [0.62, 0.86], card: [0.5, 0.88] },
  light: {
    from: [-0.9, 0.3, -0.25],
    key: '#ffd9b2',
    keyStrength: 1.12,
    ambient: '#9fb6e0',
    ambientStrength: 0.6,
    wrap: 0.16,
    shadows: 7,
  },
  sky: () => ({
    fade: [
      [0, '#9dbbd8'],
      [0.55, '#cbd6e4'],
      [0.85, '#f1dcd8'],
      [1, '#f8dcc6'],
    ],
    sun: { x: -0.12, y: 0.5, size: 0, colour: '#fff0d6', reach: 0.4, strength: 0.75 },
    clouds: [{ cover: 0.4, size: 1.3, stretch: 6, lit: '#fff5ee', shade: '#c3c6d6', alpha: 0.55, salt: 21 }],
  }),
  ground: (view) => ({
    near: 1.1,
    far: 30000,
    height(x, z, fine) {
      const rolls = swell(x, z, 260, fine) * 13 * smooth(16, 160, z);
      const drift = swell(x * 0.45 + z * 0.2, z, 6, fine) * 0.24;
      const sastrugi =
        crests(x * 0.3 - z * 0.16, z + x * 0.1, 0.85, fine, 0.45) ** 2 *
        0.13 *
        smooth(-0.3, 0.5, swell(x, z, 14, fine));
      let y = rolls + drift + sastrugi;
      if (z < 160) {
        const off = Math.abs(Math.abs(x - trail(view, z)) - 0.22);
        y -= 0.075 * (1 - smooth(0.045, 0.1 + fine * 0.5, off));
      }
      if (z < 3000) return y;
      const share = shareOf(view, x, z);
      const rise = smooth(0.24, 0.8, share) * smooth(3000, 9000, z);
      return y + rise * (700 + 900 * eroded(x, z + 900, 5200, fine)) - 90 * smooth(3000, 9000, z);
    },
    colour({ x, z, fine, colour }) {
      fill(colour, snow, 1 + swell(x, z, 0.12, fine, 0.7) * 0.05);
    },
    air: { clear: 17000, most: 0.9 },
  }),
  over(view, ground) {
    let poles = '';
    for (let z = 190; z > 9; z -= z > 60 ? 22 : 13) {
      const x = trail(view, z) + 1.7 + Math.sin(z) * 0.15;
      const [px, py] = project(view, x, ground.height(x, z, 0.02), z);
      const [tx, ty] = project(view, x + Math.sin(z * 5) * 0.09, ground.height(x, z, 0.02) + 1.9, z);
      const [sx, sy] = project(view, x + 5.2, ground.height(x + 5.2, z - 1.7, 0.02), z - 1.7);
      const thick = Math.max(1.4, (0.03 * view.f) / z);
      const faint = Math.min(1, 70 / z);
      poles += `<path d="M${n1(px)} ${n1(py)}L${n1(sx)} ${n1(sy)}" stroke="#6f86b8" stroke-opacity="${(0.5 * faint).toFixed(2)}" stroke-width="${n1(thick)}" stroke-linecap="round"/><path d="M${n1(px)} ${n1(py + thick * 0.4)}L${n1(tx)} ${n1(ty)}" stroke="#6b4a34" stroke-opacity="${(0.25 + 0.75 * faint).toFixed(2)}" stroke-width="${n1(thick)}" stroke-linecap="round"/><path d="M${n1(px - thick * 0.25)} ${n1(py)}L${n1(tx - thick * 0.25)} ${n1(ty)}" stroke="#d79a5e" stroke-opacity="${(0.9 * faint).toFixed(2)}" stroke-width="${n1(thick * 0.4)}"/>`;
    }
    return poles;
  },
};
