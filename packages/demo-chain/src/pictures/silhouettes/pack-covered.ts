import { num } from 'demo-chain/pictures/drawing/contour';
import { type Fold, folds, form } from 'demo-chain/pictures/drawing/form';
import { slab } from 'demo-chain/pictures/drawing/outline';
import type { Pen } from 'demo-chain/pictures/drawing/pen';
import { toneOf } from 'demo-chain/pictures/drawing/tone';
import { mark, seam } from 'demo-chain/pictures/drawing/trim';
import { packDesignOf } from './pack-design';
import { harness, hipBelt } from './pack-harness';
import { FLOOR, shapeOf } from './pack-shape';

/** In its rain cover, as it is carried in bad weather. */
export function covered(pen: Pen): string {
  const design = packDesignOf(pen.subject);
  const shape = shapeOf(design);
  const { top, high, wide } = shape;
  const tone = pen.subject.art === 'child-pack' ? toneOf('#e4e04a') : pen.accent;
  const half = Math.max(wide, shape.foot) / 2;
  const gathers = Array.from({ length: 11 }, (_, i): Fold => {
    const x = 480 + (i / 5 - 1) * half * 0.94;
    return [x, FLOOR, x + (480 - x) * 0.1, FLOOR - 60, x + (480 - x) * 0.2, FLOOR - 120 - (i % 3) * 26];
  });
  return (
    harness(pen, shape) +
    (design.pockets.belt ? hipBelt(pen, design, shape) : '') +
    form(
      pen,
      slab({
        top: top - 16,
        bottom: FLOOR,
        wide: wide * 0.86,
        foot: half * 2 + 50,
        corner: wide * 0.3,
        swell: 26,
        crown: 10,
      }),
      {
        tone,
        matter: 'shell',
        round: 120,
        bulge: 0.5,
        inner:
          folds(gathers, 15, 1) +
          folds(
            [
              [480 - half, top + high * 0.3, 420, top + high * 0.36, 500, top + high * 0.3],
              [480 + half, top + high * 0.56, 540, top + high * 0.6, 470, top + high * 0.54],
              [480 - half * 0.8, top + 80, 430, top + high * 0.2, 440, top + high * 0.44],
            ],
            26,
            1,
          ) +
          seam(tone, `M0 ${num(FLOOR - 26)}Q480 ${num(FLOOR - 6)} 960 ${num(FLOOR - 26)}`, 3),
      },
    ) +
    mark(pen, tone.luminance > 0.55 ? pen.dark.base : pen.pale.base, 480, top + high * 0.42, 3)
  );
}
