import { form, panel, tube } from 'demo-chain/pictures/drawing/form';
import {
  barOutline,
  between,
  circle,
  curve,
  hull,
  type Place,
  placed,
  polygon,
  readable,
  type Spot,
} from 'demo-chain/pictures/drawing/space';
import type { Tone } from 'demo-chain/pictures/drawing/tone';
import { line, mark } from 'demo-chain/pictures/drawing/trim';
import { battery, motor } from './motor';
import { along, middle, type Piece, type Stand } from './stand';

/** A frame tube between two points; `inner` is drawn along it, from 0 to its length. */
function pipe(
  stand: Stand,
  a: Place,
  b: Place,
  width: [number, number],
  tone: Tone,
  inner?: (volume: { round: number; bulge: number }, from: Spot, to: Spot) => string,
): string {
  const { pen, eye, scale } = stand;
  const [from, to] = [eye(a), eye(b)];
  const round = (Math.max(...width) * scale) / 2;
  return form(pen, barOutline(from, to, width[0] * scale, width[1] * scale), {
    tone,
    matter: 'lacquer',
    round,
    bulge: 0.78,
    inner: inner && ((volume) => inner(volume, from, to)),
  });
}

/** Names, bands and the second colour of the maker on the down tube. */
function decals({ pen, design, scale }: Stand, width: number) {
  const { blocking } = design.look;
  return (volume: { round: number; bulge: number }, from: Spot, to: Spot) => {
    const cut = (a: number, b: number, tone: Tone) =>
      panel(pen, barOutline(between(from, to, a), between(from, to, b), width * scale * 1.3), volume, {
        tone,
        matter: 'lacquer',
        edge: 0.2,
      });
    const ink = pen.main.luminance > 0.62 ? pen.dark.base : pen.pale.base;
    const sign = placed(mark(pen, ink, 0, 0, (width * scale) / 22), between(from, to, 0.6), readable(from, to));
    if (blocking === 'down-tube') return cut(0, 0.42, pen.accent) + sign;
    if (blocking === 'band') return cut(0.3, 0.36, pen.accent) + cut(0.38, 0.4, pen.accent) + sign;
    if (blocking === 'fade')
      return [0, 0.1, 0.2, 0.28, 0.34].map((a, i) => cut(a, a + 0.09 - i * 0.014, pen.accent)).join('') + sign;
    return sign;
  };
}

function mainTriangle(stand: Stand): string {
  const { pen, design, points, tones, eye, scale } = stand;
  const { headTop, headFoot, steer, seatTop } = points;
  const k = design.stout * Math.min(1, design.geometry.wheelbase / 1000 + 0.12);
  const down = along(headFoot, steer, -26 * k);
  const crank: Place = [0, 0, 0];
  const electric = design.battery > 0;
  const downWidth = (electric ? 76 : 54) * k;
  const split = design.look.blocking === 'bicolour' ? pen.accent : tones.frame;
  const seatTube = pipe(stand, crank, seatTop, [36 * k, 34 * k], split);
  const head = pipe(stand, along(headTop, steer, -4), along(headFoot, steer, 4), [44 * k, 52 * k], tones.frame);
  const collar = form(
    pen,
    barOutline(eye(middle(crank, seatTop, 0.965)), eye(middle(crank, seatTop, 1.01)), 42 * k * scale),
    { tone: pen.dark, matter: 'anodised', round: 5 },
  );
  const shell = electric
    ? motor(stand)
    : form(pen, circle(eye, [0, 0, 30], 30 * k), { tone: split, matter: 'lacquer', round: 12 });
  const sign = placed(
    mark(pen, pen.accent.luminance > pen.main.luminance ? pen.accent.base : pen.pale.base, 0, 0, 0.6 * k),
    eye(middle(headTop, headFoot, 0.5)),
  );
  if (design.frame === 'wave') {
    const bend: Place = [headFoot[0] * 0.52, headFoot[1] * 0.14, 0];
    const swoop = Array.from({ length: 9 }, (_, i) => {
      const t = i / 8;
      return eye([2 * t * (1 - t) * bend[0] + t * t * down[0], 2 * t * (1 - t) * bend[1] + t * t * down[1], 0]);
    });
    return (
      seatTube +
      collar +
      tube(pen, curve(swoop), downWidth * 1.06 * scale, { tone: tones.frame, matter: 'lacquer' }) +
      (electric
        ? battery(stand, [bend[0] * 0.55, bend[1] * 0.6, 0], middle(bend, down, 0.6), downWidth)
        : placed(
            mark(pen, pen.pale.base, 0, 0, k),
            swoop[4] ?? [0, 0],
            readable(swoop[3] ?? [0, 0], swoop[5] ?? [1, 0]),
          )) +
      head +
      sign +
      shell
    );
  }
  const low = design.frame === 'low';
  const topFrom = low
    ? middle(crank, seatTop, 0.44)
    : along(middle(crank, seatTop, 0.94 - design.look.slope / 900), [0, 1], 0);
  const topTo = along(headTop, steer, (low ? 62 : 34) * k);
  return (
    seatTube +
    collar +
    pipe(stand, topFrom, topTo, [36 * k, 44 * k], split) +
    pipe(
      stand,
      crank,
      down,
      [downWidth, downWidth * 1.06],
      tones.frame,
      electric ? undefined : decals(stand, downWidth),
    ) +
    (electric ? battery(stand, crank, down, downWidth) : '') +
    head +
    sign +
    shell
  );
}

function stays(stand: Stand, side: 1 | -1): string {
  const { design, points, tones, pen } = stand;
  const { rear, seatTop } = points;
  const k = design.stout * Math.min(1, design.geometry.wheelbase / 1000 + 0.12);
  const tone =
    design.look.blocking === 'rear'
      ? pen.accent
      : tones.second === pen.accent && design.look.blocking === 'bicolour'
        ? pen.accent
        : tones.frame;
  const end: Place = [rear[0], rear[1], side * 62];
  const high = middle([0, 0, 0], seatTop, design.frame === 'diamond' ? 0.82 : 0.66);
  return (
    pipe(stand, [high[0] - 6, high[1], side * 22], end, [19 * k, 15 * k], tone) +
    pipe(stand, [-26, -2, side * 34], end, [28 * k, 19 * k], tone)
  );
}

function forkLeg(stand: Stand, side: 1 | -1): string {
  const { pen, design, points, tones, eye, scale } = stand;
  const { fore, headFoot, steer } = points;
  const k = Math.min(1, design.geometry.wheelbase / 1000 + 0.1);
  const crown = along([headFoot[0] + 10 * k, headFoot[1], 0], steer, 16 * k, side * 52 * k);
  const axle: Place = [fore[0], fore[1], side * 54 * k];
  if (design.fork === 'rigid')
    return pipe(stand, crown, axle, [40 * k * Math.min(1, design.stout), 19 * k], tones.fork);
  const slider = middle(crown, axle, 0.06 + Math.min(0.4, design.travel / 330));
  return (
    form(pen, barOutline(eye(crown), eye(middle(crown, axle, 0.6)), 35 * k * scale), {
      tone: pen.steel,
      matter: 'steel',
      round: 8,
    }) +
    pipe(stand, slider, axle, [48 * k, 40 * k], tones.fork) +
    line(pen.accent.base, curve([eye(middle(slider, axle, 0.3)), eye(middle(slider, axle, 0.55))]), 6 * scale)
  );
}

function crown(stand: Stand): string {
  const { pen, design, points, tones, eye, scale } = stand;
  const { headFoot, steer, fore } = points;
  const k = Math.min(1, design.geometry.wheelbase / 1000 + 0.1);
  const at = along([headFoot[0] + 8 * k, headFoot[1], 0], steer, 12 * k);
  const arch = (side: number): Place =>
    along([at[0] + 34 * k, at[1], 0], steer, 20 * k + design.travel * 1.5, side * 52 * k);
  const block = [-1, 1].flatMap((side) =>
    [0, 36 * k].flatMap((y) => [-24 * k, 26 * k].map((x) => eye([at[0] + x + y * 0.35, at[1] + y - 8, side * 60 * k]))),
  );
  return (
    (design.fork === 'suspension' && fore
      ? tube(pen, curve([eye(arch(-1)), eye(along(arch(0), steer, -18 * k)), eye(arch(1))]), 26 * k * scale, {
          tone: tones.fork,
          matter: 'lacquer',
        })
      : '') + form(pen, polygon(hull(block)), { tone: tones.fork, matter: 'lacquer', round: 12 })
  );
}

/** What the wheels, the seat and the handlebar are fastened to. */
export function frame(stand: Stand): Piece[] {
  return [
    [-62, stays(stand, -1)],
    [-54, forkLeg(stand, -1)],
    [2, mainTriangle(stand)],
    [4, crown(stand)],
    [30, stays(stand, 1)],
    [31, forkLeg(stand, 1)],
  ];
}
