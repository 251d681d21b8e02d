import { num } from 'demo-chain/pictures/drawing/contour';
import { type Fold, folds, form, hollow, panel, patch } from 'demo-chain/pictures/drawing/form';
import type { Pen, Volume } from 'demo-chain/pictures/drawing/pen';
import { type Side, silhouette } from 'demo-chain/pictures/drawing/silhouette';
import { type Tone, toneOf } from 'demo-chain/pictures/drawing/tone';
import { cord, groove, line, mark, puller, seam, zip } from 'demo-chain/pictures/drawing/trim';
import { numberIn } from 'demo-chain/pictures/subject';
import { type SleepingBagDesign, sleepingBagDesignOf } from './sleeping-bag-design';

interface Shape {
  outline: string;
  half: number;
  top: number;
  foot: number;
}

function shapeOf(pen: Pen, { wide, child }: SleepingBagDesign): Shape {
  const lot = pen.lot('shape');
  const half = (wide ? 232 : 196) + lot.int(-14, 14) + (child ? 10 : 0);
  const foot = child ? 900 + lot.int(-30, 40) : 1090;
  const top = child ? 220 : 96;
  const toe = half * (wide ? 0.78 : 0.6);
  const bend = lot.int(-34, 34);
  const long = foot - top;
  const outline =
    `M480 ${top}C${480 + half * 0.8} ${top} ${num(480 + half * 0.94)} ${num(top + long * 0.11)} ${num(480 + half * 0.9)} ${num(top + long * 0.21)}` +
    `C${num(480 + half * 1.06)} ${num(top + long * 0.26)} ${num(480 + half + 16)} ${num(top + long * 0.4)} ${num(480 + half)} ${num(top + long * 0.52)}` +
    `C${num(480 + half * 0.9 + bend)} ${num(foot - long * 0.26)} ${num(480 + toe + bend)} ${num(foot - long * 0.16)} ${num(480 + toe + bend)} ${foot - 80}` +
    `C${num(480 + toe + bend)} ${foot} ${num(480 + toe * 0.6 + bend)} ${foot + 10} ${num(480 + bend)} ${foot + 10}` +
    `C${num(480 - toe * 0.6 + bend)} ${foot + 10} ${num(480 - toe + bend)} ${foot} ${num(480 - toe + bend)} ${foot - 80}` +
    `C${num(480 - toe + bend)} ${num(foot - long * 0.16)} ${num(480 - half * 0.9 + bend)} ${num(foot - long * 0.26)} ${num(480 - half)} ${num(top + long * 0.52)}` +
    `C${num(480 - half - 16)} ${num(top + long * 0.4)} ${num(480 - half * 1.06)} ${num(top + long * 0.26)} ${num(480 - half * 0.9)} ${num(top + long * 0.21)}` +
    `C${num(480 - half * 0.94)} ${num(top + long * 0.11)} ${480 - half * 0.8} ${top} 480 ${top}Z`;
  return { outline, half, top, foot };
}

const across = (y: number, bow: number) => `M180 ${y}C360 ${y + bow} 600 ${y + bow} 780 ${y}`;

/** Baffles: the seams between, and the loft of each. */
function bafflesOf(pen: Pen, design: SleepingBagDesign, { top, foot }: Shape): string {
  const step = (design.down ? 62 : 88) + design.cold * 0.9;
  const shape = (y: number, i: number): string => {
    switch (design.baffles) {
      case 'straight':
        return across(y, 26);
      case 'waved':
        return `M180 ${y}C280 ${y + 44} 380 ${y - 30} 480 ${y + 14}S680 ${y - 26} 780 ${y + 10}`;
      case 'arrow':
        return `M180 ${y - 40}L480 ${y + 50}L780 ${y - 40}`;
      case 'offset':
      case 'box':
        return across(y + (i % 2) * 6, 18);
    }
  };
  let out = '';
  for (let y = top + 300, i = 0; y < foot; y += step, i += 1) {
    const d = shape(y, i);
    out += hollow(d, step * 0.62, 0.55) + seam(pen.main, d, 3);
    if (design.baffles === 'offset' || design.baffles === 'box')
      for (let x = 210 + (design.baffles === 'offset' ? (i % 2) * 75 : 0); x < 780; x += 150) {
        const upright = `M${x} ${y + 6}V${num(y + step)}`;
        out += hollow(upright, 40, 0.4) + groove(upright, 3, 0.6);
      }
  }
  return out;
}

function blocks(pen: Pen, design: SleepingBagDesign, { top, foot }: Shape, volume: Volume): string {
  const second = { tone: pen.accent, matter: 'down' } as const;
  const quiet = { tone: pen.panel, matter: 'down' } as const;
  switch (design.blocking) {
    case 'one':
      return '';
    case 'foot':
      return panel(pen, `M100 ${foot - 250}H860V1200H100Z`, volume, quiet);
    case 'hood':
      return panel(pen, `M100 0H860V${top + 280}H100Z`, volume, second);
    case 'halves':
      return panel(pen, 'M480 0H900V1200H480Z', volume, quiet);
    case 'stripes':
      return panel(pen, 'M430 0H530V1200H430Z', volume, second);
  }
}

const lining = (pen: Pen): Tone => (pen.accent.luminance > 0.85 ? toneOf('#b9a58a') : pen.accent);

/** The face opening, with what one sees inside: lining, label, a draught collar. */
function opening(pen: Pen, design: SleepingBagDesign, { half, top }: Shape): string {
  const w = half * 0.56;
  const hole = `M480 ${top + 60}C${num(480 + w)} ${top + 60} ${num(480 + w)} ${top + 230} 480 ${top + 244}C${num(480 - w)} ${top + 230} ${num(480 - w)} ${top + 60} 480 ${top + 60}Z`;
  return (
    form(pen, hole, {
      tone: lining(pen),
      matter: 'light-shell',
      round: 0,
      inner: (volume) =>
        folds(
          [
            [480 - w, top + 120, 450, top + 150, 470, top + 220],
            [480 + w, top + 110, 520, top + 150, 490, top + 214],
          ],
          14,
          0.9,
        ) +
        patch(pen, `M446 ${top + 96}H514V${top + 136}H446Z`, volume, { tone: pen.pale, matter: 'paper', height: 2 }) +
        mark(pen, pen.dark.base, 480, top + 116, 1.1) +
        line(pen.dark.deep, hole, 26, 0.35),
    }) +
    form(
      pen,
      `${hole}M480 ${top + 40}C${num(480 - w - 26)} ${top + 40} ${num(480 - w - 26)} ${top + 250} 480 ${top + 266}C${num(480 + w + 26)} ${top + 250} ${num(480 + w + 26)} ${top + 40} 480 ${top + 40}Z`,
      {
        matter: 'down',
        round: 16,
      },
    ) +
    cord(pen.accent, 480 + w + 6, top + 210, 70, 20) +
    (design.collar
      ? hollow(`M${480 - half} ${top + 286}C400 ${top + 330} 560 ${top + 330} ${480 + half} ${top + 286}`, 44, -0.6)
      : '')
  );
}

function spread(pen: Pen, side: Side): string {
  const design = sleepingBagDesignOf(pen.subject);
  const shape = shapeOf(pen, design);
  const { half, top, foot } = shape;
  const back = side === 'back';
  const edge = (design.zip === 'left') === !back ? -1 : 1;
  const x = 480 + edge * half * 0.8;
  const creases: Fold[] = [
    [480 - half, top + 420, 420, top + 450, 470, top + 420],
    [480 + half, top + 620, 540, top + 640, 490, top + 600],
  ];
  const flap = `M${num(x)} ${top + 280}C${num(x + edge * 60)} ${top + 360} ${num(x + edge * 120)} ${top + 500} ${num(x + edge * 90)} ${top + 640}L${num(x - edge * 40)} ${top + 620}C${num(x - edge * 70)} ${top + 500} ${num(x - edge * 50)} ${top + 380} ${num(x)} ${top + 280}Z`;
  return (
    form(pen, shape.outline, {
      matter: 'down',
      round: 120,
      bulge: 0.5,
      inner: (volume) =>
        blocks(pen, design, shape, volume) +
        bafflesOf(pen, design, shape) +
        folds(creases, 20, 0.6) +
        (back
          ? ''
          : zip(
              pen,
              `M${num(x)} ${top + 280}C${num(x + edge * 16)} ${top + 460} ${num(x)} ${foot - 330} ${num(x - edge * 40)} ${foot - 210}`,
              { width: 15, tape: pen.dark },
            )),
    }) +
    (back ? '' : opening(pen, design, shape)) +
    (design.open && !back
      ? form(pen, flap, {
          tone: lining(pen),
          matter: 'light-shell',
          round: 34,
          inner: folds([[x, top + 300, x, top + 450, x + edge * 30, top + 600]], 16, 0.8),
        })
      : '') +
    (back ? '' : puller(pen.accent, x, top + 290, edge * -12)) +
    mark(pen, pen.main.luminance > 0.7 ? pen.dark.base : pen.pale.base, 480 - edge * half * 0.42, top + 372, 1.7)
  );
}

/** In its stuff sack, as long as its packed volume says. */
function packed(pen: Pen): string {
  const litres = numberIn(pen.subject, 'Pakkvolum', 8);
  const lot = pen.lot('packed');
  const half = 130 + litres * 3.4 + lot.int(-10, 10);
  const high = 270 + litres * 17 + lot.int(-16, 16);
  const top = 640 - high / 2;
  const foot = 640 + high / 2;
  const w = half;
  return (
    form(
      pen,
      `M${480 - w * 0.8} ${top}C${480 - w * 0.4} ${top - 22} ${480 + w * 0.4} ${top - 22} ${480 + w * 0.8} ${top}C${480 + w + 10} ${top + 40} ${480 + w + 10} ${foot - 40} ${480 + w * 0.86} ${foot}C${480 + w * 0.4} ${foot + 26} ${480 - w * 0.4} ${foot + 26} ${480 - w * 0.86} ${foot}C${480 - w - 10} ${foot - 40} ${480 - w - 10} ${top + 40} ${480 - w * 0.8} ${top}Z`,
      {
        matter: 'light-shell',
        round: w,
        bulge: 0.7,
        inner: folds(
          [
            [480 - w * 0.5, top, 420, top + 90, 440, top + 180],
            [480, top, 476, top + 80, 486, top + 150],
            [480 + w * 0.5, top, 530, top + 90, 520, top + 190],
            [480 - w, foot - 90, 420, foot - 60, 460, foot - 100],
            [480 + w, foot - 60, 530, foot - 80, 500, foot - 30],
          ],
          24,
          0.9,
        ),
      },
    ) +
    [0.3, 0.68]
      .map((share) => top + high * share)
      .map(
        (y) =>
          line(
            pen.dark.base,
            `M${480 - w - 8} ${num(y)}C400 ${num(y + 20)} 560 ${num(y + 20)} ${480 + w + 8} ${num(y)}`,
            24,
          ) +
          groove(`M${480 - w - 8} ${num(y)}C400 ${num(y + 20)} 560 ${num(y + 20)} ${480 + w + 8} ${num(y)}`, 28, 0.5),
      )
      .join('') +
    cord(pen.accent, 480, top - 20, 110, 60) +
    mark(pen, pen.main.luminance > 0.7 ? pen.dark.base : pen.pale.base, 480, 640, 2.6)
  );
}

export const sleepingBag = silhouette(
  {
    rest: 'lies',
    floor: 1110,
    details: [
      { at: [480, 270], zoom: 2.1 },
      { at: [420, 800], zoom: 2 },
    ],
    outdoors: 0.8,
  },
  (pen, side) => {
    if (side === 'packed') return packed(pen);
    const { turn } = sleepingBagDesignOf(pen.subject);
    const lean = pen.view === 'scene' ? 64 : side === 'back' ? -turn : turn;
    const flat = pen.view === 'scene' ? 'translate(480 880) scale(1 .55)' : 'translate(480 600)';
    return `<g transform="${flat} rotate(${lean}) translate(-480 -600)">${spread(pen, side)}</g>`;
  },
);
