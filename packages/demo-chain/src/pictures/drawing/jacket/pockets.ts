import { num } from 'demo-chain/pictures/drawing/contour';
import { hollow, patch } from 'demo-chain/pictures/drawing/form';
import { groove, line, puller, seam, zip } from 'demo-chain/pictures/drawing/trim';
import type { Bench } from './bench';
import { type Point, polygon, steps, through } from './curve';
import type { Side } from './cut';
import type { PocketPlace } from './design';
import { button, topstitch } from './sewing';

const degrees = ([x0, y0]: Point, [x1, y1]: Point) => (Math.atan2(x0 - x1, y1 - y0) * 180) / Math.PI;

/** A zipped opening from one place of the body to another, with its slider at the first. */
function zipped({ pen, design, tones }: Bench, from: Point, to: Point, width: number): string {
  const d = through([from, to]);
  const garage = design.matter === 'down' ? '' : groove(d, width + 15, 0.16);
  return (
    hollow(d, 34, 0.34) +
    garage +
    (design.matter === 'down'
      ? ''
      : topstitch(
          design,
          tones.main,
          through([
            [from[0] - width, from[1]],
            [to[0] - width, to[1]],
          ]),
          1.2,
        )) +
    zip(pen, d, { width, tape: tones.zip }) +
    puller(tones.pull, from[0], from[1], degrees(from, to), width / 17)
  );
}

/** A pocket laid on, with a flap over its mouth and a snap or two. */
function flapped(
  { pen, cut, design, tones, volume }: Bench,
  side: Side,
  v: number,
  wide: number,
  high: number,
): string {
  const [x, y] = cut.at(side * 0.54, v);
  const box = (top: number, foot: number, more: number) => {
    const [l, r] = [x - wide - more, x + wide + more];
    return `M${num(l)} ${num(top)}L${num(r)} ${num(top)}L${num(r)} ${num(foot - 14)}Q${num(r - 2)} ${num(foot)} ${num(r - 16)} ${num(foot)}L${num(l + 16)} ${num(foot)}Q${num(l + 2)} ${num(foot)} ${num(l)} ${num(foot - 14)}Z`;
  };
  const tone = design.blocking === 'plain' || design.blocking === 'yoke' ? tones.second : tones.main;
  const bag = box(y, y + high, 0);
  const flap = box(y - 10, y + 46, 7);
  const snap = (dx: number) => button(x + dx, y + 28);
  return (
    patch(pen, bag, volume, { tone: tones.main, matter: design.matter, height: 5 }) +
    topstitch(design, tones.main, box(y, y + high - 8, -8), 1.3) +
    patch(pen, flap, volume, { tone, matter: design.matter, height: 6 }) +
    topstitch(design, tone, box(y - 10, y + 39, 0), 1.3) +
    (design.closure === 'snaps' ? snap(-wide * 0.6) + snap(wide * 0.6) : '')
  );
}

/** For a hand; further out beside a pocket across the belly. */
function hand(bench: Bench, side: Side): string {
  const out = bench.design.pockets.includes('kangaroo') ? 0.16 : 0;
  return zipped(bench, bench.cut.at(side * (0.5 + out), 0.62), bench.cut.at(side * (0.66 + out), 0.84), 12);
}

function kangaroo(bench: Bench): string {
  const { pen, cut, design, tones, volume } = bench;
  const outline = polygon([
    cut.at(-0.34, 0.6),
    cut.at(0.34, 0.6),
    cut.at(0.55, 0.71),
    cut.at(0.55, 0.9),
    cut.at(-0.55, 0.9),
    cut.at(-0.55, 0.71),
  ]);
  const mouth = steps(6, -0.4, 0.4).map((u) => cut.at(u, 0.6));
  const flap = polygon([...mouth, ...steps(6, 0.42, -0.42).map((u) => cut.at(u, 0.665))]);
  return (
    patch(pen, outline, volume, { tone: tones.second, matter: design.matter, height: 6 }) +
    seam(tones.second, outline, 1.8) +
    patch(pen, flap, volume, { tone: tones.main, matter: design.matter, height: 6 }) +
    topstitch(design, tones.main, through(steps(6, -0.4, 0.4).map((u) => cut.at(u, 0.655)))) +
    line(tones.main.line, through(mouth), 1.4, 0.5)
  );
}

/** Back pockets of cyclists and runners: open at the top, held by elastic. */
function onTheBack({ cut, tones, design, pen, volume }: Bench, place: PocketPlace): string {
  const middle = { 'back-left': -0.5, 'back-right': 0.5 }[place as string] ?? 0;
  const half = design.pockets.includes('back-left') ? 0.24 : 0.4;
  const [top, foot] = [0.72, 0.95];
  const outline = polygon([
    ...steps(4, middle - half, middle + half).map((u) => cut.at(u, top)),
    ...steps(4, middle + half, middle - half).map((u) => cut.at(u, foot)),
  ]);
  const mouth = (v: number) => through(steps(4, middle - half, middle + half).map((u) => cut.at(u, v)));
  return (
    patch(pen, outline, volume, { tone: tones.second, matter: design.matter, height: 4 }) +
    (design.pockets.includes('back-left')
      ? groove(mouth(top + 0.012), 9, -0.3) + line(tones.second.line, mouth(top), 2.4, 0.7)
      : zip(pen, mouth(top + 0.01), { width: 10, tape: tones.zip })) +
    topstitch(design, tones.second, outline, 1.3)
  );
}

const draw: Partial<Record<PocketPlace, (bench: Bench) => string>> = {
  'hand-left': (b) => hand(b, -1),
  'hand-right': (b) => hand(b, 1),
  'chest-left': (b) => zipped(b, b.cut.at(-0.5, 0.25), b.cut.at(-0.5, 0.41), 11),
  'chest-right': (b) => zipped(b, b.cut.at(0.5, 0.25), b.cut.at(0.5, 0.41), 11),
  napoleon: (b) => zipped(b, b.cut.at(0.15, 0.26), b.cut.at(0.18, 0.43), 11),
  kangaroo,
  'flap-left': (b) => flapped(b, -1, 0.66, 68, 118),
  'flap-right': (b) => flapped(b, 1, 0.66, 68, 118),
};

export const frontPockets = (bench: Bench): string =>
  bench.design.pockets.map((place) => draw[place]?.(bench) ?? '').join('');

export const backPockets = (bench: Bench): string =>
  bench.design.pockets
    .filter((place) => place.startsWith('back'))
    .map((place) => onTheBack(bench, place))
    .join('');
