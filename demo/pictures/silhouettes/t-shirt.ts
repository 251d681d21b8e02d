import { flip, whole } from '@/demo/pictures/drawing/contour';
import { type Fold, flipFold, folds, form } from '@/demo/pictures/drawing/form';
import type { Pen } from '@/demo/pictures/drawing/pen';
import { silhouette } from '@/demo/pictures/drawing/silhouette';
import { fill, line, seam, stitch } from '@/demo/pictures/drawing/trim';
import { bodyCreases } from '@/demo/pictures/drawing/upper-body';

const torso = whole(
  'M480 282C524 282 556 262 572 226C616 240 676 256 724 288C716 350 706 420 700 500C694 600 694 760 702 962C704 976 700 984 692 986C620 998 550 1002 480 1002',
);
const frontNeck = whole('M480 290C530 290 568 266 582 226L572 222C560 252 526 270 480 270');
const sleeve =
  'M282 268C226 284 196 318 172 366C148 420 126 470 108 524C104 536 108 542 118 547C150 562 190 572 226 574C238 574 243 568 246 558C256 524 266 500 276 478C292 420 300 330 282 268Z';
const sleeveFolds: Fold[] = [
  [286, 450, 236, 440, 180, 400],
  [262, 520, 210, 490, 150, 480],
  [284, 380, 240, 360, 214, 330],
];

export const tShirt = silhouette(
  {
    rest: 'hangs',
    details: [
      { at: [480, 470], zoom: 2 },
      { at: [480, 590], zoom: 1.6 },
    ],
  },
  (pen: Pen) => {
    const t = pen.main;
    const one = (side: (d: string) => string, list: Fold[]) =>
      form(pen, side(sleeve), {
        round: 60,
        matter: 'merino',
        inner:
          folds(list, 12, 0.6) +
          stitch(t, side('M100 508C140 532 190 546 256 544')) +
          stitch(t, side('M98 516C140 540 190 554 254 552')),
      });
    const collar = pen.back
      ? form(pen, whole('M480 250C524 250 560 242 584 228L572 218C548 230 520 234 480 234'), { round: 10 })
      : form(pen, frontNeck, {
          round: 12,
          inner: stitch(t, 'M390 250C414 276 446 282 480 282C514 282 546 276 570 250'),
        });
    const peak = `<g transform="translate(480 500)">${fill(pen.accent.base, 'M-118 62L-44 -62L-14 -18L22 -74L118 62L84 62L26 -20L2 16L-40 62L-62 62L-36 2L-46 -12L-86 62Z', 0.92)}${line(pen.accent.base, 'M-118 84C-60 76 -20 94 40 86C70 82 96 80 118 86', 5, 0.9)}</g>`;
    const back = whole(
      'M480 240C524 240 556 236 572 226C616 240 676 256 724 288C716 350 706 420 700 500C694 600 694 760 702 962C704 976 700 984 692 986C620 998 550 1002 480 1002',
    );
    return (
      (pen.back
        ? ''
        : form(pen, whole('M480 230C520 230 552 228 572 224C556 262 524 284 480 286'), { round: 20, fill: t.deep }) +
          seam(t, 'M392 238C430 250 530 250 568 238', 1.6)) +
      one((d) => d, sleeveFolds) +
      one(
        flip,
        sleeveFolds.map((f) => flipFold(f)),
      ) +
      form(pen, pen.back ? back : torso, {
        round: 84,
        matter: 'merino',
        inner:
          (pen.back ? '' : peak) +
          bodyCreases(t, 0.62) +
          stitch(t, 'M250 966C350 978 420 982 480 982C540 982 610 978 710 966') +
          stitch(t, 'M250 974C350 986 420 990 480 990C540 990 610 986 710 974'),
      }) +
      collar
    );
  },
);
