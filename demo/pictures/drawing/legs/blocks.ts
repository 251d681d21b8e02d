import { num } from '@/demo/pictures/drawing/contour';
import { panel } from '@/demo/pictures/drawing/form';
import type { Pen, Volume } from '@/demo/pictures/drawing/pen';
import type { Tone } from '@/demo/pictures/drawing/tone';
import { fill, line, seam } from '@/demo/pictures/drawing/trim';
import { type Blocking, type LegsDesign, type Print, toneFor } from './design';
import { type Figure, fieldOn, type Leg, lineOn, onLeg, otherLeg, type Spot } from './figure';
import { steps } from './geometry';

/** A field of the cloth: edges that are curves and meet at corners. */
type Field = readonly (readonly Spot[])[];

const LEFT = -0.1;
const RIGHT = 1.1;
/** Everything between two curves across a leg; they run from the inside out. */
const ring = (upper: readonly Spot[], lower: readonly Spot[]): Field => [upper, [...lower].reverse()];
const toTheHem = (upper: readonly Spot[]): Field =>
  ring(upper, [
    [LEFT, 3.1],
    [RIGHT, 3.1],
  ]);
const fromTheWaist = (lower: readonly Spot[]): Field =>
  ring(
    [
      [0, -0.1],
      [RIGHT, -0.1],
    ],
    lower,
  );
/** Everything outside of a curve down the leg, or between two. */
const outside = (edge: readonly Spot[]): Field => [
  edge,
  [
    [RIGHT, 3.1],
    [RIGHT, -0.1],
  ],
];

/** The fields of each way to divide, on a leg whose hem is at 3; on shorts everything is drawn together. */
const fields: Record<Blocking, (leg: Leg) => readonly Field[]> = {
  plain: () => [],
  shins: () => [
    toTheHem([
      [LEFT, 2.3],
      [0.5, 2.34],
      [RIGHT, 2.2],
    ]),
  ],
  'knees-down': () => [
    toTheHem([
      [LEFT, 1.5],
      [0.4, 1.5],
      [RIGHT, 1.76],
    ]),
  ],
  yoke: () => [
    fromTheWaist([
      [0, 0.42],
      [0.5, 0.46],
      [RIGHT, 0.66],
    ]),
  ],
  hips: () => [
    fromTheWaist([
      [0, 0.86],
      [0.3, 1.04],
      [0.7, 1.3],
      [RIGHT, 1.36],
    ]),
  ],
  sides: () => [
    outside([
      [0.76, -0.1],
      [0.78, 0.6],
      [0.74, 1.2],
      [0.6, 2],
      [0.72, 3.1],
    ]),
  ],
  stripe: () => [
    [
      [
        [0.84, -0.1],
        [0.84, 1],
        [0.77, 2],
        [0.74, 3.1],
      ],
      [
        [0.88, 3.1],
        [0.9, 2],
        [0.95, 1],
        [0.95, -0.1],
      ],
    ],
  ],
  slash: (leg) => [
    leg === 'left'
      ? ring(
          [
            [LEFT, 1.5],
            [0.5, 1.2],
            [RIGHT, 0.76],
          ],
          [
            [LEFT, 2.1],
            [0.5, 1.76],
            [RIGHT, 1.3],
          ],
        )
      : ring(
          [
            [LEFT, 2.2],
            [0.5, 1.98],
            [RIGHT, 1.7],
          ],
          [
            [LEFT, 2.76],
            [0.5, 2.56],
            [RIGHT, 2.3],
          ],
        ),
  ],
  thighs: () => [
    ring(
      [
        [LEFT, 1.1],
        [0.5, 1.06],
        [RIGHT, 0.9],
      ],
      [
        [LEFT, 1.62],
        [0.5, 1.74],
        [RIGHT, 1.7],
      ],
    ),
  ],
  inside: () => [
    [
      [
        [LEFT, 0.84],
        [0.2, 1.06],
        [0.4, 1.6],
        [0.34, 2.3],
        [0.46, 3.1],
      ],
      [
        [LEFT, 3.1],
        [LEFT, 0.84],
      ],
    ],
  ],
  wrap: () => [
    [
      [
        [0.96, 0.3],
        [0.84, 1.2],
        [0.5, 2],
        [LEFT, 2.62],
      ],
      [
        [LEFT, 3.1],
        [0.2, 3.1],
        [0.8, 2.7],
        [RIGHT, 2.2],
      ],
      [
        [RIGHT, 2.2],
        [RIGHT, 0.3],
      ],
    ],
  ],
  bands: () => [
    ring(
      [
        [LEFT, 2.28],
        [RIGHT, 2.28],
      ],
      [
        [LEFT, 2.42],
        [RIGHT, 2.42],
      ],
    ),
    ring(
      [
        [LEFT, 2.52],
        [RIGHT, 2.52],
      ],
      [
        [LEFT, 2.84],
        [RIGHT, 2.84],
      ],
    ),
  ],
  'one-leg': (leg) =>
    leg === 'left'
      ? [
          toTheHem([
            [LEFT, 1.36],
            [0.5, 1.16],
            [RIGHT, 1.02],
          ]),
        ]
      : [],
  arrow: () => [
    [
      [
        [LEFT, 1.4],
        [0.5, 1.76],
      ],
      [
        [0.5, 1.76],
        [RIGHT, 1.3],
      ],
      [
        [RIGHT, 1.9],
        [0.5, 2.42],
      ],
      [
        [0.5, 2.42],
        [LEFT, 2],
      ],
    ],
  ],
};

/** On shorts the same division ends where they do. */
const onShorts = ([u, v]: Spot): Spot => [u, v > 1 ? 1 + (v - 1) * 0.52 : v * 0.96];

const fieldsOf = (blocking: Blocking, leg: Leg, end: number): readonly Field[] =>
  end < 3 ? fields[blocking](leg).map((field) => field.map((edge) => edge.map(onShorts))) : fields[blocking](leg);

/** Colours of one leg: its fields, the seams around them, and what is printed. */
export function blocksOn(pen: Pen, figure: Figure, design: LegsDesign, leg: Leg, volume: Volume): string {
  const tone = toneFor(pen, design.second);
  const trim = toneFor(pen, design.trim);
  const printed = design.print === 'none' ? '' : printOn(pen, figure, design.print, leg, tone, trim);
  return (
    printed +
    fieldsOf(design.blocking, pen.back ? otherLeg[leg] : leg, figure.end)
      .map((field) => {
        const d = fieldOn(figure, leg, field);
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

/** A frond: pairs of leaves up a stem, the smaller the higher. */
function frond(x: number, y: number, size: number, lean: number): string {
  const on = (far: number) => [x + Math.sin(lean) * far, y - Math.cos(lean) * far] as const;
  const pairs = steps(0.12, 0.84, 4).map((share) => {
    const long = size * 0.4 * (1.1 - share);
    return blade(...on(size * share), long, lean - 0.9) + blade(...on(size * share), long, lean + 0.9);
  });
  return pairs.join('') + blade(...on(size * 0.84), size * 0.22, lean);
}

const printers: Record<Exclude<Print, 'none'>, Printer> = {
  chevrons: (_, figure, leg, tone, trim) =>
    rowsOf(figure, 0.3, 15)
      .map((v, i) => line(i % 3 ? tone.base : trim.base, bent(figure, leg, v, 0.09), i % 3 ? 13 : 7, 0.95))
      .join(''),
  bands: (_, figure, leg, tone, trim) =>
    rowsOf(figure, 0.28, 20)
      .map((v, i) => line(i % 4 === 3 ? trim.base : tone.base, bent(figure, leg, v, 0.012), i % 2 ? 8 : 19, 0.95))
      .join(''),
  fronds: (pen, figure, leg, tone, trim) =>
    strewn(pen, figure, leg, [0.3, figure.end < 3 ? 5 : 9, 2], (x, y, chance, row) =>
      fill(row % 3 ? tone.base : trim.base, frond(x, y + 40, 84 + chance() * 30, (chance() - 0.5) * 1.3), 0.92),
    ),
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
  stars: (_, figure, leg, tone, trim) =>
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
