import { ink } from 'demo-chain/pictures/land/canvas';
import type { Landscape } from 'demo-chain/pictures/land/landscape';
import { alpine, cover, fill } from 'demo-chain/pictures/land/matter';
import { crests, eroded, lumpAt, smooth, swell } from 'demo-chain/pictures/land/noise';
import { bankAt, shareOf } from 'demo-chain/pictures/land/view';

const rock = ink('#5d6b78');
const snow = ink('#dbe8ef');

/** Northern light over a bay: white mountains behind black water, snow down to the stones. */
export const northernNight: Landscape = {
  words: 'light',
  eye: { height: 3.8, horizon: { wide: 0.72, tall: 0.62, card: 0.64 } },
  stand: { wide: [0.7, 0.89], tall: [0.58, 0.86], card: [0.52, 0.88] },
  light: {
    from: [0.4, 0.8, -0.5],
    key: '#7fe0bd',
    keyStrength: 0.34,
    ambient: '#6c93c2',
    ambientStrength: 0.34,
    wrap: 0.3,
  },
  sky: ({ shape }) => {
    const middle = shape === 'wide' ? 0.74 : 0.6;
    const from = shape === 'tall' ? -0.1 : 0.3;
    return {
      fade: [
        [0, '#07121f'],
        [0.6, '#0c2233'],
        [0.9, '#143246'],
        [1, '#1d4253'],
      ],
      stars: 520,
      aurora: [
        {
          foot: (x) => 0.5 - 0.16 * Math.sin((x - middle) * 5) + 0.03 * Math.sin(x * 17),
          tall: 0.46,
          colour: '#3fd89a',
          crown: '#3b4fa0',
          strength: shape === 'tall' ? 0.4 : 0.72,
          salt: 3,
          from,
          to: 1.2,
        },
        {
          foot: (x) => 0.6 - 0.1 * Math.cos((x - middle) * 7),
          tall: 0.3,
          colour: '#2fae86',
          crown: '#20506e',
          strength: 0.42,
          salt: 12,
          from: from + 0.12,
          to: 1.3,
        },
      ],
    };
  },
  ground: (view) => ({
    near: 0.9,
    far: 22000,
    water: 0,
    height(x, z, fine) {
      const share = shareOf(view, x, z);
      if (z < 160) {
        const bank = bankAt(view, x, z) * 3.7 - 1 - smooth(18, 80, z) * 4;
        const stones = lumpAt(x, z, 2.4, 0.3, 5);
        return (
          bank +
          swell(x, z, 8, fine) * 0.5 +
          crests(x * 0.5, z, 1.5, fine, 0.45) ** 2 * 0.1 +
          Math.sqrt(stones.near) * 0.5 * stones.lot
        );
      }
      const rise = Math.max(smooth(0.36, 0.86, share), smooth(0.2, -0.2, share) * 0.3) * smooth(3600, 8200, z);
      return rise * (760 + 2100 * eroded(x + 5200, z + 1500, 3300, fine)) - 40;
    },
    colour(spot) {
      const { x, z, flat, fine, colour } = spot;
      if (z < 160) {
        fill(colour, snow, 1 + swell(x, z, 0.2, fine, 0.7) * 0.06);
        cover(colour, rock, smooth(0.86, 0.6, flat) * smooth(0.1, 0.3, lumpAt(x, z, 2.4, 0.3, 5).near), 0.7);
      } else alpine(spot, { rock, snow, from: 10, full: 260 });
    },
    air: { clear: 26000, most: 0.7 },
  }),
  water: () => ({ deep: '#081826', far: '#16384a', mirror: 0.8, wave: 2.2, rough: 0.28 }),
};
