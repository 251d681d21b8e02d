export type Vector = readonly [x: number, y: number, z: number];

/** A piece of a ball's skin: its outline on the unit sphere, and how it is counted. */
export interface BallPanel {
  outline: Vector[];
  middle: Vector;
  sort: 'pentagon' | 'hexagon' | 'strip';
  index: number;
}

const unit = ([x, y, z]: Vector): Vector => {
  const r = Math.hypot(x, y, z) || 1;
  return [x / r, y / r, z / r];
};
const mean = (list: readonly Vector[]): Vector =>
  unit(list.reduce<Vector>(([a, b, c], [x, y, z]) => [a + x, b + y, c + z], [0, 0, 0]));
const toward = ([a, b, c]: Vector, [x, y, z]: Vector, t: number): Vector => [
  a + (x - a) * t,
  b + (y - b) * t,
  c + (z - c) * t,
];
const far = (a: Vector, b: Vector) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

/** Corners in turn about their middle. */
function inTurn(corners: readonly Vector[]): Vector[] {
  const m = mean(corners);
  const [first = m] = corners;
  const e: Vector = unit([first[0] - m[0], first[1] - m[1], first[2] - m[2]]);
  const f: Vector = [m[1] * e[2] - m[2] * e[1], m[2] * e[0] - m[0] * e[2], m[0] * e[1] - m[1] * e[0]];
  const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
  return [...corners].sort((a, b) => Math.atan2(dot(a, f), dot(a, e)) - Math.atan2(dot(b, f), dot(b, e)));
}

const STEPS = 5;
/** Great arcs between the corners. */
const arcs = (corners: readonly Vector[]): Vector[] =>
  corners.flatMap((from, i) => {
    const to = corners[(i + 1) % corners.length] ?? from;
    return Array.from({ length: STEPS }, (_, k) => unit(toward(from, to, k / STEPS)));
  });

function icosahedron(): Vector[] {
  const g = (1 + Math.sqrt(5)) / 2;
  return [-1, 1].flatMap((a) =>
    [-g, g].flatMap((b): Vector[] => [
      [0, a, b],
      [a, b, 0],
      [b, 0, a],
    ]),
  );
}

/** Twelve pentagons and twenty hexagons. */
export function thirtyTwo(): BallPanel[] {
  const corners = icosahedron();
  const joined = (a: Vector, b: Vector) => a !== b && far(a, b) < 2.1;
  const pentagons = corners.map((v) =>
    corners.filter((other) => joined(v, other)).map((other) => toward(v, other, 1 / 3)),
  );
  const hexagons = corners.flatMap((a, i) =>
    corners.slice(i + 1).flatMap((b, j) =>
      corners
        .slice(i + j + 2)
        .filter((c) => joined(a, b) && joined(b, c) && joined(a, c))
        .map((c) =>
          [
            [a, b],
            [b, c],
            [c, a],
          ].flatMap(([p = a, q = b]) => [toward(p, q, 1 / 3), toward(p, q, 2 / 3)]),
        ),
    ),
  );
  const make =
    (sort: BallPanel['sort']) =>
    (list: Vector[], index: number): BallPanel => {
      const outline = arcs(inTurn(list.map(unit)));
      return { outline, middle: mean(outline), sort, index };
    };
  return [...pentagons.map(make('pentagon')), ...hexagons.map(make('hexagon'))];
}

/** Three strips on each of six sides; on neighbouring sides they run across each other. */
export function eighteen(): BallPanel[] {
  const sides: ((u: number, v: number) => Vector)[] = [
    (u, v) => [u, v, 1],
    (u, v) => [-u, v, -1],
    (u, v) => [1, u, -v],
    (u, v) => [-1, -u, -v],
    (u, v) => [v, 1, u],
    (u, v) => [v, -1, -u],
  ];
  const bent = (t: number) => Math.tan((t * Math.PI) / 4);
  return sides.flatMap((side, s) =>
    [0, 1, 2].map((k): BallPanel => {
      const [v0, v1] = [-1 + (k * 2) / 3, -1 + ((k + 1) * 2) / 3];
      const along = (from: number, to: number, v: number) =>
        Array.from({ length: 9 }, (_, i) => unit(side(bent(from + ((to - from) * i) / 8), bent(v))));
      const outline = [...along(-1, 1, v0), ...along(1, -1, v1)];
      return { outline, middle: mean(outline), sort: 'strip', index: s * 3 + k };
    }),
  );
}

export interface Turn {
  x: number;
  y: number;
  z: number;
}

export function turned([x, y, z]: Vector, turn: Turn): Vector {
  const spin = (a: number, b: number, by: number): [number, number] => [
    a * Math.cos(by) - b * Math.sin(by),
    a * Math.sin(by) + b * Math.cos(by),
  ];
  const [y1, z1] = spin(y, z, turn.x);
  const [x1, z2] = spin(x, z1, turn.y);
  const [x2, y2] = spin(x1, y1, turn.z);
  return [x2, y2, z2];
}
