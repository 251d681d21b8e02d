import { num } from 'demo-chain/pictures/drawing/contour';
import { type Fold, folds, form } from 'demo-chain/pictures/drawing/form';
import { groundUnder } from 'demo-chain/pictures/drawing/ground';
import { buckle, strap, stuffSack } from 'demo-chain/pictures/drawing/luggage';
import { turned } from 'demo-chain/pictures/drawing/outline';
import type { Pen } from 'demo-chain/pictures/drawing/pen';
import { type Side, silhouette } from 'demo-chain/pictures/drawing/silhouette';
import { toneOf } from 'demo-chain/pictures/drawing/tone';
import { mark, puller, seam, zip } from 'demo-chain/pictures/drawing/trim';
import { skiBagDesignOf } from './bag-design';
import { blocked } from './blocked';

const _FLOOR = 1040;
const _reflector = toneOf('#dfe3e6');
const _pane = toneOf('#b9ccd3');

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
  return pen.view === 'scene'
    ? groundUnder(pen, 'stone', 900, 560) + turned(bag, 72 * design.lean, 480, 840)
    : turned(bag, lean);
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
