import type { Point } from 'demo-chain/pictures/drawing/curve';
import { panel, patch } from 'demo-chain/pictures/drawing/form';
import type { Pen, Volume } from 'demo-chain/pictures/drawing/pen';
import { alongside, outlined, pointOn, smooth } from 'demo-chain/pictures/drawing/spline';
import { toneOf } from 'demo-chain/pictures/drawing/tone';
import { groove, stitch } from 'demo-chain/pictures/drawing/trim';
import type { Last } from './last';
import type { UpperDesign } from './upper-design';

export function toeOf(pen: Pen, last: Last, design: UpperDesign, volume: Volume): string {
  const { toe, toeTone: tone, toeMatter: matter } = design;
  const piece = (edge: Point[], corner: Point[]) => {
    const d = outlined(edge, corner);
    const sewn =
      matter === 'rubber'
        ? ''
        : stitch(tone, smooth(edge.map(([x, y]): Point => [x - 1.6 * last.mm, y + 1.6 * last.mm])), 1.6);
    return patch(pen, d, volume, { tone, matter, height: matter === 'rubber' ? 4 : 2.4 }) + sewn;
  };
  const foot = last.over([-0.05, -60], [-0.06, 60]);
  switch (toe) {
    case 'none':
      return '';
    case 'cap':
      return piece(last.over([0.235, 60], [0.205, 26], [0.225, -8]), foot);
    case 'bumper':
      return piece(last.over([0.03, 42], [0.09, 25], [0.15, 17], [0.22, 11], [0.3, -8]), foot);
    case 'guard':
      return piece(last.over([0.05, 60], [0.1, 29], [0.18, 20], [0.3, 15], [0.42, 12], [0.52, 2], [0.55, -8]), foot);
    case 'wing':
      return piece(last.over([0.18, 62], [0.17, 34], [0.24, 18], [0.36, 15], [0.46, 6], [0.5, -8]), foot);
    case 'rand':
      return piece(
        last.over([0.03, 60], [0.075, 31], [0.15, 22], [0.3, 16], [0.5, 13], [0.7, 12], [0.88, 16], [1.04, 22]),
        last.over([1.04, -60], [-0.05, -60]),
      );
  }
}

export function counterOf(
  pen: Pen,
  last: Last,
  { counter, counterTone: tone, overlayMatter }: UpperDesign,
  volume: Volume,
): string {
  switch (counter) {
    case 'none':
      return '';
    case 'cup': {
      const edge = last.over([0.68, -6], [0.755, 17], [0.84, 31], [0.92, 41], [1.03, 46]);
      const inside = last.over([0.8, 8], [0.87, 20], [0.95, 28], [1.02, 30]);
      return (
        patch(pen, outlined(edge, last.over([1.03, -40])), volume, { tone, matter: 'matt-plastic', height: 4 }) +
        groove(smooth(inside), 1.4 * last.mm, 0.4)
      );
    }
    case 'panel': {
      const edge = [...last.over([0.7, -6], [0.75, 22]), last.at(0.85, 0.6), last.at(0.9, 0.84), last.at(0.93, 1.1)];
      return (
        patch(pen, outlined(edge, last.over([1.04, 90], [1.04, -40])), volume, {
          tone,
          matter: overlayMatter,
          height: 2.4,
        }) + stitch(tone, smooth(edge.map(([x, y]): Point => [x + 2 * last.mm, y + last.mm])), 1.6)
      );
    }
    case 'strip': {
      const edge = [last.at(0.935, 1.1), last.at(0.93, 0.7), ...last.over([0.945, 26], [0.93, -6])];
      return (
        patch(pen, outlined(edge, last.over([1.04, -40], [1.04, 90])), volume, {
          tone,
          matter: overlayMatter,
          height: 2.4,
        }) + stitch(tone, smooth(edge.map(([x, y]): Point => [x + 1.8 * last.mm, y])), 1.6)
      );
    }
  }
}

export function eyestayOf(
  pen: Pen,
  last: Last,
  { eyestay, eyestayWidth, overlayMatter }: UpperDesign,
  volume: Volume,
  from: number,
): string {
  if (!eyestayWidth) return '';
  const width = eyestayWidth * last.mm;
  const start = Math.max(0.05, from - 0.07);
  const inner = alongside(last.ridge, 1.0, start, (t) => -width * (1 + 0.35 * (1 - Math.abs(t - 0.5) * 2) * 0.4), 7);
  const end = pointOn(last.collar, 0.16);
  const d = outlined(
    alongside(last.ridge, start, 1, 8, 6),
    [[end[0], end[1] - 8]],
    [[end[0], end[1] + 4], ...inner.slice(1)],
  );
  return (
    patch(pen, d, volume, { tone: eyestay, matter: overlayMatter, height: 3 }) +
    stitch(eyestay, smooth(alongside(last.ridge, 0.98, start + 0.02, -width + 2.2 * last.mm, 7)), 1.6)
  );
}

/** A bright band at the back of the heel. */
export const reflectorOf = (pen: Pen, last: Last, volume: Volume): string =>
  panel(
    pen,
    outlined(
      [last.at(0.87, 0.5), last.at(0.95, 0.52), last.at(1.04, 0.55)],
      [last.at(1.04, 0.66), last.at(0.95, 0.63), last.at(0.88, 0.6)],
    ),
    volume,
    {
      tone: toneOf('#dfe3e5'),
      matter: 'foil',
      edge: 1.4,
    },
  );
