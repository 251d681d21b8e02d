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
import { reflection } from './panes';

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
