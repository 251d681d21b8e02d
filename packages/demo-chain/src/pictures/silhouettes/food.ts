import { whole } from 'demo-chain/pictures/drawing/contour';
import { folds, form, hollow, panel } from 'demo-chain/pictures/drawing/form';
import { groundUnder } from 'demo-chain/pictures/drawing/ground';
import { onColour } from 'demo-chain/pictures/drawing/layers';
import type { Pen, Volume } from 'demo-chain/pictures/drawing/pen';
import { type Side, silhouette } from 'demo-chain/pictures/drawing/silhouette';
import { inkOn, motif } from 'demo-chain/pictures/drawing/tastes';
import { fill, groove, line, mark } from 'demo-chain/pictures/drawing/trim';

/** Lines of print too small to be read, and a bar code. */
function smallPrint(pen: Pen, x: number, y: number, wide: number, lines: number): string {
  const lot = pen.lot('print');
  const text = Array.from({ length: lines }, (_, i) =>
    line(pen.dark.base, `M${x} ${y + i * 20}h${Math.round(wide * (0.55 + lot.next() * 0.45))}`, 5, 0.55),
  ).join('');
  const bars = Array.from(
    { length: 22 },
    (_, i) =>
      `<path d="M${x + wide - 104 + i * 4.6} ${y + lines * 20}v54" stroke="#1c1d1f" stroke-width="${i % 3 ? 1.6 : 3}"/>`,
  ).join('');
  return text + fill('#ffffff', `M${x + wide - 114} ${y + lines * 20 - 8}h118v70h-118z`) + onColour(bars);
}

const pouchOutline = whole(
  'M480 226L704 222C706 240 706 256 704 272L697 278L704 286C700 330 706 380 716 440C728 520 736 640 738 760C740 860 738 950 728 1012C718 1042 690 1052 650 1056C590 1062 540 1064 480 1064',
);

type Layout = 'band' | 'disc' | 'slope' | 'window';

function pouchFront(pen: Pen, volume: Volume): string {
  const layout = pen.lot('layout').pick<Layout>(['band', 'disc', 'slope', 'window']);
  const pale = { tone: pen.pale, matter: 'foil', edge: 0 } as const;
  const fields: Record<Layout, string> = {
    band: panel(pen, 'M200 520C380 548 580 548 760 520L760 810C580 842 380 842 200 810Z', volume, pale),
    disc: panel(pen, 'M480 486A190 190 0 1 1 479 486Z', volume, pale),
    slope: panel(pen, 'M200 640L760 470V880L200 1000Z', volume, pale),
    window: panel(pen, 'M320 500H640V850H320Z', volume, pale),
  };
  const at: Record<Layout, [number, number, number]> = {
    band: [480, 672, 1.3],
    disc: [480, 676, 1.5],
    slope: [500, 740, 1.35],
    window: [480, 676, 1.35],
  };
  return (
    fields[layout] +
    motif(pen, ...at[layout]) +
    mark(pen, inkOn(pen), 480, 426, 4.4) +
    line(inkOn(pen), 'M380 930H580M420 966H540', 9, 0.7)
  );
}

function pouch(pen: Pen, side: Side): string {
  const open = side === 'packed';
  return form(pen, pouchOutline, {
    matter: 'foil',
    round: 120,
    bulge: 0.5,
    inner: (volume) =>
      folds(
        [
          [262, 330, 290, 380, 350, 400],
          [300, 326, 330, 420, 318, 500],
          [700, 340, 660, 390, 610, 398],
          [660, 326, 640, 420, 656, 510],
          [226, 700, 290, 860, 268, 930],
          [738, 720, 680, 860, 700, 940],
          [330, 1050, 350, 960, 300, 880],
          [640, 1050, 620, 960, 668, 890],
        ],
        22,
        0.9,
      ) +
      (side === 'back'
        ? panel(pen, 'M286 500H674V900H286Z', volume, { tone: pen.pale, matter: 'paper' }) +
          smallPrint(pen, 312, 536, 330, 12)
        : pouchFront(pen, volume)) +
      [240, 252, 264, 276, 288].map((y) => groove(`M236 ${y}L724 ${y - 2}`, 4, 0.4)).join('') +
      groove('M236 352C400 362 560 362 724 352', 4, 0.6) +
      (open
        ? form(pen, 'M220 200H740V366C600 300 360 300 220 366Z', { fill: pen.dark.deep, matter: 'flat', round: 10 }) +
          hollow('M240 372C380 314 580 314 720 372', 40, 0.4)
        : ''),
  });
}

const zigzag = (x: number, out: number) =>
  Array.from({ length: 11 }, (_, i) => `L${x + (i % 2 ? out : 0)} ${-92 + i * 18.4}`).join('');
const wrapper = `M-262 -106C-120 -122 120 -122 262 -106L322 -92${zigzag(322, 12)}L322 92L262 106C120 122 -120 122 -262 106L-322 92${Array.from({ length: 11 }, (_, i) => `L${-322 - (i % 2 ? 12 : 0)} ${92 - i * 18.4}`).join('')}Z`;
const bite =
  'M-150 -74C-60 -84 60 -84 150 -74C162 -70 166 -60 166 -46C150 -30 168 -14 152 4C140 20 170 34 158 58C130 80 -60 84 -150 74C-162 70 -166 60 -166 46L-166 -46C-166 -60 -160 -70 -150 -74Z';

function oats(pen: Pen): string {
  const lot = pen.lot('oats');
  const flakes = Array.from({ length: 54 }, () => {
    const tone = lot.pick([pen.pale, pen.accent, pen.steel, pen.accent]);
    const x = lot.int(-150, 150);
    const y = lot.int(-64, 64);
    return `<g transform="translate(${x} ${y}) rotate(${lot.int(0, 179)})">${form(pen, 'M-17 0A17 10 0 1 1 -17 .1Z', { tone, matter: 'suede', fill: lot.pick(['#d9b277', '#c2935a', '#e6c894', pen.accent.base]), round: 9, bulge: 0.7, edge: 0.4 })}</g>`;
  }).join('');
  return form(pen, bite, { fill: '#a8743e', matter: 'suede', round: 30, inner: flakes });
}

function bar(pen: Pen, side: Side): string {
  const lot = pen.lot('bar');
  const ink = inkOn(pen);
  const crimps = [-314, -300, -286, 286, 300, 314].map((x) => groove(`M${x} -94V94`, 5, 0.5)).join('');
  const front = (volume: Volume) => {
    const slant = lot.int(-90, 90);
    return (
      panel(pen, `M${20 + slant} -130H${140 + slant}L${60 - slant} 130H${-60 - slant}Z`, volume, {
        tone: pen.accent,
        matter: 'foil',
        edge: 0,
      }) +
      mark(pen, ink, -170, 4, 3.6) +
      `<g transform="translate(176 0)">${fill('#ffffff', 'M-78 0A78 78 0 1 1 -78 .1Z', 0.92)}${motif(pen, 0, 0, 0.62)}</g>`
    );
  };
  const back = (volume: Volume) =>
    panel(pen, 'M-230 -60H230V80H-230Z', volume, { tone: pen.pale, matter: 'paper' }) +
    smallPrint(pen, -210, -44, 300, 3);
  const sealed = () =>
    form(pen, wrapper, {
      matter: 'foil',
      round: 80,
      bulge: 0.55,
      inner: (volume) =>
        (side === 'back' ? back(volume) : front(volume)) +
        crimps +
        folds(
          [
            [-262, -90, -200, -60, -170, -84],
            [-264, 60, -210, 40, -176, 70],
            [-262, 10, -214, 4, -180, 24],
            [262, -60, 200, -40, 172, -76],
            [262, 70, 214, 50, 180, 78],
            [262, 10, 220, 0, 190, -14],
          ],
          14,
          1,
        ),
    });
  const turn = lot.int(-34, -16);
  const placed = (x: number, y: number, lean: number, drawn: string) =>
    `<g transform="translate(${x} ${y}) rotate(${lean}) scale(1.24)">${drawn}</g>`;
  const stone = pen.view === 'scene' ? groundUnder(pen, 'stone', 860, 700) : '';
  if (side === 'packed')
    return (
      placed(500, 400, turn, sealed()) + placed(470, 600, turn + 4, sealed()) + placed(500, 800, turn - 3, sealed())
    );
  const unwrapped = side === 'back' ? '' : placed(560, 800, turn + 8, oats(pen));
  return stone + unwrapped + placed(472, 560, turn, sealed());
}

export const mealPouch = silhouette(
  {
    rest: 'stands',
    restOf: { back: 'lies' },
    floor: 1058,
    details: [
      { at: [480, 660], zoom: 1.9 },
      { at: [480, 330], zoom: 2 },
    ],
    outdoors: 0.66,
  },
  (pen, side) => (pen.view === 'scene' ? groundUnder(pen, 'stone', 1056, 560) : '') + pouch(pen, side),
);

export const energyBar = silhouette(
  {
    rest: 'lies',
    details: [
      { at: [560, 800], zoom: 2 },
      { at: [330, 620], zoom: 2 },
    ],
    outdoors: 0.8,
    floor: 1060,
  },
  bar,
);
