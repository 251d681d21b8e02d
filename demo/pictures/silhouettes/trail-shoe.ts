import { bow, laces, lugEdge, sole } from '@/demo/pictures/drawing/footwear';
import { feather, folds, form, sheen } from '@/demo/pictures/drawing/form';
import type { Pen } from '@/demo/pictures/drawing/pen';
import { silhouette } from '@/demo/pictures/drawing/silhouette';
import { fill, line, mark, stitch } from '@/demo/pictures/drawing/trim';

const upper =
  'M92 812C86 762 124 716 200 688C290 656 370 606 440 536C480 496 512 460 540 430C554 416 568 420 576 436C602 488 642 516 700 514C760 510 796 470 818 420C828 402 858 404 864 426C868 456 860 494 866 544C874 604 890 664 888 744L880 800C700 840 300 850 100 836Z';
const lining = 'M548 436C596 396 760 386 850 412C824 476 772 522 700 522C628 522 588 486 548 436Z';
const tongue =
  'M300 654C370 610 432 540 478 468C500 426 522 388 558 368C590 354 612 380 600 414C574 486 500 586 420 642Z';
const eyestay =
  'M540 428C500 480 438 554 370 606C330 636 290 654 254 668C260 696 280 710 304 710C384 684 456 632 512 570C552 524 582 480 590 446C578 424 556 414 540 428Z';
const rand = 'M90 816C86 776 104 742 142 718C176 732 212 762 262 780C320 798 380 800 440 796L440 846L100 846Z';
const counter =
  'M890 744C890 664 874 604 866 544C864 522 862 500 864 478C828 560 760 640 716 722C724 760 730 790 728 836L884 806Z';
const ridge = 'M346 812L456 668L506 724L606 576L668 672L702 640L734 812Z';
const foam =
  'M86 800C94 834 190 844 320 834C420 826 470 800 560 790C664 778 770 776 850 736C884 720 906 748 912 796C916 846 900 880 858 888L320 906C200 908 116 878 82 840C76 824 78 808 86 800Z';
const outsole = `M88 848C128 890 214 908 320 906C460 904 660 898 864 884L866 894${lugEdge(864, 640, 894, 20, 7, 12)}L620 902${lugEdge(612, 250, 904, 20, 12, 12)}C180 906 112 884 88 848Z`;

function side(pen: Pen): string {
  const t = pen.main;
  return (
    form(pen, lining, { tone: pen.accent, round: 40, fill: pen.accent.deep }) +
    feather('M560 440C610 410 750 402 840 424', '#000', 30, 0.35, 0, 6) +
    form(pen, tongue, {
      tone: pen.panel,
      round: 36,
      matter: 'mesh',
      inner: stitch(pen.panel, 'M520 460C540 420 560 396 584 390'),
    }) +
    form(pen, upper, {
      round: 96,
      matter: 'mesh',
      inner:
        sheen(t, 'M170 740C260 712 330 690 400 640', 58, 0.5) +
        sheen(t, 'M640 560C700 566 760 556 810 510', 34, 0.4) +
        folds(
          [
            [318, 700, 270, 716, 236, 700],
            [352, 690, 310, 740, 262, 752],
            [600, 520, 640, 560, 720, 566],
            [844, 560, 800, 620, 740, 640],
          ],
          13,
          0.7,
        ) +
        `<path d="${ridge}" fill="${pen.panel.base}" fill-opacity=".85"/>` +
        fill(pen.panel.light, 'M606 576L668 672L702 640L734 812L640 812Z', 0.35) +
        line(pen.accent.base, 'M346 812L456 668L506 724L606 576L668 672L702 640L734 812', 7, 0.95),
    }) +
    form(pen, counter, { tone: pen.panel, round: 50, inner: stitch(pen.panel, 'M850 530C816 600 764 664 732 730') }) +
    form(pen, rand, {
      tone: pen.dark,
      round: 26,
      inner: sheen(pen.dark, 'M120 760C170 790 280 812 430 812', 14, 0.5),
    }) +
    form(pen, 'M822 424C826 380 862 378 870 408C874 440 866 500 868 540C846 500 826 460 822 424Z', {
      tone: pen.accent,
      round: 16,
    }) +
    stitch(t, 'M576 452C606 506 646 532 702 530C758 526 796 492 820 450') +
    form(pen, eyestay, {
      tone: pen.panel,
      round: 26,
      inner: stitch(pen.panel, 'M580 462C560 510 500 576 446 622C400 660 350 684 300 698'),
    }) +
    laces(
      pen.accent,
      [
        [340, 668, 300, 640],
        [396, 630, 356, 596],
        [448, 582, 408, 546],
        [496, 528, 456, 490],
        [538, 468, 500, 432],
      ],
      10,
    ) +
    bow(pen.accent, 516, 446, 0.62) +
    form(pen, outsole, { tone: pen.dark, round: 14 }) +
    form(pen, foam, {
      tone: pen.pale,
      round: 46,
      inner:
        line(pen.accent.base, 'M96 852C190 894 330 880 440 862C560 842 640 828 904 800', 11, 0.95) +
        folds(
          [
            [640, 812, 720, 840, 860, 800],
            [420, 838, 500, 866, 640, 852],
            [180, 850, 260, 868, 380, 858],
          ],
          13,
          0.7,
        ),
    }) +
    feather('M88 804C100 836 190 844 320 834C420 826 470 800 560 790C664 778 770 776 850 738', '#000', 12, 0.3) +
    mark(pen, pen.panel.luminance > 0.6 ? pen.panel.deep : pen.pale.light, 800, 716, 1.7)
  );
}

export const trailShoe = silhouette(
  {
    rest: 'stands',
    floor: 906,
    details: [
      { at: [430, 680], zoom: 1.8 },
      { at: [430, 800], zoom: 1.44 },
    ],
    outdoors: 0.86,
  },
  (pen) =>
    pen.back
      ? sole(pen, { lug: pen.dark, ground: pen.main, glow: pen.accent, pattern: 'trail' })
      : `<g transform="translate(0 124) scale(1 .86)">${side(pen)}</g>`,
);
