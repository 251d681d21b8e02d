import { type Box, type Brush, darker, lighter, n, rect, shaded, shape, stroke, under } from './brush';
import type { Light } from './light';
import { reflection } from './panes';

export type Panes = 'plain' | 'cross' | 'six' | 'tall';

const bars: Record<Panes, readonly (readonly [across: boolean, share: number])[]> = {
  plain: [[true, 0.5]],
  cross: [
    [true, 0.5],
    [false, 0.66],
  ],
  six: [
    [true, 0.5],
    [false, 0.333],
    [false, 0.667],
  ],
  tall: [
    [true, 0.5],
    [false, 0.75],
  ],
};

/** A dwelling's window, dark or with a lamp behind the curtains. */
export function dwellingWindow(
  brush: Brush,
  box: Box,
  look: { panes: Panes; trim: string; casing: boolean },
  light: Light,
): string {
  const lit = brush.chance(light.lamps);
  const { x, y, w, h } = box;
  const glow = lit ? brush.pick(['#ffcf87', '#ffdca0', '#f7b968']) : '';
  const room = lit
    ? shaded(
        brush,
        'down',
        [
          [0, lighter(glow, 0.35)],
          [1, darker(glow, 0.28)],
        ],
        (fill) => rect(box, fill),
      )
    : under(light.tint, rect(box, '#2c343a'));
  const curtain = brush.chance(0.75)
    ? shape(
        `M${n(x)} ${n(-y - h)}h${n(w * 0.24)}q${n(w * 0.03)} ${n(h * 0.5)} ${n(-w * 0.12)} ${n(h)}h${n(-w * 0.12)}zM${n(x + w)} ${n(-y - h)}h${n(-w * 0.24)}q${n(-w * 0.03)} ${n(h * 0.5)} ${n(w * 0.12)} ${n(h)}h${n(w * 0.12)}z`,
        lit ? darker(glow, 0.18) : under(light.tint, '#b9b5aa'),
        0.75,
      )
    : '';
  const pot = brush.chance(0.5)
    ? shape(
        `M${n(x + w * 0.6)} ${n(-y)}v-.16h.16v.16zM${n(x + w * 0.6 - 0.04)} ${n(-y - 0.15)}q.12 -.3 .24 0z`,
        '#2c3a2c',
        0.8,
      )
    : '';
  const casing = look.casing ? 0.11 : 0.05;
  const frame = 0.05;
  const shadow = shape(`M${n(x)} ${n(-y - h)}h${n(w)}v.09h${n(-w)}z`, '#10151a', 0.4);
  const cross = bars[look.panes]
    .map(([across, share]) =>
      across ? `M${n(x + w * share)} ${n(-y)}v${n(-h)}` : `M${n(x)} ${n(-y - h * share)}h${n(w)}`,
    )
    .join('');
  const outer = { x: x - casing, y: y - casing * 0.6, w: w + casing * 2, h: h + casing * 1.9 };
  return (
    under(
      light.tint,
      rect({ ...outer, x: outer.x + 0.03, y: outer.y - 0.07 }, '#101010', 0.28) +
        rect(outer, look.trim) +
        rect({ x: outer.x - 0.05, y: outer.y + outer.h, w: outer.w + 0.1, h: 0.06 }, lighter(look.trim, 0.15)) +
        shape(`M${n(outer.x)} ${n(-outer.y - outer.h)}h${n(outer.w)}v.03h${n(-outer.w)}z`, '#000000', 0.2),
    ) +
    room +
    curtain +
    pot +
    reflection(brush, box, light, lit ? 0.12 : 0.85) +
    shadow +
    under(
      light.tint,
      stroke(`${cross}M${n(x)} ${n(-y)}h${n(w)}v${n(-h)}h${n(-w)}z`, look.trim, frame) +
        stroke(cross, darker(look.trim, 0.4), 0.012, 0.5) +
        rect({ x: outer.x - 0.06, y: outer.y - 0.05, w: outer.w + 0.12, h: 0.08 }, lighter(look.trim, 0.1)) +
        (light.snow ? rect({ x: outer.x - 0.05, y: outer.y + 0.02, w: outer.w + 0.1, h: 0.07 }, '#eef3f8') : ''),
    )
  );
}
