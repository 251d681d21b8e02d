import { whole } from 'demo-chain/pictures/drawing/contour';
import { type Fold, folds, form, hollow, panel } from 'demo-chain/pictures/drawing/form';
import { LEVEL, onBump, onSwell } from 'demo-chain/pictures/drawing/layers';
import type { Pen, Volume } from 'demo-chain/pictures/drawing/pen';
import type { Tone } from 'demo-chain/pictures/drawing/tone';
import { cord, groove, line, mark, seam } from 'demo-chain/pictures/drawing/trim';
import type { Bench } from './bench';
import { between, type Point, path, steps } from './curve';
import { dome, fastening, hoodTone, mouth, type Standing, standing } from './hood-shape';
import { DIP } from './neck';
import { cushionSeam } from './quilt';
import { ruff } from './ruff';
import { topstitch } from './sewing';

/** An opening one looks into: the lining of the far side, the deeper the nearer to its middle. */
function sunken(pen: Pen, d: string, volume: Volume, tone: Tone, inner: string): string {
  const clip = pen.id();
  const level = `<path d="${d}" fill="${LEVEL}"/>`;
  return (
    onSwell(level) +
    onBump(level) +
    panel(pen, d, volume, { tone, matter: 'jersey', edge: 0 }) +
    onSwell(`<path d="${d}" fill="#000" fill-opacity=".5"/>`) +
    `<clipPath id="${clip}"><path d="${d}"/></clipPath><g clip-path="url(#${clip})">${hollow(d, 70, -0.35)}${inner}</g>`
  );
}

/** The far side of the hood: its seams, and a label where the neck begins. */
function lining({ pen, tones: { lining: tone } }: Bench, { face, brow, chin }: Standing, neckY: number): string {
  const low = neckY + 4;
  const along = (side: 1 | -1) =>
    path`M${480 + side * face * 0.5} ${brow}Q${480 + side * face * 0.36} ${low - 50} ${480 + side * face * 0.44} ${low}`;
  const label = path`M456 ${low - 30}L504 ${low - 30}L502 ${low - 2}L458 ${low - 2}Z`;
  return (
    seam(tone, along(-1), 1.6) +
    seam(tone, along(1), 1.6) +
    hollow(path`M${480 - face} ${low - 44}Q480 ${low - 22} ${480 + face} ${low - 44}`, 16, 0.6) +
    (chin > neckY + 30 ? form(pen, label, { tone: pen.dark, round: 3 }) + mark(pen, '#e9e6df', 480, low - 16, 0.5) : '')
  );
}

/** A stiff peak over the eyes, with rows of stitching. */
function brim({ pen, design }: Bench, { k, face, brow }: Standing, tone: Tone): string {
  const outline = whole(
    path`M480 ${brow - 26 * k}C${480 + face * 0.66} ${brow - 26 * k} ${488 + face} ${brow + 8 * k} ${489 + face} ${brow + 66 * k}` +
      path`C${474 + face} ${brow + 34 * k} ${480 + face * 0.56} ${brow + 13 * k} 480 ${brow + 12 * k}`,
  );
  const row = (down: number) =>
    path`M${484 - face} ${brow + down + 24 * k}C${480 - face * 0.6} ${brow + down - 10 * k} ${480 + face * 0.6} ${brow + down - 10 * k} ${476 + face} ${brow + down + 24 * k}`;
  return form(pen, outline, {
    tone,
    matter: 'softshell',
    round: 12,
    bulge: 0.7,
    inner: topstitch(design, tone, row(-6 * k)),
  });
}

/** What is seen on its outside: panels, cushions where it is filled, and folds where it meets the neck. */
function outside({ pen, design }: Bench, { k, top, wide, face, brow }: Standing, tone: Tone): string {
  const { neckY } = design.measures;
  const panelSeam = (side: 1 | -1) =>
    path`M${480 + side * face * 0.62} ${brow - 12 * k}Q${480 + side * wide * 0.5} ${top + 16 * k} ${480 + side * wide * 0.36} ${top + 2}`;
  const creases: Fold[] = [
    [480 - wide, neckY - 60, 420, neckY - 40, 410, neckY + 10],
    [480 - wide * 0.9, neckY - 14, 430, neckY - 4, 440, neckY + 30],
    [480 + wide, neckY - 72, 548, neckY - 44, 542, neckY + 2],
    [480 + wide * 0.9, neckY - 24, 540, neckY + 4, 516, neckY + 34],
    [480 - wide * 0.98, top + 96 * k, 400, top + 90 * k, 404, top + 66 * k],
    [480 + wide * 0.98, top + 112 * k, 562, top + 96 * k, 556, top + 74 * k],
  ];
  const lot = pen.lot('hood');
  const cushions = design.quilt
    ? steps(3, 0.2, 0.82).map((t) => {
        const y = between(top, neckY, t);
        const bow = steps(8, -1, 1).map((u): Point => [480 + u * (wide + 10), y - 24 * (1 - u * u)]);
        return cushionSeam(lot, tone, bow, 52);
      })
    : [];
  return cushions.join('') + seam(tone, panelSeam(-1), 2) + seam(tone, panelSeam(1), 2) + folds(creases, 9, 0.75);
}

/** Cords out of the edges beside the chin. */
function cords({ tones, design }: Bench, { face, chin }: Standing): string {
  const y = Math.round(Math.min(chin - 44, design.measures.neckY - 38));
  const far = Math.round(face * (design.open ? 1.02 : 0.78));
  return cord(tones.pull, 480 - far, y, 74, -7) + cord(tones.pull, 480 + far, y, 74, 7);
}

/** A hood that stands as on a head, seen from in front. */
export function hoodUp(bench: Bench): string {
  const { pen, tones, design } = bench;
  const { hood } = design;
  const { neckY } = design.measures;
  const shape = standing(bench);
  const { root, k } = shape;
  const tone = hoodTone(bench);
  const volume = { round: 66, bulge: 0.62 };
  const hole = mouth(shape);
  const ring = mouth(shape, 15 * k);
  const neckSeam =
    path`M${480 - root} ${neckY + 4}C${480 - root * 0.72} ${neckY + DIP * 0.72} ${480 - root * 0.36} ${neckY + DIP} 480 ${neckY + DIP}` +
    path`C${480 + root * 0.36} ${neckY + DIP} ${480 + root * 0.72} ${neckY + DIP * 0.72} ${480 + root} ${neckY + 4}`;
  return (
    form(pen, dome(shape, neckY, DIP), {
      tone,
      matter: design.matter,
      volume,
      inner: outside(bench, shape, tone) + (hood.ruff ? '' : topstitch(design, tone, ring) + hollow(ring, 22, -0.3)),
    }) +
    sunken(pen, hole, volume, tones.lining, lining(bench, shape, neckY)) +
    line(tone.line, hole, 2, 0.6) +
    groove(hole, 7, -0.5) +
    (hood.brim && !hood.ruff ? brim(bench, shape, tone) : '') +
    (hood.ruff ? ruff(pen, shape) : '') +
    fastening(bench, neckSeam) +
    (hood.cords && !hood.ruff ? cords(bench, shape) : '')
  );
}
