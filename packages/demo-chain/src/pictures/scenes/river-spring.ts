import { ink } from 'demo-chain/pictures/land/canvas';
import type { Landscape } from 'demo-chain/pictures/land/landscape';
import { alpine, cover, fill, foliage, type Wood, woodOn } from 'demo-chain/pictures/land/matter';
import { crests, eroded, lumpAt, smooth, swell } from 'demo-chain/pictures/land/noise';
import { asideAt, shareOf, type View } from 'demo-chain/pictures/land/view';

const rock = ink('#84888a');
const snow = ink('#f2f4f5');
const leaf = ink('#8a9b58');
const spruce = ink('#4a6640');
const grass = ink('#8c9562');
const stone = ink('#a9a7a0');
const gravel = ink('#9b958a');
const wetStone = ink('#5f6360');

const birches: Wood = { gap: 3.4, dense: 0.8, tall: 6.5, point: 0.6, salt: 2 };
const slopes: Wood = { gap: 16, dense: 0.85, tall: 12, point: 0.9, salt: 9 };

/** The middle of the river, in metres to the side: it comes from the hills and bends to the left past the eye. */
const course = (view: View, z: number) =>
  asideAt(view, view.shape === 'wide' ? 0.52 : 0.44, 60) +
  Math.sin(z / 62 + 0.4) * 9 -
  17 * smooth(40, 8, z) +
  z * 0.02;

const river = (view: View, x: number, z: number) => Math.abs(x - course(view, z)) - (7 + 3 * Math.sin(z / 31));

/** Woods begin behind the meadows, and leave the calm side open. */
const wooded = (view: View, x: number, z: number) =>
  z > 150 && river(view, x, z) > 20 && (x > course(view, z) || z > 420);

/** Clear water over round stones, birches just in leaf, snow still on the tops. */
export const riverSpring: Landscape = {
  words: 'dark',
  eye: { height: 3, horizon: { wide: 0.69, tall: 0.56, card: 0.58 } },
  stand: { wide: [0.76, 0.89], tall: [0.7, 0.86], card: [0.6, 0.88] },
  light: {
    from: [-0.7, 0.62, -0.2],
    key: '#fff0cf',
    keyStrength: 0.86,
    ambient: '#a9c3dc',
    ambientStrength: 0.46,
    shadows: 30,
  },
  sky: () => ({
    fade: [
      [0, '#7fb2d8'],
      [0.6, '#b5d4e6'],
      [1, '#e6efee'],
    ],
    sun: { x: -0.1, y: 0.12, size: 0, colour: '#fffbe8', reach: 0.4, strength: 0.5 },
    clouds: [
      { cover: 0.46, size: 1.3, stretch: 1.8, lit: '#ffffff', shade: '#b9c8d6', alpha: 0.85, salt: 4, from: 0.35 },
    ],
  }),
  ground: (view) => ({
    near: 1.4,
    far: 22000,
    water: 0,
    height(x, z, fine) {
      if (z < 700) {
        const off = river(view, x, z);
        const bank =
          off > 0
            ? Math.min(1.2, off * 0.14) + smooth(8, 60, off) * (x > course(view, z) ? 5 : 1.2)
            : Math.max(-0.5, off * 0.09);
        const stones = lumpAt(x, z, 1.5, 0.62, 7);
        const strewn = smooth(5, 0.5, Math.abs(off + 0.8));
        let y = bank + swell(x, z, 14, fine) * 0.4 * smooth(1, 9, off);
        y += Math.sqrt(Math.max(0, stones.near)) * (0.25 + stones.lot * 0.55) * strewn;
        if (off > 2) y += crests(x, z, 0.5, fine, 0.6) * 0.14 * smooth(2, 7, off);
        return wooded(view, x, z) ? y + woodOn(x, z, fine, birches) : y;
      }
      const share = shareOf(view, x, z);
      const rise = (0.12 + 0.88 * smooth(0.3, 0.95, share)) * smooth(700, 6500, z);
      const y = rise * (700 + 1900 * Math.max(-0.2, eroded(x + 8000, z + 3000, 3400, fine))) + 6;
      return y < 460 && fine < 4 ? y + woodOn(x, z, fine, slopes) : y;
    },
    colour(spot) {
      const { x, y, z, flat, fine, colour } = spot;
      if (z < 700) {
        const off = river(view, x, z);
        const grain = swell(x, z, 0.4, fine, 0.66);
        fill(colour, gravel, 0.95 + grain * 0.4);
        const stones = lumpAt(x, z, 1.5, 0.62, 7);
        cover(colour, stone, smooth(0.02, 0.2, stones.near) * smooth(6, 3, off), 0.72 + stones.lot * 0.4 + grain * 0.3);
        cover(colour, wetStone, smooth(0.12, 0.02, y) * 0.7);
        cover(colour, grass, smooth(2, 5, off + swell(x, z, 4, fine) * 2), 0.95 + grain * 0.45);
        if (wooded(view, x, z)) foliage(spot, leaf, birches);
        return;
      }
      alpine(spot, { rock, snow, from: 620, full: 1150 });
      const green = smooth(640, 380, y + swell(x, z, 400, fine) * 200) * smooth(0.4, 0.6, flat);
      cover(colour, spruce, green);
      cover(colour, leaf, green * smooth(0, 0.3, swell(x, z, 240, fine, 0.6)) * 0.8);
    },
    air: { clear: 9500, most: 0.88 },
  }),
  water: () => ({ deep: '#4d7777', far: '#a9c6cf', mirror: 0.6, wave: 1.3, rough: 0.42 }),
};
