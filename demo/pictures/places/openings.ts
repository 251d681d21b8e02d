import {
  type Box,
  type Brush,
  clipped,
  darker,
  halo,
  lighter,
  mix,
  n,
  rect,
  shaded,
  shape,
  stroke,
  under,
} from './brush';
import { display, type Ware } from './goods';
import type { Light } from './light';

export type Panes = 'plain' | 'cross' | 'six' | 'tall';

/** What the panes of the house across the street give back of the sky and its roofs. */
function reflection(brush: Brush, box: Box, light: Light, strength: number): string {
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

/** The room behind the glass: shelves along its wall, spots in its ceiling, wares in front. */
function room(brush: Brush, { w, h }: Box): string {
  const back = shaded(
    brush,
    'down',
    [
      [0, '#fff1d3'],
      [0.35, '#f0d2a0'],
      [0.8, '#c49562'],
      [1, '#8d6540'],
    ],
    (fill) => shape(`M0 0h${n(w)}v${n(-h)}h${n(-w)}z`, fill),
  );
  let shelves = '';
  for (const y of [0.75, 1.2, 1.65]) {
    let x = 0.1;
    while (x < w - 0.2) {
      const wide = brush.between(0.12, 0.42);
      const tall = brush.between(0.12, 0.3);
      shelves += shape(
        `M${n(x)} ${n(-y)}h${n(Math.min(wide, w - x - 0.1))}v${n(-tall)}h${n(-Math.min(wide, w - x - 0.1))}z`,
        brush.pick(['#7c5a46', '#5d6b62', '#8a4b36', '#4d5f70', '#b08a52', '#6d5668']),
        0.5,
      );
      x += wide + brush.between(0.03, 0.3);
    }
    shelves += shape(`M0 ${n(-y)}h${n(w)}v.035h${n(-w)}z`, '#7d5a38', 0.65);
  }
  let spots = '';
  for (let x = brush.between(0.3, 0.7); x < w; x += brush.between(0.8, 1.2)) {
    spots += shape(
      `M${n(x - 0.04)} ${n(-h + 0.12)}L${n(x - 0.55)} 0H${n(x + 0.55)}L${n(x + 0.04)} ${n(-h + 0.12)}Z`,
      '#fff2cf',
      0.09,
    );
    spots += halo(brush, [x, -h + 0.14], 0.34, '#fffaf0', 0.95);
  }
  const floor = shaded(
    brush,
    'down',
    [
      [0, '#a87c50'],
      [1, '#6b4a2f'],
    ],
    (fill) => shape(`M0 0h${n(w)}v-.13h${n(-w)}z`, fill),
  );
  return back + shelves + spots + floor;
}

const insideOf = (light: Light) => mix('#4d565e', '#ffffff', light.inside);

/** The lit room behind a display window, out of focus. */
export const showRoom = (brush: Brush, { x, y, w, h }: Box, light: Light) =>
  `<g transform="translate(${n(x)} ${n(-y)})">${under(insideOf(light), room(brush, { x: 0, y: 0, w, h }))}</g>`;

/** A display window; its room lies behind it in a layer of its own. */
export function showWindow(brush: Brush, box: Box, frame: string, light: Light, large: Ware[]): string {
  const { x, y, w, h } = box;
  const inside = insideOf(light);
  const wares = fitted(display(brush, w, large), h);
  const d = `M${n(x)} ${n(-y)}h${n(w)}v${n(-h)}h${n(-w)}z`;
  const bars = Math.max(0, Math.round(w / 2.1) - 1);
  const mullions = Array.from(
    { length: bars },
    (_, i) => `M${n(x + (w * (i + 1)) / (bars + 1))} ${n(-y)}v${n(-h)}`,
  ).join('');
  return (
    clipped(brush, d, `<g transform="translate(${n(x)} ${n(-y)})">${under(inside, wares)}</g>`) +
    reflection(brush, box, light, (1 - light.inside) * 0.85 + 0.05) +
    shaded(
      brush,
      'down',
      [
        [0, '#0c1013', 0.55],
        [1, '#0c1013', 0],
      ],
      (fill) => rect({ x, y: y + h - 0.5, w, h: 0.5 }, fill),
    ) +
    under(light.tint, stroke(d + mullions, frame, 0.07) + stroke(d + mullions, lighter(frame, 0.35), 0.014, 0.6))
  );
}

const fitted = (body: string, height: number) =>
  `<g transform="translate(0 -.1) scale(1 ${n(Math.min(1, (height - 0.35) / 1.95))})">${body}</g>`;

/** A glazed shop door with a sign that says by its colour that it is open. */
export function shopDoor(brush: Brush, box: Box, frame: string, light: Light): string {
  const { x, y, w, h } = box;
  const pane = { x: x + 0.13, y: y + 0.32, w: w - 0.26, h: h - 0.48 };
  const inside = mix('#4d565e', '#ffffff', light.inside);
  const hall =
    shaded(
      brush,
      'down',
      [
        [0, '#ffedc8'],
        [0.6, '#d9ac74'],
        [1, '#7f5a3a'],
      ],
      (fill) => rect(pane, fill),
    ) +
    rect({ x: pane.x + pane.w * 0.12, y: pane.y + 0.35, w: pane.w * 0.3, h: 0.85 }, '#7d5b45', 0.55) +
    rect({ x: pane.x + pane.w * 0.58, y: pane.y + 0.3, w: pane.w * 0.34, h: 1.05 }, '#566a66', 0.5);
  return (
    under(
      light.tint,
      shaded(
        brush,
        'right',
        [
          [0, lighter(frame, 0.12)],
          [1, darker(frame, 0.2)],
        ],
        (fill) => rect(box, fill),
      ) +
        rect({ x: pane.x, y: y + 0.06, w: pane.w, h: 0.2 }, darker(frame, 0.3)) +
        stroke(`M${n(x)} ${n(-y)}v${n(-h)}h${n(w)}v${n(h)}`, darker(frame, 0.5), 0.05),
    ) +
    under(inside, hall) +
    reflection(brush, pane, light, (1 - light.inside) * 0.85 + 0.05) +
    rect({ x: pane.x + pane.w * 0.5 - 0.14, y: y + 1.5, w: 0.28, h: 0.17 }, '#f4efe2') +
    rect({ x: pane.x + pane.w * 0.5 - 0.11, y: y + 1.53, w: 0.22, h: 0.11 }, '#1f7a4a') +
    under(
      light.tint,
      stroke(`M${n(x + w - 0.075)} ${n(-y - 0.9)}v-.4`, '#c9b27a', 0.035) +
        rect({ x: x - 0.1, y: y - 0.1, w: w + 0.2, h: 0.1 }, '#8d8b86'),
    )
  );
}
