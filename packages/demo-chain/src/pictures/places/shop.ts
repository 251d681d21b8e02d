import { type Box, type Brush, darker, halo, lighter, n, polygon, rect, shaded, shape, stroke, under } from './brush';
import { largeWares } from './goods';
import type { Light } from './light';
import { shopDoor, showRoom, showWindow } from './openings';
import type { View } from './view';

export const GREEN = '#17493d';
const CREAM = '#f4efe2';

export interface ShopLook {
  x: number;
  w: number;
  away: number;
  /** Height of the ground floor. */
  base: number;
  frame: string;
  plinth: string;
  awning: 'striped' | 'plain' | 'none';
  sign: string;
  light: Light;
}

/** The chain's mark, as brands/nordvidda/logo.svg draws it. */
const MARK = {
  box: [40, 28],
  spark: 'M1 25 13 6l6 9 5-7 15 17H1Z',
  paper: 'm13 6 4 6-2.500 2-2-2-2.500 2.500L13 6Zm11 2 4.500 5-2.500 1.500-2-1.500-2 1-1-1.500L24 8Z',
} as const;

/** The chain's mark, `tall` metres high, its middle on a point. */
function emblem(x: number, y: number, tall: number, ink: string, cap: string): string {
  const { box } = MARK;
  const scale = tall / box[1];
  const drawn = shape(MARK.spark, ink) + shape(MARK.paper, cap);
  return `<g transform="translate(${n(x - (box[0] * scale) / 2)} ${n(-y - tall / 2)}) scale(${n(scale)})">${drawn}</g>`;
}

/** Where door and windows go, between the piers. */
export function openingsOf(brush: Brush, { x, w, base }: ShopLook): { door: Box; windows: Box[] } {
  const pier = 0.32;
  const head = base - 1.02;
  const doorWide = 1.15;
  const place = brush.pick(['left', 'middle', 'right'] as const);
  const door = (at: number): Box => ({ x: at, y: 0.08, w: doorWide, h: Math.min(2.4, head - 0.08) });
  const glass = (from: number, to: number): Box => ({ x: from, y: 0.5, w: to - from, h: head - 0.5 });
  if (place === 'left')
    return {
      door: door(x + pier),
      windows: [glass(x + pier * 2 + doorWide, x + w * 0.62), glass(x + w * 0.62 + pier, x + w - pier)],
    };
  if (place === 'right')
    return {
      door: door(x + w - pier - doorWide),
      windows: [glass(x + pier, x + w * 0.4), glass(x + w * 0.4 + pier, x + w - pier * 2 - doorWide)],
    };
  const middle = x + w * brush.between(0.42, 0.58) - doorWide / 2;
  return {
    door: door(middle),
    windows: [glass(x + pier, middle - pier), glass(middle + doorWide + pier, x + w - pier)],
  };
}

function signBoard({ x, w, base, sign, light }: ShopLook): string {
  const board = { x: x + 0.12, y: base - 0.82, w: w - 0.24, h: 0.66 };
  const middle = board.x + board.w / 2;
  const lamps = Array.from({ length: Math.floor(w / 1.7) }, (_, i) => board.x + 0.8 + i * 1.7);
  const arms = lamps.map((at) => `M${n(at)} ${n(-board.y - board.h)}v-.12h0`).join('');
  return (
    under(
      light.tint,
      rect({ ...board, x: board.x + 0.04, y: board.y - 0.09 }, '#0d1116', 0.35) +
        rect(board, sign) +
        rect({ ...board, y: board.y + board.h - 0.05, h: 0.05 }, lighter(GREEN, 0.25)) +
        rect({ ...board, h: 0.05 }, darker(GREEN, 0.5)) +
        stroke(
          `M${n(board.x + 0.12)} ${n(-board.y - 0.12)}h${n(board.w - 0.24)}v${n(-board.h + 0.24)}h${n(-board.w + 0.24)}z`,
          '#d9c48f',
          0.018,
          0.8,
        ) +
        stroke(arms, '#22282a', 0.03),
    ) + under(light.inside > 0.9 ? '#ffffff' : light.tint, emblem(middle, board.y + board.h / 2, 0.54, CREAM, sign))
  );
}

/** Cloth over the pavement; it comes towards the eye, so that it is drawn in depth. */
function awning(
  view: View,
  brush: Brush,
  { x, away, base, awning: kind, light }: ShopLook,
  windows: readonly Box[],
): string {
  const top = base - 0.92;
  const [out, drop] = [1.15, 0.62];
  const cloth = (from: number, to: number) => {
    const stripes = kind === 'striped' ? Math.max(3, Math.round((to - from) / 0.42)) : 1;
    let panels = '';
    let valance = '';
    for (let i = 0; i < stripes; i += 1) {
      const a = from + ((to - from) * i) / stripes;
      const b = from + ((to - from) * (i + 1)) / stripes;
      const colour = kind === 'striped' && i % 2 ? CREAM : GREEN;
      const quad = polygon([
        view.point(a, top, away),
        view.point(b, top, away),
        view.point(b, top - drop, away - out),
        view.point(a, top - drop, away - out),
      ]);
      panels += shape(quad, lighter(colour, 0.06)) + stroke(quad, colour, 0.8, 0.6);
      const [ax, ay] = view.point(a, top - drop, away - out);
      const [bx] = view.point(b, top - drop, away - out);
      const hang = view.scale(away - out) * 0.24;
      valance += shape(
        `M${n(ax)} ${n(ay)}H${n(bx)}v${n(hang * 0.75)}q${n((ax - bx) / 2)} ${n(hang * 0.5)} ${n(ax - bx)} 0Z`,
        darker(colour, 0.22),
      );
    }
    const shade = shaded(
      brush,
      'down',
      [
        [0, '#0d1116', 0.3],
        [0.5, '#ffffff', 0.08],
        [1, '#ffffff', 0.16],
      ],
      (fill) =>
        shape(
          polygon([
            view.point(from, top, away),
            view.point(to, top, away),
            view.point(to, top - drop, away - out),
            view.point(from, top - drop, away - out),
          ]),
          fill,
        ),
    );
    return under(light.tint, panels + shade + valance);
  };
  if (kind === 'none') return '';
  return windows.map(({ x: from, w: wide }) => cloth(Math.max(x, from - 0.12), from + wide + 0.12)).join('');
}

export interface DrawnShop {
  wall: string;
  /** The lit rooms behind the panes, seen out of focus. */
  rooms: string;
  front: string;
  /** What shines: panes at the distance of the wall. */
  bright: Box[];
}

/** The ground floor of a house that the chain has its shop in. */
export function shopFloor(view: View, brush: Brush, look: ShopLook): DrawnShop {
  const { x, w, base, frame, plinth, light, away } = look;
  const { door, windows } = openingsOf(brush, look);
  const wall =
    shaded(
      brush,
      'down',
      [
        [0, darker(frame, 0.25)],
        [0.3, frame],
        [1, darker(frame, 0.2)],
      ],
      (fill) => rect({ x, y: 0, w, h: base - 0.1 }, fill),
    ) +
    rect({ x, y: 0, w, h: 0.34 }, plinth) +
    rect({ x, y: 0.34, w, h: 0.03 }, lighter(plinth, 0.3)) +
    windows
      .map(({ x: from, w: wide }) => stroke(`M${n(from + 0.1)} -.42h${n(wide - 0.2)}`, darker(frame, 0.4), 0.05, 0.5))
      .join('') +
    rect({ x: x - 0.1, y: base - 0.16, w: w + 0.2, h: 0.14 }, lighter(frame, 0.2)) +
    rect({ x: x - 0.05, y: base - 0.22, w: w + 0.1, h: 0.06 }, darker(frame, 0.4));
  const shadows = windows
    .map((box) =>
      look.awning === 'none'
        ? ''
        : shaded(
            brush,
            'down',
            [
              [0, '#0a0e12', light.inside > 0.9 ? 0.15 : 0.5],
              [1, '#0a0e12', 0],
            ],
            (fill) => rect({ ...box, y: box.y + box.h - 0.9, h: 0.9 }, fill),
          ),
    )
    .join('');
  const large = largeWares(brush);
  const wares = windows.map((box) => showWindow(brush, box, darker(frame, 0.35), light, large)).join('');
  const rooms = windows.map((box) => showRoom(brush, box, light)).join('');
  const flush = view.plane(
    away,
    wares +
      shopDoor(brush, door, darker(frame, 0.3), light) +
      shadows +
      signBoard(look) +
      halo(brush, [x + w / 2, -base + 0.2], 1.6, '#ffe0a8', light.inside > 0.9 ? 0.35 : 0, 0.4),
  );
  return {
    wall: view.plane(away, under(light.tint, wall)),
    rooms: view.plane(away, rooms),
    front: flush + awning(view, brush, look, windows),
    bright: [...windows, { ...door, y: 0.4 }],
  };
}
