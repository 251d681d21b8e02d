import { ink } from 'demo-chain/pictures/land/canvas';
import type { Landscape } from 'demo-chain/pictures/land/landscape';
import { alpine, fill } from 'demo-chain/pictures/land/matter';
import { crests, eroded, smooth, swell } from 'demo-chain/pictures/land/noise';
import { shareOf } from 'demo-chain/pictures/land/view';

const rock = ink('#6a6a76');
const snow = ink('#f0eff3');
/** Below the mountains the sun has set. */
const shaded = ink('#b3c0e2');

/** Steep peaks in the day's last red light, the snow below already blue. */
export const winterPeaks: Landscape = {
  words: 'light',
  eye: { height: 1.4, horizon: { wide: 0.76, tall: 0.7, card: 0.68 } },
  stand: { wide: [0.7, 0.89], tall: [0.55, 0.86], card: [0.5, 0.88] },
  light: {
    from: [-0.85, 0.34, 0.3],
    key: '#ffae86',
    keyStrength: 1.25,
    ambient: '#7f9fd6',
    ambientStrength: 0.5,
    wrap: 0.1,
    shadows: 1200,
  },
  sky: ({ shape }) => ({
    fade: [
      [0, '#1d3357'],
      [0.5, '#36557f'],
      [0.9, '#55749c'],
      [1, '#7d8bb0'],
    ],
    sun: { x: shape === 'wide' ? 1.2 : 1.3, y: 0.7, size: 0, colour: '#ffc2a6', reach: 0.4, strength: 0.5 },
    clouds: [
      {
        cover: 0.34,
        size: 1.2,
        stretch: 8,
        lit: '#c79fae',
        shade: '#4a648c',
        alpha: 0.5,
        salt: 62,
        from: 0.2,
        to: 0.7,
      },
    ],
  }),
  drift: { colour: '#c3b3cf', beyond: 500, row: -0.012, thick: 0.026, alpha: 0.6, from: 0.3 },
  ground: (view) => ({
    near: 2,
    far: 26000,
    height(x, z, fine) {
      if (z < 2000) {
        const drift =
          crests(x * 0.3 + z * 0.15, z, 1.3, fine, 0.45) ** 2 * 0.18 * smooth(-0.2, 0.5, swell(x, z, 16, fine));
        return (
          swell(x, z, 60, fine) * 3 * smooth(10, 70, z) +
          swell(x * 0.6, z, 9, fine) * 0.34 +
          drift -
          smooth(300, 2000, z) * 60
        );
      }
      const share = shareOf(view, x, z);
      const front = smooth(view.shape === 'wide' ? 0.4 : 0.1, 0.78, share) * smooth(2600, 6400, z);
      const back = smooth(9000, 14000, z) * 0.4 * (1 - front);
      const relief = Math.max(0, 0.42 + eroded(x + 5200, z + 12100, 3800, fine)) ** 1.25;
      return front * relief * 2900 + back * (200 + 1100 * eroded(x, z, 2600, fine)) - 60;
    },
    colour(spot) {
      if (spot.z < 2000) fill(spot.colour, shaded, 1 + swell(spot.x, spot.z, 0.2, spot.fine, 0.7) * 0.05);
      else alpine(spot, { rock, snow, from: -200, full: 180 });
    },
    air: { clear: 30000, most: 0.8 },
  }),
};
