import { num, whole } from 'demo-chain/pictures/drawing/contour';
import { type Fold, folds, form, panel, patch } from 'demo-chain/pictures/drawing/form';
import { around, motifs } from 'demo-chain/pictures/drawing/hat-motifs';
import { earOf, pompom, tassel } from 'demo-chain/pictures/drawing/hat-tops';
import type { Pen, Volume } from 'demo-chain/pictures/drawing/pen';
import { post } from 'demo-chain/pictures/drawing/props';
import { type Side, silhouette } from 'demo-chain/pictures/drawing/silhouette';
import { mix, type Tone, toneOf } from 'demo-chain/pictures/drawing/tone';
import { fill, groove, line, mark } from 'demo-chain/pictures/drawing/trim';
import type { MatterName } from 'demo-chain/pictures/light/matters';
import { type HatDesign, hatDesignOf } from './hat-design';

const sizes: Record<HatDesign['crown'], { half: number; high: number; taper: number }> = {
  close: { half: 236, high: 390, taper: 0.8 },
  round: { half: 248, high: 450, taper: 0.72 },
  tall: { half: 232, high: 520, taper: 0.5 },
  slouch: { half: 262, high: 480, taper: 0.95 },
};

const FOOT = 860;

interface Shape {
  outline: string;
  half: number;
  top: number;
}

function shapeOf(pen: Pen, { crown }: HatDesign): Shape {
  const lot = pen.lot('crown');
  const base = sizes[crown];
  const half = base.half + lot.int(-10, 12);
  const high = base.high + lot.int(-24, 24);
  const top = FOOT - high;
  const wide = half * base.taper;
  const lean = crown === 'slouch' ? lot.int(30, 70) : lot.int(-8, 8);
  const bulge = crown === 'slouch' ? 26 : 12;
  const outline =
    `M${num(480 + lean)} ${top}C${num(480 + lean + wide * 0.72)} ${top} ${num(480 + half + bulge)} ${num(top + high * 0.24)} ${num(480 + half + bulge)} ${num(top + high * 0.58)}` +
    `C${num(480 + half + bulge)} ${num(top + high * 0.8)} ${num(480 + half)} ${FOOT - 30} ${num(480 + half - 4)} ${FOOT}` +
    `C${num(480 + half * 0.5)} ${FOOT + 26} ${num(480 - half * 0.5)} ${FOOT + 26} ${num(480 - half + 4)} ${FOOT}` +
    `C${num(480 - half)} ${FOOT - 30} ${num(480 - half - bulge)} ${num(top + high * 0.8)} ${num(480 - half - bulge)} ${num(top + high * 0.58)}` +
    `C${num(480 - half - bulge)} ${num(top + high * 0.24)} ${num(480 + lean - wide * 0.72)} ${top} ${num(480 + lean)} ${top}Z`;
  return { outline, half, top };
}

const matterOf: Record<HatDesign['knit'], MatterName> = { plain: 'merino', rib: 'knit', double: 'knit' };

/** Ribs run from the crown down, nearer to each other at the sides. */
function ribs({ half, top }: Shape, foot: number, every: number): string {
  let out = '';
  for (let turn = -1.45; turn <= 1.46; turn += every) {
    const x = 480 + Math.sin(turn) * half;
    const head = 480 + Math.sin(turn) * half * 0.42;
    out += groove(
      `M${num(head)} ${top + 18}C${num(x)} ${num(top + 120)} ${num(x)} ${num(top + 240)} ${num(x)} ${foot}`,
      4 + 5 * Math.cos(turn),
      0.5,
    );
  }
  return out;
}

/** Cables: two strands that cross again and again, straight down. */
function cables(half: number, top: number): string {
  let out = '';
  for (const x of [-0.66, -0.24, 0.24, 0.66].map((share) => 480 + share * half))
    for (const side of [-1, 1]) {
      let d = `M${num(x + side * 16)} ${top}`;
      for (let y = top, turn = side; y < FOOT; y += 60, turn = -turn)
        d += `C${num(x + turn * 18)} ${y + 24} ${num(x - turn * 18)} ${y + 36} ${num(x - turn * 18)} ${y + 60}`;
      out += groove(d, 13, -0.5) + groove(d, 3, 0.4);
    }
  return out;
}

const across = (y: number, bow = 26) => `M180 ${y - bow * 0.4}C340 ${y + bow} 620 ${y + bow} 780 ${y - bow * 0.4}`;

function band(pen: Pen, volume: Volume, y: number, high: number, tone: Tone, matter: MatterName): string {
  const bow = 26;
  const d = `${across(y, bow)}L780 ${y + high - bow * 0.4}C620 ${y + high + bow} 340 ${y + high + bow} 180 ${y + high - bow * 0.4}Z`;
  return panel(pen, d, volume, { tone, matter, edge: 0.4 });
}

function patternOf(pen: Pen, { pattern, knit }: HatDesign, volume: Volume, { half, top }: Shape): string {
  const matter = matterOf[knit];
  const lot = pen.lot('pattern');
  const second = pen.accent;
  const third = toneOf(mix(pen.main.base, pen.accent.base, 0.4));
  const middle = top + (FOOT - top) * 0.5;
  switch (pattern) {
    case 'none':
      return '';
    case 'stripes': {
      const step = lot.pick([54, 76, 100]);
      let out = '';
      for (let y = top - 20, i = 0; y < FOOT + 40; y += step, i += 1)
        if (i % 2) out += band(pen, volume, y, step * 0.5, second, matter);
      return out;
    }
    case 'bands':
      return (
        band(pen, volume, middle - 50, 22, second, matter) +
        band(pen, volume, middle - 8, lot.int(40, 90), third, matter) +
        band(pen, volume, middle + 110, 22, second, matter)
      );
    case 'two-tone':
      return band(pen, volume, middle + lot.int(-70, 60), 600, lot.chance(0.5) ? second : third, matter);
    case 'stars':
    case 'dots':
    case 'zigzag':
    case 'waves': {
      const rows = pattern === 'dots' ? [0, 44, 88, 132, 176] : pattern === 'stars' ? [20, 130] : [0, 70, 140];
      return (
        band(pen, volume, middle - 74, 12, second, matter) +
        rows
          .map((y, i) =>
            around(half, middle - 30 + y, pattern === 'dots' ? 15 + (i % 2) : 9, motifs[pattern], second.base),
          )
          .join('')
      );
    }
  }
}

function flap(pen: Pen, side: 1 | -1, half: number): string {
  const x = 480 + side * (half - 92);
  const cord = `M${x} ${FOOT + 168}C${x + side * 20} ${FOOT + 220} ${x - side * 16} ${FOOT + 250} ${x + side * 6} ${FOOT + 300}`;
  return (
    line(pen.accent.line, cord, 12) +
    line(pen.accent.base, cord, 9) +
    form(
      pen,
      `M${x - 86} ${FOOT - 60}L${x + 86} ${FOOT - 60}C${x + 80} ${FOOT + 60} ${x + 46} ${FOOT + 150} ${x} ${FOOT + 168}C${x - 44} ${FOOT + 150} ${x - 80} ${FOOT + 60} ${x - 86} ${FOOT - 60}Z`,
      { matter: 'merino', round: 46 },
    )
  );
}

function cuffOf(pen: Pen, design: HatDesign, { half }: Shape, back: boolean): string {
  const { cuff, knit } = design;
  if (cuff === 0)
    return (
      groove(
        `M${480 - half} ${FOOT - 34}C${480 - half * 0.5} ${FOOT - 6} ${480 + half * 0.5} ${FOOT - 6} ${480 + half} ${FOOT - 34}`,
        5,
        0.5,
      ) + (back ? '' : mark(pen, pen.accent.base, 480 + half * 0.5, FOOT - 74, 1.7))
    );
  const head = FOOT - cuff;
  const edge = half + 14;
  const d = whole(
    `M480 ${head + 24}C${480 + edge * 0.5} ${head + 22} ${480 + edge - 6} ${head + 6} ${480 + edge} ${head - 8}C${480 + edge + 8} ${head + cuff * 0.5} ${480 + edge + 4} ${FOOT} ${480 + edge - 8} ${FOOT + 10}C${480 + edge * 0.6} ${FOOT + 36} ${480 + edge * 0.3} ${FOOT + 38} 480 ${FOOT + 38}`,
  );
  const tone = pen.lot('cuff').chance(0.35) ? pen.accent : pen.main;
  const label = `M${480 - 62} ${head + cuff * 0.34 + 22}H${480 + 62}V${head + cuff * 0.34 + 90}H${480 - 62}Z`;
  return form(pen, d, {
    tone,
    matter: matterOf[knit],
    round: 44,
    inner: (volume) =>
      ribs({ outline: '', half: edge, top: head - 160 }, FOOT + 40, knit === 'rib' ? 0.14 : 0.2) +
      (back
        ? ''
        : patch(pen, label, volume, { tone: pen.dark, matter: 'leather', height: 2 }) +
          mark(pen, pen.pale.base, 480, head + cuff * 0.34 + 56, 1.9)),
  });
}

const falls = (pen: Pen): Fold[] => {
  const lot = pen.lot('falls');
  return Array.from({ length: 6 }, (): Fold => {
    const side = lot.chance(0.5) ? 1 : -1;
    const y = lot.int(470, 800);
    return [
      480 + side * 240,
      y,
      480 + side * 150,
      y + lot.int(-30, 30),
      480 + side * lot.int(30, 90),
      y + lot.int(-50, 40),
    ];
  });
};

function worn(pen: Pen, side: Side): string {
  const design = hatDesignOf(pen.subject);
  const shape = shapeOf(pen, design);
  const back = side === 'back';
  const { top, half } = shape;
  const hat =
    (design.flaps ? flap(pen, -1, half) + flap(pen, 1, half) : '') +
    (design.top === 'ears' ? earOf(pen, 480 - half * 0.62, top + 86) + earOf(pen, 480 + half * 0.62, top + 86) : '') +
    form(pen, shape.outline, {
      matter: matterOf[design.knit],
      round: 190,
      bulge: 0.5,
      inner: (volume) =>
        patternOf(pen, design, volume, shape) +
        (design.knit === 'rib' ? ribs(shape, FOOT, 0.2) : '') +
        (design.knit === 'double' ? cables(half, top) : '') +
        folds(falls(pen), 16, 0.55),
    }) +
    cuffOf(pen, design, shape, back) +
    (design.top === 'pompom' ? pompom(pen, 480, top - 26) : '') +
    (design.top === 'tassel' ? tassel(pen, 480, top) : '');
  const turn = back ? -design.tilt : design.tilt;
  const below = pen.view === 'scene' ? post(pen, 480, FOOT - 60, 300) : '';
  const size = pen.view === 'scene' ? 1 : 1.2;
  return `${below}<g transform="translate(480 660) rotate(${turn}) scale(${size}) translate(-480 -680)">${hat}</g>`;
}

/** Folded once from side to side, as it lies in a pocket. */
function folded(pen: Pen): string {
  const design = hatDesignOf(pen.subject);
  const shape = shapeOf(pen, design);
  const clip = pen.id();
  return `<g transform="translate(130 60) rotate(-14 480 640)"><clipPath id="${clip}"><path d="M0 0H500V1200H0Z"/></clipPath><g clip-path="url(#${clip})">${form(
    pen,
    shape.outline,
    {
      matter: matterOf[design.knit],
      round: 150,
      bulge: 0.4,
      inner: (volume) =>
        patternOf(pen, design, volume, shape) + (design.knit === 'plain' ? '' : ribs(shape, FOOT, 0.2)),
    },
  )}${cuffOf(pen, design, shape, true)}</g>${fill(pen.main.shadeInk, `M486 ${shape.top + 20}L500 ${shape.top}L500 ${FOOT + 30}L486 ${FOOT + 30}Z`, 0.25)}</g>`;
}

export const hat = silhouette(
  (pen) => {
    const { cuff } = hatDesignOf(pen.subject);
    return {
      rest: 'lies',
      restOf: { angle: 'lies' },
      floor: FOOT + 30,
      details: [
        { at: cuff ? [480, FOOT - cuff * 0.4] : [560, FOOT - 90], zoom: 2.4 },
        { at: [420, 520], zoom: 2.2 },
      ],
      outdoors: 0.78,
    };
  },
  (pen, side) => (side === 'packed' ? folded(pen) : worn(pen, side)),
);
