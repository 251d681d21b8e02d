import type { Random } from 'demo-chain/random';
import { flip, num } from './contour';
import { type Fold, folds, hollow, panel, patch } from './form';
import type { Pen, Volume } from './pen';
import type { Build } from './soft-build';
import { acrossBody } from './soft-build';
import type { Tone } from './tone';
import { groove, puller, seam, stitch, zip } from './trim';

const n = num;

export const bothSides = (draw: (side: (d: string) => string) => string): string => draw((d) => d) + draw(flip);

/** Folds that soft cloth has on a body: from the armpits down, over the waist, above the hem. No two articles alike. */
export function drape(b: Build, lot: Random, strength = 0.44): string {
  const waver = (by: number) => lot.int(-by, by);
  const one = (s: 1 | -1): Fold[] => {
    const x = (half: number) => 480 + s * half;
    return [
      [
        x(b.chest - 4),
        b.armpit + 12,
        x(b.chest * 0.74),
        b.armpit + 80 + waver(24),
        x(b.chest * 0.34 + waver(20)),
        b.armpit + 116 + waver(30),
      ],
      [
        x(b.chest - 8),
        b.armpit + 60 + waver(16),
        x(b.chest * 0.8),
        b.armpit + 150,
        x(b.chest * 0.5),
        b.armpit + 210 + waver(40),
      ],
      [
        x(b.waist),
        b.waistAt - 20 + waver(24),
        x(b.waist * 0.72),
        b.waistAt + 14,
        x(b.waist * 0.36 + waver(30)),
        b.waistAt - 16 + waver(20),
      ],
      [
        x(b.waist + 2),
        b.waistAt + 46 + waver(20),
        x(b.waist * 0.7),
        b.waistAt + 60,
        x(b.waist * 0.2),
        b.waistAt + 34 + waver(24),
      ],
      [
        x(b.hem * 0.9),
        b.hemAt - 20,
        x(b.hem * 0.66),
        b.hemAt - 90 + waver(20),
        x(b.hem * 0.5),
        b.hemAt - 140 + waver(30),
      ],
      [
        x(b.shoulder - 30),
        b.top + b.slope + 14,
        x(b.shoulder * 0.7),
        b.top + b.slope + 70,
        x(b.shoulder * 0.52),
        b.armpit - 50 + waver(20),
      ],
    ];
  };
  const skip = lot.int(0, 5);
  return (
    folds(
      one(-1).filter((_, i) => i !== skip),
      19,
      strength,
    ) +
    folds(
      one(1).filter((_, i) => i !== (skip + 2) % 6),
      19,
      strength * 0.9,
    ) +
    folds(
      [[480 + waver(60), b.hemAt, 480 + waver(50), b.waistAt + 60, 480 + waver(40), b.waistAt - 60]],
      16,
      strength * 0.5,
    ) +
    hollow(`M480 ${n(b.armpit + 30)}L480 ${n(b.waistAt)}`, 120, 0.12 * strength)
  );
}

/** Two rows of stitching along a hem. */
export const sewnHem = (b: Build, tone: Tone, up = 22): string =>
  [0, 8].map((more) => stitch(tone, acrossBody(b.hemAt - up + more, b.tail + 6))).join('');

/** A band at the hem of another cloth: ribbed, or bound. */
export const hemBand = (
  pen: Pen,
  b: Build,
  deep: number,
  volume: Volume,
  surface: Parameters<typeof panel>[3],
): string => panel(pen, bandPath(b, deep), volume, surface) + hollow(acrossBody(b.hemAt - deep, b.tail), 16, 0.4);

const bandPath = (b: Build, deep: number) =>
  `${acrossBody(b.hemAt - deep, b.tail + 4)}L770 ${n(b.hemAt + 60)}L190 ${n(b.hemAt + 60)}Z`;

/** A pocket closed by a zip along a line; `lips` makes it a welt. */
export function zipPocket(
  pen: Pen,
  d: string,
  from: readonly [number, number],
  lean: number,
  tape: Tone,
  width = 12,
): string {
  return hollow(d, 30, 0.22) + zip(pen, d, { width, tape }) + puller(tape, from[0], from[1], lean, 0.62);
}

/** A pocket sewn on. */
export const patchPocket = (
  pen: Pen,
  d: string,
  volume: Volume,
  surface: Parameters<typeof patch>[3],
  tone: Tone,
): string => patch(pen, d, volume, { height: 2.5, ...surface }) + groove(d, 2, 0.4) + stitch(tone, d, 1.4);

export const raglanSeam = (b: Build, tone: Tone): string => bothSides((side) => seam(tone, side(raglanLine(b)), 2.2));

/** From the neck to the armpit, on the right. */
export const raglanLine = (b: Build) =>
  `M${n(480 + b.neck * 0.86)} ${n(b.top + 22)}C${n(480 + b.neck + 36)} ${n(b.top + 90)} ${n(480 + b.chest - 70)} ${n(b.armpit - 80)} ${n(480 + b.chest + 4)} ${n(b.armpit + 6)}`;

/** What lies outside the raglan seam, on the right. */
export const raglanShoulder = (b: Build) =>
  `${raglanLine(b)}L760 ${n(b.armpit)}L760 ${n(b.top - 40)}L${n(480 + b.neck)} ${n(b.top - 40)}Z`;
