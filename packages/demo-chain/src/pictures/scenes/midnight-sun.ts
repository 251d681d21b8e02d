import { ink } from 'demo-chain/pictures/land/canvas';
import type { Landscape } from 'demo-chain/pictures/land/landscape';
import { alpine, cover, fill } from 'demo-chain/pictures/land/matter';
import { crests, eroded, lumpAt, smooth, swell } from 'demo-chain/pictures/land/noise';
import { blades, type Place, placeAt } from 'demo-chain/pictures/land/plants';
import { n1 } from 'demo-chain/pictures/land/svg';
import { bankAt, shareOf, type View } from 'demo-chain/pictures/land/view';

const rock = ink('#7d7078');
const snow = ink('#f2dfcf');
const grass = ink('#8e8750');
const heath = ink('#7a6244');
const stone = ink('#97897c');

/** A lavvo: canvas on poles, the side to the sun aglow, smoke from the top. */
function lavvo({ x, y, m }: Place): string {
  const at = (dx: number, dy: number) => `${n1(x + dx * m)} ${n1(y - dy * m)}`;
  const id = `lavvo${Math.round(x)}`;
  const panel = (a: number, b: number, tone: string, alpha: number) =>
    `<path d="M${at(0.06 * a, 3.3)}L${at(a, 0)}L${at(b, 0)}L${at(0.06 * b, 3.3)}Z" fill="${tone}" fill-opacity="${alpha}"/>`;
  const poles = [-0.42, -0.26, -0.08, 0.12, 0.3, 0.44].map(
    (d, i) => `M${at(d * -0.3, 3.1)}L${at(d, 3.95 + (i % 3) * 0.12)}`,
  );
  return `<linearGradient id="${id}"><stop stop-color="#5d5148"/><stop offset=".35" stop-color="#97806a"/><stop offset=".72" stop-color="#e6bf8d"/><stop offset="1" stop-color="#ffdca2"/></linearGradient><path d="M${at(-2, 0)}Q${at(-5, -0.15)} ${at(-8.6, -0.7)}Q${at(-5, -0.5)} ${at(1.6, -0.12)}Z" fill="#2b2a1c" fill-opacity=".4"/><path d="${poles.join('')}" stroke="#4c3a2c" stroke-width="${n1(0.05 * m)}" stroke-linecap="round"/><path d="M${at(-0.14, 3.3)}L${at(-2, 0)}Q${at(0, -0.12)} ${at(2, 0)}L${at(0.14, 3.3)}Z" fill="url(#${id})"/>${panel(-1.2, -1.16, '#3a3028', 0.4)}${panel(-0.4, -0.36, '#5a4634', 0.35)}${panel(1.28, 1.31, '#fff0c8', 0.5)}<path d="M${at(0.28, 1.9)}L${at(0.1, 0)}L${at(0.86, 0)}Z" fill="#2e251f" fill-opacity=".82"/><path d="M${at(0.28, 1.9)}L${at(0.86, 0)}L${at(1.02, 0)}Z" fill="#fff0c8" fill-opacity=".6"/><path d="M${at(-0.16, 3.3)}Q${at(0, 3.2)} ${at(0.16, 3.3)}L${at(0.2, 3.05)}Q${at(0, 2.95)} ${at(-0.22, 3.05)}Z" fill="#6a5240" fill-opacity=".7"/><path d="M${at(0.02, 3.8)}C${at(-0.5, 4.8)} ${at(0.3, 5.4)} ${at(-0.3, 6.6)}C${at(-0.7, 7.6)} ${at(0, 8.2)} ${at(-0.6, 9.2)}C${at(0.3, 8.2)} ${at(-0.1, 7.4)} ${at(0.2, 6.6)}C${at(0.8, 5.4)} ${at(0.1, 4.8)} ${at(0.14, 3.8)}Z" fill="#fff3e0" fill-opacity=".3"/>`;
}

/** A lavvo camp on a green shelf above the fjord, the sun resting on the sea at midnight. */
export const midnightSun: Landscape = {
  words: 'dark',
  eye: { height: 6.1, horizon: { wide: 0.64, tall: 0.57, card: 0.57 } },
  stand: { wide: [0.62, 0.89], tall: [0.4, 0.86], card: [0.46, 0.88] },
  light: {
    from: [0.62, 0.26, -0.66],
    key: '#ffc27a',
    keyStrength: 1.3,
    ambient: '#aeb1c0',
    ambientStrength: 0.54,
    shadows: 16,
  },
  sky: ({ shape }) => ({
    fade: [
      [0, '#9bb3c9'],
      [0.4, '#d3cfc6'],
      [0.78, '#f8d49b'],
      [1, '#ffc877'],
    ],
    sun: {
      x: shape === 'tall' ? 0.74 : 0.7,
      y: shape === 'wide' ? 0.575 : 0.515,
      size: 0.024,
      colour: '#fff3c8',
      reach: 0.3,
      strength: 0.9,
    },
    clouds: [
      { cover: 0.44, size: 1.2, stretch: 6, lit: '#ffe6bd', shade: '#c39f98', alpha: 0.75, salt: 19, from: 0.25 },
    ],
  }),
  ground: (view) => ({
    near: 1,
    far: 24000,
    water: 0,
    height(x, z, fine) {
      const share = shareOf(view, x, z);
      if (z < 130) {
        const shelf = bankAt(view, x, z) * 5.6 - 1.2 - smooth(46, 80, z) * 7;
        const stones = lumpAt(x, z, 2.6, 0.24, 5);
        return (
          shelf +
          swell(x, z, 12, fine) * 0.4 +
          crests(x, z, 0.6, fine, 0.6) * 0.14 +
          Math.sqrt(stones.near) * 0.4 * stones.lot
        );
      }
      const left = smooth(0.5, 0.16, share) * smooth(6000, 12000, z) * 0.24;
      const right = smooth(0.8, 1.06, share) * smooth(1800, 4600, z);
      return Math.max(left, right) * (900 + 900 * eroded(x + 3100, z + 600, 3000, fine)) - 24;
    },
    colour(spot) {
      const { x, y, z, fine, colour } = spot;
      if (z > 130) {
        alpine(spot, { rock, snow, from: 700, full: 1500 });
        return;
      }
      const grain = swell(x, z, 0.4, fine, 0.68);
      fill(colour, grass, 0.95 + grain * 0.5);
      cover(colour, heath, smooth(0, 0.4, swell(x, z, 6, fine) + grain * 0.3) * 0.8, 0.95 + grain * 0.4);
      const stones = lumpAt(x, z, 2.6, 0.24, 5);
      cover(colour, stone, smooth(0.1, 0.3, stones.near) * smooth(0.25, 0.4, stones.lot), 0.9 + grain * 0.4);
      cover(colour, stone, smooth(0.9, 0.2, y), 0.85 + grain * 0.4);
    },
    air: { clear: 10500, most: 0.9 },
  }),
  water: ({ shape }) => ({
    deep: '#6d7f8e',
    far: '#eac79a',
    mirror: 0.75,
    wave: 2.6,
    rough: 0.24,
    glitter: { x: shape === 'tall' ? 0.74 : 0.7, colour: '#fff2c6', spread: 0.1, strength: 0.9 },
  }),
  over(view, ground) {
    const camp = camps[view.shape].map(([share, away]) => lavvo(placeAt(view, ground, share, away)));
    const sward = blades(view, ground, {
      seed: 3,
      count: 2200,
      near: 6,
      far: 30,
      tall: 0.34,
      inks: ['#55512c', '#847a3e', '#b79d54', '#f0cf88'],
      where: (_, away, aside) => ground.height(aside, away, 0.1) > 2.6,
      wind: -0.2,
    });
    return camp.join('') + sward;
  },
};

const camps: Record<View['shape'], readonly (readonly [share: number, away: number])[]> = {
  wide: [
    [0.79, 36],
    [0.87, 25],
  ],
  tall: [
    [0.62, 38],
    [0.84, 26],
  ],
  card: [
    [0.74, 36],
    [0.85, 25],
  ],
};
