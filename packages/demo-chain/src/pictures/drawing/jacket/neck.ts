import { whole } from 'demo-chain/pictures/drawing/contour';
import { type Fold, folds, form, hollow, tube } from 'demo-chain/pictures/drawing/form';
import { line, mark, seam, zip } from 'demo-chain/pictures/drawing/trim';
import type { Bench } from './bench';
import { between, type Point, path, spot, steps, through } from './curve';
import { MIDDLE, type Side } from './cut';
import { topstitch } from './sewing';

/** How deep the seam between neck and body dips in front. */
export const DIP = 46;

interface Collar {
  top: number;
  /** Half widths at the top and at the seam. */
  rim: number;
  root: number;
  /** The lowest point of the opening. */
  low: number;
}

export function collarOf({ design: { measures: m, collar, open } }: Bench): Collar {
  const top = m.neckY - collar;
  return { top, rim: m.neck - 16, root: m.neck + 6, low: open ? m.neckY + open : top + 34 };
}

const clothOf = ({ design, tones }: Bench) => (design.hoodInSecond ? tones.second : tones.main);

/** What is seen down an open neck: the mesh of the back, a label, and a loop to hang it by. */
function deepInside({ pen, tones }: Bench, { top, low }: Collar): string {
  const yoke = top + Math.min(74, (low - top) * 0.5);
  const mesh = path`M300 ${yoke}Q480 ${yoke + 34} 660 ${yoke}L660 ${low + 60}L300 ${low + 60}Z`;
  const label = path`M450 ${top + 14}L510 ${top + 14}L508 ${top + 48}L452 ${top + 48}Z`;
  const loop = path`M462 ${top - 2}Q480 ${top + 22} 498 ${top - 2}`;
  return (
    form(pen, mesh, { tone: tones.second, matter: 'mesh', round: 0 }) +
    form(pen, label, { tone: pen.dark, round: 3 }) +
    mark(pen, '#e9e6df', MIDDLE, top + 31, 0.62) +
    tube(pen, loop, 5, { tone: pen.dark, matter: 'webbing' })
  );
}

/** The inside of the neck, seen over its front edge; `within` hangs in it. */
function inside(bench: Bench, collar: Collar, within: string): string {
  const { pen, tones, design } = bench;
  const { top, rim, low } = collar;
  const mouth = whole(
    path`M480 ${top - 20}C${480 + rim * 0.6} ${top - 20} ${480 + rim} ${top - 12} ${480 + rim} ${top + 4}` +
      path`C${480 + rim * 0.86} ${between(top, low, 0.45)} ${480 + rim * 0.3} ${between(top, low, 0.8)} 480 ${low + 4}`,
  );
  const binding = path`M${480 - rim} ${top - 4}Q480 ${top + 12} ${480 + rim} ${top - 4}`;
  return form(pen, mouth, {
    tone: tones.lining,
    matter: design.quilt ? 'light-shell' : 'jersey',
    round: 40,
    bulge: -0.55,
    inner:
      (low - top > 80 ? deepInside(bench, collar) : line(tones.lining.line, binding, 1.4, 0.6)) +
      within +
      hollow(path`M${480 - rim} ${top + 10}Q480 ${low + 30} ${480 + rim} ${top + 10}`, 30, 0.3),
  });
}

/** Zipped up to the chin. */
function closed(bench: Bench, { top, rim, root, low }: Collar): string {
  const { pen, tones, design } = bench;
  const { neckY } = design.measures;
  const tone = clothOf(bench);
  const outline = whole(
    path`M480 ${low}C${480 + rim * 0.5} ${low - 4} ${480 + rim * 0.92} ${top + 20} ${480 + rim} ${top}` +
      path`C${488 + rim} ${between(top, neckY, 0.4)} ${476 + root} ${neckY - 16} ${480 + root} ${neckY + 2}` +
      path`C${480 + root * 0.78} ${neckY + 30} ${480 + root * 0.4} ${neckY + DIP} 480 ${neckY + DIP}`,
  );
  const middle = between(top, neckY, 0.42);
  const ring = path`M${474 - rim} ${middle}Q480 ${middle + 56} ${486 + rim} ${middle}`;
  const edge = path`M${480 - rim} ${top + 10}C${480 - rim * 0.5} ${low + 8} ${480 + rim * 0.5} ${low + 8} ${480 + rim} ${top + 10}`;
  const neckSeam =
    path`M${480 - root} ${neckY + 2}C${480 - root * 0.78} ${neckY + 30} ${480 - root * 0.4} ${neckY + DIP} 480 ${neckY + DIP}` +
    path`C${480 + root * 0.4} ${neckY + DIP} ${480 + root * 0.78} ${neckY + 30} ${480 + root} ${neckY + 2}`;
  const creases: Fold[] = [
    [480 - root, neckY - 20, 440, neckY - 4, 400, neckY + 24],
    [474 + root, neckY - 30, 530, neckY - 20, 504, neckY + 12],
  ];
  const inner =
    (design.quilt ? seam(tone, ring, 2) + hollow(ring, 26, 0.5) : '') +
    topstitch(design, tone, edge) +
    folds(creases, 8, 0.5);
  return form(pen, outline, { tone, matter: design.matter, round: 34, inner }) + seam(tones.main, neckSeam, 1.6);
}

/** The front edge of an open collar, from its top (0) to where the zip is closed (1). */
const edgeAt = ({ top, rim, low }: Collar, side: Side, t: number): Point => {
  const s = 1 - t;
  const x = s * s * rim + 2 * s * t * rim * 0.62 + t * t * 3;
  return [MIDDLE + side * x, s * s * top + 2 * s * t * between(top, low, 0.58) + t * t * low];
};

/** One side of a collar that stands open, with its half of the zip. */
function openHalf(bench: Bench, collar: Collar, side: Side): string {
  const { pen, tones, design } = bench;
  const { neckY } = design.measures;
  const { top, rim, root, low } = collar;
  const tone = clothOf(bench);
  const end = steps(20).find((t) => edgeAt(collar, side, t)[1] >= neckY + DIP - 10) ?? 1;
  const front = steps(8, 0, end).map((t) => edgeAt(collar, side, t));
  const [lastX] = front.at(-1) ?? [MIDDLE, low];
  const x = (far: number) => MIDDLE + side * far;
  const outline =
    through(front) +
    path`C${between(lastX, x(root), 0.4)} ${neckY + 36} ${x(root * 0.9)} ${neckY + 24} ${x(root)} ${neckY + 2}` +
    path`C${x(root * 0.98)} ${neckY - 20} ${x(rim + 10)} ${between(top, neckY, 0.4)} ${x(rim)} ${top}Z`;
  const beside = steps(8, 0.24, 1).map((t): Point => {
    const [px, py] = edgeAt(collar, side, t);
    return [px + side * 16, py];
  });
  const teeth = through(steps(12, 0.05, 1).map((t) => edgeAt(collar, side, t)));
  return (
    form(pen, outline, { tone, matter: design.matter, round: 24, bulge: 0.7 }) +
    zip(pen, teeth, { width: 12, tape: tones.zip }) +
    topstitch(design, tone, through(beside))
  );
}

/** The collar in front, open or closed, with what lies inside. */
export function collarFront(bench: Bench, within = ''): string {
  const collar = collarOf(bench);
  const halves = bench.design.open ? openHalf(bench, collar, -1) + openHalf(bench, collar, 1) : closed(bench, collar);
  return inside(bench, collar, within) + halves;
}

export function collarBack(bench: Bench): string {
  const { top, rim, root } = collarOf(bench);
  const { pen, design } = bench;
  const { neckY } = design.measures;
  const tone = clothOf(bench);
  const outline = whole(
    path`M480 ${top - 14}C${480 + rim * 0.6} ${top - 14} ${480 + rim} ${top - 8} ${480 + rim} ${top + 2}` +
      path`C${488 + rim} ${between(top, neckY, 0.4)} ${476 + root} ${neckY - 16} ${480 + root} ${neckY + 2}` +
      path`C${480 + root * 0.6} ${neckY + 24} 520 ${neckY + 28} 480 ${neckY + 28}`,
  );
  const middle = between(top, neckY, 0.5);
  return form(pen, outline, {
    tone,
    matter: design.matter,
    round: 34,
    inner:
      (design.quilt ? seam(tone, path`M380 ${middle}Q480 ${middle + 20} 580 ${middle}`, 2) : '') +
      topstitch(design, tone, `M${spot([480 - rim, top + 8])}Q480 ${top - 4} ${spot([480 + rim, top + 8])}`),
  });
}
