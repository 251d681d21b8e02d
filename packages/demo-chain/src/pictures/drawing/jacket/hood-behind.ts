import { whole } from 'demo-chain/pictures/drawing/contour';
import { type Fold, folds, form, hollow } from 'demo-chain/pictures/drawing/form';
import type { Tone } from 'demo-chain/pictures/drawing/tone';
import { seam } from 'demo-chain/pictures/drawing/trim';
import type { Bench } from './bench';
import { between, type Point, path, steps } from './curve';
import { dome, fastening, hoodTone, type Standing, standing } from './hood-shape';
import { cushionSeam } from './quilt';
import { topstitch } from './sewing';

/** A hood on the back, seen from in front: a soft heap behind the collar. */
export function hoodHeap(bench: Bench): string {
  const { pen, design } = bench;
  if (design.hood.lies !== 'back') return '';
  const { measures: m, hood, collar } = design;
  const tone = hoodTone(bench);
  const top = m.neckY - collar - 26 * hood.size;
  const wide = (m.neck + 52) * hood.size;
  const x = (share: number) => 480 + wide * share;
  const heap = whole(
    path`M480 ${top - 10}C${x(0.5)} ${top - 14} ${x(0.94)} ${top + 10} ${x(1)} ${m.neckY - 30}` +
      path`C${x(1.03)} ${m.neckY + 10} ${x(0.8)} ${m.neckY + 40} 480 ${m.neckY + 70}`,
  );
  const rim = (lower: number) =>
    path`M${x(-1.05)} ${m.neckY - 40 + lower}C${x(-0.8)} ${top + 6 + lower} ${x(0.8)} ${top + 6 + lower} ${x(1.05)} ${m.neckY - 40 + lower}`;
  const cushions = design.quilt
    ? [0, 46].map((lower) => hollow(rim(lower), 40, 0.7) + seam(tone, rim(lower), 1.8)).join('')
    : topstitch(design, tone, rim(0));
  const creases: Fold[] = [
    [x(-1), m.neckY - 20, x(-0.7), m.neckY - 60, 420, top + 14],
    [x(-0.96), m.neckY + 10, 400, m.neckY - 34, 410, m.neckY - 70],
    [x(1), m.neckY - 24, x(0.72), m.neckY - 66, 530, top + 10],
    [x(0.9), m.neckY + 14, 566, m.neckY - 20, 560, m.neckY - 60],
  ];
  return form(pen, heap, {
    tone,
    matter: design.matter,
    round: 40,
    bulge: 0.75,
    inner: cushions + folds(creases, 11, 0.9),
  });
}

/** Hanging down the back like a bag. */
function bag({ design }: Bench, { root, wide }: Standing, low: number): string {
  const { measures: m, collar } = design;
  return whole(
    path`M480 ${m.neckY - collar * 0.8}C${480 + root * 0.8} ${m.neckY - collar * 0.86} ${482 + root} ${m.neckY - 60} ${490 + root} ${m.neckY - 8}` +
      path`C${480 + wide * 1.12} ${m.neckY + 60} ${480 + wide * 0.74} ${low - 8} 480 ${low}`,
  );
}

/** What is sewn on a hood's back between two heights: three panels, cushions, and a strap that takes it in. */
function backSeams(
  { pen, design, tones }: Bench,
  tone: Tone,
  wide: number,
  [from, to]: readonly [number, number],
): string {
  const along = (side: number) =>
    path`M${480 + side * wide * 0.4} ${from}Q${480 + side * wide * 0.5} ${between(from, to, 0.5)} ${480 + side * wide * 0.32} ${to}`;
  const panels = seam(tone, along(-1), 2) + seam(tone, along(1), 2);
  if (design.quilt) {
    const lot = pen.lot('hood');
    const cushions = steps(3, 0.2, 0.86).map((t) => {
      const y = between(from, to, t);
      const bow = steps(8, -1.2, 1.2).map((u): Point => [480 + u * wide, y + 14 * (1 - u * u)]);
      return cushionSeam(lot, tone, bow, 56);
    });
    return panels + cushions.join('');
  }
  if (!design.hood.cords) return panels;
  const y = between(from, to, 0.45);
  const strap = path`M440 ${y - 11}L520 ${y - 11}L520 ${y + 11}L440 ${y + 11}Z`;
  return (
    panels +
    form(pen, strap, { tone: tones.second, matter: 'matt-plastic', round: 6 }) +
    topstitch(design, tones.second, path`M448 ${y}L512 ${y}`)
  );
}

/** A hood seen from behind, up or down. */
export function hoodFromBehind(bench: Bench): string {
  const { pen, design } = bench;
  const { hood, measures: m } = design;
  if (hood.lies === 'none') return '';
  const tone = hoodTone(bench);
  const shape = standing(bench);
  const { k, top, wide, root } = shape;
  const up = hood.lies === 'up';
  const from = up ? top : m.neckY - design.collar * 0.8;
  const to = m.neckY + (up ? 34 : 176 * k);
  const outline = up ? dome(shape, m.neckY, 34) : bag(bench, shape, to);
  const at = (share: number) => between(from, to, share);
  const creases: Fold[] = [
    [480 - wide, at(0.7), 430, at(0.66), 420, at(0.44)],
    [480 + wide, at(0.62), 540, at(0.66), 500, at(0.86)],
    [480 - wide * 0.6, to, 450, at(0.84), 470, at(0.6)],
  ];
  const neckSeam = path`M${480 - root} ${m.neckY + 4}C${480 - root * 0.6} ${m.neckY + 34} ${480 + root * 0.6} ${m.neckY + 34} ${480 + root} ${m.neckY + 4}`;
  return (
    (up ? '' : hollow(outline, 60, 0.3)) +
    form(pen, outline, {
      tone,
      matter: design.matter,
      round: 66,
      bulge: 0.75,
      inner: backSeams(bench, tone, wide, [from, to]) + folds(creases, 11, 0.7),
    }) +
    (up ? fastening(bench, neckSeam) : '')
  );
}
