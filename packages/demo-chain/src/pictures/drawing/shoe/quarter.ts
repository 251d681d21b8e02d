import { panel, patch } from 'demo-chain/pictures/drawing/form';
import type { Pen, Volume } from 'demo-chain/pictures/drawing/pen';
import { outlined, smooth } from 'demo-chain/pictures/drawing/spline';
import type { Tone } from 'demo-chain/pictures/drawing/tone';
import { groove, line, seam, stitch } from 'demo-chain/pictures/drawing/trim';
import type { MatterName } from 'demo-chain/pictures/light/matters';
import type { Last } from './last';

export const quarters = [
  'plain',
  'saddle',
  'windows',
  'bands',
  'chevrons',
  'panelled',
  'swept',
  'web',
  'split',
] as const;
export type Quarter = (typeof quarters)[number];

interface Sides {
  body: Tone;
  overlay: Tone;
  overlayMatter: MatterName;
  quarter: Quarter;
  collarTone: Tone;
}

type Place = readonly [u: number, v: number];

/** What is sewn on the side of a shoe between toe and heel. */
export function quarterOf(pen: Pen, last: Last, design: Sides, volume: Volume, from: number): string {
  const { body, overlay: tone, overlayMatter: matter, quarter, collarTone } = design;
  const start = from * last.throat;
  const places = (run: readonly Place[]) => run.map(([u, v]) => last.at(u, v));
  const sewn = (runs: Place[][], height = 2.6) => {
    const points = runs.map(places);
    const d = outlined(...points);
    return (
      patch(pen, d, volume, { tone, matter, height }) +
      points
        .slice(0, 2)
        .map((run) => stitch(tone, smooth(run), 1.6))
        .join('')
    );
  };
  switch (quarter) {
    case 'plain':
      return (
        seam(
          body,
          last.line([start + 0.02, 0.82], [start + 0.05, 0.5], [start + 0.08, 0.2], [start + 0.06, -0.05]),
          2,
        ) +
        stitch(
          body,
          last.line([start + 0.032, 0.82], [start + 0.062, 0.5], [start + 0.092, 0.2], [start + 0.072, -0.05]),
          1.6,
        )
      );
    case 'saddle':
      return [0, 1, 2]
        .map((i) => {
          const [top, foot] = [start + 0.05 + i * 0.1, start + 0.1 + i * 0.13];
          return sewn([
            [
              [top, 1.02],
              [top + 0.02, 0.6],
              [foot, 0.25],
              [foot + 0.005, -0.06],
            ],
            [
              [foot + 0.06, -0.06],
              [foot + 0.055, 0.22],
              [top + 0.075, 0.6],
              [top + 0.06, 1.02],
            ],
          ]);
        })
        .join('');
    case 'windows':
      return [0, 1, 2]
        .map((i) => {
          const u = start + 0.06 + i * 0.135;
          const hole: Place[][] = [
            [
              [u, 0.66 - i * 0.05],
              [u + 0.05, 0.7 - i * 0.07],
              [u + 0.1, 0.62 - i * 0.06],
            ],
            [
              [u + 0.13, 0.2],
              [u + 0.08, 0.14],
              [u + 0.045, 0.2],
            ],
          ];
          const d = outlined(...hole.map(places));
          return (
            panel(pen, d, volume, { tone, matter: 'mesh', edge: 1.8 }) + groove(d, 4, -0.25) + stitch(body, d, 1.5)
          );
        })
        .join('');
    case 'bands':
      return [0, 1]
        .map((i) =>
          sewn([
            [
              [start + 0.12 + i * 0.12, 1.02],
              [start + 0.22 + i * 0.12, 0.6],
              [0.66 + i * 0.12, 0.22],
              [0.72 + i * 0.12, -0.06],
            ],
            [
              [0.78 + i * 0.12, -0.06],
              [0.71 + i * 0.12, 0.24],
              [start + 0.275 + i * 0.12, 0.64],
              [start + 0.175 + i * 0.12, 1.02],
            ],
          ]),
        )
        .join('');
    case 'chevrons':
      return [0, 1, 2]
        .map((i) => {
          const u = start + 0.08 + i * 0.11;
          return sewn(
            [
              [
                [u + 0.08, 0.78 - i * 0.04],
                [u + 0.005, 0.44],
                [u + 0.1, 0.06],
              ],
              [
                [u + 0.145, 0.06],
                [u + 0.055, 0.44],
                [u + 0.125, 0.78 - i * 0.04],
              ],
            ],
            2,
          );
        })
        .join('');
    case 'panelled':
      return (
        sewn([
          [
            [start + 0.02, 0.9],
            [start + 0.06, 0.5],
            [start + 0.02, -0.06],
          ],
          [
            [0.7, -0.06],
            [0.72, 0.34],
            [0.6, 0.62],
            [0.56, 1.02],
          ],
        ]) +
        seam(tone, last.line([0.58, 0.8], [0.5, 0.42], [0.53, -0.04]), 2) +
        stitch(tone, last.line([0.592, 0.8], [0.512, 0.42], [0.542, -0.04]), 1.5)
      );
    case 'swept':
      return (
        sewn([
          [
            [start - 0.02, 0.94],
            [start + 0.06, 0.52],
            [0.5, 0.26],
            [0.72, 0.3],
            [1.02, 0.5],
          ],
          [[1.02, -0.5]],
          [
            [0.4, -0.06],
            [start + 0.0, 0.24],
            [start - 0.1, 0.62],
          ],
        ]) +
        line(collarTone.base, last.line([start + 0.07, 0.56], [0.5, 0.31], [0.72, 0.35], [1.02, 0.55]), 1.6 * last.mm)
      );
    case 'web': {
      const strands: Place[][] = [0, 1, 2, 3, 4].flatMap((i): Place[][] => [
        [
          [start + 0.03 + i * 0.07, 0.96],
          [start + 0.1 + i * 0.09, 0.5],
          [start + 0.08 + i * 0.12, -0.04],
        ],
        [
          [start + 0.03 + i * 0.07, 0.96],
          [start + 0.0 + i * 0.09, 0.5],
          [start - 0.04 + i * 0.12, -0.04],
        ],
      ]);
      return strands
        .map((run) => {
          const d = smooth(places(run));
          return line(tone.base, d, 2 * last.mm) + groove(d, 2.4 * last.mm, -0.3);
        })
        .join('');
    }
    case 'split':
      return (
        sewn([
          [
            [-0.02, 0.52],
            [0.2, 0.56],
            [0.42, 0.5],
            [0.62, 0.42],
            [0.8, 0.4],
            [1.02, 0.46],
          ],
          [
            [1.02, -0.5],
            [-0.02, -0.5],
          ],
        ]) + seam(body, last.line([0.7, 0.42], [0.68, 0.7], [0.66, 1]), 2)
      );
  }
}
