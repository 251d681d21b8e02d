import { between, closed, leanOf, type Point, placeOn, smooth, steps } from './geometry';

/** What a pair of legs is cut like: heights from the top, and half widths, in units of a pair that hangs straight. */
export interface Cut {
  top: number;
  rise: number;
  /** From the crotch to the knee, and from there to the hem; shorts end on the thigh. */
  thighLength: number;
  shinLength: number;
  waist: number;
  hip: number;
  thigh: number;
  knee: number;
  calf: number;
  hem: number;
}

/** Degrees outwards from straight down. */
export interface LegPose {
  thigh: number;
  shin: number;
}

export interface Pose {
  left: LegPose;
  right: LegPose;
  /** Which leg lies over the other. */
  over: 'left' | 'right';
  /** Degrees by which the whole pair is turned. */
  turn: number;
}

/** On the picture, seen from the front or, turned over, from the back. */
export type Leg = 'left' | 'right';
export const bothLegs = ['left', 'right'] as const;
export const otherLeg: Record<Leg, Leg> = { left: 'right', right: 'left' };

/** Across a leg from the inside (0) to the outside (1), and down it: 0 waist, 1 crotch, 2 knee, 3 hem. */
export type Spot = readonly [u: number, v: number];

export interface Figure {
  cut: Cut;
  /** The hem's place down the leg: 2 for shorts, else 3. */
  end: number;
  at(leg: Leg, u: number, v: number): Point;
  /** A place in the garment's own upright measure, beyond what legs cover (braces, labels). */
  place(x: number, y: number): Point;
  scale: number;
  /** Degrees of the whole pair. */
  turn: number;
}

/** How much of the paper a pair of legs may take. */
export interface Room {
  top: number;
  most: number;
  /** Units above the waist, for braces. */
  above: number;
  /** By how much the waist's middle hangs lower than its sides: in front it does, at the back it stands higher. */
  dip: number;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const MIDDLE = 480;

/** The outer and inner edges of a leg by its stations: waist, hip, crotch, thigh, knee, calf, hem. */
function edgesOf(cut: Cut, pose: LegPose, side: number): { outer: Point[]; inner: Point[]; stations: number[] } {
  const [a, b] = [radians(pose.thigh), radians(pose.shin)];
  const down = (angle: number): Point => [side * Math.sin(angle), Math.cos(angle)];
  const out = (angle: number): Point => [side * Math.cos(angle), -Math.sin(angle)];
  const from = ([x, y]: Point, [dx, dy]: Point, far: number): Point => [x + dx * far, y + dy * far];
  const joint: Point = [MIDDLE + side * cut.hip * 0.5, cut.rise];
  const midThigh = from(joint, down(a), cut.thighLength * 0.5);
  const knee = from(joint, down(a), cut.thighLength);
  const calf = from(knee, down(b), cut.shinLength * 0.42);
  const hem = from(knee, down(b), cut.shinLength);
  const legs: [Point, Point, number][] = cut.shinLength
    ? [
        [midThigh, out(a), cut.thigh],
        [knee, out((a + b) / 2), cut.knee],
        [calf, out(b), cut.calf],
        [hem, out(b), cut.hem],
      ]
    : [
        [midThigh, out(a), cut.thigh],
        [knee, out(a), cut.hem],
      ];
  const torso = (share: number) => MIDDLE + side * (cut.waist + (cut.hip - cut.waist) * share);
  return {
    outer: [
      [torso(0), cut.top],
      [torso(0.72), cut.top + (cut.rise - cut.top) * 0.5],
      from(joint, out(a * 0.5), cut.hip * 0.5),
      ...legs.map(([point, normal, half]) => from(point, normal, half)),
    ],
    inner: [[MIDDLE, cut.rise] as Point, ...legs.map(([point, normal, half]) => from(point, normal, -half))],
    stations: cut.shinLength ? [0, 0.5, 1, 1.5, 2, 2.42, 3] : [0, 0.5, 1, 1.5, 2],
  };
}

/** Which piece of a curve through stations a height belongs to, as `placeOn` counts. */
function pieceAt(stations: readonly number[], v: number): number {
  let i = 0;
  while (i < stations.length - 2 && v > (stations[i + 1] as number)) i += 1;
  const [from, to] = [stations[i] as number, stations[i + 1] as number];
  return i + (v - from) / (to - from);
}

export function figureOf(cut: Cut, pose: Pose, room: Room): Figure {
  const edges = { left: edgesOf(cut, pose.left, -1), right: edgesOf(cut, pose.right, 1) };
  const inOwnMeasure = (leg: Leg, u: number, v: number): Point => {
    const { outer, inner, stations } = edges[leg];
    const edge = placeOn(outer, pieceAt(stations, v));
    if (v > 1) {
      const legStations = stations.slice(2);
      return between(placeOn(inner, pieceAt(legStations, v)), edge, u);
    }
    const dip = room.dip * (1 - u * u) * (1 - v);
    return [MIDDLE + (edge[0] - MIDDLE) * u, edge[1] + dip + (cut.top + (cut.rise - cut.top) * v - edge[1]) * (1 - u)];
  };
  const turn = radians(pose.turn);
  const turned = ([x, y]: Point): Point => {
    const [dx, dy] = [x - MIDDLE, y - 600];
    return [dx * Math.cos(turn) - dy * Math.sin(turn), dx * Math.sin(turn) + dy * Math.cos(turn)];
  };
  const end = cut.shinLength ? 3 : 2;
  const rim = bothLegs.flatMap((leg) =>
    steps(0, end, 12).flatMap((v) => [turned(inOwnMeasure(leg, 0, v)), turned(inOwnMeasure(leg, 1, v))]),
  );
  if (room.above)
    rim.push(
      turned([MIDDLE - cut.waist * 0.8, cut.top - room.above]),
      turned([MIDDLE + cut.waist * 0.8, cut.top - room.above]),
    );
  const [xs, ys] = [rim.map(([x]) => x), rim.map(([, y]) => y)];
  const [left, right, high, low] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const scale = Math.min(room.most, 780 / (right - left), (1140 - room.top) / (low - high));
  const x0 = MIDDLE - ((left + right) / 2) * scale;
  const y0 = room.top + (1140 - room.top) / 2 - ((high + low) / 2) * scale;
  const set = (point: Point): Point => {
    const [x, y] = turned(point);
    return [x0 + x * scale, y0 + y * scale];
  };
  return {
    cut,
    end,
    at: (leg, u, v) => set(inOwnMeasure(leg, u, v)),
    place: (x, y) => set([x, y]),
    scale,
    turn: pose.turn,
  };
}

/** A smooth line down or across a leg through its spots. */
export const onLeg = (figure: Figure, leg: Leg, spots: readonly Spot[]): string =>
  smooth(spots.map(([u, v]) => figure.at(leg, u, v)));

/** The way from one spot to another, straight on the cloth and so bent as the leg is. */
export function run(figure: Figure, leg: Leg, [u0, v0]: Spot, [u1, v1]: Spot): Point[] {
  const count = Math.max(1, Math.ceil(Math.abs(v1 - v0) / 0.4), Math.ceil(Math.abs(u1 - u0) / 0.7));
  return steps(0, 1, count).map((t) => figure.at(leg, u0 + (u1 - u0) * t, v0 + (v1 - v0) * t));
}

export const lineOn = (figure: Figure, leg: Leg, from: Spot, to: Spot): string => smooth(run(figure, leg, from, to));

/** A field of the cloth: edges that are curves and meet at corners. */
export type Field = readonly (readonly Spot[])[];

export const fieldOn = (figure: Figure, leg: Leg, field: Field): string =>
  closed(
    ...field.map((edge) =>
      steps(0, edge.length - 1, (edge.length - 1) * 2).map((t) => {
        const [u, v] = placeOn(edge, t);
        return figure.at(leg, u, v);
      }),
    ),
  );

/** A field of the cloth with straight sides. */
export const areaOn = (figure: Figure, leg: Leg, corners: readonly Spot[]): string =>
  closed(...corners.map((corner, i) => run(figure, leg, corner, corners[(i + 1) % corners.length] as Spot)));

/** From the outside of the left leg over the middle to that of the right one, at a height. */
export const across = (figure: Figure, v: number, beyond = 0): Point[] => [
  ...steps(1 + beyond, 0, 4).map((u) => figure.at('left', u, v)),
  ...steps(0.25, 1 + beyond, 3).map((u) => figure.at('right', u, v)),
];

/** Degrees by which a leg leans at a place. */
export const leanAt = (figure: Figure, leg: Leg, u: number, v: number) =>
  leanOf(figure.at(leg, u, v - 0.1), figure.at(leg, u, v + 0.1));
