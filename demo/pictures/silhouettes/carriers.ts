import { num } from '@/demo/pictures/drawing/contour';
import { type Fold, folds, form, panel, patch, tube } from '@/demo/pictures/drawing/form';
import { buckle, strap, stuffSack } from '@/demo/pictures/drawing/luggage';
import { corners, ring, slab, turned } from '@/demo/pictures/drawing/outline';
import type { Pen, Volume } from '@/demo/pictures/drawing/pen';
import { rock } from '@/demo/pictures/drawing/props';
import { type Side, silhouette } from '@/demo/pictures/drawing/silhouette';
import { toneOf } from '@/demo/pictures/drawing/tone';
import { line, mark, puller, seam, zip } from '@/demo/pictures/drawing/trim';
import { type BagDesign, bagDesignOf, dryBagDesignOf, skiBagDesignOf } from './bag-design';

const FLOOR = 1040;
const reflector = toneOf('#dfe3e6');
const pane = toneOf('#b9ccd3');

const areaOf = (blocking: BagDesign['blocking'], [l, t, r, b]: readonly [number, number, number, number]): string => {
  const at = (x: number, y: number): [number, number] => [l + (r - l) * x, t + (b - t) * y];
  const areas: Record<BagDesign['blocking'], string> = {
    one: '',
    ends:
      corners(at(-0.2, 0.84), at(1.2, 0.84), at(1.2, 1.2), at(-0.2, 1.2)) +
      corners(at(-0.2, -0.3), at(1.2, -0.3), at(1.2, 0.14), at(-0.2, 0.14)),
    foot: corners(at(-0.2, 0.66), at(1.2, 0.66), at(1.2, 1.2), at(-0.2, 1.2)),
    top: corners(at(-0.2, -0.3), at(1.2, -0.3), at(1.2, 0.3), at(-0.2, 0.3)),
    middle: corners(at(-0.2, 0.4), at(1.2, 0.4), at(1.2, 0.62), at(-0.2, 0.62)),
    slant: corners(at(-0.2, 0.9), at(1.2, 0.4), at(1.2, 1.3), at(-0.2, 1.3)),
  };
  return areas[blocking];
};

function blocked(
  pen: Pen,
  { blocking, matter }: BagDesign,
  box: readonly [number, number, number, number],
  volume: Volume,
): string {
  const area = areaOf(blocking, box);
  return area
    ? panel(pen, area, volume, { tone: blocking === 'ends' || blocking === 'foot' ? pen.panel : pen.accent, matter })
    : '';
}

/** Hangs on a carrier: hooks behind, a reflector in front. */
function pannierBag(pen: Pen, side: Side): string {
  const design = bagDesignOf(pen.subject);
  const wide = 400 + design.litres * 6;
  const high = 540 + design.litres * 6;
  const top = FLOOR - high;
  const [l, r] = [480 - wide / 2, 480 + wide / 2];
  const foot = design.shape === 'slope' ? wide * 0.76 : design.shape === 'barrel' ? wide * 0.9 : wide;
  const creases: Fold[] = [
    [l + 16, top + high * 0.46, l + wide * 0.2, top + high * 0.5, l + wide * 0.4, top + high * 0.47],
    [r - 10, FLOOR - high * 0.3, r - wide * 0.2, FLOOR - high * 0.34, r - wide * 0.36, FLOOR - high * 0.3],
  ];
  const body = form(pen, slab({ top: top + 60, bottom: FLOOR, wide, foot, corner: 54, swell: 8, sag: 4 }), {
    matter: design.matter,
    round: 100,
    bulge: 0.45,
    inner: (volume) => blocked(pen, design, [l, top, r, FLOOR], volume) + folds(creases, 20, 0.9),
  });
  const lid = form(
    pen,
    slab({ top, bottom: top + high * 0.24, wide: wide * 0.98, foot: wide * 1.03, corner: 40, crown: 10, sag: 6 }),
    { tone: design.blocking === 'top' ? pen.accent : pen.main, matter: design.matter, round: 60, bulge: 0.5 },
  );
  const shut =
    zip(
      pen,
      `M${num(l - 4)} ${num(top + high * 0.22)}Q480 ${num(top + high * 0.25)} ${num(r + 4)} ${num(top + high * 0.22)}`,
      { width: 15, tape: pen.dark },
    ) + puller(pen.accent, l + wide * 0.2, top + high * 0.235, 0, 1.1);
  const handle = (dx: number) =>
    strap(
      pen,
      `M${num(480 - wide * 0.2 + dx)} ${num(top + 70)}C${num(480 - wide * 0.16 + dx)} ${num(top - 110)} ${num(480 + wide * 0.16 + dx)} ${num(top - 110)} ${num(480 + wide * 0.2 + dx)} ${num(top + 70)}`,
      22,
    );
  if (side === 'packed') return stuffSack(pen, { long: wide, thick: 170 + design.litres, y: 950, straps: 2 });
  if (side === 'back') {
    const hook = (x: number) =>
      form(pen, slab({ x, top: top + 92, bottom: top + 150, wide: 70, corner: 12 }), {
        tone: pen.dark,
        matter: 'matt-plastic',
        round: 12,
      }) +
      tube(
        pen,
        `M${x - 16} ${top + 110}L${x - 16} ${top + 50}C${x - 16} ${top + 20} ${x + 22} ${top + 20} ${x + 22} ${top + 54}`,
        16,
        { tone: pen.dark, matter: 'matt-plastic' },
      );
    return (
      handle(0) +
      body +
      form(pen, slab({ top: top + 90, bottom: FLOOR - 60, wide: wide * 0.84, foot: foot * 0.8, corner: 30 }), {
        tone: pen.dark,
        matter: 'matt-plastic',
        round: 16,
        bulge: 0.3,
      }) +
      tube(pen, `M${num(l + 44)} ${top + 122}L${num(r - 44)} ${top + 122}`, 26, {
        tone: pen.steel,
        matter: 'aluminium',
      }) +
      hook(l + 100) +
      hook(r - 100) +
      tube(pen, `M480 ${FLOOR - 330}L480 ${FLOOR - 170}C480 ${FLOOR - 140} 530 ${FLOOR - 140} 530 ${FLOOR - 180}`, 18, {
        tone: pen.dark,
        matter: 'matt-plastic',
      })
    );
  }
  return (
    handle(16) +
    body +
    lid +
    shut +
    handle(-8) +
    form(pen, slab({ top: FLOOR - high * 0.25, bottom: FLOOR - high * 0.25 + 52, wide: wide * 0.4, corner: 14 }), {
      tone: reflector,
      matter: 'plastic',
      round: 8,
    }) +
    (design.pocket === 'none'
      ? ''
      : zip(
          pen,
          `M${num(480 - wide * 0.3)} ${num(top + high * 0.4)}L${num(480 + wide * 0.3)} ${num(top + high * 0.385)}`,
          { width: 13, tape: pen.accent },
        )) +
    mark(pen, design.blocking === 'middle' ? pen.dark.base : pen.accent.base, 480, top + high * 0.54, 2.6)
  );
}

export const pannier = silhouette(
  {
    rest: 'stands',
    floor: FLOOR,
    details: [
      { at: [420, 560], zoom: 2 },
      { of: 'back', at: [420, 520], zoom: 2.1 },
    ],
    outdoors: 0.7,
  },
  pannierBag,
);

/** As long as its skis: leans across the picture. */
function longBag(pen: Pen, side: Side): string {
  const design = skiBagDesignOf(pen.subject);
  const long = 820 + (design.length - 170) * 5.6;
  const half = 52 + design.pairs * 22;
  const [t, b] = [600 - long / 2, 600 + long / 2];
  const tip = design.shape === 'barrel' ? half * 0.7 : half * 0.44;
  const d = `M${480 - tip} ${t + 34}C${480 - tip} ${t - 8} ${480 + tip} ${t - 8} ${480 + tip} ${t + 34}C${480 + half * 0.86} ${t + 160} ${480 + half} ${t + 300} ${480 + half} 620C${480 + half} ${b - 220} ${480 + half * 0.9} ${b - 60} ${480 + half * 0.78} ${b - 20}Q480 ${b + 22} ${480 - half * 0.78} ${b - 20}C${480 - half * 0.9} ${b - 60} ${480 - half} ${b - 220} ${480 - half} 620C${480 - half} ${t + 300} ${480 - half * 0.86} ${t + 160} ${480 - tip} ${t + 34}Z`;
  if (side === 'packed')
    return stuffSack(pen, { long: 430 + design.pairs * 50, thick: 230, y: 880, straps: 2, turn: -3 });
  const bands = [0.3, 0.7]
    .map(
      (share) =>
        strap(
          pen,
          `M${480 - half - 6} ${num(t + long * share)}Q480 ${num(t + long * share + 20)} ${480 + half + 6} ${num(t + long * share)}`,
          24,
        ) + buckle(pen, 480 + half * 0.3, t + long * share + 10, 0.7, 86),
    )
    .join('');
  const creases = [0.16, 0.44, 0.58, 0.86].map(
    (share, i): Fold => [
      480 + (i % 2 ? half : -half),
      t + long * share,
      480,
      t + long * share + 40,
      480 + (i % 2 ? -half : half) * 0.5,
      t + long * share + 20,
    ],
  );
  const handle = strap(
    pen,
    `M${480 + half * 0.5} ${num(t + long * 0.4)}C${480 + half + 120} ${num(t + long * 0.42)} ${480 + half + 120} ${num(t + long * 0.58)} ${480 + half * 0.5} ${num(t + long * 0.6)}`,
    24,
  );
  const bag =
    handle +
    form(pen, d, {
      matter: design.matter,
      round: half,
      bulge: 0.55,
      inner: (volume) =>
        blocked(pen, design, [480 - half, t, 480 + half, b], volume) +
        folds(creases, 16, 1) +
        (side === 'back' ? seam(pen.main, `M480 ${t}L480 ${b}`, 3) : ''),
    }) +
    (side === 'back'
      ? ''
      : zip(
          pen,
          `M${480 - half * 0.4} ${t + 60}C${480 - half * 0.6} ${t + 300} ${480 - half * 0.6} ${b - 300} ${480 - half * 0.5} ${b - 80}`,
          { width: 14, tape: pen.dark },
        ) + puller(pen.accent, 480 - half * 0.45, t + 90, 0, 1)) +
    bands +
    turned(mark(pen, design.blocking === 'middle' ? pen.dark.base : pen.accent.base, 480, 600, 2.6), 90);
  const lean = design.lean * (side === 'back' ? -28 : 28);
  return pen.view === 'scene' ? rock(pen, 480, 900, 330) + turned(bag, 72 * design.lean, 480, 840) : turned(bag, lean);
}

export const skiBag = silhouette(
  {
    rest: 'lies',
    restOf: { packed: 'stands' },
    details: [
      { at: [480, 600], zoom: 2.2 },
      { at: [480, 430], zoom: 1.6 },
    ],
    floor: 1090,
    outdoors: 0.74,
  },
  longBag,
);

/** A welded tube of coated cloth that is rolled down and clipped. */
function rolledBag(pen: Pen, side: Side): string {
  const design = dryBagDesignOf(pen.subject);
  const wide = 330 + design.litres * 2.6;
  const high = 560 + design.litres * 5;
  const top = FLOOR - high;
  const [l, r] = [480 - wide / 2, 480 + wide / 2];
  if (side === 'packed') return stuffSack(pen, { long: wide + 60, thick: 130 + design.litres, y: 960, straps: 1 });
  const neck = top + high * 0.2;
  const roll =
    tube(pen, `M${num(l - 6)} ${num(top + 66)}Q480 ${num(top + 40)} ${num(r + 6)} ${num(top + 66)}`, 66, {
      matter: design.matter,
      bulge: 0.8,
      tone: design.blocking === 'top' ? pen.accent : pen.main,
    }) +
    line(
      pen.main.line,
      `M${num(l - 10)} ${num(top + 74)}Q480 ${num(top + 50)} ${num(r + 10)} ${num(top + 74)}`,
      3,
      0.6,
    );
  const clip =
    design.rolled === 'clip'
      ? strap(
          pen,
          `M${num(l + 10)} ${num(top + 50)}C${num(l + 40)} ${num(top - 100)} ${num(r - 40)} ${num(top - 100)} ${num(r - 10)} ${num(top + 50)}`,
          26,
        ) + buckle(pen, 480, top - 62, 1.1, 90)
      : [l, r]
          .map(
            (x, i) =>
              strap(
                pen,
                `M${num(x)} ${num(top + 60)}C${num(x + (i ? 44 : -44))} ${num(top + 130)} ${num(x + (i ? 30 : -30))} ${num(top + 240)} ${num(x)} ${num(top + 320)}`,
                22,
              ) + buckle(pen, x + (i ? 26 : -26), top + 190, 0.9),
          )
          .join('');
  const creases: Fold[] = Array.from({ length: 9 }, (_, i) => {
    const x = l + ((i + 0.5) / 9) * wide;
    return [x, top + 90, x + (480 - x) * 0.06, neck + 20, x + (i % 2 ? 18 : -16), neck + 90 + (i % 3) * 40];
  });
  const d = `M${num(l + 8)} ${num(top + 60)}C${num(l + 10)} ${num(neck)} ${num(l - 14)} ${num(neck + 60)} ${num(l - 16)} ${num(neck + 180)}L${num(l - 10)} ${FLOOR - 46}Q${num(l)} ${FLOOR} 480 ${FLOOR + 6}Q${num(r)} ${FLOOR} ${num(r + 10)} ${FLOOR - 46}L${num(r + 16)} ${num(neck + 180)}C${num(r + 14)} ${num(neck + 60)} ${num(r - 10)} ${num(neck)} ${num(r - 8)} ${num(top + 60)}Z`;
  const harness =
    side === 'back' && design.asRucksack
      ? [-1, 1]
          .map((s) =>
            tube(
              pen,
              `M${480 + s * 40} ${num(neck + 60)}C${480 + s * wide * 0.46} ${num(neck + 80)} ${480 + s * wide * 0.44} ${num(FLOOR - 260)} ${480 + s * wide * 0.3} ${FLOOR - 110}`,
              46,
              { tone: pen.dark, matter: 'mesh', bulge: 0.4 },
            ),
          )
          .join('')
      : '';
  const bag =
    form(pen, d, {
      matter: design.matter,
      round: wide / 2,
      bulge: 0.62,
      turned: true,
      inner: (volume) =>
        blocked(pen, design, [l, top, r, FLOOR], volume) +
        (side === 'front' && design.window
          ? patch(pen, slab({ top: neck + 150, bottom: FLOOR - 150, wide: 84, corner: 30 }), volume, {
              tone: pane,
              matter: 'glass',
              height: 2,
            })
          : '') +
        (design.valve && side === 'front'
          ? patch(pen, ring(l + wide * 0.2, FLOOR - 150, 24), volume, {
              tone: pen.dark,
              matter: 'matt-plastic',
              height: 6,
            })
          : '') +
        folds(creases, 15, 0.9) +
        seam(pen.main, `M0 ${FLOOR - 70}Q480 ${FLOOR - 30} 960 ${FLOOR - 70}`, 4) +
        (side === 'back'
          ? ''
          : mark(
              pen,
              design.blocking === 'slant' || design.blocking === 'middle' ? pen.dark.base : pen.accent.base,
              design.window ? 480 + wide * 0.28 : 480,
              top + high * 0.56,
              design.window ? 1.6 : 3,
            )),
    }) +
    roll +
    clip +
    harness;
  return (pen.view === 'scene' ? rock(pen, 480, FLOOR - 12, 320) : '') + bag;
}

export const dryBag = silhouette(
  (pen) => ({
    rest: 'stands',
    floor: pen.view === 'scene' ? FLOOR + 190 : FLOOR,
    details: [
      { at: [480, FLOOR - 560 - dryBagDesignOf(pen.subject).litres * 4.4], zoom: 1.9 },
      { at: [400, 900], zoom: 2 },
    ],
    outdoors: 0.68,
  }),
  rolledBag,
);
