import { angles, type Spot } from 'demo-chain/pictures/drawing/space';

/** Half of a pair of glasses, in millimetres from the middle of the bridge; the other half is its mirror image. */
export interface FrameShape {
  /** Of the right lens; of a shield the right half, from above the nose to below it. */
  lens: readonly Spot[];
  shield?: boolean;
  rim: 'full' | 'top' | 'none' | 'wire';
  thick: number;
  /** Radius of the bow about the face. */
  bow: number;
  bridge: 'saddle' | 'keyhole' | 'double';
}

const spots = (list: string): Spot[] =>
  list.split(', ').map((pair): Spot => {
    const [x = 0, y = 0] = pair.split(' ').map(Number);
    return [x, y];
  });

const ring = (x: number, y: number, w: number, h: number): Spot[] =>
  angles(12).map((a): Spot => [x + Math.cos(a) * w, y + Math.sin(a) * h]);

// biome-ignore format: a table is read in rows
export const shapes = {
  wayfarer: { lens: spots('11 -15, 34 -20, 58 -20, 65 -12, 61 6, 49 19, 30 21, 15 12'), rim: 'full', thick: 6.5, bow: 190, bridge: 'keyhole' },
  round: { lens: ring(33, 0, 23, 23), rim: 'wire', thick: 2.6, bow: 260, bridge: 'saddle' },
  aviator: { lens: spots('12 -13, 22 -20, 44 -21, 58 -16, 63 -3, 57 13, 43 26, 29 26, 17 15, 11 1'), rim: 'wire', thick: 2.6, bow: 200, bridge: 'double' },
  square: { lens: spots('11 -12, 16 -19, 36 -20, 56 -20, 61 -13, 60 10, 54 19, 36 20, 19 19, 12 12'), rim: 'full', thick: 5.4, bow: 200, bridge: 'saddle' },
  panto: { lens: spots('11 -10, 20 -20, 46 -20, 56 -11, 55 5, 46 18, 32 22, 18 15'), rim: 'full', thick: 4.6, bow: 240, bridge: 'keyhole' },
  cat: { lens: spots('11 -9, 34 -17, 60 -25, 68 -20, 59 3, 45 17, 27 18, 14 8'), rim: 'full', thick: 5.6, bow: 190, bridge: 'saddle' },
  navigator: { lens: spots('12 -14, 16 -19, 40 -20, 58 -18, 62 -10, 59 4, 51 17, 40 21, 26 20, 16 10'), rim: 'wire', thick: 3, bow: 200, bridge: 'double' },
  oversize: { lens: spots('10 -16, 34 -24, 60 -21, 68 -4, 61 17, 44 26, 24 24, 11 8'), rim: 'full', thick: 5, bow: 180, bridge: 'saddle' },
  wrap: { lens: spots('8 -11, 34 -17, 62 -14, 77 -5, 68 9, 48 17, 28 15, 13 5'), rim: 'full', thick: 4.6, bow: 88, bridge: 'saddle' },
  blade: { lens: spots('8 -10, 34 -16, 64 -15, 78 -9, 72 5, 50 15, 28 16, 12 6'), rim: 'top', thick: 5.4, bow: 84, bridge: 'saddle' },
  sport: { lens: spots('9 -14, 36 -19, 64 -17, 71 -8, 64 11, 50 18, 28 18, 13 8'), rim: 'full', thick: 5.6, bow: 104, bridge: 'saddle' },
  feather: { lens: spots('8 -12, 36 -16, 66 -11, 73 -2, 62 12, 44 18, 26 16, 12 6'), rim: 'none', thick: 4, bow: 90, bridge: 'saddle' },
  visor: { lens: spots('0 -25, 34 -27, 62 -21, 73 -8, 69 10, 52 25, 30 29, 15 20, 8 6, 0 1'), shield: true, rim: 'none', thick: 4, bow: 92, bridge: 'saddle' },
  racer: { lens: spots('0 -22, 34 -25, 64 -21, 76 -8, 68 10, 48 22, 28 23, 14 15, 7 4, 0 0'), shield: true, rim: 'top', thick: 6, bow: 88, bridge: 'saddle' },
  tower: { lens: spots('0 -28, 32 -30, 60 -24, 70 -10, 66 12, 50 28, 32 32, 17 24, 9 8, 0 2'), shield: true, rim: 'full', thick: 4.6, bow: 96, bridge: 'saddle' },
  wedge: { lens: spots('0 -20, 36 -24, 66 -25, 76 -16, 70 4, 54 20, 30 22, 14 15, 7 4, 0 0'), shield: true, rim: 'full', thick: 4, bow: 86, bridge: 'saddle' },
  bubble: { lens: ring(31, 0, 21, 20), rim: 'full', thick: 7, bow: 200, bridge: 'keyhole' },
  brick: { lens: spots('10 -11, 16 -17, 34 -18, 50 -18, 56 -12, 55 9, 49 16, 33 17, 18 16, 11 9'), rim: 'full', thick: 7, bow: 190, bridge: 'saddle' },
  minor: { lens: spots('8 -10, 32 -15, 58 -12, 66 -4, 58 10, 44 16, 26 15, 12 6'), rim: 'full', thick: 6, bow: 100, bridge: 'saddle' },
} satisfies Record<string, FrameShape>;
export type ShapeName = keyof typeof shapes;
