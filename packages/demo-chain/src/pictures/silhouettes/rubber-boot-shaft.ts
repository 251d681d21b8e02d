import type { Point } from 'demo-chain/pictures/drawing/curve';
import { fold, hollow, panel, patch } from 'demo-chain/pictures/drawing/form';
import type { Pen, Volume } from 'demo-chain/pictures/drawing/pen';
import type { Last } from 'demo-chain/pictures/drawing/shoe/last';
import { type Curve, outlined, pointOn, rounded, smooth, steps } from 'demo-chain/pictures/drawing/spline';
import { mix, type Tone, toneOf } from 'demo-chain/pictures/drawing/tone';
import { groove, line, mark } from 'demo-chain/pictures/drawing/trim';
import type { RubberBootDesign } from './rubber-boot-design';

const silver = toneOf('#d5d9dc');

/** From the front of the shaft to its back at one share of its height. */
function across(last: Last, v: number, bow = 4): Point[] {
  const y = last.feather(0.7) - v * last.measures.shaft * last.mm;
  const reach = (curve: Curve, otherwise: number) =>
    (steps(0, 1, 60)
      .map((share) => pointOn(curve, share))
      .find((point) => point[1] <= y) ?? pointOn(curve, otherwise))[0];
  const [front, back] = [reach(last.ridge, 1) - 20, reach(last.heel, 1) + 20];
  return steps(0, 1, 5).map((t): Point => [front + (back - front) * t, y + bow * last.mm * Math.sin(Math.PI * t)]);
}

export function bends(last: Last): string {
  const at = (u: number, v: number) => last.at(u, v);
  const crease = (a: [number, number], c: [number, number], e: [number, number], width: number, strength: number) => {
    const [p, q, r] = [at(...a), at(...c), at(...e)];
    return fold([...p, ...q, ...r] as Parameters<typeof fold>[0], width * last.mm, strength);
  };
  return (
    crease([0.44, 0.9], [0.5, 0.66], [0.62, 0.56], 4.5, 0.5) +
    crease([0.4, 0.82], [0.5, 0.5], [0.66, 0.44], 4, 0.45) +
    crease([1, 0.36], [0.88, 0.4], [0.74, 0.38], 5, 0.5) +
    crease([1, 0.46], [0.9, 0.48], [0.8, 0.5], 3.5, 0.35) +
    hollow(last.line([0.52, 0.96], [0.6, 0.6], [0.7, 0.34]), 30 * last.mm, -0.12)
  );
}

export function shaftOf(pen: Pen, last: Last, design: RubberBootDesign, volume: Volume): string {
  const { second, body, look, trim } = design;
  const field = (from: number, to: number, tone: Tone, matter: 'rubber' | 'stretch' = 'rubber') =>
    patch(pen, outlined(across(last, from), across(last, to).reverse()), volume, { tone, matter, height: 3 });
  switch (look) {
    case 'smooth':
      return groove(smooth(across(last, 0.9)), 2 * last.mm, -0.25);
    case 'ribbed':
      return [0.48, 0.53, 0.58, 0.63, 0.68].map((v) => groove(smooth(across(last, v)), 2.4 * last.mm, -0.3)).join('');
    case 'two-part':
      return field(0.6, 1.1, second) + line(trim.base, smooth(across(last, 0.6)), 2.4 * last.mm);
    case 'foxed':
      return (
        patch(
          pen,
          last.shape(
            [
              [0.78, 1.1],
              [0.8, 0.6],
              [0.7, 0.3],
              [0.68, -0.05],
            ],
            [
              [1.06, -0.05],
              [1.06, 1.1],
            ],
          ),
          volume,
          { tone: second, matter: 'rubber', height: 4 },
        ) + groove(last.line([0.74, 0.95], [0.74, 0.6], [0.64, 0.34], [0.6, 0.05]), 1.8 * last.mm, -0.25)
      );
    case 'banded':
      return field(0.72, 0.8, second) + field(0.84, 0.88, trim);
    case 'dotted':
      return steps(0, 3, 3)
        .flatMap((row) =>
          steps(0, 3, 3).map((column) => {
            const [x, y] = last.at(0.6 + column * 0.105 + (row % 2) * 0.05, 0.88 - row * 0.15);
            const r = 7 * last.mm;
            return panel(
              pen,
              rounded([
                [x - r, y],
                [x, y - r],
                [x + r, y],
                [x, y + r],
              ]),
              volume,
              { tone: (row + column) % 2 ? trim : second, matter: 'rubber', edge: 0.4 },
            );
          }),
        )
        .join('');
    case 'gaiter':
      return (
        field(0.5, 1.1, toneOf(mix(body.base, '#2c3036', 0.55)), 'stretch') +
        [0.52, 0.98].map((v) => groove(smooth(across(last, v)), 2.4 * last.mm, -0.3)).join('') +
        mark(pen, '#f1eee6', ...last.at(0.7, 0.78), 0.5 * last.mm)
      );
  }
}

export function footOf(pen: Pen, last: Last, { second, ankle, look }: RubberBootDesign, volume: Volume): string {
  const piece = (edge: Point[], corner: Point[]) =>
    patch(pen, outlined(edge, corner), volume, { tone: second, matter: 'rubber', height: 4 });
  return (
    piece(
      last.over([0.2, 60], [0.19, 30], [0.23, 12], [0.34, 9], [0.6, 8], [0.78, 9], [0.88, 18], [0.95, 34], [1.04, 38]),
      last.over([1.04, -50], [-0.06, -60], [-0.06, 60]),
    ) +
    [0.06, 0.1, 0.14]
      .map((u) => groove(smooth(last.over([u, 62], [u + 0.008, 34], [u + 0.03, 12])), 1.2 * last.mm, -0.25))
      .join('') +
    (ankle && look !== 'gaiter'
      ? groove(
          rounded([last.at(0.76, 0.36), last.at(0.82, 0.44), last.at(0.88, 0.36), last.at(0.82, 0.3)]),
          2 * last.mm,
          -0.3,
        )
      : '')
  );
}

export const reflectors = (pen: Pen, last: Last, volume: Volume) =>
  panel(pen, outlined(across(last, 0.5).slice(2), across(last, 0.56).slice(2).reverse()), volume, {
    tone: silver,
    matter: 'foil',
    edge: 1,
  });
