import { bow, laces, lugEdge, sole } from '@/demo/pictures/drawing/footwear';
import { feather, folds, form, sheen } from '@/demo/pictures/drawing/form';
import type { Pen } from '@/demo/pictures/drawing/pen';
import { silhouette } from '@/demo/pictures/drawing/silhouette';
import { line, mark, seam, stitch } from '@/demo/pictures/drawing/trim';

const upper =
  'M512 352C498 420 470 486 428 538C388 586 330 632 270 664C206 694 146 706 122 762C110 800 110 840 116 884L800 884C808 800 804 720 784 650C766 590 752 520 772 374C700 340 600 338 512 352Z';
const tongue =
  'M462 296C500 276 552 282 588 300C600 330 600 370 590 420L420 640L330 640C390 590 440 530 456 460C464 410 466 350 462 296Z';
const collar =
  'M508 344C560 318 700 318 778 360C784 392 780 424 772 456C700 424 610 426 536 462C516 430 506 388 508 344Z';
const rand =
  'M112 790C128 736 170 712 214 700C262 700 282 740 290 790C330 826 420 842 520 836C620 828 700 800 792 770C804 800 804 850 800 900L112 900Z';
const heel = 'M792 780C804 720 780 650 774 600C740 610 700 650 680 720C676 760 690 790 716 800Z';
const eyestay =
  'M530 446C506 520 464 580 402 634C350 676 300 700 262 706C276 736 300 752 330 756C400 734 470 680 520 614C560 560 580 510 588 452C570 440 548 438 530 446Z';
const quarter =
  'M588 452C580 510 560 560 520 614C480 668 440 706 380 742C440 790 560 800 690 760C680 690 716 630 774 600C762 540 764 500 770 452C710 426 640 426 588 452Z';
const midsole =
  'M98 846C200 890 480 900 640 880C720 868 780 846 812 838C822 870 822 900 816 926C700 934 560 940 440 940C320 944 220 940 150 914C112 900 96 876 98 846Z';
const outsole = `M108 884C150 920 220 936 320 938C460 940 640 930 818 914L824 958${lugEdge(822, 640, 954, 17, 5)}L600 940${lugEdge(590, 200, 946, 17, 11)}C160 930 122 910 108 884Z`;

function side(pen: Pen): string {
  const t = pen.main;
  return (
    form(pen, tongue, { tone: pen.panel, round: 40, inner: seam(pen.panel, 'M470 330C510 316 550 318 592 336', 1.8) }) +
    form(pen, upper, {
      round: 90,
      matter: 'softshell',
      inner:
        folds(
          [
            [428, 590, 360, 620, 330, 700],
            [380, 640, 330, 680, 316, 730],
          ],
          12,
          0.5,
        ) + sheen(t, 'M180 740C240 706 320 690 380 640', 40, 0.4),
    }) +
    form(pen, quarter, {
      tone: t,
      round: 54,
      matter: 'softshell',
      inner: folds(
        [
          [600, 470, 640, 560, 600, 660],
          [772, 520, 700, 540, 640, 520],
          [768, 580, 700, 590, 650, 570],
        ],
        16,
        0.55,
      ),
    }) +
    stitch(t, 'M400 748C460 784 570 790 682 752M696 690C716 646 744 622 774 610') +
    form(pen, heel, {
      tone: pen.panel,
      round: 30,
      inner: stitch(pen.panel, 'M768 616C738 630 704 668 690 724C688 758 700 782 720 790'),
    }) +
    form(pen, eyestay, { tone: pen.panel, round: 26 }) +
    stitch(pen.panel, 'M578 458C570 510 550 556 510 608C460 672 400 720 332 744') +
    form(pen, collar, {
      tone: pen.panel,
      round: 50,
      matter: 'mesh',
      inner: seam(pen.panel, 'M520 396C590 366 700 370 776 404', 1.8),
    }) +
    form(pen, 'M752 330C770 300 800 306 798 344C796 380 790 400 782 420C768 400 760 366 752 330Z', {
      tone: pen.accent,
      round: 12,
    }) +
    form(pen, rand, {
      tone: pen.dark,
      round: 36,
      inner: sheen(pen.dark, 'M140 772C170 742 200 730 232 730', 26, 0.6),
    }) +
    line(pen.accent.base, 'M300 802C380 840 460 846 540 840C630 832 710 806 790 778', 5, 0.95) +
    laces(
      pen.accent,
      [
        [318, 728, 268, 668],
        [376, 696, 322, 634],
        [430, 652, 372, 594],
        [478, 598, 420, 544],
        [520, 536, 452, 488],
        [552, 470, 468, 420],
        [560, 404, 470, 356],
      ],
      9.5,
      3,
    ) +
    bow(pen.accent, 470, 352, 0.8) +
    form(pen, outsole, { tone: pen.dark, round: 20 }) +
    form(pen, midsole, {
      tone: pen.panel,
      round: 30,
      inner: line(pen.panel.shadeInk, 'M120 880C260 922 560 920 816 884', 4, 0.4),
    }) +
    feather('M108 848C200 890 480 900 640 880C720 868 780 846 812 838', '#000', 18, 0.35) +
    mark(pen, pen.accent.base, 636, 706, 1.25)
  );
}

export const hikingBoot = silhouette(
  {
    rest: 'stands',
    floor: 985,
    details: [
      { at: [440, 600], zoom: 2 },
      { at: [440, 720], zoom: 1.6 },
    ],
    outdoors: 0.86,
  },
  (pen) => (pen.back ? sole(pen, { lug: pen.dark, ground: pen.panel, glow: pen.accent, pattern: 'boot' }) : side(pen)),
);
