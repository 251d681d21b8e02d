import { panel } from 'demo-chain/pictures/drawing/form';
import { line, seam } from 'demo-chain/pictures/drawing/trim';
import { type Blocking, toneFor } from './design';
import { type Field, fieldOn, type Leg, otherLeg, type Spot } from './figure';
import type { Piece } from './piece';
import { printOn } from './prints';

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
export function blocksOn({ pen, figure, design, leg, volume }: Piece): string {
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
