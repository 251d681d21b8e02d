import { type Brush, hazed, n, shaded, shape } from './brush';
import type { View } from './view';

type Line = [x: number, y: number][];

/** A skyline broken ever finer, as far as the eye can tell. */
function skyline(brush: Brush, view: View, foot: number, rise: number, peaks: number, rough: number): Line {
  let heights = Array.from({ length: peaks * 2 + 1 }, (_, i) =>
    i % 2 ? brush.between(0.7, 1) : brush.between(0.3, 0.6),
  );
  let shake = rough;
  while (heights.length < 220) {
    const finer: number[] = [];
    heights.forEach((height, i) => {
      const next = heights[i + 1];
      finer.push(height);
      if (next !== undefined) finer.push((height + next) / 2 + (brush.next() - 0.5) * shake);
    });
    heights = finer;
    shake *= 0.56;
  }
  const step = (view.w * 1.04) / (heights.length - 1);
  return heights.map((height, i) => [i * step - view.w * 0.02, foot - rise * Math.max(0.02, height)]);
}

const through = (line: Line) => line.map(([x, y], i) => `${i ? 'L' : 'M'}${n(x)} ${n(y)}`).join('');

/** From every summit a ridge runs down; what lies on its right turns away from the light. */
function flanks(brush: Brush, line: Line, foot: number, ink: string, alpha: number, reach: number): string {
  let out = '';
  const window = reach;
  line.forEach(([x, y], i) => {
    if (i < window || i > line.length - window) return;
    for (let k = 1; k <= window; k += 1) if ((line[i - k]?.[1] ?? 0) < y || (line[i + k]?.[1] ?? 0) < y) return;
    const drop = (foot - y) * brush.between(0.45, 0.9);
    let spine = '';
    let px = x;
    for (let s = 1; s <= 10; s += 1) {
      px += (brush.next() - 0.42) * drop * 0.2;
      spine = `L${n(px)} ${n(y + (drop * s) / 10)}${spine}`;
    }
    let face = `M${n(x)} ${n(y)}`;
    for (let j = i; j < line.length && j < i + window * 5; j += 1) {
      const [fx, fy] = line[j] ?? [x, y];
      if (j > i + window && fy < (line[j - 1]?.[1] ?? fy) - 1) break;
      face += `L${n(fx)} ${n(fy)}`;
    }
    out += shaded(
      brush,
      'down',
      [
        [0, ink, alpha],
        [1, ink, alpha * 0.1],
      ],
      (fill) => shape(`${face}${spine}Z`, fill),
    );
  });
  return out;
}

export interface Range {
  foot: number;
  rise: number;
  peaks: number;
  rough: number;
  colour: string;
  shade: string;
  /** Snow from the summits down to this share of the rise. */
  snow: number;
}

export function range(
  view: View,
  brush: Brush,
  { foot, rise, peaks, rough, colour, shade, snow }: Range,
  haze: string,
): string {
  const line = skyline(brush, view, foot, rise, Math.max(1, Math.round((peaks * view.w) / view.h / 2)), rough);
  const last = line.at(-1)?.[0] ?? view.w;
  const body = shaded(
    brush,
    'down',
    [
      [0, hazed(haze, 0.18, colour)],
      [1, hazed(haze, 0.8, colour)],
    ],
    (fill) => shape(`${through(line)}L${n(last)} ${n(foot + 4)}L0 ${n(foot + 4)}Z`, fill),
  );
  const fringe = [...line].reverse().map(([x, y]): [number, number] => {
    const high = Math.max(0, (foot - y) / rise - (1 - snow));
    return [x + brush.between(-3, 3), y + high * rise * brush.between(0.35, 1.1)];
  });
  const white = snow > 0 ? shape(`${through(line)}${through(fringe as Line).replace('M', 'L')}Z`, '#f3f6f8', 0.88) : '';
  return body + white + flanks(brush, line, foot, shade, 0.62, 5) + flanks(brush, line, foot, shade, 0.3, 2);
}
