import { hollow } from './form';
import { gap, type Plane, type Point, spotOn, trace, tracesOn } from './mats';
import type { Tone } from './tone';
import { groove, stitch } from './trim';

export const airTops = ['lengthwise', 'hexagons', 'crosswise', 'diamonds'] as const;
export const foamTops = ['plain', 'quilted', 'waves'] as const;
export type WeldedTop = (typeof airTops)[number] | (typeof foamTops)[number];
export const embossedTops = ['dots', 'bars', 'waffle', 'honeycomb', 'chevrons'] as const;
export type EmbossedTop = (typeof embossedTops)[number];

const across = (plane: Plane, at: readonly number[]) =>
  at
    .map((along) =>
      trace(
        plane,
        [0, 0.25, 0.5, 0.75, 1].map((u): Point => [u, along]),
      ),
    )
    .join('');
const lengthwise = (plane: Plane, at: readonly number[], from = 0.03, to = 0.97) =>
  at
    .map((u) =>
      trace(
        plane,
        [0, 0.25, 0.5, 0.75, 1].map((v): Point => [u, from + (to - from) * v]),
      ),
    )
    .join('');
const evenly = (count: number) => Array.from({ length: count - 1 }, (_, i) => (i + 1) / count);

function hexagons(plane: Plane): string {
  let out = '';
  const wide = 1 / 5;
  const long = 1 / 17;
  for (let row = 0; row < 18; row += 1)
    for (let i = -1; i < 6; i += 1) {
      const u = (i + (row % 2) / 2) * wide;
      const v = row * long;
      out += trace(plane, [
        [u, v],
        [u + wide / 2, v - long / 3],
        [u + wide, v],
        [u + wide, v + (long * 2) / 3],
      ]);
    }
  return out;
}

function slanting(plane: Plane, count: number, slope: number): string {
  let out = '';
  for (let i = -count; i < count * 2; i += 1) {
    const from = i / count;
    out += trace(plane, [
      [0, from],
      [1, from + slope],
    ]);
    out += trace(plane, [
      [1, from],
      [0, from + slope],
    ]);
  }
  return out;
}

const waved = (plane: Plane) =>
  evenly(13)
    .map((v) =>
      trace(
        plane,
        Array.from({ length: 13 }, (_, i): Point => [i / 12, v + 0.012 * Math.sin((i / 12) * 4 * Math.PI)]),
      ),
    )
    .join('');

/** Valleys where top and bottom are welded or sewn together: the thicker the mat (in cm), the deeper. */
export function welded(plane: Plane, top: WeldedTop, thick: number, tone: Tone): string {
  const size = gap(plane(0, 0.5), plane(1, 0.5));
  const valleys = (d: string, width: number) => hollow(d, width, 0.34 + thick * 0.045) + groove(d, 3.4, 0.7);
  switch (top) {
    case 'lengthwise':
      return valleys(lengthwise(plane, evenly(7)), size * 0.1);
    case 'crosswise':
      return valleys(across(plane, evenly(14)), size * 0.11);
    case 'hexagons':
      return valleys(hexagons(plane), size * 0.07);
    case 'diamonds':
      return valleys(slanting(plane, 6, 1 / 3), size * 0.08);
    case 'quilted':
      return hollow(slanting(plane, 10, 1 / 5), size * 0.05, 0.4) + stitch(tone, slanting(plane, 10, 1 / 5), 2);
    case 'waves':
      return hollow(waved(plane), size * 0.09, 0.5) + groove(waved(plane), 3, 0.5);
    case 'plain':
      return '';
  }
}

/** What is pressed into closed foam, to hold air and to weigh less. */
export function embossed(plane: Plane, top: EmbossedTop): string {
  switch (top) {
    case 'dots': {
      let out = '';
      for (const v of evenly(12)) for (const u of evenly(10)) out += spotOn(plane, u, v, [0.026, 0.021], 8);
      return hollow(out, 14, -0.5) + groove(out, 5, -0.5);
    }
    case 'bars': {
      const d = tracesOn(
        plane,
        evenly(16).map((v) => [
          [0.05, v],
          [0.95, v],
        ]),
      );
      return hollow(d, 26, 0.7) + groove(d, 4, 0.5);
    }
    case 'waffle': {
      const d = tracesOn(plane, [
        ...evenly(11).map((v): Point[] => [
          [0.02, v],
          [0.98, v],
        ]),
        ...evenly(8).map((u): Point[] => [
          [u, 0.02],
          [u, 0.98],
        ]),
      ]);
      return hollow(d, 24, 0.6) + groove(d, 5, 0.6);
    }
    case 'honeycomb': {
      let out = '';
      for (let row = 0; row < 11; row += 1)
        for (let i = 0; i < 7; i += 1)
          out += spotOn(plane, (i + (row % 2) / 2) / 6.6, (row + 0.3) / 10.6, [0.074, 0.062], 6);
      return groove(out, 9, 0.6);
    }
    case 'chevrons': {
      const d = tracesOn(
        plane,
        evenly(13).map((v) => [
          [0.05, v],
          [0.28, v - 0.045],
          [0.5, v],
          [0.72, v - 0.045],
          [0.95, v],
        ]),
      );
      return hollow(d, 30, 0.65) + groove(d, 5, 0.5);
    }
  }
}
