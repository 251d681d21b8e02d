import { type Box, type Brush, clipped, darker, n, rect, shaded, shape } from './brush';
import type { Light } from './light';

/** What the panes of the house across the street give back of the sky and its roofs. */
export function reflection(brush: Brush, box: Box, light: Light, strength: number): string {
  const [, high, low] = light.mirror;
  const roof = box.y + box.h * brush.between(0.25, 0.5);
  let line = `M${n(box.x)} ${n(-box.y)}V${n(-roof)}`;
  let x = box.x;
  while (x < box.x + box.w) {
    const step = brush.between(0.5, 1.4);
    line += brush.chance(0.5)
      ? `L${n(x + step / 2)} ${n(-roof - brush.between(0.15, 0.5))}L${n(x + step)} ${n(-roof)}`
      : `V${n(-roof - brush.between(0, 0.3))}H${n(x + step)}`;
    x += step;
  }
  const sky = shaded(
    brush,
    'down',
    [
      [0, high, 0.85 * strength],
      [1, low, 0.3 * strength],
    ],
    (fill) => rect(box, fill),
  );
  return (
    sky +
    clipped(
      brush,
      `M${n(box.x)} ${n(-box.y)}h${n(box.w)}v${n(-box.h)}h${n(-box.w)}z`,
      shape(`${line}V${n(-box.y)}Z`, darker(low, 0.7), 0.5 * strength),
    ) +
    shape(
      `M${n(box.x)} ${n(-box.y - box.h * 0.35)}L${n(box.x + box.w * 0.55)} ${n(-box.y - box.h)}H${n(box.x + box.w * 0.8)}L${n(box.x)} ${n(-box.y - box.h * 0.02)}Z`,
      '#ffffff',
      0.07 * strength + 0.02,
    )
  );
}
