import { num, whole } from 'demo-chain/pictures/drawing/contour';
import { type Fold, flipFold, folds, form, hollow, panel } from 'demo-chain/pictures/drawing/form';
import type { Pen } from 'demo-chain/pictures/drawing/pen';
import type { Side } from 'demo-chain/pictures/drawing/silhouette';
import { companionTone, hasOtherSleeves } from 'demo-chain/pictures/drawing/soft-blocks';
import { bothSides } from 'demo-chain/pictures/drawing/soft-trim';
import { line, mark, seam, stitch } from 'demo-chain/pictures/drawing/trim';
import { isForChildren } from 'demo-chain/pictures/subject';
import { woolPattern } from './wool-pattern';
import type { WoolTopDesign } from './wool-top-design';

const n = num;

/** The long johns of a set, in the top's cloth, from y 200 down. */
export function longJohns(pen: Pen, design: WoolTopDesign, side: Side): string {
  if (side === 'packed') return foldedLongs(pen, design);
  const child = isForChildren(pen.subject);
  const ankle = child ? 960 : 1130;
  const crotch = child ? 520 : 500;
  const thread = design.seamThread === 'accent' ? pen.accent : pen.panel;
  const other = companionTone(pen, design.companion);
  const d = whole(
    `M480 206C540 206 590 204 620 200C634 270 646 340 650 410C650 520 628 640 620 760C612 ${n(ankle - 200)} 606 ${n(ankle - 90)} 600 ${n(ankle)}C580 ${n(ankle + 6)} 548 ${n(ankle + 6)} 524 ${n(ankle)}C520 ${n(ankle - 150)} 512 ${n(crotch + 220)} 504 ${n(crotch + 60)}C500 ${n(crotch + 20)} 492 ${n(crotch)} 480 ${n(crotch)}`,
  );
  const creases: Fold[] = [
    [488, crotch + 6, 540, crotch - 40, 610, crotch - 60],
    [496, crotch + 40, 550, crotch + 40, 620, crotch + 10],
    [516, 770, 560, 790, 612, 770],
    [606, 830, 570, 850, 530, 836],
    [522, ankle - 90, 560, ankle - 80, 596, ankle - 100],
  ];
  return form(pen, d, {
    matter: design.cloth,
    round: 62,
    bulge: 0.42,
    inner: (volume) =>
      woolPattern(pen, design, 190, ankle - 40, 180) +
      (design.pattern === 'plain' && hasOtherSleeves(design.block)
        ? panel(pen, `M250 ${n(ankle - 330)}L710 ${n(ankle - 330)}L710 1200L250 1200Z`, volume, {
            tone: other,
            matter: design.cloth,
          })
        : '') +
      (design.pattern === 'plain' && design.block === 'flanks'
        ? bothSides((way) => line(other.base, way(`M606 190C640 330 620 700 586 ${n(ankle)}`), 40))
        : '') +
      panel(pen, 'M280 180L680 180L680 250C560 258 400 258 280 250Z', volume, { tone: other, matter: 'rib' }) +
      stitch(thread, 'M300 258C400 266 560 266 660 258') +
      panel(pen, `M250 ${n(ankle - 60)}L710 ${n(ankle - 60)}L710 1200L250 1200Z`, volume, {
        tone: pen.main,
        matter: 'rib',
        edge: 0.4,
      }) +
      bothSides((way) => stitch(thread, way(`M516 ${n(ankle - 64)}L614 ${n(ankle - 64)}`), 3)) +
      seam(pen.main, `M480 256L480 ${n(crotch)}`, 2) +
      (side === 'back'
        ? ''
        : stitch(thread, `M452 256C446 360 452 440 470 ${n(crotch - 20)}`, 3) +
          stitch(thread, `M508 256C514 360 508 440 490 ${n(crotch - 20)}`, 3)) +
      bothSides((way) => hollow(way(`M566 ${n(crotch + 20)}L560 ${n(ankle - 60)}`), 60, -0.14)) +
      folds([...creases, ...creases.map((f) => flipFold(f))], 15, 0.4) +
      mark(pen, pen.accent.base, 590, 300, 0.85),
  });
}

function foldedLongs(pen: Pen, design: WoolTopDesign): string {
  const layer = (y: number, low: number) =>
    form(
      pen,
      whole(
        `M480 ${n(y)}L690 ${n(y)}C704 ${n(y)} 706 ${n(y + 8)} 706 ${n(y + 20)}L706 ${n(low - 20)}C706 ${n(low)} 700 ${n(low)} 684 ${n(low)}L480 ${n(low + 2)}`,
      ),
      {
        matter: design.cloth,
        round: 24,
        bulge: 0.5,
        inner: woolPattern(pen, design, y, low, 240),
      },
    );
  return layer(420, 900) + layer(400, 868);
}
