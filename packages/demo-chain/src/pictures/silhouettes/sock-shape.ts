import type { Point } from 'demo-chain/pictures/drawing/curve';
import { fold, folds, panel } from 'demo-chain/pictures/drawing/form';
import type { Pen, Volume } from 'demo-chain/pictures/drawing/pen';
import { outlined, steps } from 'demo-chain/pictures/drawing/spline';
import type { Tone } from 'demo-chain/pictures/drawing/tone';
import type { SockDesign } from './sock-design';

/** Where the ankle bends; the leg goes up from here, the foot to the left. */
export const ANKLE = { x: 620, y: 700 };

export interface Shape {
  top: number;
  left(y: number): number;
  right(y: number): number;
  tip: Point;
  outline: string;
}

export function shapeOf({ leg, foot, width, height }: SockDesign): Shape {
  const half = width / 2;
  const top = ANKLE.y - leg;
  const calf = height === 'knee' ? 26 : height === 'calf' ? 12 : 4;
  const swell = (y: number) => calf * Math.sin(Math.PI * Math.min(1, Math.max(0, (ANKLE.y - y) / (leg * 1.25)))) ** 1.2;
  const left = (y: number) => ANKLE.x - half * 0.92 - swell(y) * 0.7;
  const right = (y: number) => ANKLE.x + half * 0.92 + swell(y);
  const levels = steps(top, ANKLE.y - 60, 4);
  const x = (share: number) => ANKLE.x - half - share * foot;
  const y = ANKLE.y;
  const tip: Point = [x(1) - 6, y + half * 1.62];
  return {
    top,
    left,
    right,
    tip,
    outline: outlined(
      levels.map((at): Point => [left(at), at]),
      [
        [left(levels[4] as number), levels[4] as number],
        [x(-0.02), y - 6],
        [x(0.16), y + half * 0.5],
        [x(0.45), y + half * 0.86],
        [x(0.78), y + half * 1.02],
        [x(0.96), y + half * 1.22],
        tip,
        [x(0.97), y + half * 2.12],
        [x(0.8), y + half * 2.42],
        [x(0.45), y + half * 2.4],
        [x(0.1), y + half * 2.36],
        [ANKLE.x + half * 0.2, y + half * 2.34],
        [ANKLE.x + half * 0.86, y + half * 1.98],
        [ANKLE.x + half * 1.16, y + half * 1.2],
        [ANKLE.x + half * 1.02, y + half * 0.3],
        [right(levels[4] as number), levels[4] as number],
      ],
      [...levels].reverse().map((at): Point => [right(at), at]),
      [
        [right(top), top],
        [ANKLE.x, top - 7],
        [left(top), top],
      ],
    ),
  };
}

export const level = ({ left, right }: Shape, y: number, bow = 8): Point[] => [
  [left(y) - 20, y - 3],
  [ANKLE.x, y + bow],
  [right(y) + 20, y - 3],
];

export const band = (
  pen: Pen,
  shape: Shape,
  volume: Volume,
  from: number,
  to: number,
  tone: Tone,
  matter: SockDesign['matter'],
) => panel(pen, outlined(level(shape, from), level(shape, to).reverse()), volume, { tone, matter, edge: 0.5 });

export function creases({ width, foot, leg }: SockDesign, { left, right, top }: Shape): string {
  const half = width / 2;
  const { x, y } = ANKLE;
  return (
    folds(
      [
        [x - half * 0.9, y - 20, x - half * 0.2, y + 10, x + half * 0.5, y - 10],
        [x - half, y + 10, x - half * 0.4, y + 50, x + half * 0.2, y + 44],
        [x - half - foot * 0.1, y + half * 0.5, x - half * 0.6, y + half, x - half * 0.2, y + half * 1.3],
      ],
      9,
      0.55,
    ) +
    fold([right(y - leg * 0.4), y - leg * 0.4, x + half * 0.3, y - leg * 0.36, x, y - leg * 0.44], 9, 0.3) +
    fold([left(top + leg * 0.4), top + leg * 0.4, x - half * 0.4, top + leg * 0.44, x, top + leg * 0.4], 8, 0.3)
  );
}
