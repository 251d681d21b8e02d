import { num } from 'demo-chain/pictures/drawing/contour';
import { type Fold, folds, form, patch, tube } from 'demo-chain/pictures/drawing/form';
import { groundUnder } from 'demo-chain/pictures/drawing/ground';
import { buckle, strap, stuffSack } from 'demo-chain/pictures/drawing/luggage';
import { ring, slab } from 'demo-chain/pictures/drawing/outline';
import type { Pen } from 'demo-chain/pictures/drawing/pen';
import { type Side, silhouette } from 'demo-chain/pictures/drawing/silhouette';
import { toneOf } from 'demo-chain/pictures/drawing/tone';
import { line, mark, seam } from 'demo-chain/pictures/drawing/trim';
import { dryBagDesignOf } from './bag-design';
import { blocked } from './blocked';

const FLOOR = 1040;
const _reflector = toneOf('#dfe3e6');
const pane = toneOf('#b9ccd3');

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
  return (pen.view === 'scene' ? groundUnder(pen, 'stone', FLOOR, 460) : '') + bag;
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
