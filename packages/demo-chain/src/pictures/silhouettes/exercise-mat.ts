import { form, hollow, tube } from 'demo-chain/pictures/drawing/form';
import {
  type Plane,
  type Point,
  planeFromAbove,
  planeOf,
  rolled,
  type SheetShape,
  sheetOn,
  spotOn,
  stretch,
  sunk,
  trace,
} from 'demo-chain/pictures/drawing/mats';
import type { Pen } from 'demo-chain/pictures/drawing/pen';
import { type Side, silhouette } from 'demo-chain/pictures/drawing/silhouette';
import { mix, type Tone, toneOf } from 'demo-chain/pictures/drawing/tone';
import { groove, line, mark } from 'demo-chain/pictures/drawing/trim';
import type { MatterName } from 'demo-chain/pictures/light/matters';
import { factOf, numberIn, type Subject } from 'demo-chain/pictures/subject';
import { at } from 'demo-chain/random';

const guides = ['cross', 'rails', 'circle', 'hands'] as const;

export interface ExerciseMatDesign {
  /** Millimetres. */
  thick: number;
  matter: MatterName;
  /** Printed lines to place hands and feet by. */
  guides: (typeof guides)[number] | 'none';
  strap: boolean;
  pose: number;
  /** How much of it is rolled up. */
  up: number;
}

export function exerciseMatDesignOf(subject: Subject): ExerciseMatDesign {
  return {
    thick: numberIn(subject, 'Tykkelse', 6),
    matter: factOf(subject, 'Stoff') === 'Naturgummi' ? 'rubber' : 'foam',
    guides: factOf(subject, 'Overflate').includes('linjer') ? at(guides, subject.id) : 'none',
    strap: factOf(subject, 'Reim') === 'Følger med',
    pose: subject.id % 9,
    up: at([0.3, 0.46, 0.16], subject.id),
  };
}

const planes: readonly [Plane, ...Plane[]] = [
  planeOf([300, 110], [660, 120], [806, 1090], [150, 1070]),
  planeOf([520, 60], [870, 170], [520, 1090], [80, 900]),
  planeFromAbove(400, 1120, -12, 480, 550),
  planeOf([120, 160], [480, 60], [880, 880], [390, 1080]),
  planeFromAbove(430, 1000, 8, 480, 610),
  planeOf([320, 190], [660, 190], [850, 1080], [120, 1080]),
  planeFromAbove(380, 1180, 27, 500, 540),
  planeOf([110, 330], [640, 190], [850, 960], [230, 1110]),
  planeFromAbove(400, 1080, -27, 480, 580),
];

const shape: SheetShape = { corner: [0.05, 0.018] };
const underOf = (pen: Pen): Tone =>
  pen.accent.luminance < 0.35 ? toneOf(mix(pen.main.base, '#efe9dc', 0.3)) : pen.accent;

function printed(plane: Plane, design: ExerciseMatDesign, ink: string): string {
  const draw = (list: Point[], width = 5) => line(ink, trace(plane, list), width, 0.85);
  const rails = (at: number) =>
    draw(
      [
        [at, 0.05],
        [at, 0.95],
      ],
      4,
    ) +
    draw(
      [
        [1 - at, 0.05],
        [1 - at, 0.95],
      ],
      4,
    );
  switch (design.guides) {
    case 'none':
      return '';
    case 'cross':
      return (
        draw([
          [0.5, 0.05],
          [0.5, 0.95],
        ]) +
        [0.3, 0.5, 0.7]
          .map((v) =>
            draw([
              [0.1, v],
              [0.9, v],
            ]),
          )
          .join('')
      );
    case 'rails':
      return (
        rails(0.1) +
        rails(0.2) +
        draw([
          [0.2, 0.5],
          [0.8, 0.5],
        ])
      );
    case 'circle':
      return (
        line(ink, spotOn(plane, 0.5, 0.62, [0.34, 0.115], 48), 6, 0.85) +
        line(ink, spotOn(plane, 0.5, 0.62, [0.24, 0.08], 40), 4, 0.85) +
        draw(
          [
            [0.5, 0.05],
            [0.5, 0.95],
          ],
          4,
        )
      );
    case 'hands':
      return (
        rails(0.5) +
        [0.4, 0.52, 0.64, 0.76]
          .map((v) =>
            draw(
              [
                [0.1, v + 0.05],
                [0.5, v],
                [0.9, v + 0.05],
              ],
              5,
            ),
          )
          .join('')
      );
  }
}

function texture(plane: Plane, thick: number): string {
  const ribs = Array.from({ length: 29 }, (_, i) =>
    trace(plane, [
      [0.02, (i + 1) / 30],
      [0.98, (i + 1) / 30],
    ]),
  ).join('');
  return thick >= 8 ? hollow(ribs, 14, 0.35) : groove(ribs, 3, 0.22);
}

function sheet(pen: Pen, plane: Plane, design: ExerciseMatDesign, under: boolean): string {
  const tone = under ? underOf(pen) : pen.main;
  const ink = tone.luminance > 0.7 ? pen.dark.base : pen.pale.base;
  const [x, y] = plane(0.5, under ? 0.5 : 0.93);
  return (
    form(pen, sheetOn(sunk(plane, 3 + design.thick * 1.6), shape), {
      tone: under ? pen.main : underOf(pen),
      matter: design.matter,
      round: 5,
    }) +
    form(pen, sheetOn(plane, shape), {
      tone,
      matter: design.matter,
      round: 10,
      bulge: 0.4,
      inner:
        texture(plane, under ? 10 : design.thick) +
        (under ? '' : printed(plane, design, underOf(pen).base)) +
        mark(pen, ink, x, y, under ? 3.6 : 2),
    })
  );
}

const rollOf = (pen: Pen, design: ExerciseMatDesign, up: number, straps: readonly number[] = []) => ({
  radius: 34 + up * 90 + design.thick * 5,
  outer: underOf(pen),
  inner: toneOf(pen.main.shade),
  matter: design.matter,
  turns: 2 + (up * 26) / design.thick,
  straps,
});

function halfRolled(pen: Pen, plane: Plane, design: ExerciseMatDesign): string {
  const rest = stretch(plane, design.up, 1);
  const strap = design.strap && design.pose % 2 === 0 ? coiledStrap(pen, rest) : '';
  return (
    sheet(pen, rest, design, false) + strap + rolled(pen, rest(0, 0.03), rest(1, 0.03), rollOf(pen, design, design.up))
  );
}

/** The carrying strap, coiled up on a corner of the mat. */
function coiledStrap(pen: Pen, plane: Plane): string {
  const [x, y] = plane(0.72, 0.74);
  const ring = (half: number) =>
    tube(
      pen,
      `M${x - half} ${y}A${half} ${half * 0.86} 0 1 1 ${x + half} ${y}A${half} ${half * 0.86} 0 1 1 ${x - half} ${y}`,
      15,
      {
        tone: pen.dark,
        matter: 'webbing',
        bulge: 0.5,
      },
    );
  const tail = `M${x + 40} ${y + 44}C${x - 10} ${y + 90} ${x - 70} ${y + 64} ${x - 96} ${y + 100}`;
  return (
    tube(pen, tail, 15, { tone: pen.dark, matter: 'webbing', bulge: 0.5, cap: 'butt' }) +
    [64, 47, 30].map(ring).join('') +
    tube(pen, `M${x + 44} ${y + 20}L${x + 60} ${y + 44}`, 30, { tone: pen.steel, matter: 'aluminium', cap: 'butt' })
  );
}

function packed(pen: Pen, design: ExerciseMatDesign): string {
  const tilt = pen.lot('packed').int(0, 60);
  const carried = `M296 690C250 380 620 300 668 560`;
  return (
    (design.strap ? tube(pen, carried, 30, { tone: pen.dark, matter: 'webbing', bulge: 0.3, cap: 'butt' }) : '') +
    rolled(pen, [150, 860 + tilt], [740, 820 - tilt], {
      ...rollOf(pen, design, 1, design.strap ? [0.26, 0.78] : []),
      outer: pen.main,
      inner: underOf(pen),
    })
  );
}

function drawn(pen: Pen, side: Side): string {
  const design = exerciseMatDesignOf(pen.subject);
  if (side === 'packed') return packed(pen, design);
  if (pen.view === 'scene') return sheet(pen, planeOf([320, 800], [640, 780], [900, 1040], [220, 1100]), design, false);
  const plane = at(planes, design.pose);
  if (side === 'back') return sheet(pen, planeFromAbove(380, 1120, -16 + design.pose * 4), design, true);
  return halfRolled(pen, plane, design);
}

export const exerciseMat = silhouette((pen) => {
  const design = exerciseMatDesignOf(pen.subject);
  const rest = stretch(at(planes, design.pose), design.up, 1);
  const [x, y] = rest(1, 0.03);
  const [mx, my] = rest(0.5, 0.88);
  return {
    rest: 'lies',
    floor: 1100,
    details: [
      { at: [x - 60, y - 30], zoom: 2.4 },
      { at: [mx, my - 40], zoom: 2.2 },
    ],
    outdoors: 0.86,
  };
}, drawn);
