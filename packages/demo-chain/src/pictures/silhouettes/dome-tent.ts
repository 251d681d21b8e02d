import { num } from 'demo-chain/pictures/drawing/contour';
import { folds, form, panel, patch } from 'demo-chain/pictures/drawing/form';
import { markOn } from 'demo-chain/pictures/drawing/luggage';
import { between, corners, type Point, ring } from 'demo-chain/pictures/drawing/outline';
import type { Pen } from 'demo-chain/pictures/drawing/pen';
import { archFrom, archTo, guy, moveTo, sleeve } from 'demo-chain/pictures/drawing/pitch';
import { seam } from 'demo-chain/pictures/drawing/trim';
import type { TentDesign } from './tent-design';
import { entrance } from './tent-door';

/** Two or more poles cross over a square floor that is seen from its corner. */
export function dome(pen: Pen, design: TentDesign, behind: boolean): string {
  const lot = pen.lot('dome');
  const wide = 560 + design.persons * 62 + lot.int(-20, 20);
  const high = 330 + design.persons * 26 + (design.height - 104) * 2;
  const left: Point = [480 - wide / 2, 930];
  const right: Point = [480 + wide / 2, 904];
  const corner: Point = [480 + lot.int(20, 90), 992];
  const top: Point = [470 + lot.int(-20, 30), 980 - high];
  const square = 0.3 + lot.next() * 0.22;
  const ground = (a: Point, b: Point) =>
    `Q${num((a[0] + b[0]) / 2)} ${num((a[1] + b[1]) / 2 - 10)} ${num(b[0])} ${num(b[1])}`;
  const edge = 0.34;
  const porch: Point = [left[0] + wide * 0.16, 1000];
  const flank = `${moveTo(top)}${archTo(top, right, square)}${ground(right, corner)}${archFrom(corner, top, edge)}Z`;
  const faceLow = behind ? left : porch;
  const face = `${moveTo(top)}${archTo(top, left, square)}${behind ? '' : `L${num(porch[0])} ${num(porch[1])}`}${ground(faceLow, corner)}${archFrom(corner, top, edge)}Z`;
  const { blocking } = design;
  const hemOf = (a: Point, b: Point) =>
    corners(
      [a[0] - 80, a[1] - high * 0.18],
      [b[0] + 80, b[1] - high * 0.18],
      [b[0] + 80, b[1] + 60],
      [a[0] - 80, a[1] + 60],
    );
  const brow = [between(top, left, 0.44), between(top, corner, 0.46)] as const;
  const hem = blocking === 'skirt' || design.snowSkirt;
  const cap = `${moveTo(between(top, left, 0.3))}Q${num(top[0])} ${num(top[1] + high * 0.5)} ${num(between(top, right, 0.34)[0])} ${num(between(top, right, 0.34)[1])}L${num(top[0])} ${num(top[1] - 90)}Z`;
  const flankTone = blocking === 'face' ? pen.panel : pen.main;
  const faceTone = blocking === 'porch' ? pen.accent : blocking === 'face' ? pen.main : pen.main;
  const crossing = `M${num(left[0] + wide * 0.2)} ${num(984 - high * 0.02)}C${num(left[0] + wide * 0.34)} ${num(980 - high * 0.7)} ${num(top[0] + wide * 0.1)} ${num(top[1] + high * 0.16)} ${num(right[0] - wide * 0.12)} ${num(right[1] - high * 0.42)}`;
  return (
    guy(pen, between(top, right, 0.62), [Math.min(936, right[0] + 60), right[1] + 26]) +
    form(pen, flank, {
      tone: flankTone,
      matter: 'shell',
      round: 96,
      bulge: 0.36,
      inner: (volume) =>
        folds(
          [
            [right[0] - 10, right[1] - 6, right[0] - 110, right[1] - high * 0.34, top[0] + 130, top[1] + high * 0.34],
            [
              corner[0] + 20,
              corner[1] - 10,
              corner[0] + 60,
              corner[1] - high * 0.3,
              corner[0] + 40,
              corner[1] - high * 0.56,
            ],
            [(corner[0] + right[0]) / 2, 940, corner[0] + 150, 800, corner[0] + 130, 740],
          ],
          20,
          0.9,
        ) +
        (hem ? panel(pen, hemOf(corner, right), volume, { tone: pen.panel, matter: 'shell' }) : '') +
        (blocking === 'stripe' ? panel(pen, cap, volume, { tone: pen.accent, matter: 'shell' }) : '') +
        (design.doors > 1
          ? entrance(pen, 'closed', {
              left: between(corner, right, 0.26),
              right: between(corner, right, 0.78),
              top: between(top, between(corner, right, 0.5), 0.34),
              square: 0.4,
            })
          : ''),
    }) +
    form(pen, face, {
      tone: faceTone,
      matter: 'shell',
      round: 96,
      bulge: 0.36,
      inner: (volume) =>
        folds(
          [
            [left[0] + 14, 926, left[0] + 120, 926 - high * 0.4, top[0] - 110, top[1] + high * 0.3],
            [
              corner[0] - 14,
              corner[1] - 8,
              corner[0] - 60,
              corner[1] - high * 0.3,
              corner[0] - 40,
              corner[1] - high * 0.6,
            ],
          ],
          20,
          0.9,
        ) +
        (hem ? panel(pen, hemOf(left, corner), volume, { tone: pen.panel, matter: 'shell' }) : '') +
        (blocking === 'stripe' ? panel(pen, cap, volume, { tone: pen.accent, matter: 'shell' }) : '') +
        (behind
          ? patch(pen, ring(top[0] - wide * 0.12, top[1] + high * 0.4, 74, 50), volume, {
              tone: pen.dark,
              matter: 'mesh',
              height: 3,
            }) +
            seam(
              pen.main,
              `M${num(left[0])} ${num(960 - high * 0.3)}Q${num(top[0] - 80)} ${num(1000 - high * 0.3)} ${num(corner[0])} ${num(970 - high * 0.3)}`,
            )
          : entrance(pen, design.door, {
              left: between(porch, corner, 0.14),
              right: between(porch, corner, 0.84),
              top: between(top, between(porch, corner, 0.46), 0.3),
              square: 0.46,
            })),
    }) +
    (behind
      ? ''
      : sleeve(
          pen,
          `${moveTo(brow[0])}Q${num((brow[0][0] + brow[1][0]) / 2 - 10)} ${num(Math.min(brow[0][1], brow[1][1]) - 34)} ${num(brow[1][0])} ${num(brow[1][1])}`,
          8,
        )) +
    sleeve(pen, `${moveTo(left)}${archFrom(left, top, square)}${archTo(top, right, square)}`) +
    sleeve(pen, `${moveTo(corner)}${archFrom(corner, top, edge)}`) +
    (design.poles > 2 ? sleeve(pen, crossing, 9) : '') +
    (design.poles > 3
      ? sleeve(
          pen,
          `M${num(corner[0] + wide * 0.14)} ${num(976)}C${num(corner[0] + wide * 0.1)} ${num(980 - high * 0.62)} ${num(top[0] - wide * 0.05)} ${num(top[1] + high * 0.2)} ${num(left[0] + wide * 0.13)} ${num(920 - high * 0.4)}`,
          9,
        )
      : '') +
    guy(pen, between(top, left, 0.6), [Math.max(24, left[0] - 60), left[1] + 20]) +
    guy(pen, between(top, corner, 0.62), [corner[0] + 66, corner[1] + 34]) +
    markOn(pen, pen.dark.base, (corner[0] + right[0]) / 2 - 10, 870, 1.7, design.faces === 'right')
  );
}
