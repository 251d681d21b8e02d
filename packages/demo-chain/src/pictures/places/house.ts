import { type Box, type Brush, clipped, darker, n, polygon, rect, shaded, shape, stroke, under } from './brush';
import { dwellingWindow, type Panes } from './dwelling-window';
import type { Light } from './light';
import type { Cover } from './materials';
import { cornice, gableTrim, roofOver } from './roofs';
import type { View } from './view';

export type Roof = 'gable' | 'eaves' | 'flat';

export interface HouseLook {
  cover: Cover;
  colour: string;
  trim: string;
  roof: Roof;
  roofColour: string;
  roofCover: Cover;
  panes: Panes;
  /** Casings of boards around the windows, as wooden houses have them. */
  casing: boolean;
}

export interface House extends HouseLook {
  x: number;
  w: number;
  /** Height of the ground floor and of the wall up to its eaves. */
  base: number;
  eaves: number;
  /** Height of the gable, or of the roof over the eaves. */
  rise: number;
  away: number;
  light: Light;
}

const wallOf = ({ x, w, eaves, rise, roof }: House) =>
  roof === 'gable'
    ? `M${n(x)} 0V${n(-eaves)}L${n(x + w / 2)} ${n(-eaves - rise)}L${n(x + w)} ${n(-eaves)}V0Z`
    : `M${n(x)} 0V${n(-eaves)}H${n(x + w)}V0Z`;

/** The same in pixels. */
export const wallOutline = (view: View, { x, w, eaves, rise, roof, away }: House) =>
  polygon([
    view.point(x, 0, away),
    view.point(x, eaves, away),
    view.point(x + w / 2, roof === 'gable' ? eaves + rise : eaves, away),
    view.point(x + w, eaves, away),
    view.point(x + w, 0, away),
  ]);

/** Rows of windows over the ground floor, and one in the gable. */
function windowsOf(house: House): Box[] {
  const { x, w, base, eaves, rise, roof, panes } = house;
  const storeys = Math.max(0, Math.round((eaves - base) / 2.75));
  const [wide, tall] = panes === 'tall' ? [0.95, 1.75] : panes === 'plain' ? [1.5, 1.3] : [1.0, 1.4];
  const columns = Math.max(2, Math.round(w / (panes === 'plain' ? 2.7 : 2.2)));
  const boxes: Box[] = [];
  for (let storey = 0; storey < storeys; storey += 1)
    for (let column = 0; column < columns; column += 1)
      boxes.push({
        x: x + (w / columns) * (column + 0.5) - wide / 2,
        y: base + storey * 2.75 + 0.85,
        w: wide,
        h: tall,
      });
  if (roof === 'gable' && rise > 2)
    boxes.push({ x: x + w / 2 - wide * 0.42, y: eaves + rise * 0.2, w: wide * 0.84, h: tall * 0.8 });
  return boxes;
}

/** The wall that turns into the depth of the street, seen at a slant. */
function sideWall(view: View, brush: Brush, house: House, side: 'left' | 'right'): string {
  const { x, w, eaves, away, colour, light } = house;
  const at = side === 'left' ? x : x + w;
  const far = away + 9;
  const quad = (from: number, to: number, low: number, high: number) =>
    polygon([view.point(at, low, from), view.point(at, high, from), view.point(at, high, to), view.point(at, low, to)]);
  let lines = '';
  for (let y = 0.2; y < eaves; y += 0.33) {
    const [ax, ay] = view.point(at, y, away);
    const [bx, by] = view.point(at, y, far);
    lines += `M${n(ax)} ${n(ay)}L${n(bx)} ${n(by)}`;
  }
  let windows = '';
  for (let row = 1.2; row < eaves - 1.6; row += 2.75)
    for (let from = away + 1.2; from < far - 1.2; from += 2.6) {
      const lit = brush.chance(light.lamps);
      windows +=
        under(light.tint, shape(quad(from - 0.1, from + 1.1, row - 0.1, row + 1.5), house.trim)) +
        (lit
          ? shape(quad(from, from + 1, row, row + 1.4), '#ffcf87')
          : under(light.tint, shape(quad(from, from + 1, row, row + 1.4), '#3a444b')));
    }
  return (
    under(
      light.tint,
      shape(quad(away, far, 0, eaves), darker(colour, 0.34)) + stroke(lines, darker(colour, 0.6), 1.4, 0.5),
    ) +
    windows +
    shaded(
      brush,
      'right',
      side === 'left'
        ? [
            [0, light.mirror[0], 0.28],
            [1, '#0d1116', 0.18],
          ]
        : [
            [0, '#0d1116', 0.18],
            [1, light.mirror[0], 0.28],
          ],
      (fill) => shape(quad(away, far, 0, eaves), fill),
    )
  );
}

/** A house seen straight on, with the wall beside it where the street goes on. */
export function house(view: View, brush: Brush, what: House, openTo?: 'left' | 'right'): string {
  const { x, w, eaves, rise, cover, colour, trim, roof, light, away, casing } = what;
  const box = { x, y: 0, w, h: roof === 'gable' ? eaves + rise : eaves };
  const wall = clipped(brush, wallOf(what), cover(brush, box, colour));
  const corners = casing
    ? rect({ x, y: 0, w: 0.2, h: eaves }, trim) + rect({ x: x + w - 0.2, y: 0, w: 0.2, h: eaves }, trim)
    : '';
  const sun = light.sun
    ? shaded(
        brush,
        'downRight',
        [
          [0, light.sun.colour, 0.34 * light.sun.strength],
          [0.7, light.sun.colour, 0.02],
          [1, '#14202c', 0.14],
        ],
        (fill) => shape(wallOf(what), fill),
      )
    : '';
  const eavesShade =
    roof === 'gable'
      ? ''
      : shaded(
          brush,
          'down',
          [
            [0, '#0d1116', 0.42],
            [1, '#0d1116', 0],
          ],
          (fill) => rect({ x, y: eaves - 1, w, h: 1 }, fill),
        );
  const panes = windowsOf(what)
    .map((pane) => dwellingWindow(brush, pane, { panes: what.panes, trim, casing }, light))
    .join('');
  return (
    (openTo ? sideWall(view, brush, what, openTo) : '') +
    (roof === 'eaves' ? roofOver(view, brush, what) : '') +
    view.plane(
      away,
      under(light.tint, wall + corners) +
        sun +
        eavesShade +
        panes +
        under(light.tint, roof === 'gable' ? gableTrim(what) : roof === 'flat' ? cornice(what) : ''),
    )
  );
}
