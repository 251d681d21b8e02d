import { ink } from 'demo-chain/pictures/land/canvas';
import type { Landscape } from 'demo-chain/pictures/land/landscape';
import { cover, fill } from 'demo-chain/pictures/land/matter';
import { crests, lumpAt, noise, smooth, swell } from 'demo-chain/pictures/land/noise';
import { n1 } from 'demo-chain/pictures/land/svg';
import { asideAt, bankAt, project } from 'demo-chain/pictures/land/view';

const granite = ink('#a39489');
const lichen = ink('#b9a06a');
const weed = ink('#4c4438');
const heath = ink('#7b7a48');

const lighthouse = { wide: 0.8, tall: 0.7, card: 0.76 };
const AWAY = 330;

/** The last sun on smooth skerries, a lighthouse on the outermost. */
export const coastEvening: Landscape = {
  words: 'dark',
  eye: { height: 6, horizon: { wide: 0.66, tall: 0.58, card: 0.58 } },
  stand: { wide: [0.68, 0.89], tall: [0.58, 0.86], card: [0.5, 0.88] },
  light: {
    from: [-0.75, 0.24, -0.62],
    key: '#ffc592',
    keyStrength: 1.15,
    ambient: '#a3a6c6',
    ambientStrength: 0.56,
    shadows: 22,
  },
  sky: ({ shape }) => ({
    fade: [
      [0, '#8ea9c4'],
      [0.45, '#c9c3c6'],
      [0.8, '#f3c9a6'],
      [1, '#fbd197'],
    ],
    sun: {
      x: shape === 'wide' ? 0.58 : 0.4,
      y: shape === 'wide' ? 0.585 : 0.51,
      size: 0.021,
      colour: '#fff0cc',
      reach: 0.22,
      strength: 0.85,
    },
    clouds: [{ cover: 0.42, size: 1.5, stretch: 5, lit: '#ffdfc0', shade: '#b59aa6', alpha: 0.7, salt: 17, from: 0.3 }],
  }),
  ground: (view) => ({
    near: 0.9,
    far: 6000,
    water: 0,
    height(x, z, fine) {
      if (z < 100) {
        const slope = bankAt(view, x, z) * 6.6 - 2.2 - smooth(20, 70, z) * 6;
        const rock =
          swell(x, z * 0.8, 7, fine, 0.45) * 1.1 +
          crests(x + z * 0.4, z * 0.7, 2.4, fine, 0.5) * 0.4 +
          crests(x, z, 0.5, fine, 0.6) * 0.06;
        return slope + rock;
      }
      const isle = lumpAt(x + 200, z * 0.55, 150, 0.42, 21);
      const low =
        (Math.sqrt(isle.near) * (3 + isle.lot * 9) + swell(x, z, 30, fine, 0.45) * 2.2) * smooth(0, 0.3, isle.near);
      const d = Math.hypot(x - asideAt(view, lighthouse[view.shape], AWAY), (z - AWAY) * 0.7) / 62;
      const rock = d < 1 ? Math.sqrt(1 - d) * 15 + swell(x, z, 24, fine, 0.45) * 3 * (1 - d) : 0;
      return Math.max(low, rock) - 1.2;
    },
    colour({ x, y, z, fine, flat, colour }) {
      const grain = swell(x, z, 0.4, fine, 0.66);
      fill(colour, granite, 1 + grain * 0.34 + noise(x / 5, z / 3) * 0.1);
      cover(colour, lichen, smooth(0.28, 0.55, swell(x + 30, z, 1.6, fine, 0.6)) * 0.45 * smooth(0.8, 2.4, y));
      cover(
        colour,
        heath,
        smooth(0.2, 0.5, swell(x, z, 6, fine) + grain * 0.2) * smooth(0.82, 0.96, flat) * smooth(1.6, 4, y),
      );
      cover(colour, weed, smooth(0.75, 0.25, y + swell(x, z, 3, fine) * 0.3) * 0.85);
    },
    air: { clear: 2600, most: 0.85 },
  }),
  water: ({ shape }) => ({
    deep: '#4c6480',
    far: '#d6b69f',
    mirror: 0.72,
    wave: 3.2,
    rough: 0.4,
    glitter: { x: shape === 'wide' ? 0.58 : 0.4, colour: '#ffecc4', spread: 0.085, strength: 0.95 },
  }),
  over(view, ground) {
    const x = asideAt(view, lighthouse[view.shape], AWAY);
    const [px, py] = project(view, x, ground.height(x, AWAY, 0.2) - 0.6, AWAY);
    const m = view.f / AWAY;
    const tower = (from: number, to: number, ink: string) =>
      `<path d="M${n1(px - (2.6 - from * 0.055) * m)} ${n1(py - from * m)}L${n1(px + (2.6 - from * 0.055) * m)} ${n1(py - from * m)}L${n1(px + (2.6 - to * 0.055) * m)} ${n1(py - to * m)}L${n1(px - (2.6 - to * 0.055) * m)} ${n1(py - to * m)}Z" fill="${ink}"/>`;
    const box = (left: number, foot: number, wide: number, tall: number, ink: string) =>
      `<rect x="${n1(px + left * m)}" y="${n1(py - (foot + tall) * m)}" width="${n1(wide * m)}" height="${n1(tall * m)}" fill="${ink}"/>`;
    return `<linearGradient id="round"><stop stop-color="#ffe9c8" stop-opacity=".5"/><stop offset=".4" stop-color="#5a4650" stop-opacity="0"/><stop offset="1" stop-color="#3c2f3d" stop-opacity=".6"/></linearGradient>
${box(5, 0, 8, 3.4, '#e2cdb8')}<path d="M${n1(px + 4.4 * m)} ${n1(py - 3.3 * m)}L${n1(px + 9 * m)} ${n1(py - 6.4 * m)}L${n1(px + 13.6 * m)} ${n1(py - 3.3 * m)}Z" fill="#6d4a44"/>${box(7.4, 1.2, 1, 1.3, '#5a4a4a')}${box(10, 1.2, 1, 1.3, '#5a4a4a')}
${tower(0, 22, '#efe2d0')}${tower(7.5, 13, '#a9402f')}<path d="M${n1(px - 2.6 * m)} ${n1(py)}L${n1(px + 2.6 * m)} ${n1(py)}L${n1(px + 1.4 * m)} ${n1(py - 22 * m)}L${n1(px - 1.4 * m)} ${n1(py - 22 * m)}Z" fill="url(#round)"/>
${box(-2.1, 22, 4.2, 0.7, '#3b3238')}${box(-1.2, 22.7, 2.4, 2.8, '#fff1c8')}${box(-1.3, 22.7, 0.3, 2.8, '#3b3238')}${box(1, 22.7, 0.3, 2.8, '#3b3238')}<path d="M${n1(px - 1.7 * m)} ${n1(py - 25.4 * m)}Q${n1(px - 1.4 * m)} ${n1(py - 27.4 * m)} ${n1(px)} ${n1(py - 27.9 * m)}Q${n1(px + 1.4 * m)} ${n1(py - 27.4 * m)} ${n1(px + 1.7 * m)} ${n1(py - 25.4 * m)}Z" fill="#8f3a2c"/>`;
  },
};
