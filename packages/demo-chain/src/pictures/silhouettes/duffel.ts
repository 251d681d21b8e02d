import { num } from 'demo-chain/pictures/drawing/contour';
import { type Fold, folds, form, tube } from 'demo-chain/pictures/drawing/form';
import { buckle, daisyChain, markOn, strap } from 'demo-chain/pictures/drawing/luggage';
import { mirrored, ring, slab } from 'demo-chain/pictures/drawing/outline';
import type { Pen } from 'demo-chain/pictures/drawing/pen';
import { type Side, silhouette } from 'demo-chain/pictures/drawing/silhouette';
import { groove, puller, seam, stitch, zip } from 'demo-chain/pictures/drawing/trim';
import { type BagDesign, bagDesignOf } from './bag-design';
import { type Box, boxOf, coloured, FLOOR, outline } from './duffel-box';

function pocketOn(pen: Pen, design: BagDesign, { left, wide, top, high }: Box): string {
  const x = left + wide * 0.5;
  const y = top + high * 0.42;
  switch (design.pocket) {
    case 'none':
      return '';
    case 'zip':
      return (
        zip(pen, `M${num(x - wide * 0.16)} ${num(y)}L${num(x + wide * 0.16)} ${num(y - 4)}`, {
          width: 13,
          tape: pen.accent,
        }) + puller(pen.accent, x - wide * 0.15, y, 4, 0.9)
      );
    case 'net':
      return form(pen, slab({ x, top: y, bottom: FLOOR - 34, wide: wide * 0.36, corner: 18 }), {
        tone: pen.dark,
        matter: 'mesh',
        round: 26,
        bulge: 0.4,
        inner: seam(pen.dark, `M0 ${num(y + 22)}L960 ${num(y + 22)}`, 4),
      });
    case 'long':
      return form(pen, slab({ x, top: y, bottom: FLOOR - 40, wide: wide * 0.44, corner: 24 }), {
        tone: pen.panel,
        matter: design.matter,
        round: 34,
        bulge: 0.5,
        inner: zip(pen, `M0 ${num(y + 34)}L960 ${num(y + 26)}`, { width: 12, tape: pen.dark }),
      });
  }
}

function carrying(pen: Pen, design: BagDesign, { left, wide, top, high }: Box): { behind: string; before: string } {
  const [a, b] = [left + wide * 0.3, left + wide * 0.7];
  const rise = design.handle === 'low' ? 40 : 150;
  const arch = (dy: number, foot: number) =>
    `M${num(a)} ${num(foot)}L${num(a + 6)} ${num(top + 10)}C${num(a + 30)} ${num(top - rise * 1.25 + dy)} ${num(b - 30)} ${num(top - rise * 1.25 + dy)} ${num(b - 6)} ${num(top + 10)}L${num(b)} ${num(foot)}`;
  const grip =
    design.handle === 'joined'
      ? form(
          pen,
          slab({ x: (a + b) / 2, top: top - rise * 0.98 - 16, bottom: top - rise * 0.98 + 36, wide: 120, corner: 14 }),
          { tone: pen.accent, matter: 'cordura', round: 22, bulge: 0.7 },
        )
      : '';
  return {
    behind: design.handles > 1 ? strap(pen, arch(-16, top + 30), 24) : '',
    before: strap(pen, arch(10, FLOOR - high * 0.06), 26) + grip,
  };
}

function endOf(pen: Pen, design: BagDesign, { right, top, high, depth }: Box): string {
  const tone = design.blocking === 'ends' || design.blocking === 'slant' ? pen.accent : pen.panel;
  const d =
    design.shape === 'barrel'
      ? ring(right, FLOOR - high / 2, depth, high / 2)
      : slab({ x: right, top, bottom: FLOOR, wide: depth * 2, corner: depth * 0.8 });
  return form(pen, d, {
    tone,
    matter: design.matter,
    round: 40,
    bulge: 0.4,
    inner:
      (design.shoes
        ? Array.from({ length: 4 }, (_, i) => groove(ring(right, FLOOR - high * 0.3 - i * 26, 6), 7, 0.9)).join('') +
          zip(
            pen,
            `M${num(right - depth * 0.6)} ${num(FLOOR - 40)}C${num(right - depth * 0.6)} ${num(top + high * 0.2)} ${num(right + depth * 0.6)} ${num(top + high * 0.2)} ${num(right + depth * 0.6)} ${num(FLOOR - 40)}`,
            { width: 11, tape: pen.accent },
          )
        : '') +
      stitch(
        tone,
        design.shape === 'barrel'
          ? ring(right, FLOOR - high / 2, depth * 0.84, high * 0.44)
          : slab({ x: right, top: top + 20, bottom: FLOOR - 20, wide: depth * 1.66, corner: depth * 0.6 }),
      ) +
      (design.shoes
        ? ''
        : strap(
            pen,
            `M${num(right - depth * 0.5)} ${num(top + high * 0.46)}L${num(right + depth * 0.5)} ${num(top + high * 0.46)}`,
            22,
          )),
  });
}

function standing(pen: Pen, design: BagDesign, behind: boolean): string {
  const box = boxOf(design);
  const { left, right, top, high, wide } = box;
  const { behind: far, before } = carrying(pen, design, box);
  const creases: Fold[] = [
    [left + 20, top + high * 0.4, left + wide * 0.14, top + high * 0.5, left + wide * 0.26, top + high * 0.46],
    [left + wide * 0.3, FLOOR - 20, left + wide * 0.36, FLOOR - high * 0.3, left + wide * 0.46, FLOOR - high * 0.36],
    [right - 10, FLOOR - high * 0.3, right - wide * 0.14, FLOOR - high * 0.36, right - wide * 0.24, FLOOR - high * 0.3],
    [left + wide * 0.56, top + 20, left + wide * 0.54, top + high * 0.3, left + wide * 0.6, top + high * 0.4],
  ];
  const extra = Array.from({ length: Math.max(0, design.straps - 2) }, (_, i) => {
    const x = i ? right - 70 : left + 84;
    return strap(pen, `M${num(x)} ${num(top + 4)}L${num(x)} ${FLOOR}`, 22) + buckle(pen, x, top + high * 0.3, 0.8);
  });
  const shoulder =
    behind && design.asRucksack
      ? [0.38, 0.62]
          .map((share) =>
            tube(
              pen,
              `M${num(left + wide * share)} ${num(top + 30)}C${num(left + wide * (share + (share - 0.5) * 1.2))} ${num(top + high * 0.3)} ${num(left + wide * (share + (share - 0.5) * 1.2))} ${num(FLOOR - 100)} ${num(left + wide * share)} ${FLOOR - 40}`,
              52,
              { tone: pen.dark, matter: 'mesh', bulge: 0.4 },
            ),
          )
          .join('')
      : '';
  return (
    far +
    form(pen, outline(design, box), {
      matter: design.matter,
      round: 110,
      bulge: 0.5,
      inner: (volume) =>
        coloured(pen, design, box, volume) + folds(creases, 22, 0.9) + daisyRow(pen, design, box, behind),
    }) +
    endOf(pen, design, box) +
    zip(
      pen,
      `M${num(left + 56)} ${num(top + high * (design.shape === 'slope' ? 0.26 : 0.15))}Q${num(480)} ${num(top + high * 0.08)} ${num(right - 24)} ${num(top + high * 0.13)}`,
      { width: 16, tape: pen.dark },
    ) +
    puller(pen.accent, left + wide * 0.2, top + high * 0.13, 10, 1.1) +
    (behind ? '' : pocketOn(pen, design, box)) +
    extra.join('') +
    before +
    shoulder +
    markOn(
      pen,
      design.blocking === 'middle' ||
        design.blocking === 'one' ||
        design.blocking === 'ends' ||
        design.blocking === 'foot'
        ? pen.accent.base
        : pen.dark.base,
      left + wide * 0.5,
      top + high * (design.pocket === 'none' ? 0.56 : 0.74),
      2.1 + design.litres / 90,
      design.flipped !== behind,
    )
  );
}

const daisyRow = (pen: Pen, { litres }: BagDesign, { left, wide, top, high }: Box, behind: boolean): string =>
  litres < 90 || behind
    ? ''
    : [0.12, 0.88]
        .map((share) => daisyChain(pen, left + wide * share, top + high * 0.3, FLOOR - 50, 4, pen.accent))
        .join('');

/** Folded flat into its own pouch. */
function folded(pen: Pen, design: BagDesign): string {
  const wide = 400 + design.litres * 1.6 + pen.lot('folded').next() * 24;
  const high = 210 + design.litres * 0.7;
  const top = FLOOR - high;
  return (
    form(pen, slab({ top, bottom: FLOOR, wide, foot: wide + 20, corner: 60, swell: 14, crown: 8, sag: 4 }), {
      tone: design.blocking === 'one' ? pen.main : pen.panel,
      matter: design.matter,
      round: 80,
      bulge: 0.5,
      inner:
        folds(
          [
            [480 - wide * 0.4, FLOOR - 40, 400, FLOOR - 90, 440, FLOOR - 130],
            [480 + wide * 0.46, top + 60, 560, top + 90, 540, top + 140],
          ],
          20,
          1,
        ) +
        zip(
          pen,
          `M${num(480 - wide * 0.44)} ${num(top + 60)}Q480 ${num(top + 40)} ${num(480 + wide * 0.44)} ${num(top + 60)}`,
          { width: 14, tape: pen.accent },
        ),
    }) +
    puller(pen.accent, 480 + wide * 0.34, top + 56, 0, 1.1) +
    strap(
      pen,
      `M${num(480 - 60)} ${num(top + 6)}C${num(480 - 60)} ${num(top - 60)} ${num(480 + 60)} ${num(top - 60)} ${num(480 + 60)} ${num(top + 6)}`,
      20,
    ) +
    markOn(pen, pen.accent.base, 480, top + high * 0.62, 2.4, false)
  );
}

function drawn(pen: Pen, side: Side): string {
  const design = bagDesignOf(pen.subject);
  if (side === 'packed') return folded(pen, design);
  const behind = side === 'back';
  return mirrored(standing(pen, design, behind), design.flipped !== behind);
}

export const duffel = silhouette((pen) => {
  const design = bagDesignOf(pen.subject);
  const { right, top, high } = boxOf(design);
  return {
    rest: 'stands',
    floor: FLOOR,
    details: [
      { at: [480, top - 10], zoom: 2 },
      { at: [design.flipped ? 960 - right : right, top + high * 0.5], zoom: 2 },
    ],
    outdoors: 0.86,
  };
}, drawn);
