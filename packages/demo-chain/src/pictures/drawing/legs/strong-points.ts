import { hollow, panel, patch } from 'demo-chain/pictures/drawing/form';
import { puller, seam, stitch, zip } from 'demo-chain/pictures/drawing/trim';
import { toneFor } from './design';
import { areaOn, type Field, fieldOn, leanAt, lineOn, onLeg, type Spot } from './figure';
import type { Piece } from './piece';

const kneePatches: readonly Field[] = [
  [
    [
      [0.02, 1.68],
      [0.5, 1.6],
      [0.98, 1.64],
    ],
    [
      [0.98, 1.64],
      [1.04, 1.9],
      [1, 2.18],
    ],
    [
      [1, 2.18],
      [0.5, 2.34],
      [0, 2.22],
    ],
    [
      [0, 2.22],
      [-0.04, 1.9],
      [0.02, 1.68],
    ],
  ],
  [
    [
      [0.16, 1.74],
      [0.5, 1.66],
      [0.84, 1.72],
    ],
    [
      [0.84, 1.72],
      [0.9, 2],
      [0.8, 2.26],
      [0.5, 2.34],
      [0.2, 2.28],
      [0.12, 2],
      [0.16, 1.74],
    ],
  ],
  [
    [
      [-0.1, 1.62],
      [1.1, 1.54],
    ],
    [
      [1.1, 2.3],
      [0.7, 2.4],
      [0.5, 2.3],
      [-0.1, 2.24],
    ],
  ],
];

export function knees({ pen, figure, design, leg, volume }: Piece): string {
  if (figure.end < 3 || pen.back || design.knees === 'plain') return '';
  const tone = toneFor(pen, design.guard);
  if (design.knees === 'darts')
    return [1.88, 2.04, 2.18]
      .map(
        (v) =>
          seam(pen.main, lineOn(figure, leg, [1.05, v], [0.66, v + 0.04]), 2) +
          seam(pen.main, lineOn(figure, leg, [-0.05, v], [0.3, v + 0.04]), 2),
      )
      .join('');
  const rim = fieldOn(figure, leg, pen.lot('knees').pick(kneePatches));
  const quilting =
    design.knees === 'quilted'
      ? [1.76, 1.88, 2, 2.12, 2.22]
          .map(
            (v) =>
              hollow(lineOn(figure, leg, [1, v], [0, v]), 12, 0.5) + stitch(tone, lineOn(figure, leg, [1, v], [0, v])),
          )
          .join('')
      : '';
  return patch(pen, rim, volume, { tone, matter: 'cordura', height: 3 }) + quilting + seam(tone, rim, 1.8);
}

export function seatAndAnkles({ pen, figure, design, leg, volume }: Piece): string {
  const tone = toneFor(pen, design.guard);
  const piece = (corners: Spot[]) => {
    const d = areaOn(figure, leg, corners);
    return patch(pen, d, volume, { tone, matter: 'cordura', height: 3 }) + stitch(tone, d);
  };
  const seat =
    design.seat && pen.back
      ? piece([
          [-0.02, 0.3],
          [0.6, 0.44],
          [0.78, 0.9],
          [0.5, 1.5],
          [-0.1, 1.6],
          [0, 1],
        ])
      : '';
  const ankle = design.ankles
    ? piece([
        [-0.1, 2.5],
        [0.5, 2.66],
        [0.56, 3.1],
        [-0.1, 3.1],
      ])
    : '';
  return seat + ankle;
}

const PAD: Field = [
  [
    [-0.1, 0.6],
    [0.3, 0.6],
    [0.5, 0.86],
    [0.36, 1.16],
    [0.2, 1.34],
    [-0.1, 1.3],
  ],
  [
    [-0.1, 1.3],
    [-0.1, 0.6],
  ],
];
const PAD_CORE: Field = [
  [
    [0.06, 0.7],
    [0.28, 0.7],
    [0.38, 0.88],
    [0.2, 1.12],
    [0.08, 1.1],
  ],
  [
    [0.08, 1.1],
    [0.06, 0.7],
  ],
];

/** The seat's pad: its seams show on the back of tights, and all of it in the pair worn within. */
export function padOn({ pen, figure, design, leg, volume }: Piece): string {
  if (design.liner !== 'pad') return '';
  const [rim, core] = [fieldOn(figure, leg, PAD), fieldOn(figure, leg, PAD_CORE)];
  if (design.padBare)
    return (
      patch(pen, rim, volume, { tone: pen.accent, matter: 'foam', height: 6 }) +
      stitch(pen.accent, rim) +
      patch(pen, core, volume, { tone: toneFor(pen, 'pale'), matter: 'foam', height: 8 })
    );
  return pen.back ? hollow(rim, 16, 0.4) + stitch(pen.main, rim) + hollow(core, 14, 0.3) : '';
}

export function ventOn({ pen, figure, design, leg, volume }: Piece): string {
  const trim = toneFor(pen, design.trim);
  const zipAlong = (from: Spot, to: Spot, sliders: Spot[]) =>
    zip(pen, onLeg(figure, leg, [from, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2], to]), {
      width: 13,
      tape: trim,
    }) + sliders.map(([u, v]) => puller(trim, ...figure.at(leg, u, v), leanAt(figure, leg, u, v))).join('');
  switch (design.vent) {
    case 'whole-leg': {
      const route = [0.3, 0.8, 1.2, 1.7, 2.2, 2.6, 3].map((v): Spot => [0.93 - 0.02 * v, v]);
      return (
        zip(pen, onLeg(figure, leg, route), { width: 9, tape: trim }) +
        puller(trim, ...figure.at(leg, 0.92, 0.34), 0) +
        puller(trim, ...figure.at(leg, 0.88, 2.5), 0)
      );
    }
    case 'outer-thigh':
      return zipAlong([0.92, 0.74], [0.88, 1.78], [[0.92, 0.76]]);
    case 'inner-thigh':
      return pen.back ? '' : zipAlong([0.1, 1.16], [0.2, 1.74], [[0.1, 1.18]]);
    case 'mesh':
      return panel(
        pen,
        areaOn(figure, leg, [
          [0.02, 1.1],
          [0.24, 1.3],
          [0.26, 1.8],
          [0.02, 2],
        ]),
        volume,
        { tone: toneFor(pen, 'deep'), matter: 'mesh' },
      );
    case 'none':
      return '';
  }
}

export function reflectorsOn({ pen, figure, design: { reflectors }, leg, volume }: Piece): string {
  const strip = (d: string) => panel(pen, d, volume, { fill: '#d7dce0', matter: 'foil', edge: 0.5 });
  if (reflectors === 'bands')
    return strip(
      areaOn(figure, leg, [
        [-0.1, 2.56],
        [1.1, 2.56],
        [1.1, 2.65],
        [-0.1, 2.65],
      ]),
    );
  if (reflectors === 'calves')
    return pen.back
      ? strip(
          areaOn(figure, leg, [
            [0.46, 2.3],
            [0.56, 2.28],
            [0.56, 2.72],
            [0.46, 2.74],
          ]),
        )
      : strip(
          areaOn(figure, leg, [
            [0.8, 2.4],
            [0.88, 2.4],
            [0.86, 2.74],
            [0.78, 2.74],
          ]),
        );
  return '';
}
