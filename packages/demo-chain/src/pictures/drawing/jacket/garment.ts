import { form } from 'demo-chain/pictures/drawing/form';
import type { Pen } from 'demo-chain/pictures/drawing/pen';
import { mix, type Tone } from 'demo-chain/pictures/drawing/tone';
import { cord, mark } from 'demo-chain/pictures/drawing/trim';
import { type Bench, benchOf } from './bench';
import { inSecond } from './blocking';
import { body, tailBehind } from './body';
import { closure } from './closure';
import { type Point, spot } from './curve';
import { type Arm, MIDDLE } from './cut';
import type { Blocking, JacketDesign } from './design';
import { hoodFromBehind, hoodHeap } from './hood-behind';
import { hoodUp } from './hood-up';
import { collarBack, collarFront, collarOf } from './neck';
import { backPockets, frontPockets } from './pockets';
import { hanger, hook, POLE, rack } from './rack';
import { sleeve } from './sleeve';

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

const sleeves = (bench: Bench) =>
  bench.cut.arms
    .map((arm) => wristHole(bench, arm) + sleeve(bench.pen, arm, bench.design, bench.tones, bench.volume))
    .join('');

export function frontOf(pen: Pen, design: JacketDesign): string {
  const bench = benchOf(pen, design);
  return (
    hoodHeap(bench) +
    tailBehind(bench) +
    sleeves(bench) +
    body(bench, frontPockets(bench)) +
    neckOf(bench) +
    closure(bench) +
    signed(bench, chestOf(bench))
  );
}

const inkOver = (pen: Pen, cloth: Tone): string => {
  if (Math.abs(pen.accent.luminance - cloth.luminance) > 0.17) return pen.accent.base;
  return cloth.luminance > 0.6 ? pen.dark.base : pen.pale.base;
};

/** The line's sign, in an ink that can be read on the cloth at that place. */
function signed({ pen, cut, design, tones }: Bench, [u, v]: Point, size = 1.15): string {
  const cloth = inSecond(design.blocking, u, v) ? tones.second : tones.main;
  return mark(pen, inkOver(pen, cloth), ...cut.at(u, v), size);
}

/** Seams that would run through a sign on the chest move it down. */
const chestDepth: Partial<Record<Blocking, number>> = { arrow: 0.35, thirds: 0.33, sash: 0.36, 'deep-yoke': 0.29 };

/** On the chest, beside what is there already. */
function chestOf({ design: { blocking, pockets } }: Bench): Point {
  const left = pockets.includes('chest-left');
  const right = pockets.includes('chest-right');
  if (left && right) return [0.5, 0.16];
  return [right ? -0.5 : 0.5, chestDepth[blocking] ?? 0.27];
}

const neckOf = (bench: Bench) => (bench.design.hood.lies === 'up' ? hoodUp(bench) : collarFront(bench));

const hoodDown = (design: JacketDesign): JacketDesign =>
  design.hood.lies === 'none' ? design : { ...design, hood: { ...design.hood, lies: 'back' } };

/** The front alone, cut off where `clip` says; its hood lies flat behind. */
export function foldedFront(pen: Pen, design: JacketDesign, clip: string): string {
  const bench = benchOf(pen, { ...hoodDown(design), open: 0, hem: 'plain' });
  return (
    hoodHeap(bench) +
    `<g ${clip}>${body(bench, frontPockets(bench))}</g>` +
    collarFront(bench) +
    `<g ${clip}>${closure(bench)}</g>` +
    signed(bench, chestOf(bench))
  );
}

/** Hung up to dry over a hanger. */
export function hungOf(pen: Pen, design: JacketDesign): string {
  const bench = benchOf(pen, hoodDown(design));
  const { top } = collarOf(bench);
  const hang = POLE + 96;
  return (
    rack(pen) +
    `<g transform="translate(${MIDDLE} ${hang}) scale(1.18) translate(${-MIDDLE} ${-top})">` +
    hoodHeap(bench) +
    tailBehind(bench) +
    sleeves(bench) +
    body(bench, frontPockets(bench)) +
    collarFront(bench, hanger(pen, design.measures.neckY - 26)) +
    closure(bench) +
    signed(bench, chestOf(bench)) +
    '</g>' +
    hook(pen, hang + 30)
  );
}

export function backOf(pen: Pen, design: JacketDesign): string {
  const bench = benchOf(pen, design);
  const { cut, tones } = bench;
  const cords = [-0.72, 0.72].map((u) => cord(tones.pull, ...cut.at(u, 0.985), 46, u * 11));
  return (
    (design.hem === 'cord' ? cords.join('') : '') +
    sleeves(bench) +
    body(bench, backPockets(bench)) +
    (design.hood.lies === 'up' ? '' : collarBack(bench)) +
    hoodFromBehind(bench) +
    signed(bench, [0, design.hood.lies === 'back' ? 0.42 : 0.16], 1)
  );
}
