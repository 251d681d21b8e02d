import { laces, lugEdge, sole } from '../drawing/footwear.ts';
import { feather, folds, form, sheen } from '../drawing/form.ts';
import type { Pen } from '../drawing/pen.ts';
import { silhouette } from '../drawing/silhouette.ts';
import { line, mark, stitch } from '../drawing/trim.ts';

const upper =
  'M540 528C516 580 476 620 420 652C350 690 250 716 170 748C112 774 84 810 80 880L80 910L850 910C868 840 868 780 850 716C834 660 826 610 840 556C848 520 824 506 802 530C784 580 730 622 664 614C612 604 580 556 566 520C558 506 546 512 540 528Z';
const lining = 'M548 526C600 498 740 500 816 530C800 600 740 640 670 632C610 624 566 570 548 526Z';
const toe = 'M78 910C78 810 110 772 172 748C216 762 240 810 246 910Z';
const heel =
  'M850 720C834 660 826 610 840 556C800 600 764 670 746 790C780 820 820 820 862 810C860 774 858 744 850 720Z';
const tongue = 'M470 470C500 452 540 458 556 480L572 540C540 600 490 650 420 690L352 690C410 640 460 560 470 470Z';
const eyestay =
  'M548 508C536 560 500 604 446 640C390 676 330 696 286 708C296 734 312 748 336 752C420 734 500 690 556 630C584 598 594 570 592 544C576 538 558 526 548 508Z';
const foam =
  'M66 858C100 896 240 912 360 906C520 900 700 872 870 832C890 842 896 868 886 900C876 934 852 948 820 950L250 958C160 954 92 922 72 888C66 876 64 866 66 858Z';
const outsole = `M84 906C130 940 180 954 240 956C440 958 640 958 838 946L846 952${lugEdge(844, 640, 950, 14, 6, 12)}L610 948${lugEdge(600, 200, 954, 14, 12, 12)}C150 950 104 930 84 906Z`;

function side(pen: Pen): string {
  const t = pen.main;
  const wing =
    'M330 906C380 850 440 790 476 716L522 676C500 770 470 840 446 904ZM500 900C540 830 556 740 560 650L604 620C608 720 598 810 582 896ZM620 890C644 820 646 730 644 640L680 644C694 730 694 810 680 884Z';
  return (
    form(pen, lining, { tone: pen.accent, round: 30, fill: pen.accent.deep }) +
    form(pen, tongue, { tone: pen.panel, round: 34, weave: 'mesh' }) +
    form(pen, upper, {
      round: 84,
      weave: 'mesh',
      inner:
        sheen(t, 'M180 770C280 720 380 700 460 650', 60, 0.35) +
        folds(
          t,
          [
            [400, 690, 340, 740, 330, 820],
            [352, 710, 290, 750, 280, 810],
            [700, 590, 690, 700, 720, 800],
          ],
          13,
          0.5,
        ) +
        `<path d="${wing}" fill="${pen.panel.base}" fill-opacity=".75"/>` +
        stitch(t, 'M330 870C380 830 440 780 476 706M500 872C540 810 556 740 560 640'),
    }) +
    form(pen, toe, { tone: pen.panel, round: 40, inner: stitch(pen.panel, 'M166 738C206 756 228 800 234 880') }) +
    form(pen, heel, { tone: pen.panel, round: 44 }) +
    feather('M836 540C806 590 782 660 770 740', pen.accent.base, 14, 0.9) +
    form(pen, 'M820 500C828 462 862 470 858 512C854 548 848 572 842 600C828 572 820 540 820 500Z', {
      tone: pen.accent,
      round: 14,
    }) +
    stitch(t, 'M562 556C590 612 620 636 668 638C730 640 776 616 806 570') +
    form(pen, eyestay, {
      tone: pen.panel,
      round: 24,
      inner: stitch(pen.panel, 'M580 556C574 590 540 630 490 668C440 704 380 730 334 742'),
    }) +
    laces(
      pen.accent,
      [
        [336, 728, 300, 684],
        [398, 704, 356, 656],
        [456, 672, 412, 622],
        [508, 630, 458, 576],
        [550, 580, 488, 528],
      ],
      8.5,
    ) +
    line(
      pen.accent.line,
      'M490 530C470 500 440 506 446 530C452 548 476 544 490 530C510 510 540 500 536 524C532 544 506 544 490 530',
      9,
      0.8,
    ) +
    line(
      pen.accent.base,
      'M490 530C470 500 440 506 446 530C452 548 476 544 490 530C510 510 540 500 536 524C532 544 506 544 490 530',
      6.5,
    ) +
    form(pen, outsole, { tone: pen.dark, round: 14 }) +
    form(pen, foam, {
      tone: pen.pale,
      round: 44,
      inner:
        line(pen.accent.base, 'M84 904C200 940 440 938 884 880', 9, 0.95) +
        folds(
          pen.pale,
          [
            [300, 882, 380, 910, 520, 890],
            [600, 866, 680, 890, 800, 850],
          ],
          12,
          0.5,
        ),
    }) +
    feather('M70 860C100 896 240 912 360 906C520 900 700 872 870 832', '#000', 14, 0.3) +
    mark(pen.pale.light, 716, 740, 1.5)
  );
}

export const trailShoe = silhouette(
  { focus: [430, 620, 1.9], shadow: { y: 922, rx: 410 }, flatBack: true, sceneScale: 0.86 },
  (pen) =>
    pen.back
      ? sole(pen, { lug: pen.dark, ground: pen.main, glow: pen.accent, pattern: 'trail' })
      : `<g transform="translate(0 -50)">${side(pen)}</g>`,
);
