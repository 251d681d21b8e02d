/** Seeded noise and the ridges, hills and facets made of it. The same seed draws the same land on every run. */
export type Size = { w: number; h: number };
export type Point = [x: number, y: number];

export const n1 = (n: number) => String(Math.round(n * 10) / 10);

export function random(seed: number): () => number {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

function valueAt(seed: number, i: number): number {
  let h = Math.imul(i ^ (seed * 374761393), 668265263) >>> 0;
  h = Math.imul(h ^ (h >>> 13), 1274126177) >>> 0;
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

function smooth(seed: number, x: number): number {
  const i = Math.floor(x);
  const f = x - i;
  const s = f * f * (3 - 2 * f);
  return valueAt(seed, i) * (1 - s) + valueAt(seed, i + 1) * s;
}

/** Fractal noise in 0…1; `sharp` folds it into crests, as on alpine ridges. */
export function fractal(seed: number, x: number, octaves: number, sharp: number): number {
  let sum = 0;
  let weight = 0;
  let amp = 1;
  let f = 1;
  for (let o = 0; o < octaves; o += 1) {
    const v = smooth(seed + o * 17, x * f);
    const crest = 1 - Math.abs(2 * v - 1);
    sum += amp * (v * (1 - sharp) + crest * sharp);
    weight += amp;
    amp *= 0.46;
    f *= 2.1;
  }
  return sum / weight;
}

export type Ridge = {
  seed: number;
  /** Height of the foot of the range on the canvas, and how far the summits rise above it. */
  foot: number;
  rise: number;
  /** Width of one mountain. */
  span: number;
  octaves?: number;
  sharp?: number;
  /** Shapes the range across the canvas: 0 is flat, 1 full height. */
  shape?: (share: number) => number;
  step?: number;
};

export function ridge(size: Size, r: Ridge): Point[] {
  const { octaves = 6, sharp = 0.7, shape = () => 1, step = Math.max(3, size.w / 420) } = r;
  const points: Point[] = [];
  for (let x = -step * 2; x <= size.w + step * 2; x += step) {
    const v = fractal(r.seed, x / r.span + 10, octaves, sharp);
    points.push([x, r.foot - r.rise * v * shape(x / size.w)]);
  }
  return points;
}

export const open = (points: Point[]) => points.map(([x, y], i) => `${i ? 'L' : 'M'}${n1(x)} ${n1(y)}`).join('');

export function below(points: Point[], floor: number): string {
  const first = points[0];
  const last = points[points.length - 1];
  return first && last ? `${open(points)}L${n1(last[0])} ${n1(floor)}L${n1(first[0])} ${n1(floor)}Z` : '';
}
