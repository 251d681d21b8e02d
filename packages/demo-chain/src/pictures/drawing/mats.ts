import type { MatterName } from 'demo-chain/pictures/light/matters';
import { num } from './contour';
import { form, tube } from './form';
import type { Pen } from './pen';
import type { Tone } from './tone';
import { groove, line } from './trim';

export type Point = readonly [x: number, y: number];

/** From a mat's own measure, 0–1 across and 0–1 from its far end to its near one, to the picture. */
export type Plane = (across: number, along: number) => Point;

const between = ([ax, ay]: Point, [bx, by]: Point, share: number): Point => [
  ax + (bx - ax) * share,
  ay + (by - ay) * share,
];
export const gap = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(bx - ax, by - ay);

/** The ground between four corners: what is farther away is also shorter. */
export function planeOf(farLeft: Point, farRight: Point, nearRight: Point, nearLeft: Point): Plane {
  const far = gap(farLeft, farRight);
  const near = gap(nearLeft, nearRight);
  return (across, along) => {
    const share = (far * along) / ((1 - along) * near + along * far);
    return between(between(farLeft, nearLeft, share), between(farRight, nearRight, share), across);
  };
}

/** Seen from above: a plane with its middle at (x, y), turned by `turn` degrees. */
export function planeFromAbove(wide: number, long: number, turn: number, x = 480, y = 600): Plane {
  const cos = Math.cos((turn * Math.PI) / 180);
  const sin = Math.sin((turn * Math.PI) / 180);
  return (across, along) => {
    const dx = (across - 0.5) * wide;
    const dy = (along - 0.5) * long;
    return [x + dx * cos - dy * sin, y + dx * sin + dy * cos];
  };
}

/** A stretch of a plane as a plane of its own. */
export const stretch =
  (plane: Plane, from: number, to: number): Plane =>
  (across, along) =>
    plane(across, from + (to - from) * along);

/** The same plane lower in the picture: the foot of a thick mat. */
export const sunk =
  (plane: Plane, deep: number): Plane =>
  (across, along) => {
    const [x, y] = plane(across, along);
    return [x, y + deep];
  };

const written = (points: readonly Point[]) => `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}`;

export const trace = (plane: Plane, points: readonly Point[]): string =>
  written(points.map(([across, along]) => plane(across, along)));

export const tracesOn = (plane: Plane, lines: readonly (readonly Point[])[]): string =>
  lines.map((points) => trace(plane, points)).join('');

/** A round spot on a plane, squeezed as the plane is. */
export function spotOn(plane: Plane, across: number, along: number, [rx, ry]: Point, corners = 14): string {
  const points = Array.from({ length: corners }, (_, i): Point => {
    const turn = (i / corners) * 2 * Math.PI;
    return [across + rx * Math.cos(turn), along + ry * Math.sin(turn)];
  });
  return `${trace(plane, points)}Z`;
}

export interface SheetShape {
  /** Radius of the corners, as shares of the width and the length. */
  corner?: Point;
  /** Half of the width at a place along: 0.5 is all of it. */
  half?: (along: number) => number;
  steps?: number;
}

/** The outline of a sheet that lies on a plane. */
export function sheetOn(
  plane: Plane,
  { corner: [wide, long] = [0.08, 0.025], half = () => 0.5, steps = 10 }: SheetShape = {},
): string {
  const edge: Point[] = [];
  const add = (along: number, inset: number) => edge.push([half(along) - inset, along]);
  const turns = [0, 0.2, 0.4, 0.6, 0.8, 1].map((share) => (share * Math.PI) / 2);
  for (const turn of turns) add(long * (1 - Math.cos(turn)), wide * (1 - Math.sin(turn)));
  for (let i = 1; i < steps; i += 1) add(long + (1 - 2 * long) * (i / steps), 0);
  for (const turn of turns.toReversed()) add(1 - long * (1 - Math.cos(turn)), wide * (1 - Math.sin(turn)));
  const right = edge.map(([out, along]): Point => [0.5 + out, along]);
  const left = edge.map(([out, along]): Point => [0.5 - out, along]).toReversed();
  return `${trace(plane, [...right, ...left])}Z`;
}

export interface Roll {
  radius: number;
  /** What is outside, and what shows at the end. */
  outer: Tone;
  inner: Tone;
  matter: MatterName;
  /** How often it goes round. */
  turns: number;
  /** Straps round it, as shares of its length. */
  straps?: readonly number[];
  strap?: Tone;
  inside?: string;
}

function spiral(x: number, y: number, rx: number, ry: number, turns: number): string {
  const steps = Math.round(turns * 16);
  const points = Array.from({ length: steps + 1 }, (_, i): Point => {
    const share = 1 - (i / steps) * 0.9;
    const turn = 0.5 * Math.PI + (i / 16) * 2 * Math.PI;
    return [x + rx * share * Math.cos(turn), y + ry * share * Math.sin(turn)];
  });
  return written(points);
}

/** A rolled mat that rests along the line from `left` to `right`; its right end is turned towards us. */
export function rolled(pen: Pen, left: Point, right: Point, roll: Roll): string {
  const { radius: r, outer, inner, matter, turns, straps = [], strap = pen.dark, inside = '' } = roll;
  const long = gap(left, right);
  const cap = r * 0.36;
  const turn = (Math.atan2(right[1] - left[1], right[0] - left[0]) * 180) / Math.PI;
  const bow = (x: number) =>
    `M${num(x)} ${num(-2 * r)}C${num(x - cap * 1.3)} ${num(-1.7 * r)} ${num(x - cap * 1.3)} ${num(-0.3 * r)} ${num(x)} 0`;
  const body = `${bow(0)}L${num(long)} 0L${num(long)} ${num(-2 * r)}Z`;
  const end = `M${num(long)} ${num(-2 * r)}A${num(cap)} ${num(r)} 0 0 1 ${num(long)} 0A${num(cap)} ${num(r)} 0 0 1 ${num(long)} ${num(-2 * r)}Z`;
  const coil = spiral(long, -r, cap * 0.93, r * 0.95, turns);
  return (
    `<g transform="translate(${num(left[0])} ${num(left[1])}) rotate(${num(turn)})">` +
    form(pen, body, { tone: outer, matter, round: r, bulge: 0.95, inner: inside }) +
    straps
      .map((share) =>
        tube(pen, bow(long * share), r * 0.26, { tone: strap, matter: 'webbing', bulge: 0.3, cap: 'butt' }),
      )
      .join('') +
    form(pen, end, {
      tone: inner,
      matter,
      round: 8,
      inner: line(inner.deep, coil, Math.min(6, r / turns / 3), 0.9) + groove(coil, 6, 0.7),
    }) +
    '</g>'
  );
}

/** A sack with a drawn mouth that lies between two points, as wide as twice `half`. */
export function sack(pen: Pen, from: Point, to: Point, half: number, tone: Tone, printed = ''): string {
  const long = gap(from, to);
  const turn = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
  const h = half;
  const mouth = `M${num(long)} ${num(-h * 0.42)}C${num(long + 40)} ${num(-h * 0.3)} ${num(long + 40)} ${num(h * 0.3)} ${num(long)} ${num(h * 0.42)}`;
  const body =
    `M${num(h * 0.3)} ${num(-h)}L${num(long - h * 0.5)} ${num(-h)}C${num(long - h * 0.15)} ${num(-h)} ${num(long)} ${num(-h * 0.7)} ${num(long)} ${num(-h * 0.42)}` +
    `L${num(long)} ${num(h * 0.42)}C${num(long)} ${num(h * 0.7)} ${num(long - h * 0.15)} ${num(h)} ${num(long - h * 0.5)} ${num(h)}L${num(h * 0.3)} ${num(h)}` +
    `C${num(-h * 0.16)} ${num(h * 0.6)} ${num(-h * 0.16)} ${num(-h * 0.6)} ${num(h * 0.3)} ${num(-h)}Z`;
  const pleats = [-0.7, -0.35, 0, 0.35, 0.7]
    .map((share) =>
      groove(
        `M${num(long)} ${num(share * h * 0.5)}C${num(long - h * 0.3)} ${num(share * h * 0.6)} ${num(long - h * 0.5)} ${num(share * h)} ${num(long - h)} ${num(share * h * 1.05)}`,
        7,
        0.5,
      ),
    )
    .join('');
  return (
    `<g transform="translate(${num(from[0])} ${num(from[1])}) rotate(${num(turn)})">` +
    form(pen, `${mouth}Z`, { tone, matter: 'light-shell', round: 16 }) +
    form(pen, body, { tone, matter: 'light-shell', round: h, bulge: 0.85, inner: pleats + printed }) +
    tube(pen, `M${num(long)} ${num(-h * 0.44)}L${num(long)} ${num(h * 0.44)}`, 11, {
      tone: pen.dark,
      matter: 'webbing',
    }) +
    tube(
      pen,
      `M${num(long + 4)} ${num(h * 0.2)}C${num(long + 60)} ${num(h * 0.5)} ${num(long + 30)} ${num(h)} ${num(long + 84)} ${num(h * 1.06)}`,
      7,
      {
        tone: pen.dark,
        matter: 'webbing',
      },
    ) +
    '</g>'
  );
}
