import { num } from './contour';
import { form, tube } from './form';
import { corners, type Point } from './outline';
import type { Pen } from './pen';
import { toneOf } from './tone';
import { line } from './trim';

/** A hoop of a tent, or its two visible feet and its top. */
export interface Hoop {
  left: Point;
  right: Point;
  top: Point;
}

/** Half an arch from its top to a foot. `square` 0 is pointed as a dome, 1 stands upright as the wall of a house. */
export function archTo([x0, y0]: Point, [x1, y1]: Point, square: number): string {
  return `C${num(x0 + (x1 - x0) * (0.45 + 0.5 * square))} ${num(y0 + (y1 - y0) * (0.06 - 0.06 * square))} ${num(x1 - (x1 - x0) * (0.16 - 0.14 * square))} ${num(y0 + (y1 - y0) * (0.56 - 0.42 * square))} ${num(x1)} ${num(y1)}`;
}

/** The same half arch, drawn from the foot up. */
export function archFrom([x1, y1]: Point, [x0, y0]: Point, square: number): string {
  return `C${num(x1 - (x1 - x0) * (0.16 - 0.14 * square))} ${num(y0 + (y1 - y0) * (0.56 - 0.42 * square))} ${num(x0 + (x1 - x0) * (0.45 + 0.5 * square))} ${num(y0 + (y1 - y0) * (0.06 - 0.06 * square))} ${num(x0)} ${num(y0)}`;
}

export const moveTo = ([x, y]: Point) => `M${num(x)} ${num(y)}`;

/** A guy line with its tensioner, pegged down at `to`. */
export function guy(pen: Pen, from: Point, to: Point): string {
  const [x, y] = [from[0] + (to[0] - from[0]) * 0.6, from[1] + (to[1] - from[1]) * 0.6];
  return (
    line(pen.accent.base, `${moveTo(from)}L${num(to[0])} ${num(to[1])}`, 3) +
    form(pen, corners([x - 6, y - 8], [x + 6, y - 6], [x + 5, y + 8], [x - 6, y + 7]), {
      tone: pen.dark,
      matter: 'matt-plastic',
      round: 4,
    }) +
    peg(pen, to)
  );
}

const alloy = toneOf('#a9afb5');

const peg = (pen: Pen, [x, y]: Point): string =>
  tube(pen, `M${num(x - 3)} ${num(y - 7)}L${num(x + 5)} ${num(y + 15)}`, 6, { tone: alloy, matter: 'aluminium' });

/** A pole that is shown through its sleeve: a ridge in another colour. */
export const sleeve = (pen: Pen, d: string, width = 11, tone = pen.accent): string =>
  tube(pen, d, width, { tone, matter: 'shell', bulge: 0.7 });
