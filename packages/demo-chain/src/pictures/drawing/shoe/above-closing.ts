import { between, type Point } from 'demo-chain/pictures/drawing/curve';
import { form, hollow, patch, tube } from 'demo-chain/pictures/drawing/form';
import type { Pen } from 'demo-chain/pictures/drawing/pen';
import { smooth, steps } from 'demo-chain/pictures/drawing/spline';
import type { Tone } from 'demo-chain/pictures/drawing/tone';
import { fill, mark, stitch } from 'demo-chain/pictures/drawing/trim';
import type { Plan } from './plan';
import type { UpperDesign } from './upper-design';

export interface AboveDesign {
  toe: number;
  upper: UpperDesign;
  midsole: Tone;
  tongue: Tone;
  lace: Tone;
  pairs: number;
  /** Straps instead of laces. */
  straps: boolean;
}

const FIRST = 0.3;

const LAST = 0.55;

export function stayOf(
  pen: Pen,
  plan: Plan,
  { eyestay, overlayMatter }: UpperDesign,
  volume: Parameters<typeof patch>[2],
): string {
  const outer: [number, number][] = [
    [-0.66, 0.6],
    [-0.56, 0.48],
    [-0.5, 0.36],
    [-0.34, 0.265],
    [0, 0.245],
    [0.34, 0.265],
    [0.5, 0.36],
    [0.56, 0.48],
    [0.66, 0.6],
  ];
  return (
    patch(pen, plan.shape(outer), volume, { tone: eyestay, matter: overlayMatter, height: 4 }) +
    stitch(eyestay, plan.line(...outer.map(([s, t]): [number, number] => [s * 0.92, t + 0.008])), 1.6)
  );
}

export function tongueFrom(pen: Pen, plan: Plan, { tongue }: AboveDesign): string {
  const d = plan.shape(
    [
      [-0.2, 0.3],
      [0, 0.275],
      [0.2, 0.3],
      [0.3, 0.46],
      [0.36, 0.6],
    ],
    [
      [0.3, 0.665],
      [0, 0.685],
      [-0.3, 0.665],
    ],
    [
      [-0.36, 0.6],
      [-0.3, 0.46],
      [-0.2, 0.3],
    ],
  );
  const [x, y] = plan.at(0, 0.63);
  return form(pen, d, {
    tone: tongue,
    matter: 'mesh',
    round: 30,
    bulge: 0.5,
    inner:
      hollow(plan.line([0, 0.3], [0, 0.6]), 30, 0.2) +
      mark(pen, tongue.luminance > 0.55 ? '#26282c' : '#f1eee6', x, y, 1.1),
  });
}

export function lacesOf(pen: Pen, plan: Plan, { lace, pairs }: AboveDesign): string {
  const places = steps(FIRST + 0.015, LAST, pairs - 1).map((t): [Point, Point] => [
    plan.at(-0.3 - (t - FIRST) * 0.5, t),
    plan.at(0.3 + (t - FIRST) * 0.5, t),
  ]);
  const strand = (a: Point, b: Point) => {
    const [x, y] = between(a, b, 0.5);
    return tube(pen, smooth([a, [x, y - 4], b]), 13, { tone: lace, matter: 'webbing', bulge: 0.6 });
  };
  const ends = places.at(-1);
  return (
    places
      .map(([left, right], i) => {
        const next = places[i + 1];
        return (i === 0 ? strand(left, right) : '') + (next ? strand(left, next[1]) + strand(right, next[0]) : '');
      })
      .join('') +
    places
      .flat()
      .map(([x, y]) =>
        fill(
          '#17181a',
          `M${x - 5} ${y}C${x - 5} ${y - 7} ${x + 5} ${y - 7} ${x + 5} ${y}C${x + 5} ${y + 7} ${x - 5} ${y + 7} ${x - 5} ${y}Z`,
          0.8,
        ),
      )
      .join('') +
    (ends ? strand(ends[0], ends[1]) : '')
  );
}

export const strapsOf = (pen: Pen, plan: Plan, { eyestay }: UpperDesign) =>
  [0.36, 0.49]
    .map((t) =>
      form(
        pen,
        plan.shape(
          [
            [-0.62, t - 0.01],
            [0, t - 0.03],
            [0.9, t],
          ],
          [
            [0.9, t + 0.07],
            [0, t + 0.045],
            [-0.62, t + 0.07],
          ],
        ),
        {
          tone: eyestay,
          matter: 'webbing',
          round: 14,
          bulge: 0.5,
        },
      ),
    )
    .join('');
