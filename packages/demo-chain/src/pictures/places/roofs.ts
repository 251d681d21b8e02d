import { type Brush, clipped, darker, lighter, n, polygon, rect, shaded, shape, under } from './brush';
import type { House } from './house';
import type { View } from './view';

export function gableTrim(house: House): string {
  const { x, w, eaves, rise, trim, roofColour, light } = house;
  const over = 0.35;
  const foot = eaves - (over * rise) / (w / 2);
  /** Along both slopes, from one depth under the ridge's line to another. */
  const band = (from: number, to: number, ink: string, alpha = 1) =>
    shape(
      `M${n(x - over)} ${n(-foot + from)}L${n(x + w / 2)} ${n(-eaves - rise + from)}L${n(x + w + over)} ${n(-foot + from)}V${n(-foot + to)}L${n(x + w / 2)} ${n(-eaves - rise + to)}L${n(x - over)} ${n(-foot + to)}Z`,
      ink,
      alpha,
    );
  return (
    band(0.1, 0.62, '#0d1116', 0.2) +
    band(0.1, 0.48, '#0d1116', 0.2) +
    band(-0.02, 0.27, trim) +
    band(0.23, 0.27, darker(trim, 0.5), 0.7) +
    band(-0.02, 0.03, darker(trim, 0.3), 0.6) +
    band(-0.12, 0, roofColour) +
    (light.snow ? band(-0.34, -0.04, '#f4f8fb') + band(-0.1, -0.04, '#a9bad0', 0.7) : '')
  );
}

export function roofOver(view: View, brush: Brush, house: House): string {
  const { x, w, eaves, rise, roofColour, roofCover, light, trim, away } = house;
  const deep = 4.2;
  const over = 0.4;
  const front = away - 0.4;
  const corners = [
    view.point(x - over, eaves - 0.05, front),
    view.point(x - over, eaves + rise, away + deep),
    view.point(x + w + over, eaves + rise, away + deep),
    view.point(x + w + over, eaves - 0.05, front),
  ];
  const [across, down] = [corners.map(([at]) => at), corners.map(([, at]) => at)];
  const [left, right] = [Math.min(...across), Math.max(...across)];
  const [top, bottom] = [Math.min(...down), Math.max(...down)];
  const scale = view.scale(away + deep / 2);
  const tiles = `<g transform="translate(${n(left)} ${n(bottom)}) scale(${n(scale)})">${roofCover(brush, { x: 0, y: 0, w: (right - left) / scale, h: (bottom - top) / scale }, roofColour)}</g>`;
  const surface = shape(polygon(corners), light.snow ? '#e9f0f7' : roofColour) + (light.snow ? '' : tiles);
  const pipe = view.plane(
    away + deep - 0.5,
    rect({ x: x + w * brush.between(0.2, 0.75), y: eaves + rise - 0.5, w: 0.7, h: 1.35 }, '#8a5a48'),
  );
  return (
    under(light.tint, pipe + clipped(brush, polygon(corners), surface)) +
    under(
      light.tint,
      shaded(
        brush,
        'down',
        [
          [0, '#ffffff', 0.16],
          [1, '#0d1116', 0.3],
        ],
        (fill) => shape(polygon(corners), fill),
      ),
    ) +
    view.plane(
      front,
      under(
        light.tint,
        rect({ x: x - over, y: eaves - 0.2, w: w + over * 2, h: 0.15 }, trim) +
          rect({ x: x - over, y: eaves - 0.24, w: w + over * 2, h: 0.05 }, darker(trim, 0.5)) +
          (light.snow ? rect({ x: x - over, y: eaves - 0.06, w: w + over * 2, h: 0.2 }, '#f4f8fb') : ''),
      ),
    )
  );
}

export function cornice({ x, w, eaves, trim, light }: House): string {
  return (
    rect({ x, y: eaves - 0.75, w, h: 0.3 }, '#0d1116', 0.16) +
    rect({ x: x - 0.1, y: eaves - 0.45, w: w + 0.2, h: 0.14 }, darker(trim, 0.12)) +
    rect({ x: x - 0.2, y: eaves - 0.31, w: w + 0.4, h: 0.24 }, trim) +
    rect({ x: x - 0.26, y: eaves - 0.07, w: w + 0.52, h: 0.1 }, lighter(trim, 0.2)) +
    (light.snow ? rect({ x: x - 0.26, y: eaves + 0.03, w: w + 0.52, h: 0.16 }, '#f2f6fa') : '')
  );
}
