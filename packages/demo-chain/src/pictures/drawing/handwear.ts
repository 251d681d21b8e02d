import { num } from './contour';
import { type Fold, folds, form, type Surface } from './form';
import type { Pen } from './pen';
import { groove, seam } from './trim';

/** A finger of a left glove seen from its back: where it leaves the palm, its length, its width, its lean in degrees. */
export type Finger = [x: number, y: number, length: number, width: number, lean: number];

/** Little finger to the left, thumb to the right, as when one looks at the back of one's left hand. */
export const fingers: Finger[] = [
  [-118, -96, 176, 74, -13],
  [-40, -132, 246, 80, -4],
  [46, -136, 262, 82, 3],
  [126, -104, 222, 80, 11],
];
export const thumb: Finger = [140, 60, 226, 86, 40];

export function fingerOf(pen: Pen, [x, y, length, width, lean]: Finger, surface: Surface, cut = 1, inner = ''): string {
  const long = length * cut;
  const half = width / 2;
  const tip = half * 0.92;
  const d =
    cut < 1
      ? `M${-half} 60L${num(-half * 0.96)} ${num(-long)}L${num(half * 0.96)} ${num(-long)}L${half} 60Z`
      : `M${-half} 60L${num(-half * 0.94)} ${num(-long + tip)}C${num(-half * 0.9)} ${num(-long - tip * 0.32)} ${num(half * 0.9)} ${num(-long - tip * 0.32)} ${num(half * 0.94)} ${num(-long + tip)}L${half} 60Z`;
  const knuckle: Fold[] = [
    [-half, -long * 0.34, 0, -long * 0.3, half * 0.6, -long * 0.36],
    [half, -long * 0.58, 0, -long * 0.54, -half * 0.6, -long * 0.6],
  ];
  return `<g transform="translate(${x} ${y}) rotate(${lean})">${form(pen, d, {
    ...surface,
    round: half,
    bulge: 0.75,
    inner: folds(knuckle, 9, 0.8) + inner,
  })}</g>`;
}

export const palmOutline =
  'M-158 -90C-150 -140 150 -150 168 -96C178 -40 176 60 160 140C150 190 146 214 146 236L-132 236C-134 200 -150 150 -158 90C-164 40 -164 -40 -158 -90Z';

export const palmOf = (pen: Pen, surface: Surface, inner = ''): string =>
  form(pen, palmOutline, {
    ...surface,
    round: 96,
    bulge: 0.5,
    inner:
      folds(
        [
          [-160, 60, -80, 84, -30, 60],
          [164, 120, 90, 140, 30, 120],
          [-150, 180, -60, 196, 0, 176],
        ],
        14,
        0.8,
      ) + inner,
  });

export interface Cuff extends Surface {
  length: number;
  /** Half widths at the wrist and at the end. */
  wrist: number;
  end: number;
}

/** What is below the wrist, `inner` drawn on it. */
export function cuffOf(pen: Pen, { length, wrist, end, ...surface }: Cuff, inner = ''): string {
  const foot = 220 + length;
  const d = `M${-wrist} 216C${-wrist * 0.5} 228 ${wrist * 0.5} 228 ${wrist} 216C${num((wrist + end) / 2)} ${num(216 + length * 0.5)} ${end} ${num(foot - 40)} ${end} ${foot}C${num(end * 0.4)} ${foot + 18} ${num(-end * 0.4)} ${foot + 18} ${-end} ${foot}C${-end} ${num(foot - 40)} ${num(-(wrist + end) / 2)} ${num(216 + length * 0.5)} ${-wrist} 216Z`;
  return form(pen, d, { ...surface, round: 74, bulge: 0.5, inner });
}

/** Ribs of a knitted cuff. */
export const ribsOf = (half: number, from: number, to: number): string =>
  Array.from({ length: 13 }, (_, i) => {
    const x = num((i / 6 - 1) * half);
    return groove(`M${x} ${from}L${x} ${to}`, 6, 0.55);
  }).join('');

export const gatherOf = (pen: Pen, half: number, y: number): string =>
  seam(pen.main, `M${-half} ${y}C${-half * 0.4} ${y + 14} ${half * 0.4} ${y + 14} ${half} ${y}`) +
  Array.from({ length: 12 }, (_, i) => {
    const x = num((i / 5.5 - 1) * half * 0.9);
    return groove(`M${x} ${y - 30}L${x} ${y + 30}`, 7, 0.4);
  }).join('');

export interface Lying {
  x: number;
  y: number;
  turn: number;
  size: number;
}

/** A right hand is a left one mirrored. */
export const lay = ({ x, y, turn, size }: Lying, drawn: string, mirrored = false): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${mirrored ? -size : size} ${size})">${drawn}</g>`;

/** What is written reads the right way round on either hand. */
export const asRead = (mirrored: boolean, drawn: string): string =>
  mirrored ? `<g transform="scale(-1 1)">${drawn}</g>` : drawn;

/** Ways in which a pair lies: the first hand, the second one on top. */
export const pairs: readonly (readonly [Lying, Lying])[] = [
  [
    { x: 268, y: 610, turn: -7, size: 1.05 },
    { x: 690, y: 640, turn: 8, size: 1.05 },
  ],
  [
    { x: 380, y: 560, turn: -22, size: 1.12 },
    { x: 590, y: 660, turn: 12, size: 1.12 },
  ],
  [
    { x: 330, y: 660, turn: 14, size: 1.1 },
    { x: 620, y: 560, turn: 24, size: 1.1 },
  ],
  [
    { x: 300, y: 540, turn: -4, size: 1 },
    { x: 660, y: 690, turn: -4, size: 1 },
  ],
  [
    { x: 420, y: 620, turn: -16, size: 1.25 },
    { x: 560, y: 640, turn: 16, size: 1.25 },
  ],
];
