import { ink } from 'demo-chain/pictures/land/canvas';
import type { Ground } from 'demo-chain/pictures/land/ground';
import type { Landscape } from 'demo-chain/pictures/land/landscape';
import { alpine, cover, fill } from 'demo-chain/pictures/land/matter';
import { crests, eroded, lumpAt, smooth, swell } from 'demo-chain/pictures/land/noise';
import { blades, placeAt } from 'demo-chain/pictures/land/plants';
import { random } from 'demo-chain/pictures/land/random';
import { n1 } from 'demo-chain/pictures/land/svg';
import { shareOf, type View } from 'demo-chain/pictures/land/view';
import { reindeer } from './reindeer';

const rock = ink('#7b8084');
const snow = ink('#eff2f3');
const grass = ink('#8d9458');
const moss = ink('#6f7d45');
const sedge = ink('#a89f63');
const stone = ink('#a3a29a');
const peat = ink('#5d5638');

/** Tufts of cotton grass: a stalk and a white head that hangs with the wind. */
function cottonGrass(view: View, ground: Ground): string {
  const roll = random(12);
  let stalks = '';
  let heads = '';
  let lit = '';
  for (let i = 0; i < 420; i += 1) {
    const away = 2.6 * (26 / 2.6) ** roll();
    const share = roll() * 1.02;
    const lot = roll();
    if (swell(share * 14 + 3, away * 0.8, 2, 0.1) < -0.1 || share < 0.3) continue;
    const { x, y, m } = placeAt(view, ground, share, away);
    const tall = (0.24 + lot * 0.16) * m;
    const tx = x + tall * 0.22;
    const r = (0.022 + roll() * 0.014) * m;
    stalks += `M${n1(x)} ${n1(y)}Q${n1(x)} ${n1(y - tall * 0.6)} ${n1(tx)} ${n1(y - tall)}`;
    heads += `M${n1(tx)} ${n1(y - tall - r * 0.5)}Q${n1(tx + r * 1.6)} ${n1(y - tall - r)} ${n1(tx + r * 2.2)} ${n1(y - tall + r * 0.6)}Q${n1(tx + r * 1.6)} ${n1(y - tall + r * 1.7)} ${n1(tx + r * 0.4)} ${n1(y - tall + r * 1.1)}Q${n1(tx - r * 0.4)} ${n1(y - tall + r * 0.3)} ${n1(tx)} ${n1(y - tall - r * 0.5)}Z`;
    lit += `M${n1(tx + r * 0.3)} ${n1(y - tall)}Q${n1(tx + r * 1)} ${n1(y - tall - r * 0.7)} ${n1(tx + r * 1.7)} ${n1(y - tall)}Q${n1(tx + r)} ${n1(y - tall + r * 0.5)} ${n1(tx + r * 0.3)} ${n1(y - tall)}Z`;
  }
  return `<path d="${stalks}" fill="none" stroke="#6d7040" stroke-width="${n1(view.h * 0.0016)}"/><path d="${heads}" fill="#d9dcd6"/><path d="${lit}" fill="#ffffff"/>`;
}

/** High summer on the plateau: cotton grass round a tarn, reindeer grazing, snow only in the far gullies. */
export const plateauSummer: Landscape = {
  words: 'dark',
  eye: { height: 1.9, horizon: { wide: 0.69, tall: 0.55, card: 0.55 } },
  stand: { wide: [0.8, 0.89], tall: [0.66, 0.86], card: [0.6, 0.88] },
  light: {
    from: [-0.7, 0.62, -0.05],
    key: '#fff2d2',
    keyStrength: 0.88,
    ambient: '#a8c4de',
    ambientStrength: 0.44,
    shadows: 8,
  },
  sky: () => ({
    fade: [
      [0, '#78aedb'],
      [0.6, '#add0e8'],
      [1, '#e9f1ef'],
    ],
    sun: { x: -0.1, y: 0.05, size: 0, colour: '#fffdf0', reach: 0.4, strength: 0.5 },
    clouds: [
      { cover: 0.47, size: 0.7, stretch: 1.7, lit: '#ffffff', shade: '#aebfce', alpha: 0.9, salt: 101, from: 0.5 },
    ],
  }),
  ground: (view) => ({
    near: 1.1,
    far: 26000,
    water: 0,
    height(x, z, fine) {
      if (z > 1800) {
        const share = shareOf(view, x, z);
        const rise = (0.08 + 0.92 * smooth(0.36, 0.8, share)) * smooth(1800, 9000, z);
        return rise * (900 + 2300 * eroded(x + 21000, z + 5200, 5200, fine)) - 20;
      }
      const tarn = smooth(1, 0.4, Math.hypot((x + (view.shape === 'tall' ? 4 : -2)) / 26, (z - 52) / 24)) * 2.4;
      const stones = lumpAt(x, z, 3, 0.26, 5);
      return (
        0.7 -
        tarn +
        swell(x, z, 20, fine) * 0.3 * smooth(2, 12, z) +
        swell(x, z, 240, fine) * 12 * smooth(80, 420, z) +
        crests(x, z, 0.5, fine, 0.6) * 0.12 +
        Math.sqrt(stones.near) * 0.5 * stones.lot * smooth(6, 12, z)
      );
    },
    colour(spot) {
      const { x, y, z, flat, fine, colour } = spot;
      if (z > 1800) {
        alpine(spot, { rock, snow, from: 900, full: 2000 });
        cover(colour, moss, smooth(620, 260, y + swell(x, z, 500, fine) * 240) * smooth(0.4, 0.6, flat) * 0.8);
        return;
      }
      const grain = swell(x, z, 0.3, fine, 0.68);
      fill(colour, grass, 0.95 + grain * 0.5);
      cover(colour, moss, smooth(-0.1, 0.4, swell(x + 90, z, 9, fine) + grain * 0.2) * 0.8, 0.95 + grain * 0.4);
      cover(colour, sedge, smooth(0.1, 0.5, swell(x, z, 30, fine) + grain * 0.3) * 0.8, 1 + grain * 0.4);
      const stones = lumpAt(x, z, 3, 0.26, 5);
      cover(
        colour,
        stone,
        smooth(0.1, 0.3, stones.near) * smooth(0.25, 0.4, stones.lot) * smooth(6, 12, z),
        0.9 + grain * 0.4,
      );
      cover(colour, peat, smooth(0.22, 0.04, y) * 0.7);
    },
    air: { clear: 13000, most: 0.9 },
  }),
  water: () => ({ deep: '#4f7da0', far: '#a9cbe0', mirror: 0.72, wave: 1.2, rough: 0.2 }),
  over(view, ground) {
    const herd = herds[view.shape].map(([share, away, turned], i) =>
      reindeer(placeAt(view, ground, share, away), turned, i % 2 === 0),
    );
    const sward = (near: number, far: number, seed: number, count: number) =>
      blades(view, ground, {
        seed,
        count,
        near,
        far,
        tall: 0.2,
        inks: ['#5c6534', '#7f8847', '#a3a65e', '#cfc98a'],
      });
    return herd.join('') + sward(2, 14, 3, 1900) + cottonGrass(view, ground);
  },
};

const herds: Record<View['shape'], readonly (readonly [share: number, away: number, turned: boolean])[]> = {
  wide: [
    [0.735, 27, false],
    [0.64, 33, true],
    [0.865, 38, false],
  ],
  tall: [
    [0.3, 30, true],
    [0.72, 27, false],
  ],
  card: [
    [0.72, 27, false],
    [0.84, 35, true],
  ],
};
