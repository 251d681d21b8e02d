import { form } from 'demo-chain/pictures/drawing/form';
import { snowfield } from 'demo-chain/pictures/drawing/outdoors';
import type { Pen } from 'demo-chain/pictures/drawing/pen';
import { type Side, silhouette } from 'demo-chain/pictures/drawing/silhouette';
import {
  barOutline,
  curve,
  type Eye,
  fitted,
  hull,
  type Place,
  placed,
  polygon,
  readable,
} from 'demo-chain/pictures/drawing/space';
import { groove, line, mark, stitch } from 'demo-chain/pictures/drawing/trim';
import { type SteeringSledgeDesign, steeringSledgeDesignOf } from './design';
import { box, brake, legs, rope, runner, wheel } from './steering-parts';

function seat(pen: Pen, { seat: kind, length }: SteeringSledgeDesign, eye: Eye): string {
  const back = -length * 0.44;
  const front = length * 0.08;
  const at = (x: number, y: number, z: number) => eye([x, y, z]);
  if (kind === 'slats')
    return [-11, 0, 11]
      .map((x) =>
        form(pen, box(eye, [x - 4.4, x + 4.4], [-25, -22.5], [back, front]), {
          tone: pen.main,
          matter: 'plastic',
          round: 9,
        }),
      )
      .join('');
  const w = kind === 'saddle' ? 11 : 16;
  const padding = hull([
    at(-w, -25, back),
    at(w, -25, back),
    at(-w * 0.86, -27, front - 4),
    at(w * 0.86, -27, front - 4),
    at(-w, -21, back),
    at(-w * 0.9, -21, front),
    at(w * 0.9, -21, front),
    at(w, -21, back),
    at(-w, -33, back - 3),
    at(w, -33, back - 3),
  ]);
  const line1 = curve([at(-w * 0.7, -26, back + 4), at(-w * 0.66, -26, front - 6)]);
  return form(pen, polygon(padding), {
    tone: pen.dark,
    matter: 'rubber',
    round: 20,
    bulge: 0.5,
    inner:
      stitch(pen.accent, line1, 2) +
      stitch(pen.accent, curve([at(w * 0.7, -26, back + 4), at(w * 0.66, -26, front - 6)]), 2),
  });
}

function chassis(pen: Pen, design: SteeringSledgeDesign, eye: Eye, near: number): string {
  const { length, hood } = design;
  const [back, front] = [-length * 0.42, length * 0.3];
  const at = (x: number, y: number, z: number) => eye([x, y, z]);
  const deck = hull([
    at(-15, -18, back),
    at(15, -18, back),
    at(-17, -12, back),
    at(17, -12, back),
    at(-13, -20, front * 0.5),
    at(13, -20, front * 0.5),
    at(-8, -22, front),
    at(8, -22, front),
    at(-8, -13, front + 3),
    at(8, -13, front + 3),
    at(-16, -11, 0),
    at(16, -11, 0),
  ]);
  const sideLine = curve([at(near * 16, -15, back + 4), at(near * 15, -16, 0), at(near * 9, -18, front)]);
  const nose = hull([
    at(-9, -24, front - 10),
    at(9, -24, front - 10),
    at(-7, -34, front - 14),
    at(7, -34, front - 14),
    at(-6, -18, front + 14),
    at(6, -18, front + 14),
    at(-9, -12, front + 8),
    at(9, -12, front + 8),
  ]);
  const sign = placed(
    mark(pen, pen.main.luminance > 0.62 ? pen.dark.base : pen.pale.base, 0, 0, 1.5),
    at(near * 16, -15, -6),
    readable(at(near * 16, -15, -20), at(near * 16, -15, 8)),
  );
  return (
    form(pen, polygon(deck), {
      matter: 'plastic',
      round: 24,
      bulge: 0.6,
      inner: line(pen.accent.base, sideLine, 9) + groove(sideLine, 3, 0.4),
    }) +
    (hood === 'nose'
      ? form(pen, polygon(nose), {
          matter: 'plastic',
          round: 22,
          inner: line(pen.accent.base, curve([at(0, -34, front - 14), at(0, -18, front + 14)]), 12),
        })
      : '') +
    sign
  );
}

function sledgeAs(pen: Pen, camera: { turn: number; tilt: number }): string {
  const design = steeringSledgeDesignOf(pen.subject);
  const { length } = design;
  const far = camera.turn > 0 ? 1 : -1;
  const dark = design.skis === 'dark';
  const rear: [number, number] = [-length * 0.5, length * 0.14];
  const fore: [number, number] = [length * 0.12, length * 0.54];
  const corners: Place[] = [
    [-24, 0, rear[0]],
    [24, 0, rear[0]],
    [10, 1, length * 0.52 + 24],
    [-9, 1, length * 0.52 + 22],
    [0, -58, length * 0.1],
    [-24, 0, 0],
    [24, 0, 0],
  ];
  const eye = fitted(camera, corners, { width: 870, height: 820 });
  return (
    runner(pen, eye, 20 * far, ...rear, dark) +
    legs(pen, design, eye, far) +
    brake(pen, design, eye, far) +
    runner(pen, eye, 0, ...fore, dark) +
    form(pen, barOutline(eye([0, -15, length * 0.3]), eye([0, -2, length * 0.3]), 40, 30), {
      tone: pen.dark,
      matter: 'plastic',
      round: 12,
    }) +
    runner(pen, eye, -20 * far, ...rear, dark) +
    legs(pen, design, eye, -far) +
    chassis(pen, design, eye, -far) +
    brake(pen, design, eye, -far) +
    seat(pen, design, eye) +
    wheel(pen, design, eye) +
    (design.rope ? rope(pen, eye, design) : '')
  );
}

const turnOf = (pen: Pen) => pen.lot('pose').pick([46, 34, -40, -52]);

const bodies: Record<Side, (pen: Pen) => string> = {
  front: (pen) =>
    pen.view === 'scene'
      ? snowfield(pen, 620) + sledgeAs(pen, { turn: turnOf(pen), tilt: 17 })
      : sledgeAs(pen, { turn: turnOf(pen), tilt: 25 }),
  angle: (pen) => sledgeAs(pen, { turn: 80, tilt: 10 }),
  back: (pen) => sledgeAs(pen, { turn: 46, tilt: 25 }),
  packed: (pen) => sledgeAs(pen, { turn: 46, tilt: 34 }),
};

export const steeringSledge = silhouette(
  {
    rest: 'lies',
    floor: 870,
    details: [
      { of: 'packed', at: [600, 420], zoom: 2 },
      { of: 'packed', at: [400, 700], zoom: 2 },
    ],
    outdoors: 0.8,
  },
  (pen, side) => bodies[side](pen),
);
