import { flip, num, whole } from 'demo-chain/pictures/drawing/contour';
import { folds, form, patch, tube } from 'demo-chain/pictures/drawing/form';
import type { Pen } from 'demo-chain/pictures/drawing/pen';
import { peg, post } from 'demo-chain/pictures/drawing/props';
import { type Side, silhouette } from 'demo-chain/pictures/drawing/silhouette';
import type { Tone } from 'demo-chain/pictures/drawing/tone';
import { line, mark, stitch } from 'demo-chain/pictures/drawing/trim';
import { factOf, lotOf, numberIn, type Subject } from 'demo-chain/pictures/subject';

export interface HarnessDesign {
  cut: 'saddle' | 'y-front' | 'pulling';
  handle: boolean;
  metal: boolean;
  /** Padded along the back as well as at the chest. */
  padded: boolean;
  chestRing: boolean;
  /** Buckles and sliders. */
  points: number;
  blocking: 'one' | 'back' | 'straps' | 'piped';
  width: number;
  turn: number;
}

export function harnessDesignOf(subject: Subject): HarnessDesign {
  const lot = lotOf(subject, 'harness');
  const fact = (name: string) => factOf(subject, name);
  return {
    cut: subject.art === 'pulling-harness' ? 'pulling' : subject.art === 'sled-dog-harness' ? 'y-front' : 'saddle',
    handle: fact('Håndtak') === 'Ja',
    metal: fact('Spenner') === 'Aluminium',
    padded: fact('Polstring').includes('rygg'),
    chestRing: fact('Line festes').includes('brystet'),
    points: numberIn(subject, 'Justeringspunkter', 2),
    blocking: lot.pick(['one', 'back', 'straps', 'piped'] as const),
    width: lot.int(-34, 34),
    turn: lot.int(-16, 16),
  };
}

function strap(pen: Pen, d: string, width: number, tone: Tone): string {
  return tube(pen, d, width, { tone, matter: 'webbing', bulge: 0.25, cap: 'butt' }) + stitch(tone, d);
}

const both = (d: string, draw: (d: string) => string) => draw(d) + draw(flip(d));

function buckle(pen: Pen, x: number, y: number, turn: number, metal: boolean): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${form(pen, 'M-40 -30H40V30H-40Z', { tone: metal ? pen.steel : pen.dark, matter: metal ? 'aluminium' : 'plastic', round: 16 })}${form(pen, 'M-14 -20H14V20H-14Z', { tone: metal ? pen.dark : pen.steel, matter: 'matt-plastic', round: 8 })}</g>`;
}

function slider(pen: Pen, x: number, y: number, turn: number): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${form(pen, 'M-34 -16H34V16H-34Z', { tone: pen.dark, matter: 'plastic', round: 10 })}</g>`;
}

const ring = (pen: Pen, x: number, y: number, size: number): string =>
  tube(pen, `M${x} ${y - size}A${size} ${size} 0 1 1 ${x - 0.1} ${y - size}Z`, 13, {
    tone: pen.steel,
    matter: 'steel',
  });

const reflex = (d: string) => line('#e9ecef', d, 10, 0.95);

function padding(pen: Pen, d: string, tone: Tone): string {
  return form(pen, d, {
    tone,
    matter: 'cordura',
    round: 46,
    bulge: 0.55,
    inner: (volume) =>
      folds(
        [
          [330, 420, 380, 450, 440, 430],
          [640, 520, 590, 548, 530, 530],
        ],
        16,
        0.5,
      ) + (pen.back ? patch(pen, d, { ...volume }, { tone: pen.dark, matter: 'mesh', height: 1 }) : ''),
  });
}

/** A vest over the back, closed below by two straps. */
function saddle(pen: Pen, design: HarnessDesign): string {
  const { width: w } = design;
  const strapTone = design.blocking === 'straps' ? pen.accent : pen.dark;
  const backTone = design.blocking === 'back' ? pen.panel : pen.main;
  const body = whole(
    `M480 330C540 318 ${610 + w} 350 ${650 + w} 420C${690 + w} 500 ${676 + w} 640 ${640 + w} 760C${610 + w} 810 540 830 480 830`,
  );
  const belly = `M${640 + w} 560C760 580 800 700 770 840C740 950 640 1010 480 1020`;
  const neck = `M560 350C640 250 600 170 480 168`;
  const piping = design.blocking === 'piped' ? line(pen.accent.base, body, 12) : '';
  return (
    both(belly, (d) => strap(pen, d, 44, strapTone)) +
    both(neck, (d) => tube(pen, d, 74, { tone: pen.main, matter: 'cordura', bulge: 0.5 }) + reflex(d)) +
    padding(pen, body, backTone) +
    piping +
    both(`M${600 + w} 440L${590 + w} 760`, reflex) +
    buckle(pen, 770, 800, 80, design.metal) +
    buckle(pen, 190, 800, 100, design.metal) +
    points(pen, design, [
      [700, 960, -30],
      [260, 960, 30],
      [596, 230, 50],
      [364, 230, -50],
      [480, 1020, 0],
    ]) +
    (design.handle ? handle(pen, 480, 520) : '') +
    ring(pen, 480, 720, 34) +
    (design.chestRing ? ring(pen, 480, 170, 28) : '') +
    mark(pen, pen.accent.base, 480, 640, 2.6)
  );
}

/** A strap along the chest that parts in two around the neck: a Y. */
function yFront(pen: Pen, design: HarnessDesign): string {
  const { width: w } = design;
  const tone = design.blocking === 'straps' ? pen.accent : pen.main;
  const chest = whole(`M480 620C540 600 ${580 + w} 640 ${590 + w} 700C${600 + w} 800 550 880 480 900`);
  const neck = `M520 640C600 560 ${700 + w} 480 ${690 + w} 340C${680 + w} 240 590 190 480 188`;
  const girth = `M500 860C640 860 ${760 + w} 760 ${770 + w} 620C${776 + w} 520 ${740 + w} 420 ${660 + w} 300`;
  return (
    both(girth, (d) => strap(pen, d, 46, pen.dark)) +
    both(neck, (d) => tube(pen, d, 82, { tone, matter: 'cordura', bulge: 0.55 }) + reflex(d)) +
    padding(pen, chest, design.blocking === 'back' ? pen.accent : pen.main) +
    (design.padded ? padding(pen, whole('M480 150C560 150 590 180 590 230C590 280 540 300 480 300'), pen.main) : '') +
    (design.blocking === 'piped' ? line(pen.accent.base, chest, 12) : '') +
    buckle(pen, 768 + w, 640, 86, design.metal) +
    buckle(pen, 192 - w, 640, 94, design.metal) +
    points(pen, design, [
      [690 + w, 770, -46],
      [270 - w, 770, 46],
      [700 + w, 460, 70],
      [260 - w, 460, -70],
      [480, 880, 0],
    ]) +
    ring(pen, 480, 200, 34) +
    (design.chestRing ? ring(pen, 480, 700, 30) : '') +
    (design.handle ? handle(pen, 480, 260) : '') +
    mark(pen, pen.accent.base, 480, 790, 2.2)
  );
}

/** Long, crossed over the back, with a loop at the tail that takes the pull. */
function pulling(pen: Pen, design: HarnessDesign): string {
  const { width: w } = design;
  const tone = design.blocking === 'straps' ? pen.accent : pen.main;
  const collar = `M480 150C610 150 ${680 + w} 250 ${660 + w} 370C${640 + w} 470 560 500 480 520`;
  const side = `M${650 + w} 390C${730 + w} 560 ${690 + w} 780 520 980`;
  const cross = `M${650 + w} 420C600 560 400 640 ${310 - w} 760`;
  return (
    both(cross, (d) => strap(pen, d, 40, pen.dark)) +
    both(side, (d) => strap(pen, d, 52, tone) + reflex(d)) +
    both(collar, (d) =>
      tube(pen, d, 92, { tone: design.blocking === 'back' ? pen.accent : pen.main, matter: 'cordura', bulge: 0.6 }),
    ) +
    both(collar, (d) => line(design.blocking === 'piped' ? pen.accent.base : pen.dark.base, d, 8, 0.8)) +
    padding(pen, whole(`M480 470C530 470 560 500 560 550C560 640 520 700 480 700`), pen.main) +
    (design.padded ? padding(pen, whole('M480 110C540 110 566 140 566 180C566 220 530 236 480 236'), pen.panel) : '') +
    strap(pen, 'M480 690V930', 46, pen.dark) +
    points(pen, design, [
      [700 + w, 640, 80],
      [260 - w, 640, 100],
      [480, 820, 0],
      [606, 620, 40],
      [354, 620, -40],
    ]) +
    tube(pen, 'M500 960C560 1020 540 1090 480 1090C420 1090 400 1020 460 960', 26, {
      tone: pen.accent,
      matter: 'webbing',
    }) +
    ring(pen, 480, 940, 30) +
    (design.handle ? handle(pen, 480, 520) : '') +
    mark(pen, pen.accent.base, 480, 590, 2)
  );
}

function points(pen: Pen, { points: count }: HarnessDesign, at: [x: number, y: number, turn: number][]): string {
  return at
    .slice(0, count)
    .map(([x, y, turn]) => slider(pen, x, y, turn))
    .join('');
}

const handle = (pen: Pen, x: number, y: number): string =>
  tube(pen, `M${x - 100} ${y + 40}C${x - 90} ${y - 50} ${x + 90} ${y - 50} ${x + 100} ${y + 40}`, 44, {
    tone: pen.dark,
    matter: 'webbing',
    bulge: 0.7,
  });

const cuts = { saddle, 'y-front': yFront, pulling } as const;

function lying(pen: Pen, side: Side): string {
  const design = harnessDesignOf(pen.subject);
  const drawn = cuts[design.cut](pen, design);
  const turn = num(side === 'packed' ? 62 + design.turn : pen.back ? -design.turn : design.turn);
  const squeeze = side === 'packed' ? ' scale(.62 .86)' : '';
  const [behind, before] = pen.view === 'scene' ? [post(pen, 480, 60, 150), peg(pen, 480, 250)] : ['', ''];
  return `${behind}<g transform="translate(480 600) rotate(${turn})${squeeze} scale(.9) translate(-480 -610)">${drawn}</g>${before}`;
}

export const dogHarness = silhouette((pen) => {
  const { cut } = harnessDesignOf(pen.subject);
  return {
    rest: 'lies',
    floor: 1080,
    details: [
      { at: cut === 'saddle' ? [480, 700] : [480, 760], zoom: 2.1 },
      { at: [680, 760], zoom: 2.2 },
    ],
    outdoors: 0.8,
  };
}, lying);
