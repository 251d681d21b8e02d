import { num } from 'demo-chain/pictures/drawing/contour';
import { between, type Point } from 'demo-chain/pictures/drawing/curve';
import { feather, form, tube } from 'demo-chain/pictures/drawing/form';
import type { Pen } from 'demo-chain/pictures/drawing/pen';
import {
  alongside,
  curveThrough,
  moved,
  normalOn,
  outlined,
  pointOn,
  smooth,
  steps,
} from 'demo-chain/pictures/drawing/spline';
import type { Tone } from 'demo-chain/pictures/drawing/tone';
import { fill, groove, line, mark, seam, stitch } from 'demo-chain/pictures/drawing/trim';
import { beyond, type Last } from './last';

export type Eyelets = 'punched' | 'rings' | 'loops' | 'hooks';

export interface LacingDesign {
  pairs: number;
  eyelets: Eyelets;
  /** Of the pairs at the top, how many are open hooks. */
  hooks: number;
  lace: Tone;
  thick: number;
  bow: boolean;
  /** Where on the ridge the laces begin, as a share of it. */
  from: number;
}

const WIDTH_MM = 12;

/** Tongue, and what is seen of the far side of the lacing. */
export function tongueOf(
  pen: Pen,
  last: Last,
  {
    tongue,
    far,
    from,
    high,
    matter,
  }: { tongue: Tone; far: Tone; from: number; high: number; matter: 'mesh' | 'leather' | 'softshell' },
): string {
  const out = beyond(last, from, WIDTH_MM * last.mm);
  const farOut = beyond(last, from, (WIDTH_MM + 5) * last.mm);
  const along = steps(from - 0.03, 1, 8);
  const [top, lead] = [pointOn(last.ridge, 1), pointOn(last.ridge, 0.96)];
  const size = Math.hypot(top[0] - lead[0], top[1] - lead[1]) || 1;
  const [dx, dy] = [(top[0] - lead[0]) / size, (top[1] - lead[1]) / size];
  const rise = high * last.mm;
  const peak = (p: Point, share: number): Point =>
    moved(p, dx * rise * share - dy * rise * 0.12, dy * rise * share + dx * rise * 0.12);
  const tip = out(1);
  const back = moved(top, 20 * last.mm, 4 * last.mm);
  const body = outlined(
    along.map(out),
    [tip, peak(tip, 0.8), peak(between(tip, top, 0.5), 1.15), peak(moved(top, 6 * last.mm, 0), 0.95), back],
    along.map((share) => moved(pointOn(last.ridge, share), 5 * last.mm, 8 * last.mm)).reverse(),
  );
  const strip = outlined([...along.slice(0, -1), 0.975].map(farOut), [...along].reverse().map(out));
  return (
    form(pen, strip, { tone: far, round: 8, bulge: 0.5, matter: 'softshell' }) +
    form(pen, body, {
      tone: tongue,
      matter,
      round: 7 * last.mm,
      bulge: 0.6,
      inner:
        seam(tongue, smooth([peak(tip, 0.35), peak(between(tip, top, 0.5), 0.5), moved(back, 0, -4)]), 1.8) +
        stitch(tongue, smooth(along.map((share) => between(out(share), pointOn(last.ridge, share), 0.5))), 1.4) +
        feather(smooth(along.map((share) => moved(pointOn(last.ridge, share), 0, 0))), '#000', 14, 0.32),
    })
  );
}

/** Laces crossing from the near eyelets to the far ones, with a bow at the top. */
export function lacing(pen: Pen, last: Last, design: LacingDesign): string {
  const { pairs, lace, thick, from, hooks } = design;
  const out = beyond(last, from, (WIDTH_MM + 1) * last.mm);
  const places = steps(from + 0.03, 0.965, pairs - 1);
  const near = places.map((share): Point => {
    const [nx, ny] = normalOn(last.ridge, share);
    return moved(pointOn(last.ridge, share), -nx * 5.2 * last.mm, -ny * 5.2 * last.mm);
  });
  const far = places.map(out);
  const width = thick * last.mm;
  const strand = (a: Point, b: Point) => {
    const [mx, my] = between(a, b, 0.55);
    return tube(pen, smooth([a, [mx - 2, my - 3], b]), width, { tone: lace, matter: 'webbing', bulge: 0.7 });
  };
  let crossings = '';
  near.forEach((point, i) => {
    const beyondHere = far[i] as Point;
    const beyondNext = far[i + 1];
    if (i === 0) crossings += strand(point, beyondHere);
    if (beyondNext)
      crossings += strand(near[i + 1] as Point, between(beyondHere, beyondNext, 0.1)) + strand(point, beyondNext);
  });
  const holes = near
    .map((point, i) => eyelet(pen, last, point, i >= pairs - hooks ? 'hooks' : design.eyelets, lace))
    .join('');
  const knot = between(near.at(-1) as Point, far.at(-1) as Point, 0.55);
  return (
    crossings +
    holes +
    (design.bow
      ? bow(pen, lace, knot, width, last.mm)
      : tucked(pen, lace, near.at(-1) as Point, far.at(-1) as Point, width))
  );
}

function eyelet(pen: Pen, last: Last, [x, y]: Point, kind: Eyelets, lace: Tone): string {
  const r = 2.5 * last.mm;
  const ring = (radius: number) =>
    `M${num(x - radius)} ${num(y)}C${num(x - radius)} ${num(y - radius * 1.33)} ${num(x + radius)} ${num(y - radius * 1.33)} ${num(x + radius)} ${num(y)}C${num(x + radius)} ${num(y + radius * 1.33)} ${num(x - radius)} ${num(y + radius * 1.33)} ${num(x - radius)} ${num(y)}Z`;
  switch (kind) {
    case 'punched':
      return groove(ring(r * 0.9), 3, -0.35) + fill('#17181a', ring(r * 0.8), 0.9) + fill(lace.shade, ring(r * 0.5));
    case 'rings':
      return (
        form(pen, ring(r * 1.35), { tone: pen.steel, matter: 'steel', round: r, bulge: 0.8, edge: 1.4 }) +
        fill('#1a1b1d', ring(r * 0.62))
      );
    case 'loops':
      return form(
        pen,
        outlined([
          [x - r * 0.6, y - r * 1.2],
          [x + r * 3, y + r * 0.6],
          [x + r * 2.6, y + r * 2.2],
          [x - r * 1.4, y + r * 0.6],
          [x - r * 0.6, y - r * 1.2],
        ]),
        { tone: pen.dark, matter: 'webbing', round: r, bulge: 0.8 },
      );
    case 'hooks':
      return form(
        pen,
        outlined([
          [x - r * 1.4, y - r * 1.3],
          [x + r * 0.6, y - r * 1.5],
          [x + r * 2.2, y - r * 0.2],
          [x + r * 1.6, y + r * 1.5],
          [x - r * 0.4, y + r * 1.2],
          [x + r * 0.4, y + r * 0.1],
          [x - r * 1.4, y - r * 1.3],
        ]),
        { tone: pen.steel, matter: 'steel', round: r, bulge: 0.9, edge: 1.4 },
      );
  }
}

function bow(pen: Pen, lace: Tone, [x, y]: Point, width: number, mm: number): string {
  const reach = (points: Point[]) => smooth(points.map(([dx, dy]): Point => [x + dx * mm, y + dy * mm]));
  const strand = (points: Point[], share = 0.74) =>
    tube(pen, reach(points), width * share, { tone: lace, matter: 'webbing', bulge: 0.55 });
  return (
    strand([
      [0, 0],
      [6, 9],
      [10, 21],
      [9, 33],
    ]) +
    strand([
      [0, 0],
      [-5, 8],
      [-10, 15],
      [-11, 26],
    ]) +
    strand([
      [0, 0],
      [-8, -3],
      [-16, 1],
      [-19, 9],
      [-14, 11],
      [-7, 6],
      [0, 0],
    ]) +
    strand([
      [0, 0],
      [8, -1],
      [17, 5],
      [21, 14],
      [16, 17],
      [8, 9],
      [0, 0],
    ]) +
    strand(
      [
        [-2, -1.2],
        [2, 1.6],
      ],
      1.1,
    )
  );
}

/** Ends pushed into the shoe: one strand over the top. */
const tucked = (pen: Pen, lace: Tone, near: Point, far: Point, width: number) =>
  tube(pen, smooth([near, moved(between(near, far, 0.5), 4, -width * 1.1), moved(far, 6, -width * 1.4)]), width, {
    tone: lace,
    matter: 'webbing',
    bulge: 0.7,
  });

/** A strap over the instep, closed by a hook-and-loop end on the near side. */
export function strapOver(
  pen: Pen,
  last: Last,
  { share, width, tone, foot, ink }: { share: number; width: number; tone: Tone; foot: number; ink?: string },
): string {
  const out = beyond(last, 0.1, (WIDTH_MM + 1.5) * last.mm);
  const step = (width * last.mm) / 2 / (last.ridge.ends.at(-1) ?? 1);
  const [a, b] = [share - step, Math.min(1, share + step)];
  const u = (s: number) => s * last.throat;
  const near = (s: number, v: number, shift: number) => last.at(u(s) + shift, v);
  const d = outlined(
    alongside(last.ridge, a, b, 0, 2).map((_, i) => out(a + ((b - a) * i) / 2)),
    [near(b, 0.98, 0.005), near(b, 0.8, 0.02), near(b, foot + 0.06, 0.055)],
    [near((a + b) / 2, foot - 0.02, 0.06)],
    [near(a, foot + 0.02, 0.05), near(a, 0.8, 0.015), near(a, 0.98, 0), out(a)],
  );
  const end = curveThrough([near(b, foot + 0.2, 0.045), near(a, foot + 0.16, 0.038)]);
  const [mx, my] = between(near(a, foot + 0.3, 0.03), near(b, foot + 0.3, 0.04), 0.5);
  return form(pen, d, {
    tone,
    matter: 'webbing',
    round: 12,
    bulge: 0.42,
    inner:
      stitch(tone, smooth([near(b, 0.98, -0.006), near(b, 0.8, 0.01), near(b, foot + 0.1, 0.045)]), 1.5) +
      stitch(tone, smooth([near(a, 0.98, 0.01), near(a, 0.8, 0.027), near(a, foot + 0.06, 0.057)]), 1.5) +
      groove(smooth([pointOn(end, 0), pointOn(end, 1)]), 3, 0.5) +
      (ink ? mark(pen, ink, mx, my, 0.75) : '') +
      line(tone.line, smooth([pointOn(end, 0), pointOn(end, 1)]), 1.5, 0.4),
  });
}
