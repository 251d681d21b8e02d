import { ink } from 'demo-chain/pictures/land/canvas';
import type { Landscape } from 'demo-chain/pictures/land/landscape';
import { cover, fill, foliage, type Wood, woodOn } from 'demo-chain/pictures/land/matter';
import { crests, eroded, smooth, swell } from 'demo-chain/pictures/land/noise';
import { blades, placeAt } from 'demo-chain/pictures/land/plants';
import { birch, type Leaves } from 'demo-chain/pictures/land/trees';
import { shareOf, type View } from 'demo-chain/pictures/land/view';

const leaf = ink('#d79f3a');
const rust = ink('#a9622e');
const grass = ink('#a39a5c');
const earth = ink('#7c654b');
const blue = ink('#6d7f8c');
const gold: Leaves = {
  inks: ['#b97622', '#e0a02c', '#f6cf62'],
  bark: '#efebe2',
  shade: '#8d8896',
  from: 'left',
};

const grove: Wood = { gap: 6, dense: 0.6, tall: 8, point: 0.45, salt: 2 };
const slopes: Wood = { gap: 10, dense: 0.85, tall: 7, point: 0.5, salt: 3 };

const path = (view: View, z: number) => (view.shape === 'wide' ? 2.6 : 1.2) + Math.sin(z / 11 + 2) * 1.5 + z * 0.05;

/** Birches in full gold along a path, the valley behind in thin blue haze. */
export const birchAutumn: Landscape = {
  words: 'dark',
  eye: { height: 1.8, horizon: { wide: 0.695, tall: 0.58, card: 0.58 } },
  stand: { wide: [0.62, 0.89], tall: [0.56, 0.86], card: [0.5, 0.88] },
  light: {
    from: [-0.85, 0.42, -0.3],
    key: '#ffe3b0',
    keyStrength: 0.98,
    ambient: '#a9bbd2',
    ambientStrength: 0.48,
    shadows: 18,
  },
  sky: () => ({
    fade: [
      [0, '#8db6d4'],
      [0.6, '#c3d8df'],
      [1, '#f3ead6'],
    ],
    sun: { x: -0.08, y: 0.3, size: 0, colour: '#fff2d2', reach: 0.4, strength: 0.7 },
    clouds: [{ cover: 0.38, size: 1.4, stretch: 4, lit: '#fffaf0', shade: '#c6ccd4', alpha: 0.6, salt: 33, from: 0.2 }],
  }),
  ground: (view) => ({
    near: 1.2,
    far: 16000,
    height(x, z, fine) {
      if (z > 420) {
        const share = shareOf(view, x, z);
        const rise = (0.16 + 0.84 * smooth(0.2, 1, share)) * smooth(420, 5200, z);
        const y = rise * (330 + 620 * eroded(x + 700, z + 2600, 2600, fine)) - 4;
        return fine < 3 ? y + woodOn(x, z, fine, slopes) : y;
      }
      const off = Math.abs(x - path(view, z));
      let y = swell(x, z, 18, fine) * 0.6 * smooth(1, 6, off) + swell(x, z, 120, fine) * 5 * smooth(30, 200, z);
      y += crests(x, z, 0.5, fine, 0.6) * 0.13 * smooth(0.3, 1, off) - 0.1 * smooth(0.7, 0.2, off);
      return z > 210 && off > 8 ? y + woodOn(x, z, fine, grove) : y;
    },
    colour(spot) {
      const { x, y, z, fine, colour } = spot;
      const grain = swell(x, z, 0.3, fine, 0.68);
      if (z > 420) {
        fill(colour, leaf, 0.8 + swell(x, z, 90, fine) * 0.3);
        cover(colour, rust, smooth(-0.1, 0.4, swell(x + 90, z, 300, fine)) * 0.6);
        cover(colour, blue, smooth(180, 420, y + swell(x, z, 300, fine) * 120));
        return;
      }
      const off = Math.abs(x - path(view, z));
      fill(colour, grass, 0.9 + grain * 0.5);
      cover(colour, rust, smooth(-0.1, 0.5, swell(x, z, 3.4, fine) + grain * 0.3) * 0.6, 0.9 + grain * 0.5);
      cover(colour, leaf, smooth(0.15, 0.4, swell(x + 40, z, 0.22, fine, 0.7)) * 0.8, 1.05 + grain * 0.3);
      cover(colour, earth, smooth(0.62, 0.3, off + grain * 0.16) * 0.85, 1 + grain * 0.4);
      if (z > 210 && off > 8) foliage(spot, leaf, grove);
    },
    air: { clear: 4200, most: 0.88 },
  }),
  over(view, ground) {
    const stand = trees[view.shape];
    const far = stand.filter(([, away]) => away > 12);
    const near = stand.filter(([, away]) => away <= 12);
    const draw = ([share, away, metres]: Tree, i: number) =>
      birch(placeAt(view, ground, share, away), metres, 7 + i + Math.round(away), gold);
    const grass = (from: number, to: number, seed: number, count: number) =>
      blades(view, ground, {
        seed,
        count,
        near: from,
        far: to,
        tall: 0.34,
        inks: ['#6f6534', '#9a8a48', '#c4b06a', '#e6d59a'],
        where: (_, away, aside) => Math.abs(aside - path(view, away)) > 0.75,
      });
    return far.map(draw).join('') + grass(7, 22, 4, 1500) + near.map(draw).join('') + grass(2.4, 7, 5, 900);
  },
};

type Tree = readonly [share: number, away: number, metres: number];
const trees: Record<View['shape'], readonly Tree[]> = {
  wide: [
    [0.58, 40, 8],
    [0.72, 30, 9],
    [0.83, 22, 8],
    [0.79, 15, 7.4],
    [0.9, 10.5, 7],
    [0.985, 8, 6.4],
  ],
  tall: [
    [0.24, 44, 8],
    [0.76, 32, 8.5],
    [0.9, 21, 7.4],
    [0.06, 26, 6.4],
    [0.97, 11, 5.4],
  ],
  card: [
    [0.54, 40, 8],
    [0.7, 30, 8.6],
    [0.84, 21, 7.6],
    [0.9, 12, 6],
    [0.985, 8.5, 5.4],
  ],
};
