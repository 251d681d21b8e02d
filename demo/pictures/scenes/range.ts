import { fadeDown, nextId } from './paint';
import { below, fractal, n1, open, type Point, random } from './terrain';

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

export type Light = {
  lit: 'left' | 'right';
  shade: string;
  shadeAlpha: number;
  snow?: string;
  snowAlpha?: number;
  reach: number;
};

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
    .map(
      ({ spine, face }) =>
        `${open(face)}${[...spine]
          .reverse()
          .map(([x, y]) => `L${n1(x)} ${n1(y)}`)
          .join('')}Z`,
    )
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
      lower.push([x, y + light.reach * (0.015 + 0.12 * high * fractal(seed + 9, i / 3, 3, 0.4))]);
      return;
    }
    wait = 2 + Math.floor(roll() * 7);
    const slope = ((points[i + 3]?.[1] ?? y) - (points[i - 3]?.[1] ?? y)) / 6;
    const fall = light.reach * (0.02 + 0.7 * high ** 1.3 * roll() ** 1.6);
    const lean = Math.max(-0.7, Math.min(0.7, slope * 0.22)) * fall;
    lower.push(
      [x - 2, y + fall * 0.3],
      [x + lean * 0.5 + (roll() - 0.5) * 4, y + fall * 0.66],
      [x + lean, y + fall],
      [x + lean * 0.4 + 3, y + fall * 0.5],
    );
  });
  return `<path d="${open(points)}${lower
    .reverse()
    .map(([x, y]) => `L${n1(x)} ${n1(y)}`)
    .join('')}Z" fill="${light.snow}" fill-opacity="${light.snowAlpha ?? 0.9}"/>`;
}
