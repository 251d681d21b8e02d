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

type Facet = { spine: Point[]; face: Point[] };

/** The sides of the summits that turn away from the light (which stands to the `lit` side). */
function facetsOf(points: Point[], seed: number, reach: number, lit: 'left' | 'right'): Facet[] {
  const roll = random(seed);
  const window = Math.max(4, Math.round(points.length / 60));
  const dir = lit === 'right' ? -1 : 1;
  const out: Facet[] = [];
  points.forEach(([x, y], i) => {
    for (let k = 1; k <= window; k += 1) {
      if ((points[i - k]?.[1] ?? y - 1) < y || (points[i + k]?.[1] ?? y - 1) <= y) return;
    }
    const face: Point[] = [];
    let j = i;
    let lowest = y;
    while (points[j] && face.length < points.length / 5) {
      const p = points[j] as Point;
      if (p[1] < lowest - reach * 0.12) break;
      lowest = Math.max(lowest, p[1]);
      face.push(p);
      j += dir;
    }
    const drop = Math.min(reach, (lowest - y) * 1.5 + reach * 0.1);
    if (drop < reach * 0.12) return;
    const spine: Point[] = [];
    let px = x;
    for (let s = 1; s <= 9; s += 1) {
      px += (roll() - 0.5) * drop * 0.24 - dir * drop * 0.02;
      spine.push([px, y + (drop * s) / 9]);
    }
    out.push({ spine, face });
  });
  return out;
}

export type Light = { lit: 'left' | 'right'; shade: string; shadeAlpha: number; snow?: string; snowAlpha?: number; reach: number };

let serial = 0;
/** Ids must not depend on what was drawn before: every scene starts its own count. */
export function restartIds(): void {
  serial = 0;
}
export function nextId(): string {
  serial += 1;
  return `s${serial}`;
}

export function fadeDown(top: string, bottom: string, y0: number, y1: number, a0 = 1, a1 = 1): { id: string; def: string } {
  const id = nextId();
  return {
    id,
    def: `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="${n1(y0)}" x2="0" y2="${n1(y1)}"><stop stop-color="${top}" stop-opacity="${a0}"/><stop offset="1" stop-color="${bottom}" stop-opacity="${a1}"/></linearGradient>`,
  };
}

/** A range of mountains: body fading into haze at its foot, shaded flanks, and lit snow if there is any. */
export function range(points: Point[], floor: number, top: string, haze: string, light?: Light, seed = 1): string {
  const summit = Math.min(...points.map((p) => p[1]));
  const body = fadeDown(top, haze, summit, floor);
  const clip = nextId();
  const d = below(points, floor);
  let out = `${body.def}<path d="${d}" fill="url(#${body.id})"/>`;
  if (!light) return out;
  const dark = nextId();
  const paths = facetsOf(points, seed, light.reach, light.lit)
    .map(({ spine, face }) => `${open(face)}${[...spine].reverse().map(([x, y]) => `L${n1(x)} ${n1(y)}`).join('')}Z`)
    .map((p) => `<path d="${p}" fill="url(#${dark})"/>`);
  out += `<linearGradient id="${dark}" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${light.shade}" stop-opacity="${light.shadeAlpha}"/><stop offset=".92" stop-color="${light.shade}" stop-opacity="0"/></linearGradient><clipPath id="${clip}"><path d="${d}"/></clipPath><g clip-path="url(#${clip})">`;
  if (light.snow) out += snow(points, light, seed, summit);
  return `${out}${paths.join('')}</g>`;
}

/** Snow lies along the crest and runs down the gullies, aslant with the slope, longest under the summits. */
function snow(points: Point[], light: Light, seed: number, summit: number): string {
  const roll = random(seed * 7 + 3);
  const lower: Point[] = [];
  let wait = 0;
  points.forEach(([x, y], i) => {
    const high = Math.max(0, 1 - (y - summit) / light.reach);
    wait -= 1;
    if (wait > 0) {
      lower.push([x, y + light.reach * (0.03 + 0.1 * high * fractal(seed + 9, i / 3, 3, 0.4))]);
      return;
    }
    wait = 2 + Math.floor(roll() * 7);
    const slope = ((points[i + 3]?.[1] ?? y) - (points[i - 3]?.[1] ?? y)) / 6;
    const fall = light.reach * (0.12 + 0.6 * high * roll() ** 1.6);
    const lean = Math.max(-0.7, Math.min(0.7, slope * 0.22)) * fall;
    lower.push([x - 2, y + fall * 0.3], [x + lean * 0.5 + (roll() - 0.5) * 4, y + fall * 0.66], [x + lean, y + fall], [x + lean * 0.4 + 3, y + fall * 0.5]);
  });
  return `<path d="${open(points)}${lower.reverse().map(([x, y]) => `L${n1(x)} ${n1(y)}`).join('')}Z" fill="${light.snow}" fill-opacity="${light.snowAlpha ?? 0.9}"/>`;
}
