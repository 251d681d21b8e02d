import { feather, form, patch } from 'demo-chain/pictures/drawing/form';
import type { Pen } from 'demo-chain/pictures/drawing/pen';
import { rounded, steps } from 'demo-chain/pictures/drawing/spline';
import { mark, seam } from 'demo-chain/pictures/drawing/trim';
import { type AboveDesign, lacesOf, stayOf, strapsOf, tongueFrom } from './above-closing';
import { type Plan, planOf } from './plan';

/** One shoe seen from above, the toe up. */
export function shoeAbove(pen: Pen, design: AboveDesign): string {
  const { upper, midsole, toe } = design;
  const sole = planOf(toe, 330);
  const plan = planOf(toe, 296);
  const body = rounded([
    ...steps(0.02, 0.98, 10).map((t) => plan.at(1, t)),
    ...steps(0.98, 0.02, 10).map((t) => plan.at(-1, t)),
  ]);
  return (
    form(pen, sole.outline, { tone: midsole, matter: 'foam', round: 24, bulge: 0.5 }) +
    form(pen, body, {
      tone: upper.body,
      matter: upper.matter,
      round: 120,
      bulge: 0.7,
      inner: (volume) =>
        (upper.toe === 'none'
          ? ''
          : patch(
              pen,
              plan.shape(
                [
                  [-1.1, 0.17],
                  [-0.5, 0.115],
                  [0, 0.1],
                  [0.5, 0.115],
                  [1.1, 0.17],
                ],
                [
                  [1.1, -0.05],
                  [-1.1, -0.05],
                ],
              ),
              volume,
              {
                tone: upper.toeTone,
                matter: upper.toeMatter,
                height: 3,
              },
            )) +
        patch(
          pen,
          plan.shape(
            [
              [-1.1, 0.62],
              [-0.7, 0.7],
              [-0.74, 1.02],
            ],
            [
              [0.74, 1.02],
              [0.7, 0.7],
              [1.1, 0.62],
            ],
            [
              [1.2, 1.1],
              [-1.2, 1.1],
            ],
          ),
          volume,
          {
            tone: upper.counterTone,
            matter: upper.overlayMatter,
            height: 3,
          },
        ) +
        [-1, 1]
          .map((s) => seam(upper.body, plan.line([s * 0.62, 0.5], [s * 0.84, 0.42], [s * 1.02, 0.36]), 2.4))
          .join('') +
        stayOf(pen, plan, upper, volume),
    }) +
    tongueFrom(pen, plan, design) +
    (design.straps ? strapsOf(pen, plan, upper) : lacesOf(pen, plan, design)) +
    mouthOf(pen, plan, design)
  );
}

function mouthOf(pen: Pen, plan: Plan, { upper }: AboveDesign): string {
  const ring = (grow: number) =>
    rounded([
      plan.at(0, 0.66 - 0.03 * grow),
      plan.at(0.4 * grow, 0.665),
      plan.at(0.66 * grow, 0.74),
      plan.at(0.72 * grow, 0.83),
      plan.at(0.62 * grow, 0.915),
      plan.at(0, 0.945 + 0.018 * grow),
      plan.at(-0.62 * grow, 0.915),
      plan.at(-0.72 * grow, 0.83),
      plan.at(-0.66 * grow, 0.74),
      plan.at(-0.4 * grow, 0.665),
    ]);
  const [x, y] = plan.at(0, 0.84);
  return (
    form(pen, ring(1.12), {
      tone: upper.collarTone,
      matter: upper.collar === 'fur' ? 'pile' : 'mesh',
      round: 30,
      bulge: 0.7,
    }) +
    form(pen, ring(0.82), {
      tone: upper.lining,
      matter: upper.collar === 'fur' ? 'pile' : 'jersey',
      round: 40,
      bulge: -0.4,
      inner: feather(ring(0.82), '#000', 90, 0.75) + mark(pen, '#e8e4da', x, y, 1.2),
    }) +
    (upper.loop
      ? form(
          pen,
          plan.shape(
            [
              [-0.16, 0.94],
              [0.16, 0.94],
            ],
            [
              [0.16, 1.004],
              [-0.16, 1.004],
            ],
          ),
          { tone: upper.loop, matter: 'webbing', round: 8, bulge: 0.5 },
        )
      : '')
  );
}
