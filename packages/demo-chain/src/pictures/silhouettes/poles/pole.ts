import { num } from 'demo-chain/pictures/drawing/contour';
import { form, panel } from 'demo-chain/pictures/drawing/form';
import type { Pen } from 'demo-chain/pictures/drawing/pen';
import { polygon } from 'demo-chain/pictures/drawing/space';
import type { Tone } from 'demo-chain/pictures/drawing/tone';
import { groove, line, mark } from 'demo-chain/pictures/drawing/trim';
import type { PolesDesign } from './design';
import { basket, LENGTH, tip } from './foot';
import { GRIP, grip, wristStrap } from './grip';

/** A straight piece of shaft between two heights. */
function shaft(
  pen: Pen,
  design: PolesDesign,
  [y0, y1]: [number, number],
  [w0, w1]: [number, number],
  tone: Tone,
  graphics: boolean,
): string {
  const d = polygon([
    [-w0, y0],
    [w0, y0],
    [w1, y1],
    [-w1, y1],
  ]);
  const at = (share: number) => y0 + (y1 - y0) * share;
  const other = tone === pen.accent ? pen.main : pen.accent;
  return form(pen, d, {
    tone,
    matter: design.shaft,
    round: w0,
    bulge: 0.85,
    inner: (volume) => {
      if (!graphics) return '';
      const band = (a: number, b: number, colour = other) =>
        panel(pen, `M-40 ${num(at(a))}L40 ${num(at(a))}L40 ${num(at(b))}L-40 ${num(at(b))}Z`, volume, {
          tone: colour,
          matter: design.shaft,
          edge: 0,
        });
      const sign = `<g transform="translate(0 ${num(at(0.34))}) rotate(-90)">${mark(pen, pen.pale.luminance - tone.luminance > 0.25 ? pen.pale.base : pen.dark.base, 0, 0, (w0 * 1.1) / 12)}</g>`;
      switch (design.graphics) {
        case 'bands':
          return band(0.12, 0.18) + band(0.62, 0.7) + band(0.72, 0.74) + sign;
        case 'half':
          return band(0.5, 1.01) + sign;
        case 'ticks':
          return (
            line(
              other.base,
              Array.from(
                { length: 9 },
                (_, i) => `M-30 ${num(at(0.56 + i * 0.04))}L30 ${num(at(0.56 + i * 0.04))}`,
              ).join(''),
              3,
            ) + sign
          );
        case 'spiral':
          return (
            line(
              other.base,
              Array.from(
                { length: 6 },
                (_, i) => `M-30 ${num(at(0.52 + i * 0.07))}L30 ${num(at(0.57 + i * 0.07))}`,
              ).join(''),
              9,
            ) + sign
          );
        case 'tip':
          return band(0.78, 1.01) + band(0.74, 0.76, pen.pale) + sign;
        case 'long':
          return (
            line(other.base, `M${num(-w0 * 0.2)} ${num(at(0.5))}L${num(-w1 * 0.2)} ${num(at(0.98))}`, w0 * 0.7) + sign
          );
      }
    },
  });
}

function lever(pen: Pen, y: number, w: number): string {
  return (
    form(pen, `M${num(-w - 7)} ${y}L${num(w + 7)} ${y}L${num(w + 6)} ${y + 52}L${num(-w - 6)} ${y + 52}Z`, {
      tone: pen.dark,
      matter: 'matt-plastic',
      round: 13,
      inner: groove(`M-30 ${y + 12}L30 ${y + 12}M-30 ${y + 40}L30 ${y + 40}`, 2.6, 0.5),
    }) +
    form(
      pen,
      `M${num(w * 0.1)} ${y + 8}C${num(w + 18)} ${y + 4} ${num(w + 19)} ${y + 14} ${num(w + 16)} ${y + 44}L${num(w * 0.5)} ${y + 46}Z`,
      { tone: pen.accent, matter: 'anodised', round: 6 },
    )
  );
}

function button(pen: Pen, y: number, w: number): string {
  return (
    form(pen, `M${num(-w - 3)} ${y}L${num(w + 3)} ${y}L${num(w + 3)} ${y + 34}L${num(-w - 3)} ${y + 34}Z`, {
      tone: pen.dark,
      matter: 'anodised',
      round: 10,
    }) +
    form(pen, `M-5 ${y + 12}L5 ${y + 12}L5 ${y + 24}L-5 ${y + 24}Z`, { tone: pen.steel, matter: 'steel', round: 5 })
  );
}

const half = (design: PolesDesign, share: number) => (12.5 - 4.6 * share) * design.thickness;

/** The shaft below the grip, the thinnest piece first. */
function lower(pen: Pen, design: PolesDesign): string {
  const start = GRIP + (design.longGrip ? 120 : 4);
  const end = LENGTH - 70;
  if (design.sections === 1)
    return shaft(pen, design, [start, end], [half(design, 0), half(design, 1)], pen.main, true);
  const count = design.sections;
  const fitting = design.lock === 'lever' ? lever : button;
  const step = (end - start) / count;
  return Array.from({ length: count }, (_, k) => count - 1 - k)
    .map((i) => {
      const y0 = start + step * i;
      const tone = i === 0 ? pen.main : i === count - 1 && count === 3 ? pen.steel : pen.dark;
      const w = half(design, (i / count) * 0.8);
      return (
        shaft(pen, design, [y0, y0 + step + (i < count - 1 ? 8 : 0)], [w, w], tone, i === 0) +
        (i > 0 ? fitting(pen, y0 - 26, half(design, ((i - 1) / count) * 0.8)) : '')
      );
    })
    .join('');
}

/** A whole pole, upright; the middle of its shaft is x = 0, the top of its grip y = 0. */
export function pole(pen: Pen, design: PolesDesign, foot = false): string {
  return (
    lower(pen, design) +
    tip(pen, half(design, 1), foot) +
    basket(pen, design) +
    wristStrap(pen, design) +
    grip(pen, design)
  );
}

const moved = (svg: string, x: number, y: number, turn = 0) =>
  `<g transform="translate(${num(x)} ${num(y)}) rotate(${turn})">${svg}</g>`;

/** A pole of three pieces, folded beside itself on its cord. */
export function foldedPole(pen: Pen, design: PolesDesign, foot = false): string {
  const start = GRIP + (design.longGrip ? 120 : 4);
  const piece = 352;
  const w = (i: number) => half(design, i * 0.28);
  const cord = `M0 ${start + piece}C0 ${start + piece + 50} 34 ${start + piece + 50} 34 ${start + piece}M34 ${start - 8}C34 ${start - 58} 68 ${start - 58} 68 ${start - 8}`;
  return (
    line('#1b1d20', cord, 6) +
    shaft(pen, design, [start, start + piece], [w(0), w(0)], pen.main, true) +
    button(pen, start + piece - 40, w(0)) +
    moved(shaft(pen, design, [start, start + piece], [w(1), w(1)], pen.dark, false), 34, 0) +
    moved(
      shaft(pen, design, [LENGTH - 70 - piece + 20, LENGTH - 70], [w(2), w(2)], pen.steel, false) +
        tip(pen, half(design, 1), foot) +
        basket(pen, design),
      68,
      start + piece - LENGTH + 60,
    ) +
    wristStrap(pen, design) +
    grip(pen, design)
  );
}

/** A telescopic pole pushed together. */
export function shortPole(pen: Pen, design: PolesDesign, foot = false): string {
  const start = GRIP + (design.longGrip ? 120 : 4);
  const long = (LENGTH - 70 - start) / design.sections + 30;
  const w = half(design, 0);
  return (
    moved(tip(pen, half(design, 1), foot) + basket(pen, design), 0, start + long - (LENGTH - 92)) +
    shaft(pen, design, [start, start + long], [w, w], pen.main, true) +
    lever(pen, start + long - 30, w) +
    wristStrap(pen, design) +
    grip(pen, design)
  );
}
