import { type Brush, darker, halo, lighter, n, type Point, shape, stroke } from './brush';
import type { View } from './view';

/** A spruce `tall` pixels high, its foot on a point: ragged boughs, each drooping, with snow on them in winter. */
export function spruce(brush: Brush, [x, y]: Point, tall: number, ink: string, snow: number): string {
  const half = tall * brush.between(0.15, 0.21);
  let dark = `M${n(x)} ${n(y - tall)}`;
  let light = '';
  let white = '';
  const tiers = Math.max(7, Math.round(tall / 16));
  for (let i = 1; i <= tiers; i += 1) {
    const s = i / tiers;
    const level = y - tall + tall * 0.97 * s;
    for (const side of [-1, 1]) {
      const out = half * s ** 0.85 * brush.between(0.72, 1.12) * side;
      const drop = tall * 0.03;
      const bough = `M${n(x)} ${n(level - tall * 0.07)}Q${n(x + out * 0.6)} ${n(level - drop)} ${n(x + out)} ${n(level + drop * brush.between(0.2, 1))}L${n(x + out * 0.7)} ${n(level + drop * 0.2)}L${n(x + out * 0.62)} ${n(level + drop * 0.9)}L${n(x + out * 0.36)} ${n(level)}L${n(x)} ${n(level + drop)}Z`;
      dark += bough;
      if (side < 0) light += bough;
      if (brush.chance(snow))
        white += `M${n(x + out * 0.08)} ${n(level - tall * 0.05)}Q${n(x + out * 0.6)} ${n(level - drop * 1.5)} ${n(x + out * 0.98)} ${n(level + drop * 0.3)}Q${n(x + out * 0.55)} ${n(level - drop * 0.35)} ${n(x + out * 0.08)} ${n(level - tall * 0.03)}Z`;
    }
  }
  return shape(dark, ink) + shape(light, lighter(ink, 0.12), 0.35) + (white ? shape(white, '#e8eef6', 0.92) : '');
}

/** A wood along a line at a distance, its trees of every height. */
export function wood(
  view: View,
  brush: Brush,
  [from, to]: readonly [number, number],
  away: number,
  [low, high]: readonly [number, number],
  ink: string,
  snow = 0,
): string {
  let out = '';
  const scale = view.scale(away);
  for (let share = from; share < to; share += (((low + high) / 2) * 0.17 * scale * brush.between(0.5, 1.3)) / view.w) {
    const [, foot] = view.point(0, 0, away);
    out += spruce(
      brush,
      [share * view.w, foot + brush.between(0, 0.3) * scale],
      brush.between(low, high) * scale,
      ink,
      snow,
    );
  }
  return out;
}

export function stars(view: View, brush: Brush, count: number, to: number): string {
  let out = '';
  for (let i = 0; i < count; i += 1) {
    const y = brush.next() ** 1.4 * to;
    out += `<circle cx="${n(brush.next() * view.w)}" cy="${n(y)}" r="${n((view.w / 2400) * (0.6 + brush.next() ** 5 * 2.2))}" fill="#ffffff" fill-opacity="${n(brush.between(0.2, 0.85) * (1 - (y / to) * 0.7))}"/>`;
  }
  return out;
}

/** Smoke or steam that rises from a point and drifts; pixels. */
export function plume(brush: Brush, [x, y]: Point, tall: number, colour: string, alpha: number, drift: number): string {
  let out = '';
  for (let i = 0; i < 26; i += 1) {
    const s = i / 25;
    const at: Point = [x + drift * s ** 1.6 * tall + Math.sin(s * 7) * tall * 0.03 * s, y - tall * s];
    out += halo(brush, at, tall * (0.025 + 0.11 * s), colour, alpha * (1 - s) ** 1.1, 1.1);
  }
  return out;
}

/** Still water under the horizon, with what stands above it given back in streaks. */
export function lake(
  view: View,
  brush: Brush,
  [top, foot]: readonly [number, number],
  sky: string,
  deep: string,
): string {
  const id = brush.id();
  let streaks = '';
  for (let i = 0; i < 90; i += 1) {
    const y = top + (foot - top) * brush.next() ** 1.5;
    const long = view.w * brush.between(0.02, 0.16);
    streaks += `M${n(brush.next() * view.w - long / 2)} ${n(y)}h${n(long)}`;
  }
  return (
    `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${sky}"/><stop offset="1" stop-color="${deep}"/></linearGradient><rect y="${n(top)}" width="${view.w}" height="${n(foot - top)}" fill="url(#${id})"/>` +
    stroke(streaks, darker(deep, 0.2), view.h / 700, 0.3)
  );
}
