import { n, type Point } from './brush';

export interface Size {
  w: number;
  h: number;
}

export interface Lens {
  /** Metres that the width shows at a distance of `away` metres. */
  across: number;
  away: number;
  /** Height of the eye in metres. */
  eye: number;
  /** Where the ground at `away` lies, and where what is straight ahead stands, as shares of the picture. */
  ground: number;
  middle: number;
}

/** A street seen straight on: upright planes keep their shape and lines into depth meet in one point. */
export interface View extends Size {
  lens: Lens;
  horizon: number;
  /** Pixels to a metre at a distance. */
  scale(away: number): number;
  point(x: number, y: number, away: number): Point;
  /** Metres to the right of the middle, of a share of the width. */
  aside(share: number, away: number): number;
  /** Lays a drawing in metres upright at a distance. */
  plane(away: number, body: string): string;
  /** How far off the ground is at a height in the picture. */
  awayAt(pixel: number): number;
}

export function viewOf({ w, h }: Size, lens: Lens): View {
  const focal = (w / lens.across) * lens.away;
  const horizon = h * lens.ground - (lens.eye * focal) / lens.away;
  const middle = w * lens.middle;
  const scale = (away: number) => focal / away;
  const point = (x: number, y: number, away: number): Point => [
    middle + x * scale(away),
    horizon + (lens.eye - y) * scale(away),
  ];
  return {
    w,
    h,
    lens,
    horizon,
    scale,
    point,
    aside: (share, away) => (share * w - middle) / scale(away),
    plane(away, body) {
      const [x, y] = point(0, 0, away);
      return `<g transform="translate(${n(x)} ${n(y)}) scale(${n(scale(away))})">${body}</g>`;
    },
    awayAt: (pixel) => (lens.eye * focal) / Math.max(1, pixel - horizon),
  };
}
