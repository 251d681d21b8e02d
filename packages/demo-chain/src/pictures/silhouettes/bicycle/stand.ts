import type { Pen } from 'demo-chain/pictures/drawing/pen';
import { type Eye, eyeOf, type Place, type Spot } from 'demo-chain/pictures/drawing/space';
import { type Tone, toneOf } from 'demo-chain/pictures/drawing/tone';
import { type BicycleDesign, bicycleDesignOf, type Geometry } from './design';

/** The points a frame is built on, in millimetres from the crank's axle; x forward, y down, z to the rider's right. */
export interface Points {
  rear: Place;
  fore: Place;
  headTop: Place;
  headFoot: Place;
  /** Along the steering axis, downwards. */
  steer: Spot;
  seatTop: Place;
  saddle: Place;
  clamp: Place;
  ground: number;
}

/** A bicycle on the stand of whoever draws it. */
export interface Stand {
  pen: Pen;
  design: BicycleDesign;
  points: Points;
  eye: Eye;
  /** Units of the picture to a millimetre. */
  scale: number;
  /** Above 0 where one looks along the bicycle: how much of its width is seen. */
  width: number;
  tones: { frame: Tone; second: Tone; fork: Tone; contact: Tone; rim: Tone };
}

/** A piece of the bicycle, and how far to its right it sits. */
export type Piece = [side: number, svg: string];

const radians = (degrees: number) => (degrees * Math.PI) / 180;

export const along = ([x, y]: Place, [dx, dy]: Spot, far: number, z = 0): Place => [x + dx * far, y + dy * far, z];

/** The place a share of the way from one to the other. */
export const middle = (a: Place, b: Place, share: number): Place => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
];

function pointsOf(g: Geometry): Points {
  const rearX = -Math.sqrt(g.chainstay ** 2 - g.drop ** 2);
  const steer: Spot = [Math.cos(radians(g.headAngle)), Math.sin(radians(g.headAngle))];
  const seat: Spot = [-Math.cos(radians(g.seatAngle)), -Math.sin(radians(g.seatAngle))];
  const headTop: Place = [g.reach, -g.stack, 0];
  const stem = along(headTop, steer, -26);
  return {
    rear: [rearX, -g.drop, 0],
    fore: [rearX + g.wheelbase, -g.drop, 0],
    headTop,
    headFoot: along(headTop, steer, g.headTube),
    steer,
    seatTop: along([0, 0, 0], seat, g.seatTube),
    saddle: along([0, 0, 0], seat, g.saddle),
    clamp: [stem[0] + g.reach * 0.14, stem[1] - 8, 0],
    ground: g.radius - g.drop,
  };
}

const MIDDLE = 622;

export interface Pose {
  turn: number;
  tilt: number;
}
export const fromTheRight: Pose = { turn: 0, tilt: 0 };
export const fromTheLeft: Pose = { turn: 180, tilt: 0 };
export const threeQuarters: Pose = { turn: -38, tilt: 5 };

export function standOf(pen: Pen, { turn, tilt }: Pose): Stand {
  const design = bicycleDesignOf(pen.subject);
  const { geometry: g, look } = design;
  const points = pointsOf(g);
  const length = g.wheelbase + 2 * g.radius;
  const side = Math.abs(Math.cos(radians(turn)));
  // A small bicycle is shown smaller, but not as small as it is.
  const scale = (Math.min(898, 898 * (length / 1900) ** 0.36) / length) * (side > 0.95 ? 1 : 1.12);
  const top = Math.min(points.saddle[1], points.clamp[1]) - 40;
  const centre: Place = [points.rear[0] + g.wheelbase / 2, (top + points.ground) / 2, 0];
  const shift = eyeOf({ turn, tilt, scale, at: [0, 0] })(centre);
  const second = look.blocking === 'rear' || look.blocking === 'bicolour' ? pen.accent : pen.main;
  return {
    pen,
    design,
    points,
    eye: eyeOf({ turn, tilt, scale, at: [480 - shift[0], MIDDLE - shift[1]] }),
    scale,
    width: Math.abs(Math.sin(radians(turn))),
    tones: {
      frame: pen.main,
      second,
      fork: look.forkInColour ? (look.blocking === 'bicolour' ? pen.accent : pen.main) : pen.dark,
      contact: look.contact === 'brown' ? toneOf('#7a4a2b') : look.contact === 'accent' ? pen.accent : pen.dark,
      rim:
        look.rims === 'black'
          ? pen.dark
          : look.rims === 'silver' || pen.accent.luminance < 0.4
            ? pen.steel
            : pen.accent,
    },
  };
}

/** Where the tyres meet the floor. */
export function floorOf(stand: Stand): number {
  const { points, eye } = stand;
  return Math.max(eye([points.fore[0], points.ground, 0])[1], eye([points.rear[0], points.ground, 0])[1]);
}

/** What is held and sat on, as a share of a grown-up's. */
export const sizeOf = ({ design }: Stand) => Math.min(1, design.geometry.wheelbase / 1060 + 0.08);
