import { num, whole } from '@/demo/pictures/drawing/contour';
import { type Fold, folds, form, hollow, panel, tube } from '@/demo/pictures/drawing/form';
import { LEVEL, onBump, onColour, onPart, onSwell } from '@/demo/pictures/drawing/layers';
import type { Pen, Volume } from '@/demo/pictures/drawing/pen';
import { type Tone, toneOf } from '@/demo/pictures/drawing/tone';
import { cord, groove, line, mark, seam } from '@/demo/pictures/drawing/trim';
import { between, type Point, spot, steps, through } from './curve';
import { DIP } from './neck';
import { type Bench, button } from './pockets';
import { topstitch } from './sewing';

const clothOf = ({ design, tones }: Bench) => (design.hoodInSecond ? tones.second : tones.main);

/** Measures of a hood that stands as on a head. */
function standing({ design }: Bench) {
  const { hood, measures: m, open } = design;
  const k = hood.size;
  const top = m.neckY - 178 * k;
  return {
    k,
    top,
    wide: 116 * k,
    face: 72 * k,
    brow: top + 42 * k,
    chin: open ? m.neckY + open : m.neckY - 8,
    root: m.neck + 24,
  };
}

function dome({ k, top, wide, root }: ReturnType<typeof standing>, neckY: number, dip: number): string {
  return whole(
    `M480 ${num(top)}C${num(480 + wide * 0.6)} ${num(top)} ${num(480 + wide * 0.97)} ${num(top + 40 * k)} ${num(480 + wide)} ${num(top + 104 * k)}` +
      `C${num(480 + wide * 1.03)} ${num(top + 146 * k)} ${num(480 + root - 6)} ${num(neckY - 34)} ${num(480 + root)} ${num(neckY + 12)}` +
      `C${num(480 + root * 0.76)} ${num(neckY + 8 + dip * 0.7)} ${num(480 + root * 0.4)} ${num(neckY + dip)} 480 ${num(neckY + dip)}`,
  );
}

/** Where a face looks out: round above, and running together where the zip begins. */
function mouth({ k, face, brow, chin }: ReturnType<typeof standing>, more = 0): string {
  const w = face + more;
  return (
    `M480 ${num(brow - more)}C${num(480 + w * 0.62)} ${num(brow - more)} ${num(480 + w)} ${num(brow + 26 * k)} ${num(480 + w)} ${num(brow + 66 * k)}` +
    `C${num(480 + w)} ${num(between(brow, chin, 0.74))} ${num(480 + w * 0.42)} ${num(chin - 26)} 480 ${num(chin + more * 0.4)}`
  );
}

/** Long hairs around the opening. */
function ruff({ pen }: Bench, d: string, points: readonly Point[], [cx, cy]: Point): string {
  const lot = pen.lot('ruff');
  const tone = toneOf(pen.main.luminance < 0.4 ? '#b7a58a' : '#5d4a3a');
  const hairs = (each: number, longest: number) =>
    points
      .flatMap(([x, y]) =>
        Array.from({ length: each }, () => {
          const [dx, dy] = [x - cx, y - cy];
          const far = Math.hypot(dx, dy) || 1;
          const out = lot.int(14, longest) * (lot.chance(0.36) ? -0.9 : 1);
          const [a, b] = [x + lot.int(-11, 11), y + lot.int(-11, 11)];
          const lean = lot.int(-12, 12);
          return `M${spot([a, b])}q${spot([(dx / far) * out * 0.6 + lean * 0.2, (dy / far) * out * 0.6])} ${spot([(dx / far) * out + lean, (dy / far) * out + 5])}`;
        }),
      )
      .join('');
  const strands = (path: string, ink: string, width: number, alpha: number) =>
    `<path d="${path}" fill="none" stroke="${ink}" stroke-width="${width}" stroke-opacity="${alpha}" stroke-linecap="round"/>`;
  const under = hairs(4, 34);
  const over = hairs(7, 24);
  const volume = { round: 3, bulge: 0.4 };
  const matter = 'fleece';
  return (
    onColour(strands(under, tone.shade, 4, 1)) +
    onPart(strands(under, pen.part({ volume, matter, grain: 0 }), 4, 1)) +
    tube(pen, d, 36, { tone, matter: 'suede', bulge: 0.7 }) +
    onColour(
      strands(over, tone.base, 5, 1) +
        strands(hairs(3, 30), tone.light, 2.6, 0.9) +
        strands(hairs(2, 24), tone.shade, 2.4, 0.8),
    ) +
    onPart(strands(over, pen.part({ volume, matter, grain: 0 }), 3.4, 1)) +
    onBump(strands(over, '#fff', 2, 0.16))
  );
}

function hoodUp(bench: Bench): string {
  const { pen, tones, design } = bench;
  const { hood, measures: m } = design;
  const s = standing(bench);
  const { k, top, wide, face, brow, chin } = s;
  const tone = clothOf(bench);
  const outer = dome(s, m.neckY, DIP);
  const hole = whole(mouth(s));
  const side = (d: (sign: 1 | -1) => string) => d(-1) + d(1);
  const x = (sign: number, far: number) => num(480 + sign * far);
  const panelSeam = side((sign) => {
    const d = `M${x(sign, face * 0.62)} ${num(brow - 12 * k)}Q${x(sign, wide * 0.5)} ${num(top + 16 * k)} ${x(sign, wide * 0.36)} ${num(top + 2)}`;
    return seam(tone, d, 2);
  });
  const cheeks = folds(
    [
      [480 - wide, m.neckY - 60, 420, m.neckY - 40, 410, m.neckY + 10],
      [480 - wide * 0.9, m.neckY - 14, 430, m.neckY - 4, 440, m.neckY + 30],
      [480 + wide, m.neckY - 72, 548, m.neckY - 44, 542, m.neckY + 2],
      [480 + wide * 0.9, m.neckY - 24, 540, m.neckY + 4, 516, m.neckY + 34],
      [480 - wide * 0.98, top + 96 * k, 400, top + 90 * k, 404, top + 66 * k],
      [480 + wide * 0.98, top + 112 * k, 562, top + 96 * k, 556, top + 74 * k],
    ],
    9,
    0.75,
  );
  const quilted = design.quilt
    ? steps(2, 0.3, 0.78)
        .map((t) => {
          const y = between(top, m.neckY, t);
          const d = `M${num(480 - wide - 10)} ${num(y)}Q480 ${num(y - 30)} ${num(480 + wide + 10)} ${num(y)}`;
          return hollow(d, 46, 0.6) + seam(tone, d, 1.8);
        })
        .join('')
    : '';
  const neckLow = m.neckY + 4;
  const volume = { round: 66, bulge: 0.62 };
  const back = sunken(
    pen,
    hole,
    volume,
    tones.lining,
    seam(
      tones.lining,
      `M${num(480 - face * 0.5)} ${num(brow)}Q${num(480 - face * 0.36)} ${num(neckLow - 50)} ${num(480 - face * 0.44)} ${num(neckLow)}`,
      1.6,
    ) +
      seam(
        tones.lining,
        `M${num(480 + face * 0.5)} ${num(brow)}Q${num(480 + face * 0.36)} ${num(neckLow - 50)} ${num(480 + face * 0.44)} ${num(neckLow)}`,
        1.6,
      ) +
      hollow(
        `M${num(480 - face)} ${num(neckLow - 44)}Q480 ${num(neckLow - 22)} ${num(480 + face)} ${num(neckLow - 44)}`,
        16,
        0.6,
      ) +
      (chin > m.neckY + 30
        ? form(
            pen,
            `M456 ${num(neckLow - 30)}L504 ${num(neckLow - 30)}L502 ${num(neckLow - 2)}L458 ${num(neckLow - 2)}Z`,
            { tone: pen.dark, round: 3 },
          ) + mark(pen, '#e9e6df', 480, neckLow - 16, 0.5)
        : ''),
  );
  const brim = whole(
    `M480 ${num(brow - 26 * k)}C${num(480 + face * 0.66)} ${num(brow - 26 * k)} ${num(480 + face + 8)} ${num(brow + 8 * k)} ${num(480 + face + 9)} ${num(brow + 66 * k)}C${num(480 + face - 6)} ${num(brow + 34 * k)} ${num(480 + face * 0.56)} ${num(brow + 13 * k)} 480 ${num(brow + 12 * k)}`,
  );
  const brimStitch = (down: number) =>
    `M${num(480 - face + 4)} ${num(brow + down + 24 * k)}C${num(480 - face * 0.6)} ${num(brow + down - 10 * k)} ${num(480 + face * 0.6)} ${num(brow + down - 10 * k)} ${num(480 + face - 4)} ${num(brow + down + 24 * k)}`;
  const neckSeam = `M${num(480 - s.root)} ${num(m.neckY + 4)}C${num(480 - s.root * 0.72)} ${num(m.neckY + DIP * 0.72)} ${num(480 - s.root * 0.36)} ${num(m.neckY + DIP)} 480 ${num(m.neckY + DIP)}C${num(480 + s.root * 0.36)} ${num(m.neckY + DIP)} ${num(480 + s.root * 0.72)} ${num(m.neckY + DIP * 0.72)} ${num(480 + s.root)} ${num(m.neckY + 4)}`;
  const ring = whole(mouth(s, 15 * k));
  return (
    form(pen, outer, {
      tone,
      matter: design.matter,
      volume,
      inner: quilted + panelSeam + cheeks + (hood.ruff ? '' : topstitch(design, tone, ring) + hollow(ring, 22, -0.3)),
    }) +
    back +
    line(tone.line, hole, 2, 0.6) +
    groove(hole, 7, -0.5) +
    (hood.brim && !hood.ruff
      ? form(pen, brim, {
          tone,
          matter: 'softshell',
          round: 12,
          bulge: 0.7,
          inner: topstitch(design, tone, brimStitch(-10 * k)) + topstitch(design, tone, brimStitch(0)),
        })
      : '') +
    (hood.ruff ? ruff(bench, whole(mouth(s)), ruffPoints(s), [480, brow + 70 * k]) : '') +
    fastening(bench, neckSeam) +
    (hood.cords && !hood.ruff
      ? cord(tones.pull, num2(480 - face * 0.78), chin - 44, 74, -7) +
        cord(tones.pull, num2(480 + face * 0.78), chin - 44, 74, 7)
      : '')
  );
}

/** An opening one looks into: the lining of the far side, the deeper the nearer to its middle. */
function sunken(pen: Pen, d: string, volume: Volume, tone: Tone, inner: string): string {
  const clip = pen.id();
  return (
    onSwell(`<path d="${d}" fill="${LEVEL}"/>`) +
    onBump(`<path d="${d}" fill="${LEVEL}"/>`) +
    panel(pen, d, volume, { tone, matter: 'jersey', edge: 0 }) +
    onSwell(`<path d="${d}" fill="#000" fill-opacity=".5"/>`) +
    `<clipPath id="${clip}"><path d="${d}"/></clipPath><g clip-path="url(#${clip})">${hollow(d, 70, -0.35)}${inner}</g>`
  );
}

const num2 = (n: number) => Math.round(n);

/** Along the opening, from the chin up one side and down the other. */
const ruffPoints = ({ k, face, brow, chin }: ReturnType<typeof standing>): Point[] => {
  const middle = brow + 66 * k;
  return steps(44, -1, 1).map((t): Point => {
    const turn = t * Math.PI;
    const low = Math.cos(turn) < 0;
    const narrow = low ? 1 - 0.35 * Math.cos(turn) ** 2 : 1;
    return [480 + Math.sin(turn) * face * narrow, middle - Math.cos(turn) * (low ? chin - middle : middle - brow)];
  });
};

/** How the hood comes off: a zip under a seam, or a row of snaps. */
function fastening({ design, tones }: Bench, neckSeam: string): string {
  const { hood, measures: m } = design;
  if (hood.detaches === 'not') return seam(tones.main, neckSeam, 2);
  if (hood.detaches === 'zip')
    return seam(tones.main, neckSeam, 3.4) + line(tones.zip.line, neckSeam, 2.4, 0.8, ' stroke-dasharray="2.4 2"');
  return (
    seam(tones.main, neckSeam, 2) +
    [-0.82, -0.46, 0.46, 0.82]
      .map((u) => button(Math.round(480 + (m.neck + 2) * u), Math.round(m.neckY + DIP * (1 - u * u) + 3 - 14), 7))
      .join('')
  );
}

/** A hood on the back, seen from in front: a soft heap behind the collar. */
export function hoodBehind(bench: Bench): string {
  const { pen, design } = bench;
  if (design.hood.lies !== 'back') return '';
  const { measures: m, hood, collar } = design;
  const tone = clothOf(bench);
  const top = m.neckY - collar - 26 * hood.size;
  const wide = (m.neck + 52) * hood.size;
  const x = (share: number) => num(480 + wide * share);
  const y = (down: number) => num(m.neckY + down);
  const heap = whole(
    `M480 ${num(top - 10)}C${x(0.5)} ${num(top - 14)} ${x(0.94)} ${num(top + 10)} ${x(1)} ${y(-30)}C${x(1.03)} ${y(10)} ${x(0.8)} ${y(40)} 480 ${y(70)}`,
  );
  const rim = (lower: number) =>
    `M${x(-1.05)} ${y(-40 + lower)}C${x(-0.8)} ${num(top + 6 + lower)} ${x(0.8)} ${num(top + 6 + lower)} ${x(1.05)} ${y(-40 + lower)}`;
  const cushions = design.quilt
    ? [0, 46].map((lower) => hollow(rim(lower), 40, 0.7) + seam(tone, rim(lower), 1.8)).join('')
    : topstitch(design, tone, rim(0));
  const creases: Fold[] = [
    [480 - wide, m.neckY - 20, 480 - wide * 0.7, m.neckY - 60, 420, top + 14],
    [480 - wide * 0.96, m.neckY + 10, 400, m.neckY - 34, 410, m.neckY - 70],
    [480 + wide, m.neckY - 24, 480 + wide * 0.72, m.neckY - 66, 530, top + 10],
    [480 + wide * 0.9, m.neckY + 14, 566, m.neckY - 20, 560, m.neckY - 60],
  ];
  return form(pen, heap, {
    tone,
    matter: design.matter,
    round: 40,
    bulge: 0.75,
    inner: cushions + folds(creases, 11, 0.9),
  });
}

/** What lies over the neck in front. */
export const hoodFront = (bench: Bench): string => (bench.design.hood.lies === 'up' ? hoodUp(bench) : '');

export function hoodFromBehind(bench: Bench): string {
  const { pen, tones, design } = bench;
  const { hood, measures: m } = design;
  if (hood.lies === 'none') return '';
  const tone = clothOf(bench);
  const s = standing(bench);
  const { k, top, wide, root } = s;
  const up = hood.lies === 'up';
  const low = m.neckY + 176 * k;
  const shape = up
    ? dome(s, m.neckY, 34)
    : whole(
        `M480 ${num(m.neckY - design.collar * 0.8)}C${num(480 + root * 0.8)} ${num(m.neckY - design.collar * 0.86)} ${num(480 + root + 2)} ${num(m.neckY - 60)} ${num(480 + root + 10)} ${num(m.neckY - 8)}C${num(480 + wide * 1.12)} ${num(m.neckY + 60)} ${num(480 + wide * 0.74)} ${num(low - 8)} 480 ${num(low)}`,
      );
  const from = up ? top : m.neckY - design.collar * 0.8;
  const to = up ? m.neckY + 34 : low;
  const middle = (sign: number) =>
    `M${num(480 + sign * wide * 0.4)} ${num(from)}Q${num(480 + sign * wide * 0.5)} ${num(between(from, to, 0.5))} ${num(480 + sign * wide * 0.32)} ${num(to)}`;
  const adjuster = between(from, to, up ? 0.42 : 0.5);
  const ring = `M${num(480 - root)} ${num(m.neckY + 4)}C${num(480 - root * 0.6)} ${num(m.neckY + 34)} ${num(480 + root * 0.6)} ${num(m.neckY + 34)} ${num(480 + root)} ${num(m.neckY + 4)}`;
  return (
    (up ? '' : hollow(shape, 60, 0.3)) +
    form(pen, shape, {
      tone,
      matter: design.matter,
      round: 66,
      bulge: 0.75,
      inner:
        seam(tone, middle(-1), 2) +
        seam(tone, middle(1), 2) +
        topstitch(design, tone, middle(-1).replace(/^M/, 'M'), 1.2) +
        (design.quilt
          ? steps(3, 0.2, 0.86)
              .map((t) => {
                const y = between(from, to, t);
                const d = `M${num(480 - wide * 1.2)} ${num(y)}Q480 ${num(y + 22)} ${num(480 + wide * 1.2)} ${num(y)}`;
                return hollow(d, 50, 0.6) + seam(tone, d, 1.8);
              })
              .join('')
          : '') +
        folds(
          [
            [480 - wide, between(from, to, 0.7), 430, between(from, to, 0.66), 420, between(from, to, 0.44)],
            [480 + wide, between(from, to, 0.62), 540, between(from, to, 0.66), 500, between(from, to, 0.86)],
            [480 - wide * 0.6, to, 450, between(from, to, 0.84), 470, between(from, to, 0.6)],
          ],
          11,
          0.7,
        ) +
        (hood.cords && !design.quilt
          ? form(
              pen,
              `M440 ${num(adjuster - 11)}L520 ${num(adjuster - 11)}L520 ${num(adjuster + 11)}L440 ${num(adjuster + 11)}Z`,
              { tone: tones.second, matter: 'matt-plastic', round: 6 },
            ) + topstitch(design, tones.second, `M448 ${num(adjuster)}L512 ${num(adjuster)}`)
          : ''),
    }) +
    (up ? fastening(bench, ring) : '')
  );
}
void through;
