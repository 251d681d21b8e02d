import { num } from 'demo-chain/pictures/drawing/contour';
import { form, tube } from 'demo-chain/pictures/drawing/form';
import { barOutline, circle, curve, hull, type Place, polygon } from 'demo-chain/pictures/drawing/space';
import { groove, line } from 'demo-chain/pictures/drawing/trim';
import type { Bar } from './design';
import { seat } from './seat';
import { along, type Piece, type Stand, sizeOf } from './stand';

/** The right half of a handlebar from the stem out, in millimetres from the clamp. */
const shapes: Record<Exclude<Bar, 'drop'>, Place[]> = {
  flat: [
    [0, 0, 0],
    [0, 0, 60],
    [-8, -4, 200],
    [-34, -10, 345],
  ],
  riser: [
    [0, 0, 0],
    [0, 0, 55],
    [-6, -32, 130],
    [-20, -36, 210],
    [-52, -40, 350],
  ],
  swept: [
    [0, 0, 0],
    [4, 0, 50],
    [18, -34, 110],
    [-30, -46, 220],
    [-165, -40, 300],
  ],
  high: [
    [0, 0, 0],
    [4, -6, 60],
    [-2, -70, 105],
    [-30, -84, 200],
    [-92, -84, 300],
  ],
};
const dropShape: Place[] = [
  [0, 0, 0],
  [0, 0, 180],
  [34, 2, 205],
  [84, 12, 214],
  [108, 54, 218],
  [86, 108, 224],
  [34, 130, 230],
  [-44, 132, 234],
];

function placed(stand: Stand, shape: readonly Place[], side: 1 | -1): Place[] {
  const [cx, cy] = stand.points.clamp;
  const k = sizeOf(stand);
  return shape.map(([x, y, z]) => [cx + x * k, cy + y * k, z * k * side]);
}

function lever(stand: Stand, at: Place, side: 1 | -1): string {
  const { pen, eye, scale } = stand;
  const k = sizeOf(stand);
  const spot = (dx: number, dy: number, dz: number) => eye([at[0] + dx * k, at[1] + dy * k, at[2] + dz * k * side]);
  return (
    form(pen, barOutline(spot(0, 4, -96), spot(40, 22, -78), 30 * k * scale, 24 * k * scale), {
      tone: pen.dark,
      matter: 'anodised',
      round: 6,
    }) +
    tube(pen, curve([spot(40, 22, -80), spot(52, 30, -20), spot(42, 34, 60)]), 13 * k * scale, {
      tone: pen.dark,
      matter: 'aluminium',
    })
  );
}

function straightBar(stand: Stand, side: 1 | -1): string {
  const { pen, design, eye, scale, tones } = stand;
  const spots = placed(stand, shapes[design.bar === 'drop' ? 'flat' : design.bar], side);
  const last = spots.at(-1) ?? [0, 0, 0];
  const before = spots.at(-2) ?? last;
  const k = sizeOf(stand);
  const length = Math.hypot(last[0] - before[0], last[1] - before[1], last[2] - before[2]);
  const inner = (far: number): Place => [
    last[0] + ((before[0] - last[0]) * far * k) / length,
    last[1] + ((before[1] - last[1]) * far * k) / length,
    last[2] + ((before[2] - last[2]) * far * k) / length,
  ];
  const grip = curve([eye(inner(132)), eye(inner(66)), eye(last)]);
  const ring = (far: number, tone = pen.dark) =>
    tube(pen, curve([eye(inner(far)), eye(inner(far - 9))]), 40 * k * scale, { tone, matter: 'anodised', cap: 'butt' });
  return (
    tube(pen, curve(spots.map(eye)), 30 * k * scale, {
      tone: design.bar === 'swept' ? pen.steel : pen.dark,
      matter: 'anodised',
    }) +
    (design.brakes === 'coaster' && side < 0 ? '' : lever(stand, inner(30), side)) +
    tube(pen, grip, 36 * k * scale, { tone: tones.contact, matter: 'rubber' }) +
    groove(grip, 2, 0.6) +
    ring(134) +
    ring(7, pen.accent)
  );
}

function dropBar(stand: Stand, side: 1 | -1): string {
  const { pen, eye, scale, tones } = stand;
  const spots = placed(stand, dropShape, side);
  const [cx, cy] = stand.points.clamp;
  const spot = (x: number, y: number, z = 214) => eye([cx + x, cy + y, z * side]);
  const hood = hull([
    spot(58, -12),
    spot(96, -26),
    spot(140, -56),
    spot(158, -40),
    spot(146, 0),
    spot(112, 34),
    spot(78, 18),
  ]);
  const taped = curve(spots.slice(1).map(eye));
  return (
    tube(pen, curve(spots.slice(0, 3).map(eye)), 30 * scale, { tone: pen.dark, matter: 'anodised' }) +
    tube(pen, taped, 35 * scale, { tone: tones.contact, matter: 'foam' }) +
    line(
      tones.contact.line,
      taped,
      33 * scale,
      0.5,
      ` stroke-dasharray="1.4 ${num(24 * scale)}" style="stroke-linecap:butt"`,
    ) +
    form(
      pen,
      curve(
        [
          spot(136, -8),
          spot(140, 40),
          spot(126, 96),
          spot(112, 128),
          spot(104, 126),
          spot(118, 80),
          spot(122, 30),
          spot(118, 2),
        ],
        true,
      ),
      {
        tone: pen.dark,
        matter: 'anodised',
        round: 5,
      },
    ) +
    form(pen, curve(hood, true), {
      tone: tones.contact === pen.accent ? pen.dark : tones.contact,
      matter: 'rubber',
      round: 14,
    })
  );
}

function stem(stand: Stand): string {
  const { pen, points, eye, scale } = stand;
  const { headTop, steer, clamp } = points;
  const k = sizeOf(stand);
  const foot = along(headTop, steer, -22 * k);
  return (
    form(
      pen,
      barOutline(eye(along(headTop, steer, 2)), eye(along(headTop, steer, -46 * k)), 42 * k * scale, 38 * k * scale),
      { tone: pen.dark, matter: 'anodised', round: 8 },
    ) +
    form(pen, barOutline(eye(foot), eye(clamp), 40 * k * scale, 36 * k * scale), {
      tone: pen.dark,
      matter: 'anodised',
      round: 9,
    }) +
    form(pen, circle(eye, [clamp[0], clamp[1], 26 * k], 25 * k), { tone: pen.dark, matter: 'anodised', round: 8 }) +
    form(pen, circle(eye, [clamp[0], clamp[1], 27 * k], 12 * k), {
      tone: pen.steel,
      matter: 'steel',
      round: 4,
      edge: 0.5,
    })
  );
}

function cables(stand: Stand): string {
  const { pen, design, points, eye, scale } = stand;
  const { clamp, headTop, steer } = points;
  const k = sizeOf(stand);
  const far = design.bar === 'drop' ? 100 : 60;
  const one = (side: number, drop: number, bow: number) =>
    curve([
      eye([clamp[0] + (design.bar === 'drop' ? 60 : 30) * k, clamp[1] + 16 * k, side * 150 * k]),
      eye([clamp[0] + (far + bow) * k, clamp[1] + 40 * k, side * 96 * k]),
      eye([headTop[0] + (50 + bow * 0.6) * k, headTop[1] + 84 * k, side * 40 * k]),
      eye(along(headTop, steer, drop * k, side * 18 * k)),
    ]);
  return [one(1, 74, 16), one(-1, 88, 34), ...(design.cogs > 1 ? [one(1, 98, 52)] : [])]
    .map((d) => tube(pen, d, Math.max(2.4, 6 * scale), { tone: pen.dark, matter: 'gloss-rubber' }))
    .join('');
}

function bell(stand: Stand): string {
  const { pen, points, eye } = stand;
  const k = sizeOf(stand);
  const at: Place = [points.clamp[0] - 2, points.clamp[1] - 34 * k, 90 * k];
  return form(
    pen,
    polygon(
      hull([
        ...[-22, -14, 0, 14, 22].map((dx) => eye([at[0] + dx, at[1] - Math.sqrt(484 - dx * dx), at[2]])),
        eye([at[0] - 24, at[1] + 6, at[2]]),
        eye([at[0] + 24, at[1] + 6, at[2]]),
      ]),
    ),
    {
      tone: pen.steel,
      matter: 'steel',
      round: 12,
    },
  );
}

/** What the rider holds and sits on. */
export function cockpit(stand: Stand): Piece[] {
  const half = stand.design.bar === 'drop' ? dropBar : straightBar;
  return [
    [-300, half(stand, -1)],
    [3, seat(stand)],
    [5, stem(stand) + cables(stand)],
    [90, stand.design.bell ? bell(stand) : ''],
    [300, half(stand, 1)],
  ];
}
