import { form } from 'demo-chain/pictures/drawing/form';
import { type BandOptions, headband, type Ring } from 'demo-chain/pictures/drawing/headband';
import { lens } from 'demo-chain/pictures/drawing/lens';
import { snowfield } from 'demo-chain/pictures/drawing/outdoors';
import type { Pen } from 'demo-chain/pictures/drawing/pen';
import { type Side, silhouette } from 'demo-chain/pictures/drawing/silhouette';
import { curve, type Eye, eyeOf, type Place, placed, type Spot } from 'demo-chain/pictures/drawing/space';
import { groove, line, mark } from 'demo-chain/pictures/drawing/trim';
import { softPouch } from './cases';
import { type GogglesDesign, gogglesDesignOf } from './design';

/** Half of the lens, from above the nose round to below it, in millimetres. */
const outlines: Record<GogglesDesign['outline'], readonly Spot[]> = {
  round: [
    [0, -46],
    [40, -47],
    [72, -38],
    [90, -14],
    [86, 16],
    [66, 40],
    [42, 46],
    [24, 38],
    [12, 24],
    [0, 19],
  ],
  square: [
    [0, -44],
    [46, -46],
    [80, -40],
    [91, -18],
    [89, 16],
    [74, 38],
    [44, 45],
    [24, 38],
    [11, 22],
    [0, 17],
  ],
  drop: [
    [0, -42],
    [42, -46],
    [78, -42],
    [93, -24],
    [86, 8],
    [64, 36],
    [44, 48],
    [26, 42],
    [13, 26],
    [0, 18],
  ],
};

const BOW = 104;
const upright = { flat: 1200, toric: 210, round: 120 } as const;

interface Worn {
  pen: Pen;
  design: GogglesDesign;
  eye: Eye;
  scale: number;
}

/** A place on the face of the goggles, `out` millimetres before the lens. */
function onFace({ design }: Worn, [u, v]: Spot, out = 0): Place {
  const k = design.size;
  return [u * k, v * k, -(u * u * k) / (2 * BOW) - (v * v * k) / (2 * upright[design.lens]) + out];
}

function around(worn: Worn, grow: number, out: number): Spot[] {
  const half = outlines[worn.design.outline].map(([x, y]): Spot => {
    const r = Math.hypot(x, y) || 1;
    return [x === 0 ? 0 : x + (x / r) * grow, y + (y / r) * grow];
  });
  const left = half
    .slice(1, -1)
    .map(([x, y]): Spot => [-x, y])
    .reverse();
  return [...half, ...left].map((spot) => worn.eye(onFace(worn, spot, out)));
}

const ringOf = ({ design, eye, scale }: Worn): Ring => ({
  eye,
  scale,
  halfWidth: 90 * design.size,
  front: 60,
  back: 150,
  middle: -44,
  height: 42,
});

/** Where the strap takes hold of the frame. */
function outrigger({ pen, design, eye }: Worn, side: 1 | -1): string {
  const k = design.size;
  const at = (x: number, y: number, z: number) => eye([side * x * k, y * k, z]);
  return form(
    pen,
    curve([at(84, -22, -34), at(95, -24, -48), at(97, 0, -60), at(95, 24, -48), at(84, 22, -34)], true),
    {
      tone: pen.dark,
      matter: 'rubber',
      round: 12,
      inner: groove(curve([at(93, -16, -46), at(95, 0, -54), at(93, 16, -46)]), 4, 0.5),
    },
  );
}

/** Clips or magnets by which the lens is changed. */
function changers(worn: Worn): string {
  const { pen, design, eye, scale } = worn;
  if (design.change === 'none') return '';
  return [-1, 1]
    .map((side) => {
      const spot = eye(onFace(worn, [side * 88, -2], 4));
      const piece =
        design.change === 'clips'
          ? form(pen, 'M-4 -14L4 -14L5 12L-5 12Z', { tone: pen.accent, matter: 'matt-plastic', round: 4 })
          : form(pen, 'M-5 -5L5 -5L5 5L-5 5Z', { tone: pen.steel, matter: 'steel', round: 3 });
      return placed(piece, spot, 0, scale * 0.72);
    })
    .join('');
}

const strapOf = ({ pen, design }: Worn): BandOptions => ({
  pattern: design.strap,
  tone: design.strap === 'plain' ? pen.main : pen.dark,
});

/** `near` is how much of the strap (in turns) is seen from outside. */
function gogglesAs(pen: Pen, eye: Eye, scale: number, near = 0): string {
  const design = gogglesDesignOf(pen.subject);
  const worn: Worn = { pen, design, eye, scale };
  const rim = design.frame === 'bold' ? 10 : 5.5;
  const glass = around(worn, 0, 3);
  const xs = glass.map(([x]) => x);
  const ys = glass.map(([, y]) => y);
  const box = { x0: Math.min(...xs), x1: Math.max(...xs), y0: Math.min(...ys), y1: Math.max(...ys) };
  const foam = around(worn, rim + 1, -20);
  const outer = around(worn, rim, 0);
  return (
    headband(pen, ringOf(worn), 0.24, 0.76, { inside: true }) +
    (near ? headband(pen, ringOf(worn), -0.24, -0.24 - near, strapOf(worn)) : '') +
    outrigger(worn, 1) +
    outrigger(worn, -1) +
    form(pen, curve(foam, true), { tone: pen.dark, matter: 'foam', round: 24 }) +
    form(pen, curve(outer, true), {
      matter: 'matt-plastic',
      round: rim * scale * 0.62,
      bulge: 0.7,
      inner: groove(curve(around(worn, rim * 0.5, 1), true), 4, 0.4),
    }) +
    lens(pen, curve(glass, true), box, design.tinting, pen.lot('view')) +
    line(pen.accent.base, curve(glass, true), 3, 0.8) +
    changers(worn) +
    placed(mark(pen, pen.pale.base, 0, 0, 1.3), eye(onFace(worn, [0, -38], 4)))
  );
}

const bodies: Record<Side, (pen: Pen) => string> = {
  front: (pen) =>
    gogglesAs(pen, eyeOf({ turn: 34, tilt: 10, scale: 3.85, at: [560, 620] }), 3.85, 0.14) +
    (pen.view === 'scene' ? snowfield(pen, 792) : ''),
  angle: (pen) => gogglesAs(pen, eyeOf({ turn: 0, tilt: 6, scale: 4.6, at: [480, 620] }), 4.6),
  back: (pen) => gogglesAs(pen, eyeOf({ turn: 34, tilt: 10, scale: 3.85, at: [560, 620] }), 3.85, 0.14),
  packed: (pen) => softPouch(pen) + gogglesAs(pen, eyeOf({ turn: 0, tilt: 6, scale: 3.2, at: [480, 380] }), 3.2),
};

export const goggles = silhouette(
  {
    rest: 'lies',
    floor: 850,
    details: [
      { of: 'angle', at: [560, 560], zoom: 2 },
      { at: [230, 600], zoom: 2.2 },
    ],
    outdoors: 0.74,
  },
  (pen, side) => bodies[side](pen),
);
