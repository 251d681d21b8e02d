import { ink } from 'demo-chain/pictures/land/canvas';
import type { Landscape } from 'demo-chain/pictures/land/landscape';
import { cover, fill } from 'demo-chain/pictures/land/matter';
import { crests, lumpAt, smooth, swell } from 'demo-chain/pictures/land/noise';
import { blades } from 'demo-chain/pictures/land/plants';
import { n1 } from 'demo-chain/pictures/land/svg';
import { asideAt, project, shareOf } from 'demo-chain/pictures/land/view';

const wood = ink('#3a4a50');
const grass = ink('#6f7862');
const pebble = ink('#939aa3');

/** A forest lake after sunset without a breath of wind; a canoe drifts where the paddle left it. */
export const lakeBlueHour: Landscape = {
  words: 'light',
  eye: { height: 2.4, horizon: { wide: 0.69, tall: 0.58, card: 0.6 } },
  stand: { wide: [0.74, 0.89], tall: [0.66, 0.86], card: [0.6, 0.88] },
  light: {
    from: [0.5, 0.35, -0.8],
    key: '#d7b7b0',
    keyStrength: 0.4,
    ambient: '#7f9cc8',
    ambientStrength: 0.52,
    wrap: 0.3,
  },
  sky: ({ shape }) => ({
    fade: [
      [0, '#16294a'],
      [0.5, '#2c4a72'],
      [0.85, '#48688e'],
      [1, '#6d83a2'],
    ],
    sun: { x: shape === 'tall' ? 0.85 : 0.8, y: 0.68, size: 0, colour: '#ffc9a0', reach: 0.2, strength: 0.75 },
    clouds: [{ cover: 0.38, size: 1.4, stretch: 7, lit: '#6f83a4', shade: '#2c4569', alpha: 0.55, salt: 6, from: 0.3 }],
    stars: 60,
  }),
  ground: (view) => ({
    near: 0.9,
    far: 9000,
    water: 0,
    height(x, z, fine) {
      const share = shareOf(view, x, z);
      if (z < 60) {
        const bank = smooth(0.48, 0.72, share - (z - 6) * 0.014) * 1.6 - 0.5 - smooth(9, 26, z) * 2;
        const stone = lumpAt(x, z, 0.9, 0.5, 3);
        return bank + swell(x, z, 5, fine) * 0.12 + Math.sqrt(Math.max(0, stone.near)) * 0.16 * stone.lot;
      }
      const near = smooth(0.44, 0.9, share) * smooth(260, 520, z) * 60;
      const far = smooth(1300, 2600, z) * (70 + 120 * crests(x, z, 1500, fine));
      const hill = Math.max(near + swell(x, z, 120, fine) * near * 0.2, far);
      const isle = Math.hypot(x - asideAt(view, 0.6, 300), (z - 300) * 0.5) / 34;
      const land = Math.max(hill, isle < 1 ? 2.4 * Math.sqrt(1 - isle) : 0) - 1;
      if (land < 0.3) return land;
      const tree = lumpAt(x, z, 6.5, 0.85, 8);
      return land + tree.near ** 0.8 * (7 + tree.lot * 7);
    },
    colour({ x, y, z, fine, colour }) {
      if (z < 60) {
        const grain = swell(x, z, 0.25, fine, 0.66);
        fill(colour, pebble, 0.9 + grain * 0.4);
        cover(colour, grass, smooth(0.34, 0.7, y + grain * 0.16), 0.9 + grain * 0.5);
        return;
      }
      fill(colour, wood, 0.9 + swell(x, z, 30, fine) * 0.2);
    },
    air: { clear: 2300, most: 0.86 },
  }),
  water: () => ({ deep: '#1c3554', far: '#7487a0', mirror: 0.9, wave: 1.8, rough: 0.09 }),
  over(view, ground) {
    const reeds = blades(view, ground, {
      seed: 9,
      count: 900,
      near: 2.2,
      far: 11,
      tall: 0.42,
      inks: ['#16232d', '#1f2f38', '#2b3e47', '#48606a'],
      where: (_, away, aside) => ground.height(aside, away, 0.1) > 0.2,
    });
    const z = 17;
    const [px, py] = project(view, asideAt(view, view.shape === 'tall' ? 0.36 : 0.54, z), 0, z);
    const m = view.f / z;
    const at = (x: number, y: number) => `${n1(px + x * m)} ${n1(py - y * m)}`;
    const hull = (k: number) =>
      `M${at(-2.5, 0.62 * k)}C${at(-1.9, 0.3 * k)} ${at(1.8, 0.28 * k)} ${at(2.5, 0.6 * k)}C${at(2.5, 0.2 * k)} ${at(2.2, 0.02 * k)} ${at(1.8, 0)}L${at(-1.8, 0)}C${at(-2.2, 0.02 * k)} ${at(-2.5, 0.2 * k)} ${at(-2.5, 0.62 * k)}Z`;
    return `<linearGradient id="hull" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#b4584a"/><stop offset="1" stop-color="#4a2c38"/></linearGradient>
<path d="${hull(-0.8)}" fill="#43303f" fill-opacity=".55"/><path d="M${at(-2.9, -0.03)}L${at(2.9, -0.03)}" stroke="#b9c6d8" stroke-opacity=".28" stroke-width="${n1(0.025 * m)}"/>
<path d="${hull(1)}" fill="url(#hull)"/><path d="M${at(-2.5, 0.62)}C${at(-1.9, 0.3)} ${at(1.8, 0.28)} ${at(2.5, 0.6)}C${at(1.8, 0.38)} ${at(-1.8, 0.4)} ${at(-2.5, 0.62)}Z" fill="#2a1e2a"/><path d="M${at(-2.5, 0.62)}C${at(-1.9, 0.3)} ${at(1.8, 0.28)} ${at(2.5, 0.6)}" fill="none" stroke="#e6c6b0" stroke-opacity=".8" stroke-width="${n1(0.035 * m)}"/>
<path d="M${at(-0.9, 0.38)}L${at(0.75, 0.66)}" stroke="#d9b48c" stroke-width="${n1(0.05 * m)}" stroke-linecap="round"/><path d="M${at(0.7, 0.6)}L${at(1.16, 0.7)}L${at(1.14, 0.8)}L${at(0.7, 0.72)}Z" fill="#d9b48c"/>${reeds}`;
  },
};
