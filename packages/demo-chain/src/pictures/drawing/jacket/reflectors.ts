import { fill } from 'demo-chain/pictures/drawing/trim';
import { type Point, polygon, steps } from './curve';
import type { Arm, Cut } from './cut';
import type { JacketDesign, Reflectors } from './design';

const SILVER = '#d9dde1';
const printed = (points: readonly Point[]) => fill(SILVER, polygon(points), 0.93);

type At = (across: number, down: number) => Point;

const bandOver = (at: At, v: number, high: number, from = -1.25, to = 1.25) =>
  printed([...steps(10, from, to).map((u) => at(u, v)), ...steps(10, to, from).map((u) => at(u, v + high))]);

/** Narrow arrows one above the other. */
const arrows = (at: At, u: number, v: number, wide: number, high: number) =>
  [0, 1, 2]
    .map((i) => v + i * high * 1.5)
    .map((y) =>
      printed([
        at(u - wide, y),
        at(u, y + high * 0.6),
        at(u + wide, y),
        at(u + wide, y + high * 0.55),
        at(u, y + high * 1.15),
        at(u - wide, y + high * 0.55),
      ]),
    )
    .join('');

/** Short strokes in a row, as on running wear. */
const strokes = (at: At, u: number, v: number, lean: number, wide: number, high: number) =>
  steps(6)
    .map((share) => v + share * high)
    .map((y) =>
      printed([at(u - wide, y), at(u + wide, y + lean), at(u + wide, y + lean + 0.009), at(u - wide, y + 0.009)]),
    )
    .join('');

const onBody: Record<Reflectors, (at: At) => string> = {
  band: (at) => bandOver(at, 0.5, 0.018),
  'two-bands': (at) => bandOver(at, 0.55, 0.013) + bandOver(at, 0.585, 0.013),
  arrows: (at) => arrows(at, 0.72, 0.8, 0.1, 0.035) + arrows(at, -0.72, 0.8, 0.1, 0.035),
  strokes: (at) => strokes(at, 0.8, 0.44, 0.03, 0.07, 0.2) + strokes(at, -0.8, 0.44, 0.03, 0.07, 0.2),
  shoulder: (at) => bandOver((u, v) => at(u, v - 0.07 * Math.abs(u)), 0.215, 0.014),
  hem: (at) => bandOver(at, 0.915, 0.014),
};

const onSleeve: Record<Reflectors, (at: At) => string> = {
  band: (at) => bandOver(at, 0.41, 0.022),
  'two-bands': (at) => bandOver(at, 0.62, 0.016) + bandOver(at, 0.66, 0.016),
  arrows: (at) => arrows(at, 0.3, 0.66, 0.3, 0.03),
  strokes: (at) => strokes(at, 0.3, 0.52, 0.02, 0.3, 0.2),
  shoulder: (at) => bandOver(at, 0.84, 0.018),
  hem: (at) => bandOver(at, 0.86, 0.018),
};

export const bodyReflectors = ({ at }: Cut, { reflectors }: JacketDesign) => (reflectors ? onBody[reflectors](at) : '');

export const sleeveReflectors = ({ at }: Arm, { reflectors }: JacketDesign) =>
  reflectors ? onSleeve[reflectors]((u, t) => at(t, u)) : '';
