import { num, whole } from '@/demo/pictures/drawing/contour';
import { folds, form, hollow, tube } from '@/demo/pictures/drawing/form';
import { fill, line, mark, puller, seam, zip } from '@/demo/pictures/drawing/trim';
import { between, type Point, polygon, spot, steps, through } from './curve';
import { MIDDLE } from './cut';
import type { Bench } from './pockets';
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

/** The inside of the neck, seen over the front edge: lining, label, hanger loop. */
function inside(bench: Bench, { top, rim, low }: Collar, within: string): string {
  const { pen, tones, design } = bench;
  const mouth = whole(
    `M480 ${top - 20}C${480 + rim * 0.6} ${top - 20} ${480 + rim} ${top - 12} ${480 + rim} ${top + 4}C${480 + rim * 0.86} ${between(top, low, 0.45)} ${480 + rim * 0.3} ${between(top, low, 0.8)} 480 ${low + 4}`,
  );
  const deep = low - top > 80;
  const label = `M450 ${top + 14}L510 ${top + 14}L508 ${top + 48}L452 ${top + 48}Z`;
  const yoke = top + Math.min(74, (low - top) * 0.5);
  return form(pen, mouth, {
    tone: tones.lining,
    matter: design.matter === 'down' ? 'light-shell' : 'jersey',
    round: 40,
    bulge: -0.55,
    inner:
      (deep
        ? form(pen, `M300 ${yoke}Q480 ${yoke + 34} 660 ${yoke}L660 ${low + 60}L300 ${low + 60}Z`, {
            tone: tones.second,
            matter: 'mesh',
            round: 0,
          })
        : '') +
      (deep
        ? form(pen, label, { tone: pen.dark, round: 3 }) +
          mark(pen, '#e9e6df', 480, top + 31, 0.62) +
          tube(pen, `M462 ${top - 2}Q480 ${top + 22} 498 ${top - 2}`, 5, { tone: pen.dark, matter: 'webbing' })
        : line(tones.lining.line, `M${480 - rim} ${top - 4}Q480 ${top + 12} ${480 + rim} ${top - 4}`, 1.4, 0.6)) +
      within +
      hollow(`M${480 - rim} ${top + 10}Q480 ${low + 30} ${480 + rim} ${top + 10}`, 30, 0.3),
  });
}

const edgePoint = ({ top, rim, low }: Collar, side: -1 | 1, t: number): Point => {
  const s = 1 - t;
  const x = s * s * rim + 2 * s * t * rim * 0.62 + t * t * 3;
  return [MIDDLE + side * x, s * s * top + 2 * s * t * between(top, low, 0.58) + t * t * low];
};

/** Both halves of an open collar, or the whole of a closed one, with what lies inside. */
export function collarFront(bench: Bench, within = ''): string {
  const collar = collarOf(bench);
  const { pen, tones, design } = bench;
  const { neckY } = design.measures;
  const { top, rim, root, low } = collar;
  const tone = design.hoodInSecond ? tones.second : tones.main;
  const base = `C${480 + root * 0.78} ${neckY + 30} ${480 + root * 0.4} ${neckY + DIP} 480 ${neckY + DIP}`;
  const matter = design.matter;
  const quilted = (d: string) => (design.quilt ? seam(tone, d, 2) + hollow(d, 26, 0.5) : '');
  if (!design.open) {
    const outline = whole(
      `M480 ${low}C${480 + rim * 0.5} ${low - 4} ${480 + rim * 0.92} ${top + 20} ${480 + rim} ${top}C${480 + rim + 8} ${between(top, neckY, 0.4)} ${480 + root - 4} ${neckY - 16} ${480 + root} ${neckY + 2}${base}`,
    );
    const ring = `M${480 - rim - 6} ${between(top, neckY, 0.42)}Q480 ${between(top, neckY, 0.42) + 56} ${480 + rim + 6} ${between(top, neckY, 0.42)}`;
    return (
      inside(bench, collar, within) +
      form(pen, outline, {
        tone,
        matter,
        round: 34,
        inner:
          quilted(ring) +
          topstitch(
            design,
            tone,
            `M${480 - rim} ${top + 10}C${480 - rim * 0.5} ${low + 8} ${480 + rim * 0.5} ${low + 8} ${480 + rim} ${top + 10}`,
          ) +
          folds(
            [
              [480 - root, neckY - 20, 440, neckY - 4, 400, neckY + 24],
              [480 + root - 6, neckY - 30, 530, neckY - 20, 504, neckY + 12],
            ],
            8,
            0.5,
          ),
      }) +
      seam(
        tones.main,
        `M${480 - root} ${neckY + 2}C${480 - root * 0.78} ${neckY + 30} ${480 - root * 0.4} ${neckY + DIP} 480 ${neckY + DIP}${base.replace(/^C.*/, '')}`,
        1.6,
      )
    );
  }
  const half = (side: -1 | 1) => {
    const cutAt = steps(20).find((t) => edgePoint(collar, side, t)[1] >= neckY + DIP - 10) ?? 1;
    const front = steps(8, 0, cutAt).map((t) => edgePoint(collar, side, t));
    const last = front.at(-1) ?? [MIDDLE, low];
    const x = (share: number) => num(480 + side * root * share);
    const outline = `${through(front)}C${spot([between(last[0], 480 + side * root, 0.4), neckY + 36])} ${x(0.9)} ${num(neckY + 24)} ${x(1)} ${num(neckY + 2)}C${x(0.98)} ${num(neckY - 20)} ${num(480 + side * (rim + 10))} ${num(between(top, neckY, 0.4))} ${spot([480 + side * rim, top])}Z`;
    const whole = through(steps(12, 0.05, 1).map((t) => edgePoint(collar, side, t)));
    return (
      form(pen, outline, { tone, matter, round: 24, bulge: 0.7 }) +
      zip(pen, whole, { width: 12, tape: tones.zip }) +
      topstitch(
        design,
        tone,
        through(
          steps(8, 0.04, 1).map((t) => {
            const [px, py] = edgePoint(collar, side, t);
            return [px + side * 16, py];
          }),
        ),
      )
    );
  };
  return inside(bench, collar, within) + half(-1) + half(1) + puller(tones.pull, 480, low - 2, 0, 0.95);
}

/** The collar from behind, with a hanger's loop. */
export function collarBack(bench: Bench): string {
  const { top, rim, root } = collarOf(bench);
  const { pen, tones, design } = bench;
  const { neckY } = design.measures;
  const tone = design.hoodInSecond ? tones.second : tones.main;
  return form(
    pen,
    whole(
      `M480 ${top - 14}C${480 + rim * 0.6} ${top - 14} ${480 + rim} ${top - 8} ${480 + rim} ${top + 2}C${480 + rim + 8} ${between(top, neckY, 0.4)} ${480 + root - 4} ${neckY - 16} ${480 + root} ${neckY + 2}C${480 + root * 0.6} ${neckY + 24} ${480 + 40} ${neckY + 28} 480 ${neckY + 28}`,
    ),
    {
      tone,
      matter: design.matter,
      round: 34,
      inner:
        (design.quilt
          ? seam(
              tone,
              `M380 ${between(top, neckY, 0.5)}Q480 ${between(top, neckY, 0.5) + 20} 580 ${between(top, neckY, 0.5)}`,
              2,
            )
          : '') + topstitch(design, tone, `M${480 - rim} ${top + 8}Q480 ${top - 4} ${480 + rim} ${top + 8}`),
    },
  );
}
void fill;
void polygon;
