import { type Random, randomFor } from 'demo-chain/random';

/** Metres: x to the right, y the height of the lower edge above the ground. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Brush extends Random {
  between(from: number, to: number): number;
  id(): string;
}

/** The same seed paints the same place; ids are counted for each place, so that they depend on nothing else. */
export function brushFor(seed: string): Brush {
  const random = randomFor(`place:${seed}`);
  let ids = 0;
  return {
    ...random,
    between: (from, to) => from + (to - from) * random.next(),
    id() {
      ids += 1;
      return `p${ids}`;
    },
  };
}

export const n = (value: number) => String(Math.round(value * 1000) / 1000);

const alphaOf = (alpha: number) => (alpha < 1 ? ` fill-opacity="${n(alpha)}"` : '');

export const rect = ({ x, y, w, h }: Box, fill: string, alpha = 1) =>
  `<rect x="${n(x)}" y="${n(-y - h)}" width="${n(w)}" height="${n(h)}" fill="${fill}"${alphaOf(alpha)}/>`;

export const shape = (d: string, fill: string, alpha = 1) => `<path d="${d}" fill="${fill}"${alphaOf(alpha)}/>`;

export const stroke = (d: string, ink: string, width: number, alpha = 1) =>
  `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${alpha < 1 ? ` stroke-opacity="${n(alpha)}"` : ''}/>`;

export type Point = readonly [x: number, y: number];
/** A closed shape through points in pixels, or in metres with y downwards. */
export const polygon = (points: readonly Point[]) => `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`;

export const moved = (x: number, y: number, body: string, scale = 1, flip = false) =>
  `<g transform="translate(${n(x)} ${n(-y)}) scale(${n(flip ? -scale : scale)} ${n(scale)})">${body}</g>`;

export const clipped = (brush: Brush, d: string, body: string) => {
  const id = brush.id();
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${body}</g>`;
};

export type Stop = readonly [at: number, colour: string, alpha?: number];
const stopsOf = (stops: readonly Stop[]) =>
  stops
    .map(([at, colour, alpha = 1]) => `<stop offset="${n(at)}" stop-color="${colour}" stop-opacity="${n(alpha)}"/>`)
    .join('');

export type Direction = 'down' | 'right' | 'downRight';
const ends: Record<Direction, string> = {
  down: 'x1="0" y1="0" x2="0" y2="1"',
  right: 'x1="0" y1="0" x2="1" y2="0"',
  downRight: 'x1="0" y1="0" x2="1" y2="1"',
};

/** Defines a gradient over whatever is filled with it, and hands its address to `use`. */
export function shaded(
  brush: Brush,
  direction: Direction,
  stops: readonly Stop[],
  use: (fill: string) => string,
): string {
  const id = brush.id();
  return `<linearGradient id="${id}" ${ends[direction]}>${stopsOf(stops)}</linearGradient>${use(`url(#${id})`)}`;
}

/** A round light or shadow that fades out; `flat` presses it down. */
export function halo(brush: Brush, [x, y]: Point, radius: number, colour: string, alpha: number, flat = 1): string {
  const id = brush.id();
  const fade: Stop[] = [1, 0.74, 0.45, 0.21, 0.07, 0].map((share, i) => [i * 0.2, colour, share * alpha]);
  return `<radialGradient id="${id}">${stopsOf(fade)}</radialGradient><ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(radius)}" ry="${n(radius * flat)}" fill="url(#${id})"/>`;
}

const COLOUR = /#[0-9a-f]{6}\b/gi;
const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
const hexOf = (values: number[]) =>
  `#${values
    .map((value) =>
      Math.round(Math.min(255, Math.max(0, value)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

export function mix(from: string, to: string, share: number): string {
  const there = channels(to);
  return hexOf(channels(from).map((value, i) => value + ((there[i] ?? value) - value) * share));
}

export const darker = (colour: string, share: number) => mix(colour, '#0d1116', share);
export const lighter = (colour: string, share: number) => mix(colour, '#ffffff', share);

const recoloured = (svg: string, change: (hex: string) => string) => {
  const known = new Map<string, string>();
  return svg.replace(COLOUR, (hex) => {
    const seen = known.get(hex) ?? change(hex);
    known.set(hex, seen);
    return seen;
  });
};

/** What is drawn in its own colours, seen in light of a colour. */
export function under(light: string, svg: string): string {
  const shares = channels(light).map((value) => value / 255);
  return recoloured(svg, (hex) => hexOf(channels(hex).map((value, i) => value * (shares[i] ?? 1))));
}

/** What is far off takes the colour of the air. */
export const hazed = (air: string, share: number, svg: string) => recoloured(svg, (hex) => mix(hex, air, share));
