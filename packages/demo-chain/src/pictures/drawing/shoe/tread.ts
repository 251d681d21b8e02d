import { form, hollow, panel, patch, type Surface } from 'demo-chain/pictures/drawing/form';
import type { Pen, Volume } from 'demo-chain/pictures/drawing/pen';
import type { Tone } from 'demo-chain/pictures/drawing/tone';
import { groove, line, mark } from 'demo-chain/pictures/drawing/trim';
import { type Plan, planOf } from './plan';

export interface TreadDesign {
  pattern: 'boot' | 'trail' | 'road' | 'flat' | 'ski';
  toe: number;
  /** Millimetres the lugs stand out. */
  depth: number;
  rows: number;
  rubber: Tone;
  ground: Tone;
  second: Tone;
}

/** The outsole from below. */
export function soleBelow(pen: Pen, design: TreadDesign): string {
  const plan = planOf(design.toe, 320);
  return form(pen, plan.outline, {
    tone: design.ground,
    matter: 'rubber',
    round: 40,
    bulge: 0.4,
    inner: (volume) =>
      lugsOf(pen, plan, design, volume) +
      arch(pen, plan, design, volume) +
      line(design.rubber.shade, plan.outline, 9, 0.9) +
      groove(plan.outline, 8, -0.2),
  });
}

function arch(pen: Pen, plan: Plan, { second, rubber }: TreadDesign, volume: Volume): string {
  const bridge = plan.shape(
    [
      [-0.72, 0.56],
      [-0.3, 0.545],
      [0.4, 0.545],
      [0.74, 0.56],
    ],
    [
      [0.66, 0.7],
      [0.3, 0.715],
      [-0.3, 0.715],
      [-0.66, 0.7],
    ],
  );
  const [x, y] = plan.at(0, 0.63);
  const ink = second.luminance > 0.55 ? rubber.deep : '#efece4';
  return (
    patch(pen, bridge, volume, { tone: second, matter: 'matt-plastic', height: 3 }) +
    hollow(plan.line([-0.5, 0.63], [0.5, 0.63]), 60, 0.4) +
    mark(pen, ink, x, y, 2.2)
  );
}

type Run = readonly (readonly [s: number, t: number])[];

function lugsOf(pen: Pen, plan: Plan, design: TreadDesign, volume: Volume): string {
  const { pattern, rows, rubber, second, depth } = design;
  const surface: Surface & { height: number } = { tone: rubber, matter: 'rubber', height: 3 + depth * 1.7 };
  const lug = (runs: Run[], tone = rubber) => patch(pen, plan.shape(...runs), volume, { ...surface, tone });
  let out = '';
  const step = 0.9 / rows;
  for (let row = 0; row < rows; row += 1) {
    const t = 0.045 + row * step;
    const heel = t > 0.7;
    if (t > 0.5 && !heel) continue;
    const tip = t < 0.16;
    switch (pattern) {
      case 'boot':
        for (const s of [-1, 1]) {
          out += lug([
            [
              [s * 1.02, t],
              [s * 0.58, t + step * 0.14],
            ],
            [
              [s * 0.5, t + step * 0.6],
              [s * 1.02, t + step * 0.66],
            ],
          ]);
          if (!tip)
            out += lug([
              [
                [s * 0.42, t + step * 0.1],
                [s * 0.1, t + step * (heel ? 0.24 : -0.04)],
              ],
              [
                [s * 0.12, t + step * 0.5],
                [s * 0.38, t + step * 0.66],
              ],
            ]);
        }
        break;
      case 'trail': {
        const point = (heel ? 1 : -1) * step * 0.42;
        out += lug(
          [
            [
              [-0.34, t + 0.01],
              [0, t + 0.01 + point],
              [0.34, t + 0.01],
            ],
            [
              [0.34, t + step * 0.52],
              [0, t + step * 0.5 + point],
              [-0.34, t + step * 0.52],
            ],
          ],
          row % 3 === 1 ? second : rubber,
        );
        for (const s of [-1, 1])
          out += lug([
            [
              [s * 1.0, t + step * 0.1],
              [s * 0.5, t - step * 0.06],
            ],
            [
              [s * 0.54, t + step * 0.46],
              [s * 0.96, t + step * 0.62],
            ],
          ]);
        break;
      }
      case 'road':
        for (const s of [-1, 1])
          out += lug(
            [
              [
                [s * 0.98, t],
                [s * 0.5, t + step * 0.12],
                [s * 0.08, t],
              ],
              [
                [s * 0.08, t + step * 0.8],
                [s * 0.5, t + step * 0.9],
                [s * 0.98, t + step * 0.78],
              ],
            ],
            s < 0 === heel ? second : rubber,
          );
        break;
      case 'ski':
        for (const s of [-1, 1])
          out += lug([
            [
              [s * 0.94, t],
              [s * 0.3, t + step * 0.06],
            ],
            [
              [s * 0.3, t + step * 0.6],
              [s * 0.94, t + step * 0.66],
            ],
          ]);
        break;
      case 'flat':
        for (const s of [-0.78, -0.39, 0, 0.39, 0.78]) {
          const shift = Math.abs(s) > 0.5 || s === 0 ? 0 : step * 0.5;
          out += lug([
            [
              [s - 0.14, t + shift + step * 0.4],
              [s, t + shift + step * 0.06],
              [s + 0.14, t + shift + step * 0.4],
            ],
            [[s, t + shift + step * 0.76]],
          ]);
        }
        break;
    }
  }
  return (
    out +
    panel(
      pen,
      plan.shape(
        [
          [-0.03, 0.06],
          [0.03, 0.06],
        ],
        [
          [0.02, 0.5],
          [-0.02, 0.5],
        ],
      ),
      volume,
      { tone: second, matter: 'rubber', edge: 1.2 },
    ).repeat(pattern === 'road' ? 1 : 0)
  );
}
