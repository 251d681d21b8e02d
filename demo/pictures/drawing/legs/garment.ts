import { type Fold, feather, folds, form, hollow, panel, patch } from '@/demo/pictures/drawing/form';
import type { Pen, Volume } from '@/demo/pictures/drawing/pen';
import { groove, mark, puller, seam, stitch, zip } from '@/demo/pictures/drawing/trim';
import { blocksOn } from './blocks';
import { type LegsDesign, toneFor } from './design';
import {
  areaOn,
  bothLegs,
  type Figure,
  fieldOn,
  figureOf,
  type Leg,
  leanAt,
  lineOn,
  onLeg,
  otherLeg,
  type Room,
  run,
  type Spot,
} from './figure';
import { closed, smooth, steps } from './geometry';
import { hemOn, underHem } from './hems';
import { pocketsOn } from './pockets';
import { turnedOver } from './poses';
import { braces, insideOf, waistband } from './waist';

const roomOf = ({ braces: held, most }: LegsDesign, back: boolean): Room => ({
  top: 70,
  most,
  above: held ? 252 : 24,
  dip: back ? -9 : 12,
});

export const figureFor = (design: LegsDesign, back: boolean): Figure =>
  figureOf(design.cut, back ? turnedOver(design.pose) : design.pose, roomOf(design, back));

/** The outline of one leg with its half of the hips. The left half reaches under the right one, so that nothing gapes. */
function outlineOf(figure: Figure, { hem }: LegsDesign, leg: Leg): string {
  const inner = leg === 'left' ? -0.02 : 0;
  const notch = hem.look === 'split' ? 0.3 : 0;
  const hemAt = (u: number) => figure.end + 0.05 * u * (1 - u) - notch * Math.max(0, (u - 0.62) / 0.38) ** 2;
  return closed(
    run(figure, leg, [1, 0], [1, hemAt(1)]),
    steps(1, 0, notch ? 8 : 4).map((u) => figure.at(leg, u, hemAt(u))),
    run(figure, leg, [0, figure.end], [0, 1]),
    run(figure, leg, [inner, 1], [inner, 0]),
    run(figure, leg, [inner, 0], [1, 0]),
  );
}

/** Creases of cloth that is not stretched: out of the crotch, across the bent knee, stacked above the hem. */
function creases(pen: Pen, figure: Figure, leg: Leg, { slack }: LegsDesign): string {
  const lot = pen.lot(`creases ${leg}`);
  const { end } = figure;
  const crease = (from: Spot, through: Spot, to: Spot): Fold => {
    const wander = () => (lot.next() - 0.5) * 0.1;
    const at = ([u, v]: Spot) => figure.at(leg, u, v + wander());
    return [...at(from), ...at(through), ...at(to)];
  };
  const upper = [
    crease([0, 0.98], [0.4, 0.92], [0.8, 0.72]),
    crease([0, 1.04], [0.4, 1.08], [0.86, 1.0]),
    crease([0, 1.14], [0.4, 1.26], [0.8, 1.3]),
    crease([0.3, 0.2], [0.36, 0.5], [0.3, 0.76]),
    crease([1, 0.6], [0.8, 0.8], [0.5, 0.86]),
  ];
  const lower =
    end > 2.5
      ? [
          crease([1.04, 1.9], [0.6, 1.98], [0.24, 1.92]),
          crease([-0.04, 2.02], [0.4, 2.1], [0.8, 2.02]),
          crease([1.04, 2.16], [0.6, 2.22], [0.3, 2.16]),
          crease([-0.04, 1.8], [0.3, 1.76], [0.7, 1.82]),
          crease([1.04, 2.72], [0.5, 2.8], [0.1, 2.7]),
          crease([-0.04, 2.86], [0.5, 2.92], [0.9, 2.84]),
        ]
      : [crease([-0.04, 1.6], [0.4, 1.66], [0.8, 1.56]), crease([1.04, 1.76], [0.6, 1.7], [0.3, 1.82])];
  return folds([...upper, ...lower], 11, slack);
}

const kneePatches: readonly (readonly (readonly Spot[])[])[] = [
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

function knees(pen: Pen, figure: Figure, design: LegsDesign, leg: Leg, volume: Volume): string {
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

function seatAndAnkles(pen: Pen, figure: Figure, design: LegsDesign, leg: Leg, volume: Volume): string {
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

const PAD: readonly (readonly Spot[])[] = [
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
const PAD_CORE: readonly (readonly Spot[])[] = [
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
function padOn(pen: Pen, figure: Figure, design: LegsDesign, leg: Leg, volume: Volume): string {
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

function ventOn(pen: Pen, figure: Figure, design: LegsDesign, leg: Leg, volume: Volume): string {
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

function reflectorsOn(pen: Pen, figure: Figure, { reflectors }: LegsDesign, leg: Leg, volume: Volume): string {
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

function seamsOn(pen: Pen, figure: Figure, leg: Leg): string {
  const tone = pen.main;
  const yoke = pen.back ? seam(tone, lineOn(figure, leg, [0, 0.42], [1.1, 0.26])) : '';
  return (
    yoke +
    (figure.end > 2.5
      ? seam(
          tone,
          onLeg(figure, leg, [
            [0.97, 0.2],
            [0.95, 1],
            [0.94, 2],
            [0.93, 3],
          ]),
          1.4,
        )
      : '')
  );
}

/** One leg, or the piece of it within an outline, with all that is on it. */
export function legOf(
  pen: Pen,
  figure: Figure,
  design: LegsDesign,
  leg: Leg,
  { volume, outline = outlineOf(figure, design, leg), over = '' }: { volume: Volume; outline?: string; over?: string },
): string {
  const inner = [
    creases(pen, figure, leg, design),
    seamsOn(pen, figure, leg),
    blocksOn(pen, figure, design, leg, volume),
    knees(pen, figure, design, leg, volume),
    seatAndAnkles(pen, figure, design, leg, volume),
    padOn(pen, figure, design, leg, volume),
    reflectorsOn(pen, figure, design, leg, volume),
    ventOn(pen, figure, design, leg, volume),
    hemOn(pen, figure, design, leg, volume),
    pocketsOn(pen, figure, design, leg, volume),
    over,
  ].join('');
  return form(pen, outline, { matter: design.matter, volume, inner, grain: figure.turn });
}

/** Where one leg lies on the other: its shadow on that, and its own edge. */
function crossing(figure: Figure, over: Leg): { shadow: string; edge: string } {
  const edge = smooth(
    [1.06, 1.3, 1.6, 2, 2.4, 2.7, figure.end].filter((v) => v <= figure.end).map((v) => figure.at(over, 0, v)),
  );
  return { shadow: feather(edge, '#000000', 44, 0.34, 4, 6) + hollow(edge, 40, 0.5), edge: groove(edge, 4, 0.5) };
}

/** Whether a leg reaches over the middle to the other one. */
const crosses = (figure: Figure): boolean =>
  [1.5, 2, 2.5, 3]
    .filter((v) => v <= figure.end)
    .some((v) => {
      const [l, r] = [figure.at('left', 0, v), figure.at('right', 0, v)];
      const turn = (figure.turn * Math.PI) / 180;
      return (r[0] - l[0]) * Math.cos(turn) + (r[1] - l[1]) * Math.sin(turn) < 0;
    });

/** The line's mark, where no pocket, knee or field of another colour is in its way. */
function signature(pen: Pen, figure: Figure, design: LegsDesign): string {
  if (pen.back) return '';
  const shorts = figure.end < 3;
  const leg = design.blocking === 'one-leg' || design.blocking === 'slash' ? 'right' : pen.lot('mark').pick(bothLegs);
  const v = shorts ? 1.7 : design.blocking === 'thighs' ? 0.84 : 0.98;
  const second = shorts ? ['thighs', 'shins', 'knees-down', 'bands'] : ['hips'];
  const ground = second.includes(design.blocking) ? toneFor(pen, design.second) : pen.main;
  const [x, y] = figure.at(leg, 0.58, v);
  const ink = ground.luminance > 0.6 ? pen.dark.base : design.reflectors === 'mark' ? '#d7dce0' : pen.pale.base;
  return mark(pen, ink, x, y, 1.35 * figure.scale);
}

/** A pair of legs as it lies, or hangs, seen from one side. */
export function legsFrom(pen: Pen, design: LegsDesign): string {
  const figure = figureFor(design, pen.back);
  const over = pen.back ? otherLeg[design.pose.over] : design.pose.over;
  const under = otherLeg[over];
  const volume: Volume = { round: design.slack < 0.35 ? 52 : 44, bulge: design.slack < 0.35 ? 0.62 : 0.5 };
  const laid = crosses(figure) ? crossing(figure, over) : { shadow: '', edge: '' };
  const middle = pen.main;
  return (
    braces(pen, figure, design, 'behind') +
    insideOf(pen, figure) +
    bothLegs.map((leg) => underHem(pen, figure, design, leg)).join('') +
    legOf(pen, figure, design, under, { volume, over: laid.shadow }) +
    legOf(pen, figure, design, over, { volume, over: laid.edge }) +
    seam(middle, lineOn(figure, 'left', [0, 0.1], [0, 1]), 2) +
    (pen.back ? stitch(middle, lineOn(figure, 'left', [0.03, 0.1], [0.03, 0.96])) : '') +
    signature(pen, figure, design) +
    waistband(pen, figure, design) +
    braces(pen, figure, design, 'before')
  );
}
