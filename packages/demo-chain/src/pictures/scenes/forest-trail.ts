import { mix } from 'demo-chain/pictures/drawing/tone';
import { ink } from 'demo-chain/pictures/land/canvas';
import type { Landscape } from 'demo-chain/pictures/land/landscape';
import { cover, fill } from 'demo-chain/pictures/land/matter';
import { crests, lumpAt, smooth, swell } from 'demo-chain/pictures/land/noise';
import { blades, placeAt } from 'demo-chain/pictures/land/plants';
import { random } from 'demo-chain/pictures/land/random';
import { n1 } from 'demo-chain/pictures/land/svg';
import { type PineInks, pine } from 'demo-chain/pictures/land/trees';
import { asideAt, type View } from 'demo-chain/pictures/land/view';

const moss = ink('#77813f');
const heather = ink('#6a5a48');
const needles = ink('#8a6a48');
const earth = ink('#7d6550');
const stone = ink('#8a8b84');
const sunlit = ink('#ffeebc');
const HAZE = '#dfe2cb';

const path = (view: View, z: number) =>
  (view.shape === 'wide' ? 1.7 : 0.5) +
  Math.sin(z / 9 + 1.2) * 1.1 * smooth(3, 12, z) -
  z * (view.shape === 'wide' ? 0.02 : 0.04);

const pineInks = (away: number): PineInks => {
  const veil = Math.min(0.9, 1 - Math.exp(-Math.max(0, away - 6) / 26));
  const seen = (hex: string) => mix(hex, HAZE, veil);
  return {
    bark: seen('#7a5138'),
    glow: seen('#e0a468'),
    shade: seen('#33271f'),
    crown: [seen('#2f4a30'), seen('#47633a'), seen('#8c9a52')],
    from: 'left',
  };
};

/** Trees stand where the seed has them, but leave the path and the light on the left open. */
function stand(view: View): { share: number; away: number; metres: number }[] {
  const roll = random(61);
  const trees = [...close[view.shape]];
  for (let i = 0; i < 90; i += 1) {
    const away = 6.5 * (110 / 6.5) ** roll();
    const share = roll() * 1.1 - 0.05;
    const metres = 15 + roll() * 6;
    const off = Math.abs(asideAt(view, share, away) - path(view, away));
    const open = view.shape === 'tall' ? away < 78 && share < 0.97 : share < 0.47 + 10 / away && away < 78;
    if (off < 2 + away * 0.02 || open) continue;
    trees.push({ share, away, metres });
  }
  return trees.sort((a, b) => b.away - a.away);
}

const close: Record<View['shape'], readonly { share: number; away: number; metres: number }[]> = {
  wide: [
    { share: 0.93, away: 7.5, metres: 19 },
    { share: 0.83, away: 11, metres: 18 },
  ],
  tall: [
    { share: 0.985, away: 9, metres: 18 },
    { share: 0.9, away: 21, metres: 16 },
  ],
  card: [
    { share: 0.94, away: 8, metres: 19 },
    { share: 0.84, away: 12, metres: 18 },
  ],
};

function shafts(view: View): string {
  const roll = random(17);
  const sx = view.w * (view.shape === 'tall' ? 0.2 : 0.34);
  const sy = -view.h * 0.25;
  let out = `<radialGradient id="shaft" gradientUnits="userSpaceOnUse" cx="${n1(sx)}" cy="${n1(sy)}" r="${n1(view.h * 1.25)}"><stop stop-color="#fff8dc" stop-opacity=".5"/><stop offset=".6" stop-color="#fff4cf" stop-opacity=".26"/><stop offset="1" stop-color="#fff4cf" stop-opacity="0"/></radialGradient>`;
  for (let i = 0; i < 9; i += 1) {
    const angle = 0.2 + i * 0.115 + roll() * 0.05;
    const wide = 0.012 + roll() * 0.03;
    const long = view.h * 1.4;
    const to = (a: number) => `${n1(sx + Math.sin(a) * long)} ${n1(sy + Math.cos(a) * long)}`;
    out += `<path d="M${n1(sx)} ${n1(sy)}L${to(angle - wide)}L${to(angle + wide)}Z" fill="url(#shaft)" fill-opacity="${(0.35 + roll() * 0.5).toFixed(2)}"/>`;
  }
  return out;
}

/** An old pine wood early in the day, the sun coming through in shafts on a trodden path. */
export const forestTrail: Landscape = {
  words: 'dark',
  eye: { height: 1.8, horizon: { wide: 0.62, tall: 0.56, card: 0.56 } },
  stand: { wide: [0.6, 0.89], tall: [0.52, 0.86], card: [0.5, 0.88] },
  light: {
    from: [-0.6, 0.7, -0.5],
    key: '#ffefc4',
    keyStrength: 0.86,
    ambient: '#aebda4',
    ambientStrength: 0.42,
  },
  sky: ({ shape }) => ({
    fade: [
      [0, '#c9d4c4'],
      [0.5, '#dbe0cb'],
      [1, HAZE],
    ],
    sun: { x: shape === 'tall' ? 0.26 : 0.36, y: 0.16, size: 0, colour: '#fffbe6', reach: 0.4, strength: 0.8 },
  }),
  ground: (view) => ({
    near: 1.1,
    far: 420,
    height(x, z, fine) {
      const off = Math.abs(x - path(view, z));
      const stones = lumpAt(x, z, 1.7, 0.3, 5);
      const beside = smooth(0.5, 1.2, off);
      return (
        swell(x, z, 12, fine) * 0.6 * smooth(0.8, 5, off) +
        smooth(20, 140, z) * swell(x, z, 60, fine) * 3 +
        crests(x, z, 0.55, fine, 0.6) * 0.14 * beside +
        Math.sqrt(stones.near) * 0.34 * stones.lot * beside -
        0.1 * smooth(0.8, 0.2, off) +
        (off < 0.9 ? crests(x * 0.5, z * 2, 0.9, fine, 0.4) ** 3 * 0.06 : 0)
      );
    },
    colour({ x, z, fine, colour }) {
      const grain = swell(x, z, 0.25, fine, 0.68);
      const off = Math.abs(x - path(view, z));
      fill(colour, heather, 0.9 + grain * 0.5);
      cover(colour, moss, smooth(-0.25, 0.3, swell(x, z, 2.6, fine) + grain * 0.3), 0.95 + grain * 0.5);
      const stones = lumpAt(x, z, 1.7, 0.3, 5);
      cover(colour, stone, smooth(0.15, 0.4, stones.near) * smooth(0.3, 0.5, stones.lot) * 0.85, 0.9 + grain * 0.4);
      cover(colour, needles, smooth(1.4, 0.7, off + grain * 0.3), 0.95 + grain * 0.5);
      cover(colour, earth, smooth(0.7, 0.25, off + grain * 0.2), 1 + grain * 0.4);
      // Sun and shade fall through the crowns in flecks.
      const fleck = smooth(0.02, 0.34, swell(x * 0.8 + z * 0.25, z * 0.55, 2.1, Math.max(fine, 0.05), 0.5));
      cover(colour, sunlit, fleck * 0.2);
      for (let c = 0; c < 3; c += 1) colour[c] = (colour[c] as number) * (0.72 + fleck * 0.5);
    },
    air: { colour: HAZE, clear: 44, from: 5, most: 0.97 },
  }),
  over(view, ground) {
    const trees = stand(view);
    const shade = trees
      .filter(({ away }) => away < 40)
      .map(({ share, away }) => {
        const { x, y, m } = placeAt(view, ground, share, away);
        return `<path d="M${n1(x - 0.3 * m)} ${n1(y)}Q${n1(x + 1.6 * m)} ${n1(y + 0.2 * m)} ${n1(x + 4.6 * m)} ${n1(y + 0.9 * m)}L${n1(x + 4.4 * m)} ${n1(y + 1.05 * m)}Q${n1(x + 1.2 * m)} ${n1(y + 0.4 * m)} ${n1(x - 0.3 * m)} ${n1(y + 0.12 * m)}Z" fill="#1d1e12" fill-opacity="${(0.4 * Math.exp(-away / 20)).toFixed(2)}"/>`;
      })
      .join('');
    const draw = (from: number, to: number) =>
      trees
        .map((tree, i) => ({ ...tree, i }))
        .filter(({ away }) => away > from && away <= to)
        .map(({ share, away, metres, i }) => pine(placeAt(view, ground, share, away), metres, 100 + i, pineInks(away)))
        .join('');
    const herbs = blades(view, ground, {
      seed: 8,
      count: 1500,
      near: 2,
      far: 12,
      tall: 0.2,
      inks: ['#4a5428', '#6d7a38', '#93a050', '#c3c47c'],
      where: (_, away, aside) => Math.abs(aside - path(view, away)) > 0.85,
    });
    return shade + draw(26, 200) + shafts(view) + draw(0, 26) + herbs;
  },
};
