import { type Fold, folds, form, hollow, patch } from '@/demo/pictures/drawing/form';
import type { Pen } from '@/demo/pictures/drawing/pen';
import { mix, type Tone } from '@/demo/pictures/drawing/tone';
import { cord, groove, line, mark, puller, seam, zip } from '@/demo/pictures/drawing/trim';
import { bodyPanels, inSecond } from './blocking';
import { type Point, spot, steps, through } from './curve';
import { type Arm, type Cut, cutOf, MIDDLE } from './cut';
import type { JacketDesign } from './design';
import { hoodBehind, hoodFromBehind, hoodFront } from './hood';
import { collarBack, collarFront, collarOf, DIP } from './neck';
import { type Bench, backPockets, button, frontPockets } from './pockets';
import { quiltedBody } from './quilt';
import { hanger, hook, POLE, rack } from './rack';
import { bodyReflectors } from './reflectors';
import { topstitch } from './sewing';
import { sleeve } from './sleeve';
import { tonesOf } from './tones';

function benchOf(pen: Pen, worn: JacketDesign): Bench {
  const [left, right] = worn.measures.poses;
  const design = pen.back
    ? {
        ...worn,
        measures: { ...worn.measures, poses: [right, left] as const, dip: worn.measures.dip + worn.measures.tail },
      }
    : worn;
  return { pen, design, cut: cutOf(design.measures), tones: tonesOf(pen, design), volume: { round: 92, bulge: 0.56 } };
}

const level = (cut: Cut, v: number, from = -1.2, to = 1.2) => through(steps(10, from, to).map((u) => cut.at(u, v)));

function creases({ pen, cut, design }: Bench): string {
  const lot = pen.lot(pen.back ? 'creases back' : 'creases front');
  const at = (u: number, v: number): Point => {
    const [x, y] = cut.at(u, v);
    return [x + (lot.next() - 0.5) * 26, y + (lot.next() - 0.5) * 26];
  };
  const fold = (a: Point, b: Point, c: Point): Fold => [...at(...a), ...at(...b), ...at(...c)];
  const c = cut.chestV;
  const list: Fold[] = [
    fold([-1, c], [-0.75, c + 0.1], [-0.34, c + 0.16]),
    fold([-0.98, c + 0.05], [-0.8, c + 0.18], [-0.58, c + 0.3]),
    fold([1, c], [0.72, c + 0.08], [0.3, c + 0.12]),
    fold([0.98, c + 0.06], [0.8, c + 0.18], [0.62, c + 0.3]),
    fold([-1, 0.62], [-0.7, 0.66], [-0.3, 0.62]),
    fold([1, 0.58], [0.74, 0.64], [0.36, 0.62]),
    fold([-1, 0.74], [-0.66, 0.78], [-0.24, 0.74]),
    fold([1, 0.78], [0.7, 0.79], [0.28, 0.82]),
    fold([-0.98, 0.97], [-0.76, 0.9], [-0.44, 0.87]),
    fold([0.98, 0.96], [0.7, 0.92], [0.5, 0.86]),
    fold([-0.6, c * 0.3], [-0.66, c * 0.7], [-0.8, c]),
    fold([0.6, c * 0.3], [0.68, c * 0.7], [0.82, c]),
  ];
  const soft = design.matter === 'stretch' ? 0.6 : 0.95;
  return (
    folds(list, 13, soft) +
    folds([fold([0.06, 0.98], [0.1, 0.8], [0.05, 0.6]), fold([-0.16, 0.2], [-0.2, 0.4], [-0.16, 0.6])], 16, soft * 0.5)
  );
}

function hemOf({ cut, design, tones }: Bench): string {
  const tone = design.blocking === 'skirt' ? tones.second : tones.main;
  if (design.hem === 'elastic') {
    const ribs = steps(44, -0.98, 0.98)
      .map((u) => groove(through([cut.at(u, 0.955), cut.at(u, 1.01)]), 4, 0.34))
      .join('');
    return seam(tone, level(cut, 0.95), 2.2) + hollow(level(cut, 0.95), 26, 0.5) + ribs;
  }
  return (
    topstitch(design, tone, level(cut, 0.962)) +
    topstitch(design, tone, level(cut, 0.972)) +
    (design.hem === 'cord' ? hollow(level(cut, 0.966), 20, 0.2) : '')
  );
}

/** Side seams, and the shoulder seam that lies a little in front. */
const construction = ({ cut, tones }: Bench) =>
  [-1, 1]
    .map((side) =>
      seam(tones.main, through(steps(5, 0, 1).map((s) => cut.at(side * (0.42 + 0.5 * s), 0.02 + 0.05 * s))), 1.6),
    )
    .join('');

/** The middle of the front, below where it stands open. */
function closure(bench: Bench): string {
  const { pen, cut, design, tones } = bench;
  const { measures: m, closure: kind, open } = design;
  const hoodUp = design.hood.lies === 'up';
  const top = open ? m.neckY + open : hoodUp ? m.neckY - 8 : collarOf(bench).low;
  const [, foot] = cut.at(0, kind === 'half-zip' ? 0.52 : 1);
  const low = kind === 'half-zip' ? foot : foot - 2 - design.vent;
  const d = `M${MIDDLE} ${top}L${MIDDLE} ${low}`;
  const teeth = zip(pen, d, { width: 17, tape: tones.zip });
  const flank = (dx: number) => `M${MIDDLE + dx} ${Math.max(top, m.neckY + DIP)}L${MIDDLE + dx} ${low}`;
  if (kind === 'half-zip')
    return (
      teeth +
      seam(tones.main, `M456 ${top + 20}L456 ${low + 12}L504 ${low + 12}L504 ${top + 20}`, 1.8) +
      slider(bench, top)
    );
  if (kind === 'zip')
    return (
      hollow(d, 44, 0.3) +
      teeth +
      topstitch(design, tones.main, flank(-19)) +
      topstitch(design, tones.main, flank(19)) +
      slider(bench, top) +
      (design.vent ? vent(bench, low) : '')
    );
  const flapTop = Math.max(top - 4, hoodUp ? m.neckY - 4 : top - 4);
  const outline = `M448 ${flapTop}L512 ${flapTop}L512 ${low - 14}Q512 ${low - 3} 502 ${low - 3}L448 ${low - 3}Z`;
  const snaps = steps(6, flapTop + 26, low - 34);
  return (
    hollow(d, 70, 0.25) +
    patch(pen, outline, bench.volume, {
      tone: design.blocking === 'plain' ? tones.second : tones.main,
      matter: design.matter,
      height: 7,
    }) +
    line(tones.main.line, `M512 ${flapTop}L512 ${low - 12}`, 1.6, 0.6) +
    topstitch(design, tones.main, `M505 ${flapTop}L505 ${low - 8}`) +
    (kind === 'snaps'
      ? snaps.map((y) => button(492, y, 9)).join('')
      : snaps
          .map((y) => topstitch(design, tones.main, `M462 ${y - 12}L498 ${y - 12}L498 ${y + 12}L462 ${y + 12}Z`, 1.2))
          .join(''))
  );
}

/** Where a two-way zip is opened from below: its halves part, and show the lining or the skirt against snow. */
function vent({ pen, cut, design, tones }: Bench, from: number): string {
  const [, foot] = cut.at(0, 0.997);
  const far = design.vent * 0.3;
  const half = (side: number) =>
    `M${MIDDLE} ${from}Q${MIDDLE + side * far * 0.3} ${from + design.vent * 0.5} ${MIDDLE + side * far} ${foot}`;
  const gap = `${half(-1)}L${MIDDLE + far} ${foot}Q${MIDDLE + far * 0.3} ${from + design.vent * 0.5} ${MIDDLE} ${from}Z`;
  const edge = from + design.vent * 0.52;
  const skirt = design.liftPass
    ? form(pen, `M400 ${edge}L560 ${edge}L560 ${foot - 10}L400 ${foot - 10}Z`, {
        tone: tones.second,
        matter: 'light-shell',
        round: 8,
      }) +
      groove(`M400 ${edge + 10}L560 ${edge + 10}M400 ${foot - 22}L560 ${foot - 22}`, 5, 0.4) +
      button(MIDDLE, (edge + foot) / 2, 7)
    : '';
  return (
    form(pen, gap, {
      tone: tones.lining,
      fill: tones.lining.shade,
      matter: 'jersey',
      round: 16,
      bulge: -0.6,
      inner: skirt,
    }) +
    [-1, 1].map((side) => zip(pen, half(side), { width: 12, tape: tones.zip })).join('') +
    puller(tones.pull, MIDDLE, from + 2, 0, 0.85)
  );
}

const slider = ({ design, tones }: Bench, top: number) =>
  design.open ? '' : puller(tones.pull, MIDDLE, top + 10, 0, 1.05);

/** The dark of a cuff's opening, seen a little from below. */
function wristHole({ pen, tones, design }: Bench, arm: Arm): string {
  if (design.cuff === 'rib') return '';
  const [left, right, below] = [arm.at(0.99, -0.94), arm.at(0.99, 0.94), arm.at(1.028, 0)];
  return form(pen, `M${spot(left)}Q${spot(below)} ${spot(right)}Z`, {
    tone: tones.lining,
    fill: mix(tones.lining.deep, '#14161a', 0.55),
    matter: 'flat',
    round: 0,
  });
}

/** A back cut longer than the front shows below it. */
function tailBehind({ pen, design, tones }: Bench): string {
  const { measures: m } = design;
  if (m.tail === 0) return '';
  const back = cutOf({ ...m, dip: m.dip + m.tail });
  return form(pen, back.body, {
    tone: tones.lining,
    matter: 'jersey',
    round: 30,
    bulge: 0.3,
    inner: groove(level(back, 0.985), 5, 0.4),
  });
}

function body(bench: Bench, more: string): string {
  const { pen, cut, design, tones, volume } = bench;
  const cloth = { tone: tones.second, matter: design.matter };
  const surface = design.quilt
    ? quiltedBody(pen, cut, design, tones)
    : bodyPanels(pen, cut, design.blocking, volume, cloth, tones.main) + construction(bench) + creases(bench);
  const armholes = cut.arms
    .map(({ side, armpit }) => {
      const { neckY, drop, shoulder } = design.measures;
      const d = through([
        [MIDDLE + side * shoulder, neckY + drop],
        [MIDDLE + side * (shoulder - 15), (neckY + drop + armpit[1]) / 2],
        armpit,
        [armpit[0] + side * 2, armpit[1] + 60],
      ]);
      const low = through([
        [MIDDLE + side * (shoulder - 15), (neckY + drop + armpit[1]) / 2],
        armpit,
        [armpit[0], armpit[1] + 140],
      ]);
      return seam(tones.main, d, 2.2) + hollow(low, 40, 0.65);
    })
    .join('');
  return form(pen, cut.body, {
    tone: tones.main,
    matter: design.matter,
    volume,
    inner: surface + hemOf(bench) + bodyReflectors(cut, design) + more + armholes,
  });
}

const sleeves = (bench: Bench) =>
  bench.cut.arms
    .map((arm) => wristHole(bench, arm) + sleeve(bench.pen, arm, bench.design, bench.tones, bench.volume))
    .join('');

export function frontOf(pen: Pen, design: JacketDesign): string {
  const bench = benchOf(pen, design);
  return (
    hoodBehind(bench) +
    tailBehind(bench) +
    sleeves(bench) +
    body(bench, frontPockets(bench)) +
    neckOf(bench) +
    closure(bench) +
    signed(bench)
  );
}

/** The line's sign on the chest, beside what is there already, in an ink that can be read there. */
function signed({ pen, cut, design, tones }: Bench): string {
  const left = design.pockets.includes('chest-left');
  const right = design.pockets.includes('chest-right');
  const [u, v] = left && right ? [0.5, 0.17] : [right ? -0.5 : 0.5, 0.27];
  return mark(pen, inkOver(pen, inSecond(design.blocking, u, v) ? tones.second : tones.main), ...cut.at(u, v), 1.15);
}

const inkOver = (pen: Pen, cloth: Tone): string => {
  if (Math.abs(pen.accent.luminance - cloth.luminance) > 0.17) return pen.accent.base;
  return cloth.luminance > 0.6 ? pen.dark.base : pen.pale.base;
};

const neckOf = (bench: Bench) => (bench.design.hood.lies === 'up' ? hoodFront(bench) : collarFront(bench));

/** The front alone, cut off where `clip` says; its hood lies flat behind. */
export function foldedFront(pen: Pen, design: JacketDesign, clip: string): string {
  const hood = design.hood.lies === 'none' ? design.hood : { ...design.hood, lies: 'back' as const };
  const bench = benchOf(pen, { ...design, hood, open: 0, hem: 'plain' });
  return (
    hoodBehind(bench) +
    `<g ${clip}>${body(bench, frontPockets(bench))}</g>` +
    collarFront(bench) +
    `<g ${clip}>${closure(bench)}</g>` +
    signed(bench)
  );
}

/** Hung up to dry: the neck open, over a hanger on a pole. */
export function hungOf(pen: Pen, design: JacketDesign): string {
  const hood = design.hood.lies === 'none' ? design.hood : { ...design.hood, lies: 'back' as const };
  const bench = benchOf(pen, { ...design, hood });
  const { top } = collarOf(bench);
  const hang = POLE + 96;
  return (
    rack(pen) +
    `<g transform="translate(${MIDDLE} ${hang}) scale(1.18) translate(${-MIDDLE} ${-top})">` +
    hoodBehind(bench) +
    tailBehind(bench) +
    sleeves(bench) +
    body(bench, frontPockets(bench)) +
    collarFront(bench, hanger(pen, design.measures.neckY - 26)) +
    closure(bench) +
    signed(bench) +
    '</g>' +
    hook(pen, hang + 30)
  );
}

export function backOf(pen: Pen, design: JacketDesign): string {
  const bench = benchOf(pen, design);
  const { cut, tones } = bench;
  const [x, y] = cut.at(0, design.hood.lies === 'back' ? 0.42 : 0.16);
  return (
    (design.hem === 'cord'
      ? cord(tones.pull, ...cut.at(-0.72, 0.985), 46, -8) + cord(tones.pull, ...cut.at(0.72, 0.985), 46, 8)
      : '') +
    sleeves(bench) +
    body(bench, backPockets(bench)) +
    (design.hood.lies === 'up' ? '' : collarBack(bench)) +
    hoodFromBehind(bench) +
    mark(
      pen,
      inkOver(
        pen,
        inSecond(design.blocking, 0, (y - design.measures.neckY) / (design.measures.hemY - design.measures.neckY))
          ? tones.second
          : tones.main,
      ),
      x,
      y,
      1,
    )
  );
}
