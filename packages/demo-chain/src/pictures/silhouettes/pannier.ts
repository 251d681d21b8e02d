import { num } from 'demo-chain/pictures/drawing/contour';
import { type Fold, folds, form, tube } from 'demo-chain/pictures/drawing/form';
import { strap, stuffSack } from 'demo-chain/pictures/drawing/luggage';
import { slab } from 'demo-chain/pictures/drawing/outline';
import type { Pen } from 'demo-chain/pictures/drawing/pen';
import { type Side, silhouette } from 'demo-chain/pictures/drawing/silhouette';
import { toneOf } from 'demo-chain/pictures/drawing/tone';
import { mark, puller, zip } from 'demo-chain/pictures/drawing/trim';
import { bagDesignOf } from './bag-design';
import { blocked } from './blocked';

const FLOOR = 1040;
const reflector = toneOf('#dfe3e6');
const _pane = toneOf('#b9ccd3');

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
