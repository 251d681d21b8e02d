import { ink } from 'demo-chain/pictures/land/canvas';
import type { Ground } from 'demo-chain/pictures/land/ground';
import type { Landscape } from 'demo-chain/pictures/land/landscape';
import { alpine, fill, foliage, type Wood, woodOn } from 'demo-chain/pictures/land/matter';
import { eroded, smooth, swell } from 'demo-chain/pictures/land/noise';
import { placeAt } from 'demo-chain/pictures/land/plants';
import { n1 } from 'demo-chain/pictures/land/svg';
import { type Needles, spruce } from 'demo-chain/pictures/land/trees';
import { project, shareOf, type View } from 'demo-chain/pictures/land/view';

const snow = ink('#f3f5f8');
const rock = ink('#7a7f88');
const needle = ink('#4d6470');
const needles: Needles = { deep: '#22363c', body: '#31494b', lit: '#4b6660', snow: '#f1f5fb', from: 'left' };

const wood: Wood = { gap: 5, dense: 0.7, tall: 13, point: 0.95, salt: 2 };

/** The line of the lift over the ground: aside and up by metres ahead. */
const line = (view: View, z: number) => ({
  x: (view.shape === 'tall' ? 5 : 11) + (z - 22) * (view.shape === 'tall' ? 0.1 : 0.2),
  rope: 8.4,
});

const wooded = (view: View, x: number, z: number) =>
  z > 100 && shareOf(view, x, z) > 0.4 - z * 0.0002 && Math.abs(x - line(view, z).x) > 12;

function chairlift(view: View, ground: Ground): string {
  const at = (z: number, up: number, by = 0): [number, number, number] => {
    const { x } = line(view, z);
    const [px, py] = project(view, x + by, ground.height(x, z, 1) + up, z);
    return [px, py, view.f / z];
  };
  const rope = (by: number) =>
    Array.from({ length: 60 }, (_, i) => 7 * (230 / 7) ** (i / 59))
      .map((z, i) => {
        const [x, y] = at(z, line(view, z).rope - 0.5 * Math.sin(((z - 20) / 46) * Math.PI) ** 2, by);
        return `${i ? 'L' : 'M'}${n1(x)} ${n1(y)}`;
      })
      .join('');
  let out = '';
  for (const by of [-1.9, 1.9])
    out += `<path d="${rope(by)}" fill="none" stroke="#3a4652" stroke-width="${n1(view.h * 0.0013)}"/>`;
  for (let z = 212; z >= 20; z -= 46) {
    const [x, y, m] = at(z, 0);
    const top = y - line(view, z).rope * m;
    const w = Math.max(1, 0.22 * m);
    const fade = Math.min(1, 0.45 + 40 / z);
    out += `<g opacity="${fade.toFixed(2)}"><path d="M${n1(x - w * 1.5)} ${n1(y + w)}L${n1(x - w * 0.8)} ${n1(top)}L${n1(x + w * 0.8)} ${n1(top)}L${n1(x + w * 1.5)} ${n1(y + w)}Z" fill="#5c6a76"/><path d="M${n1(x - w * 1.5)} ${n1(y + w)}L${n1(x - w * 0.8)} ${n1(top)}L${n1(x - w * 0.2)} ${n1(top)}L${n1(x - w * 0.5)} ${n1(y + w)}Z" fill="#a9b6c2"/><rect x="${n1(x - 2.3 * m)}" y="${n1(top)}" width="${n1(4.6 * m)}" height="${n1(Math.max(1, 0.3 * m))}" fill="#4a5763"/><rect x="${n1(x - 2.4 * m)}" y="${n1(top - 0.14 * m)}" width="${n1(4.8 * m)}" height="${n1(Math.max(0.6, 0.16 * m))}" fill="#f4f7fb"/></g>`;
  }
  for (let z = 190; z > 20; z *= 0.72)
    for (const by of [-1.9, 1.9]) {
      const [x, y, m] = at(z + by * 2, line(view, z).rope - 0.3, by);
      const s = (dx: number, dy: number) => `${n1(x + dx * m)} ${n1(y + dy * m)}`;
      const pen = n1(Math.max(0.8, 0.09 * m));
      out += `<path d="M${s(0, 0)}L${s(0.06, 1.7)}M${s(-0.72, 2.9)}L${s(-0.72, 1.75)}L${s(0.72, 1.75)}L${s(0.72, 2.9)}" fill="none" stroke="#38434e" stroke-width="${pen}" stroke-linejoin="round"/><path d="M${s(-0.66, 2.2)}L${s(0.66, 2.2)}L${s(0.74, 2.75)}L${s(-0.74, 2.75)}Z" fill="#a8483a"/><path d="M${s(-0.78, 2.75)}L${s(0.78, 2.75)}L${s(0.7, 3.05)}L${s(-0.7, 3.05)}Z" fill="#2c343c"/>`;
    }
  return out;
}

/** A groomed slope in the morning, the first chairs on their way up between laden spruces. */
export const skiLift: Landscape = {
  words: 'dark',
  eye: { height: 1.6, horizon: { wide: 0.72, tall: 0.64, card: 0.64 } },
  stand: { wide: [0.66, 0.89], tall: [0.5, 0.86], card: [0.5, 0.88] },
  light: {
    from: [-0.85, 0.42, 0.25],
    key: '#fff0d8',
    keyStrength: 0.92,
    ambient: '#a3c0ea',
    ambientStrength: 0.52,
    wrap: 0.14,
    shadows: 24,
  },
  sky: () => ({
    fade: [
      [0, '#74a9da'],
      [0.6, '#a5cbe9'],
      [1, '#e4edf3'],
    ],
    sun: { x: -0.08, y: 0.2, size: 0, colour: '#fffaec', reach: 0.4, strength: 0.55 },
    clouds: [{ cover: 0.36, size: 1.3, stretch: 5, lit: '#ffffff', shade: '#c3d2e0', alpha: 0.5, salt: 71, from: 0.4 }],
  }),
  ground: (view) => ({
    near: 1.6,
    far: 20000,
    height(x, z, fine) {
      const share = shareOf(view, x, z);
      if (z > 1400) {
        const rise = smooth(0.2, -0.3, share) * 0.4 + smooth(0.5, 0.9, share);
        return rise * smooth(1400, 7000, z) * (500 + 900 * eroded(x, z + 4000, 3600, fine)) - 40;
      }
      const hill = smooth(10, 320, z) * smooth(0.3, 0.86, share) * 74 - smooth(330, 1400, z) * 60;
      const off = x - line(view, z).x;
      const groomed = smooth(9, 2, Math.abs(off + 5.5));
      const cord = fine < 0.05 ? Math.sin(off * 26) * 0.011 * groomed : 0;
      const y = hill + swell(x, z, 22, fine) * 0.7 * (1 - groomed * 0.7) + swell(x * 0.5, z, 4, fine) * 0.14 + cord;
      return wooded(view, x, z) ? y + woodOn(x, z, fine, wood) : y;
    },
    colour(spot) {
      const { x, z, fine, colour } = spot;
      if (z > 1400) return alpine(spot, { rock, snow, from: -60, full: 240 });
      fill(colour, snow, 1 + swell(x, z, 0.2, fine, 0.7) * 0.04);
      if (!wooded(view, x, z)) return;
      foliage(spot, needle, wood);
      const laden = smooth(-0.1, 0.25, swell(x + spot.y * 0.4, spot.y * 2.2, 1.6, fine, 0.6) + spot.lean * -0.2);
      for (let c = 0; c < 3; c += 1)
        colour[c] = (colour[c] as number) + ((snow[c] as number) - (colour[c] as number)) * laden * 0.8;
    },
    air: { clear: 9000, most: 0.9 },
  }),
  over(view, ground) {
    const shade = (share: number, away: number, metres: number) => {
      const foot = placeAt(view, ground, share, away);
      return `<path d="M${n1(foot.x - 0.5 * foot.m)} ${n1(foot.y)}Q${n1(foot.x + metres * 0.9 * foot.m)} ${n1(foot.y - 0.05 * foot.m)} ${n1(foot.x + metres * 1.7 * foot.m)} ${n1(foot.y + metres * 0.1 * foot.m)}Q${n1(foot.x + metres * 0.8 * foot.m)} ${n1(foot.y + metres * 0.14 * foot.m)} ${n1(foot.x - 0.5 * foot.m)} ${n1(foot.y + 0.15 * foot.m)}Z" fill="#6f8fc4" fill-opacity=".34"/>`;
    };
    const stand = trees[view.shape];
    return (
      stand.map(([share, away, metres]) => shade(share, away, metres)).join('') +
      chairlift(view, ground) +
      stand
        .map(([share, away, metres], i) => spruce(placeAt(view, ground, share, away), metres, 40 + i, needles))
        .join('')
    );
  },
};

const trees: Record<View['shape'], readonly (readonly [share: number, away: number, metres: number])[]> = {
  wide: [
    [0.56, 46, 9],
    [0.965, 34, 12],
    [0.89, 26, 8],
    [0.995, 17, 9.5],
  ],
  tall: [
    [0.2, 46, 9],
    [0.95, 30, 11],
    [0.05, 26, 7],
    [1, 18, 8.5],
  ],
  card: [
    [0.5, 46, 9],
    [0.95, 30, 11],
    [0.88, 24, 7],
    [1, 17, 8.5],
  ],
};
