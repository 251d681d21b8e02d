import { num } from '@/demo/pictures/drawing/contour';
import { panel } from '@/demo/pictures/drawing/form';
import type { Pen, Volume } from '@/demo/pictures/drawing/pen';
import type { Tone } from '@/demo/pictures/drawing/tone';
import { fill, line, seam } from '@/demo/pictures/drawing/trim';
import { type Blocking, type LegsDesign, type Print, toneFor } from './design';
import { areaOn, type Figure, type Leg, lineOn, onLeg, type Spot } from './figure';
import { steps } from './geometry';

/** The fields of each way to divide, as corners on a leg whose hem is at 3; on shorts everything is drawn together. */
const fields: Record<Blocking, (leg: Leg) => Spot[][]> = {
  plain: () => [],
  shins: () => [
    [
      [-0.1, 2.32],
      [1.1, 2.22],
      [1.1, 3.1],
      [-0.1, 3.1],
    ],
  ],
  'knees-down': () => [
    [
      [-0.1, 1.52],
      [1.1, 1.72],
      [1.1, 3.1],
      [-0.1, 3.1],
    ],
  ],
  yoke: () => [
    [
      [0, -0.1],
      [1.1, -0.1],
      [1.1, 0.62],
      [0, 0.44],
    ],
  ],
  hips: () => [
    [
      [0, -0.1],
      [1.1, -0.1],
      [1.1, 1.34],
      [-0.1, 1.1],
      [0, 0.9],
    ],
  ],
  sides: () => [
    [
      [0.74, -0.1],
      [1.1, -0.1],
      [1.1, 3.1],
      [0.7, 3.1],
      [0.66, 2],
      [0.76, 1],
    ],
  ],
  stripe: () => [
    [
      [0.84, -0.1],
      [0.95, -0.1],
      [0.93, 1],
      [0.9, 2],
      [0.88, 3.1],
      [0.74, 3.1],
      [0.77, 2],
      [0.84, 1],
    ],
  ],
  slash: (leg) =>
    leg === 'left'
      ? [
          [
            [-0.1, 1.5],
            [1.1, 0.75],
            [1.1, 1.3],
            [-0.1, 2.1],
          ],
        ]
      : [
          [
            [-0.1, 2.2],
            [1.1, 1.7],
            [1.1, 2.3],
            [-0.1, 2.75],
          ],
        ],
  thighs: () => [
    [
      [-0.1, 1.06],
      [1.1, 0.9],
      [1.1, 1.74],
      [-0.1, 1.64],
    ],
  ],
  inside: () => [
    [
      [-0.1, 0.86],
      [0.26, 1.1],
      [0.4, 1.7],
      [0.34, 2.4],
      [0.5, 3.1],
      [-0.1, 3.1],
    ],
  ],
  wrap: () => [
    [
      [0.98, 0.3],
      [1.1, 0.3],
      [1.1, 2.6],
      [0.2, 3.1],
      [-0.1, 3.1],
      [-0.1, 2.66],
      [0.5, 2],
      [0.84, 1.2],
    ],
  ],
  bands: () => [
    [
      [-0.1, 2.28],
      [1.1, 2.28],
      [1.1, 2.42],
      [-0.1, 2.42],
    ],
    [
      [-0.1, 2.52],
      [1.1, 2.52],
      [1.1, 2.86],
      [-0.1, 2.86],
    ],
  ],
  'one-leg': (leg) =>
    leg === 'left'
      ? [
          [
            [-0.1, 1.3],
            [1.1, 1.02],
            [1.1, 3.1],
            [-0.1, 3.1],
          ],
        ]
      : [],
  arrow: () => [
    [
      [0.5, 1.74],
      [1.1, 1.3],
      [1.1, 1.9],
      [0.5, 2.42],
      [-0.1, 2],
      [-0.1, 1.4],
    ],
  ],
};

/** On shorts the same division ends where they do. */
const onShorts = (spots: Spot[]): Spot[] => spots.map(([u, v]) => [u, v > 1 ? 1 + (v - 1) * 0.52 : v * 0.96]);

export const fieldsOf = (blocking: Blocking, leg: Leg, end: number): Spot[][] =>
  fields[blocking](leg).map((corners) => (end < 3 ? onShorts(corners) : corners));

/** Colours of one leg: its fields, the seams around them, and what is printed. */
export function blocksOn(pen: Pen, figure: Figure, design: LegsDesign, leg: Leg, volume: Volume): string {
  const tone = toneFor(pen, design.second);
  const trim = toneFor(pen, design.trim);
  const printed = design.print === 'none' ? '' : printOn(pen, figure, design.print, leg, tone, trim);
  return (
    printed +
    fieldsOf(design.blocking, leg, figure.end)
      .map((corners) => {
        const d = areaOn(figure, leg, corners);
        return (
          panel(pen, d, volume, { tone, matter: design.matter }) +
          (design.piped ? line(trim.base, d, 7) : '') +
          seam(tone, d, 2)
        );
      })
      .join('')
  );
}

type Printer = (pen: Pen, figure: Figure, leg: Leg, tone: Tone, trim: Tone) => string;

const rowsOf = (figure: Figure, from: number, count: number) => steps(from, figure.end + 0.05, count);

const bent = (figure: Figure, leg: Leg, v: number, peak: number) =>
  onLeg(figure, leg, [
    [-0.1, v],
    [0.25, v + peak * 0.5],
    [0.5, v + peak],
    [0.75, v + peak * 0.5],
    [1.1, v],
  ]);

/** Small shapes strewn over the cloth, each by its own chance but evenly. */
function strewn(
  pen: Pen,
  figure: Figure,
  leg: Leg,
  [from, rows, columns]: readonly [from: number, rows: number, columns: number],
  draw: (x: number, y: number, chance: () => number, row: number) => string,
): string {
  const lot = pen.lot(`print ${leg}`);
  return steps(from, figure.end, rows)
    .flatMap((v, row) =>
      steps(row % 2 ? 0 : 0.5 / columns, 1, columns).map((u) => {
        const [x, y] = figure.at(leg, u + (lot.next() - 0.5) * 0.12, v + (lot.next() - 0.5) * 0.06);
        return draw(x, y, () => lot.next(), row);
      }),
    )
    .join('');
}

const blade = (x: number, y: number, size: number, lean: number) => {
  const [tx, ty] = [Math.sin(lean) * size, -Math.cos(lean) * size];
  return `M${num(x)} ${num(y)}Q${num(x + tx * 0.5 - ty * 0.22)} ${num(y + ty * 0.5 + tx * 0.22)} ${num(x + tx)} ${num(y + ty)}Q${num(x + tx * 0.5 + ty * 0.22)} ${num(y + ty * 0.5 - tx * 0.22)} ${num(x)} ${num(y)}Z`;
};

const printers: Record<Exclude<Print, 'none'>, Printer> = {
  chevrons: (_, figure, leg, tone, trim) =>
    rowsOf(figure, 0.3, 15)
      .map((v, i) => line(i % 3 ? tone.base : trim.base, bent(figure, leg, v, 0.09), i % 3 ? 13 : 7, 0.95))
      .join(''),
  bands: (_, figure, leg, tone, trim) =>
    rowsOf(figure, 0.28, 20)
      .map((v, i) => line(i % 4 === 3 ? trim.base : tone.base, bent(figure, leg, v, 0.012), i % 2 ? 8 : 19, 0.95))
      .join(''),
  blades: (pen, figure, leg, tone, trim) =>
    strewn(pen, figure, leg, [0.2, 13, 3], (x, y, chance, row) => {
      const lean = (chance() - 0.5) * 2.4;
      const ink = row % 3 ? tone.base : trim.base;
      return fill(
        ink,
        blade(x, y, 62 + chance() * 40, lean) + blade(x, y, 50, lean + 0.8) + blade(x, y, 46, lean - 0.8),
        0.92,
      );
    }),
  dots: (pen, figure, leg, tone, trim) =>
    strewn(pen, figure, leg, [0.25, 22, 4], (x, y, chance, row) => {
      const r = 5 + chance() * 6;
      return fill(
        row % 4 ? tone.base : trim.base,
        `M${num(x - r)} ${num(y)}A${num(r)} ${num(r)} 0 1 1 ${num(x + r)} ${num(y)}A${num(r)} ${num(r)} 0 1 1 ${num(x - r)} ${num(y)}Z`,
      );
    }),
  contours: (pen, figure, leg, tone, trim) => {
    const lot = pen.lot(`contours ${leg}`);
    const wave = [lot.next() * 6, lot.next() * 6] as const;
    return steps(-0.2, figure.end, 26)
      .map((v, i) =>
        line(
          i % 5 ? tone.base : trim.base,
          onLeg(
            figure,
            leg,
            steps(-0.1, 1.1, 6).map((u) => [
              u,
              v + 0.14 * Math.sin(u * 4.4 + wave[0] + v * 1.6) + 0.06 * Math.sin(u * 9 + wave[1] - v * 3),
            ]),
          ),
          i % 5 ? 3.4 : 6,
          0.9,
        ),
      )
      .join('');
  },
  flecks: (pen, figure, leg, tone, trim) =>
    strewn(pen, figure, leg, [0.15, 26, 4], (x, y, chance, row) =>
      line(
        row % 5 ? tone.base : trim.base,
        `M${num(x)} ${num(y)}L${num(x + 8 + chance() * 10)} ${num(y - 22 - chance() * 16)}`,
        4 + chance() * 4,
        0.9,
      ),
    ),
  stars: (pen, figure, leg, tone, trim) =>
    rowsOf(figure, 0.24, 12)
      .map((v, row) =>
        row % 3 === 2
          ? line(trim.base, bent(figure, leg, v, 0), 9) + line(tone.base, bent(figure, leg, v + 0.05, 0), 4)
          : steps(0.12, 0.88, 2)
              .map((u) => figure.at(leg, u + (row % 2 ? 0.12 : 0), v))
              .map(([x, y]) =>
                line(
                  tone.base,
                  `M${num(x - 17)} ${num(y)}L${num(x + 17)} ${num(y)}M${num(x)} ${num(y - 19)}L${num(x)} ${num(y + 19)}M${num(x - 12)} ${num(y - 13)}L${num(x + 12)} ${num(y + 13)}M${num(x + 12)} ${num(y - 13)}L${num(x - 12)} ${num(y + 13)}`,
                  5.5,
                ),
              )
              .join(''),
      )
      .join(''),
  checks: (_, figure, leg, tone, trim) =>
    rowsOf(figure, 0, 14)
      .map((v, i) => line(i % 2 ? tone.base : trim.base, bent(figure, leg, v, 0), i % 2 ? 16 : 4, 0.6))
      .join('') +
    steps(0.1, 0.9, 4)
      .map((u, i) =>
        line(i % 2 ? tone.base : trim.base, lineOn(figure, leg, [u, 0], [u, figure.end + 0.1]), i % 2 ? 16 : 4, 0.6),
      )
      .join(''),
  waves: (_, figure, leg, tone, trim) =>
    rowsOf(figure, 0.2, 10)
      .map((v, i) =>
        line(
          i % 3 === 1 ? trim.base : tone.base,
          onLeg(
            figure,
            leg,
            steps(-0.1, 1.1, 8).map((u, k) => [u, v + (k % 2 ? 0.05 : -0.05)]),
          ),
          i % 3 === 1 ? 9 : 22,
          0.95,
        ),
      )
      .join(''),
};

const printOn = (pen: Pen, figure: Figure, print: Exclude<Print, 'none'>, leg: Leg, tone: Tone, trim: Tone) =>
  printers[print](pen, figure, leg, tone, trim);
