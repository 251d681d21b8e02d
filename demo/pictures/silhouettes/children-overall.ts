import { flip, whole } from '@/demo/pictures/drawing/contour';
import { type Fold, feather, flipFold, folds, form, sheen } from '@/demo/pictures/drawing/form';
import type { Pen } from '@/demo/pictures/drawing/pen';
import { silhouette } from '@/demo/pictures/drawing/silhouette';
import { line, mark, puller, seam, stitch, zip } from '@/demo/pictures/drawing/trim';

const suit = whole(
  'M480 270C530 272 580 280 622 304C668 316 690 326 706 346C690 420 676 480 676 540C678 600 690 660 694 730C700 840 694 950 690 1046C690 1058 684 1064 674 1067C630 1078 570 1078 528 1068C518 1064 514 1058 514 1048C516 960 510 880 500 810C496 790 488 784 480 784',
);
const sleeve =
  'M276 324C238 334 212 362 196 406C168 486 136 570 106 648C100 664 104 676 118 684C148 702 182 714 214 720C228 722 236 716 242 702C268 640 298 580 312 520C322 460 312 380 276 324Z';
const arm: Fold[] = [
  [312, 500, 260, 500, 196, 460],
  [296, 560, 240, 560, 166, 540],
  [130, 620, 180, 650, 250, 650],
  [264, 640, 220, 620, 160, 600],
];
const legs: Fold[] = [
  [480, 784, 420, 740, 320, 730],
  [470, 800, 410, 820, 310, 806],
  [268, 880, 330, 906, 430, 880],
  [270, 960, 330, 980, 400, 960],
  [284, 540, 330, 590, 420, 600],
  [278, 660, 350, 690, 440, 660],
];
const hoodBack = whole('M480 78C570 78 632 130 638 214C640 270 620 310 590 340L480 350');
const opening = whole('M480 136C544 136 580 172 582 226C582 272 550 314 480 336');

export const childrenOverall = silhouette(
  {
    rest: 'hangs',
    details: [
      { at: [500, 430], zoom: 2 },
      { at: [500, 550], zoom: 1.6 },
    ],
  },
  (pen: Pen) => {
    const t = pen.main;
    const both = (draw: (side: (d: string) => string) => string) => draw((d) => d) + draw(flip);
    const one = (side: (d: string) => string, list: Fold[]) =>
      form(pen, side(sleeve), {
        round: 66,
        matter: 'shell',
        inner:
          folds(list, 14, 0.7) +
          form(pen, side('M96 640C150 676 200 696 262 694L240 740L90 690Z'), { tone: pen.accent, round: 20 }),
      });
    const knees = both(
      (side) =>
        form(
          pen,
          side(
            'M296 850C340 836 400 838 440 854C446 900 444 940 436 976C396 990 340 988 304 974C294 930 292 890 296 850Z',
          ),
          { tone: pen.panel, round: 36 },
        ) + stitch(t, side('M304 858C344 846 400 848 432 862')),
    );
    const seat = form(
      pen,
      'M340 690C420 712 540 712 620 690C650 760 640 830 600 880C560 850 520 810 480 800C440 810 400 850 360 880C320 830 310 760 340 690Z',
      { tone: pen.panel, round: 40 },
    );
    const inner =
      form(pen, 'M240 280L720 280L690 470C620 494 540 502 480 502C420 502 340 494 270 470Z', {
        tone: pen.panel,
        round: 0,
      }) +
      seam(t, 'M270 470C340 494 420 502 480 502C540 502 620 494 690 470') +
      line('#e3e7ea', 'M270 490C340 512 420 520 480 520C540 520 620 512 690 490', 9) +
      folds([...legs, ...legs.map((f) => flipFold(f))], 16, 0.62) +
      sheen(t, 'M340 420C330 600 330 800 336 1050', 80, 0.24) +
      (pen.back ? seat : knees) +
      line(t.shadeInk, 'M290 640C380 660 580 660 670 640', 3, 0.35) +
      Array.from({ length: 14 }, (_, i) => line(t.shadeInk, `M${300 + i * 28} 628L${302 + i * 28} 660`, 4, 0.13)).join(
        '',
      ) +
      both((side) =>
        form(pen, side('M262 1024C320 1042 400 1044 450 1032L450 1100L262 1100Z'), { tone: pen.accent, round: 18 }),
      );
    const hood = pen.back
      ? form(pen, whole('M480 84C566 84 626 130 634 214C638 290 590 340 480 372'), {
          round: 60,
          inner: seam(t, 'M424 96C404 180 410 280 436 362') + seam(t, 'M536 96C556 180 550 280 524 362'),
        })
      : form(pen, hoodBack, { round: 50 }) +
        form(pen, opening, { round: 40, fill: pen.accent.deep }) +
        feather(opening, pen.accent.light, 26, 0.9) +
        feather(opening, pen.pale.base, 16, 0.55) +
        form(
          pen,
          'M378 270C400 320 440 346 480 350C520 346 560 320 582 270C610 300 606 330 590 352C560 384 520 398 480 400C440 398 400 384 370 352C354 330 350 300 378 270Z',
          { round: 26 },
        );
    return (
      one((d) => d, arm) +
      one(
        flip,
        arm.map((f) => flipFold(f)),
      ) +
      form(pen, suit, { round: 84, inner, matter: 'shell' }) +
      (pen.back
        ? feather('M350 320C400 366 440 378 480 380C520 378 560 366 610 320', t.shadeInk, 30, t.shadeAlpha)
        : '') +
      hood +
      (pen.back
        ? mark(pen, pen.accent.base, 480, 436, 1.2)
        : feather('M474 352C474 480 460 640 400 760', t.shadeInk, 26, t.shadeAlpha * 0.7) +
          zip(pen, 'M480 344C482 480 476 600 440 700C430 730 416 760 404 790', { width: 17, tape: pen.accent }) +
          puller(pen.accent, 480, 366, 0, 1) +
          mark(pen, pen.accent.base, 590, 426, 1.15))
    );
  },
);
