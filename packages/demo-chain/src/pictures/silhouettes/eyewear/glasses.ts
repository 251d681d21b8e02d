import { type FormOptions, form, tube } from 'demo-chain/pictures/drawing/form';
import { type Box, lens } from 'demo-chain/pictures/drawing/lens';
import { boulder } from 'demo-chain/pictures/drawing/outdoors';
import type { Pen, Volume } from 'demo-chain/pictures/drawing/pen';
import { type Side, silhouette } from 'demo-chain/pictures/drawing/silhouette';
import {
  between,
  curve,
  type Eye,
  eyeOf,
  type Place,
  placed,
  polygon,
  readable,
  type Spot,
} from 'demo-chain/pictures/drawing/space';
import { mark } from 'demo-chain/pictures/drawing/trim';
import { hardCase, softPouch } from './cases';
import { type GlassesDesign, glassesDesignOf } from './design';
import { type FrameShape, shapes } from './shapes';

const TEMPLE = 128;

/** A place on the bow of the front; `out` before it. */
const onBow = ([u, v]: Spot, bow: number, out = 0): Place => [u, v, -(u * u) / (2 * bow) + out];

const mirrorOf = (spots: readonly Spot[]): Spot[] => spots.map(([x, y]) => [-x, y] as const).reverse();

/** Grown by `by` away from its own middle. */
function grown(spots: readonly Spot[], by: number): Spot[] {
  const cx = spots.reduce((sum, [x]) => sum + x, 0) / spots.length;
  const cy = spots.reduce((sum, [, y]) => sum + y, 0) / spots.length;
  return spots.map(([x, y]) => {
    const r = Math.hypot(x - cx, y - cy) || 1;
    return [x + ((x - cx) / r) * by, y + ((y - cy) / r) * by] as const;
  });
}

const lensesOf = ({ lens: half, shield }: FrameShape): Spot[][] =>
  shield ? [[...half, ...mirrorOf(half).slice(1, -1)]] : [mirrorOf(half), [...half]];

function boxOf(spots: readonly Spot[]): Box {
  const xs = spots.map(([x]) => x);
  const ys = spots.map(([, y]) => y);
  return { x0: Math.min(...xs), x1: Math.max(...xs), y0: Math.min(...ys), y1: Math.max(...ys) };
}

interface Pair {
  pen: Pen;
  design: GlassesDesign;
  shape: FrameShape;
  eye: Eye;
  scale: number;
  /** Where the temples are hinged, on the right. */
  hinge: Spot;
}

const surfaceOf = ({ pen, shape }: Pair): FormOptions => ({
  tone: shape.rim === 'wire' ? (pen.main.luminance > 0.6 || pen.main.luminance < 0.4 ? pen.steel : pen.main) : pen.main,
  matter: shape.rim === 'wire' ? 'steel' : pen.lot('finish').pick(['plastic', 'matt-plastic']),
});

/** The front without its lenses: rims, bridge and the pieces that hold the hinges, all of one. */
function front(pair: Pair): string {
  const { pen, shape, eye, hinge, scale, design } = pair;
  const volume: Volume = { round: Math.max(5, shape.thick * scale * 0.5), bulge: 0.75 };
  const surface = { ...surfaceOf(pair), volume };
  const see = (spots: readonly Spot[], out = 1) => spots.map((spot) => eye(onBow(spot, shape.bow, out)));
  const cut = design.size;
  const lenses = lensesOf(shape).map((list) => list.map(([x, y]) => [x * cut, y * cut] as const));
  const ring = (list: readonly Spot[]) => {
    if (shape.rim === 'none') return '';
    const outer = see(grown(list, shape.thick * 0.62));
    const inner = see(grown(list, -shape.thick * 0.38)).reverse();
    return form(pen, curve(outer, true) + curve(inner, true), surface);
  };
  const topBar = (list: readonly Spot[]) => {
    const upper = list.filter(([, y]) => y < -2).sort((a, b) => a[0] - b[0]);
    const outer = see(upper.map(([x, y]) => [x, y - shape.thick * 0.7] as const));
    const inner = see(upper.map(([x, y]) => [x, y + shape.thick * 0.5] as const)).reverse();
    return form(pen, `${curve(outer)}L${curve(inner).slice(1)}Z`, surface);
  };
  const band = (spots: readonly Spot[], width: number) => {
    const lift = (by: number) => spots.map(([x, y]) => [x, y + by] as const);
    return form(pen, `${curve(see(lift(-width / 2)))}L${curve(see(lift(width / 2)).reverse()).slice(1)}Z`, surface);
  };
  const bridgeAt = shape.bridge === 'double' ? -8 : shape.bridge === 'keyhole' ? -10 : -7;
  const bridge = shape.shield
    ? ''
    : band(
        [
          [-13, bridgeAt + 1],
          [-6, bridgeAt - 3],
          [0, bridgeAt - 4],
          [6, bridgeAt - 3],
          [13, bridgeAt + 1],
        ],
        Math.max(3, shape.thick),
      ) +
      (shape.bridge === 'double'
        ? band(
            [
              [-16, -18],
              [0, -19],
              [16, -18],
            ],
            2.8,
          )
        : '');
  const ends = [-1, 1].map((side) => {
    const at = (dx: number, dy: number, back = 0): Spot => {
      const [x, y, z] = onBow([side * (hinge[0] + dx), hinge[1] + dy], shape.bow, 1);
      return eye([x, y, z - back]);
    };
    const t = Math.max(4, shape.thick);
    return form(
      pen,
      polygon([
        at(-6, -t * 0.8),
        at(3, -t * 0.7),
        at(4, -t * 0.5, 8),
        at(4, t * 0.7, 8),
        at(2, t * 0.7),
        at(-6, t * 0.6),
      ]),
      surface,
    );
  });
  return lenses.map(shape.rim === 'top' ? topBar : ring).join('') + bridge + ends.join('');
}

function temple(pair: Pair, side: 1 | -1): string {
  const { pen, shape, eye, hinge, scale, design } = pair;
  const [x, y, z] = onBow([side * hinge[0], hinge[1]], shape.bow);
  const at = (back: number, down: number, inward = 0): Spot => eye([x + side * (4 - inward), y + down, z - back]);
  const thick = Math.max(3.6, shape.thick * 0.95);
  const wire = shape.rim === 'wire';
  const spots = [at(4, 0), at(36, 0), at(TEMPLE * 0.7, 2, 3), at(TEMPLE * 0.86, 8, 7), at(TEMPLE, 30, 10)];
  const upper = spots.map(([px, py], i) => [px, py - (wire ? 1.6 : thick * (0.7 - i * 0.04)) * scale] as const);
  const lower = spots.map(([px, py], i) => [px, py + (wire ? 1.6 : thick * (0.6 - i * 0.05)) * scale] as const);
  const tone = design.twoTone ? pen.accent : surfaceOf(pair).tone;
  const tip = curve([at(TEMPLE * 0.66, 1.6, 3), at(TEMPLE * 0.84, 7, 6.5), at(TEMPLE, 30, 10)]);
  const outer = side === -1;
  return (
    form(pen, `${curve(upper)}L${curve([...lower].reverse()).slice(1)}Z`, {
      ...surfaceOf(pair),
      tone,
      round: thick * scale * 0.5,
      bulge: 0.6,
    }) +
    tube(pen, tip, (wire ? 4.6 : thick * 0.95) * scale, {
      tone: design.tips === 'accent' ? pen.accent : pen.dark,
      matter: 'rubber',
    }) +
    (outer && !wire
      ? placed(mark(pen, pen.pale.base, 0, 0, 0.8), between(at(14, 0), at(46, 1), 0.5), readable(at(14, 0), at(46, 1)))
      : '')
  );
}

function nosePads({ pen, eye, shape, scale }: Pair): string {
  const pad = (side: number) => {
    const at = (u: number, v: number, back: number) => {
      const [x, y, z] = onBow([side * u, v], shape.bow);
      return eye([x, y, z - back]);
    };
    return tube(pen, curve([at(7, 1, 6), at(10, 8, 9), at(13, 15, 8)]), 4.4 * scale, {
      tone: pen.dark,
      matter: 'rubber',
    });
  };
  return pad(-1) + pad(1);
}

function glassesAs(pen: Pen, eye: Eye, scale: number, temples: boolean): string {
  const design = glassesDesignOf(pen.subject);
  const shape: FrameShape = shapes[design.shape];
  const far = Math.max(...shape.lens.map(([x]) => x)) * design.size;
  const high = shape.lens.reduce((best, spot) => (spot[0] > best[0] ? spot : best))[1];
  const pair: Pair = {
    pen,
    design,
    shape,
    eye,
    scale,
    hinge: [far + (shape.rim === 'full' ? shape.thick * 0.4 : 0), Math.min(-4, high - 3)],
  };
  const lenses = lensesOf(shape).map((list) =>
    list.map(([x, y]) => eye(onBow([x * design.size, y * design.size], shape.bow))),
  );
  const box = boxOf(lenses.flat());
  return (
    (temples ? temple(pair, 1) : '') +
    nosePads(pair) +
    lenses.map((list) => lens(pen, curve(list, true), box, design.tinting, pen.lot('view'))).join('') +
    front(pair) +
    (temples ? temple(pair, -1) : '')
  );
}

/** As large as the picture allows with both temples on it, and where the middle of the bridge then lies. */
function threeQuarters(pen: Pen): { eye: Eye; scale: number } {
  const { shape: name, size } = glassesDesignOf(pen.subject);
  const { lens: half, bow }: FrameShape = shapes[name];
  const far = (Math.max(...half.map(([x]) => x)) + 6) * size;
  const camera = { turn: 33, tilt: 13 };
  const plain = eyeOf({ ...camera, at: [0, 0] });
  const [x, y, z] = onBow([-far, 0], bow);
  const [left] = plain([x, y, z - TEMPLE - 4]);
  const [right] = plain(onBow([far, 0], bow));
  const scale = Math.min(5.6, 880 / (right - left));
  return { eye: eyeOf({ ...camera, scale, at: [480 - (scale * (left + right)) / 2, 620] }), scale };
}

function lying(pen: Pen): string {
  const { eye, scale } = threeQuarters(pen);
  return glassesAs(pen, eye, scale, true);
}

const bodies: Record<Side, (pen: Pen) => string> = {
  front: (pen) => (pen.view === 'scene' ? boulder(pen, 716, 1130, 620) : '') + lying(pen),
  angle: (pen) => glassesAs(pen, eyeOf({ turn: 0, tilt: -4, scale: 5.7, at: [480, 600] }), 5.7, false),
  back: lying,
  packed: (pen) =>
    (glassesDesignOf(pen.subject).case === 'hard' ? hardCase(pen) : softPouch(pen)) +
    glassesAs(pen, eyeOf({ turn: 0, tilt: 8, scale: 4.4, at: [470, 330] }), 4.4, false),
};

export const glasses = silhouette(
  {
    rest: 'lies',
    floor: 740,
    details: [
      { of: 'angle', at: [640, 600], zoom: 2.1 },
      { at: [250, 520], zoom: 2.1 },
    ],
    outdoors: 0.66,
  },
  (pen, side) => bodies[side](pen),
);
