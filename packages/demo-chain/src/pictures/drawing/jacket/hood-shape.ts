import { whole } from 'demo-chain/pictures/drawing/contour';
import type { Tone } from 'demo-chain/pictures/drawing/tone';
import { line, seam } from 'demo-chain/pictures/drawing/trim';
import type { Bench } from './bench';
import { between, path } from './curve';
import { DIP } from './neck';
import { button } from './sewing';

export const hoodTone = ({ design, tones }: Bench): Tone => (design.hoodInSecond ? tones.second : tones.main);

/** A hood that stands as on a head; heights from the top of the picture, widths from the middle. */
export interface Standing {
  /** Its size: 1 without room for a helmet. */
  k: number;
  top: number;
  wide: number;
  /** The opening: half its width, its highest and its lowest point. */
  face: number;
  brow: number;
  chin: number;
  /** Where it is sewn to the neck. */
  root: number;
}

export function standing({ design: { hood, measures: m, open } }: Bench): Standing {
  const k = hood.size;
  const top = m.neckY - 178 * k;
  const chin = open ? m.neckY + open : m.neckY - 8;
  return { k, top, wide: 116 * k, face: 72 * k, brow: top + 42 * k, chin, root: m.neck + 24 };
}

/** Its outline, down to a seam that hangs `dip` below the neck in the middle. */
export const dome = ({ k, top, wide, root }: Standing, neckY: number, dip: number): string =>
  whole(
    path`M480 ${top}C${480 + wide * 0.6} ${top} ${480 + wide * 0.97} ${top + 40 * k} ${480 + wide} ${top + 104 * k}` +
      path`C${480 + wide * 1.03} ${top + 146 * k} ${474 + root} ${neckY - 34} ${480 + root} ${neckY + 12}` +
      path`C${480 + root * 0.76} ${neckY + 8 + dip * 0.7} ${480 + root * 0.4} ${neckY + dip} 480 ${neckY + dip}`,
  );

/** Where a face looks out, `more` wider: round above, and running together where the zip begins. */
export function mouth({ k, face, brow, chin }: Standing, more = 0): string {
  const w = face + more;
  return whole(
    path`M480 ${brow - more}C${480 + w * 0.62} ${brow - more} ${480 + w} ${brow + 26 * k} ${480 + w} ${brow + 66 * k}` +
      path`C${480 + w} ${between(brow, chin, 0.74)} ${480 + w * 0.42} ${chin - 26} 480 ${chin + more * 0.4}`,
  );
}

/** How the hood comes off along its seam: a zip under it, or a row of snaps. */
export function fastening({ design, tones }: Bench, neckSeam: string): string {
  const { hood, measures: m } = design;
  if (hood.detaches === 'not') return seam(tones.main, neckSeam, 2);
  if (hood.detaches === 'zip')
    return seam(tones.main, neckSeam, 3.4) + line(tones.zip.line, neckSeam, 2.4, 0.8, ' stroke-dasharray="2.4 2"');
  const snaps = [-0.82, -0.46, 0.46, 0.82].map((u) =>
    button(Math.round(480 + (m.neck + 2) * u), Math.round(m.neckY + DIP * (1 - u * u) - 11), 7),
  );
  return seam(tones.main, neckSeam, 2) + snaps.join('');
}
