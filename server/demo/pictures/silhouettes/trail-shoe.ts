import { laces, lugEdge, sole } from '../drawing/footwear.ts';
import { feather, folds, form, sheen } from '../drawing/form.ts';
import type { Pen } from '../drawing/pen.ts';
import { silhouette } from '../drawing/silhouette.ts';
import { line, mark, stitch } from '../drawing/trim.ts';

const upper =
  'M540 500C520 560 480 606 424 640C350 682 250 706 170 730C112 750 84 790 84 850L84 880L850 880C868 820 868 770 850 716C830 660 818 600 836 528C848 490 820 474 798 500C776 546 720 570 660 560C610 550 580 520 566 492C558 478 544 482 540 500Z';
const lining = 'M548 500C600 470 740 470 812 500C800 560 740 590 670 582C610 574 566 540 548 500Z';
const toe = 'M84 880C82 790 110 752 172 730C216 744 240 790 246 880Z';
const heel = 'M850 720C830 660 818 600 836 528C800 560 760 640 742 760C780 800 820 800 862 790C860 764 858 740 850 720Z';
const tongue = 'M470 470C500 452 540 458 556 480L572 540C540 600 490 650 420 690L352 690C410 640 460 560 470 470Z';
const eyestay =
  'M548 508C536 560 500 604 446 640C390 676 330 696 286 708C296 734 312 748 336 752C420 734 500 690 556 630C584 598 594 570 592 544C576 538 558 526 548 508Z';
const foam =
  'M70 846C120 880 240 884 360 876C520 866 700 830 866 800C890 812 896 850 884 890C872 930 850 944 820 946L230 952C150 950 92 920 74 884C68 870 68 856 70 846Z';
const outsole = `M84 900C130 936 180 946 240 948C440 950 640 950 838 940L846 946${lugEdge(844, 640, 944, 24, 6, 12)}L610 938${lugEdge(600, 170, 946, 24, 12, 12)}C140 940 104 922 84 900Z`;

function side(pen: Pen): string {
  const t = pen.main;
  const wing = 'M330 870C380 830 440 780 476 706L522 668C500 760 470 820 446 874ZM500 872C540 810 556 740 560 640L602 590C606 700 596 790 580 868ZM620 866C644 800 646 700 640 600L676 604C690 700 690 790 676 858Z';
  return (
    form(pen, lining, { tone: pen.accent, round: 30, fill: pen.accent.deep }) +
    form(pen, tongue, { tone: pen.panel, round: 34, weave: 'mesh' }) +
    form(pen, upper, {
      round: 84,
      weave: 'mesh',
      inner:
        sheen(t, 'M180 770C280 720 380 700 460 650', 60, 0.35) +
        folds(t, [[400, 690, 340, 740, 330, 820], [352, 710, 290, 750, 280, 810], [700, 590, 690, 700, 720, 800]], 13, 0.5) +
        `<path d="${wing}" fill="${pen.panel.base}" fill-opacity=".75"/>` +
        stitch(t, 'M330 870C380 830 440 780 476 706M500 872C540 810 556 740 560 640'),
    }) +
    form(pen, toe, { tone: pen.panel, round: 40, inner: stitch(pen.panel, 'M166 738C206 756 228 800 234 880') }) +
    form(pen, heel, { tone: pen.panel, round: 44 }) +
    feather('M836 540C806 590 782 660 770 740', pen.accent.base, 14, 0.9) +
    form(pen, 'M820 500C828 462 862 470 858 512C854 548 848 572 842 600C828 572 820 540 820 500Z', { tone: pen.accent, round: 14 }) +
    line(t.line, 'M560 520C590 566 620 584 668 586C730 590 782 570 806 520', 2, 0.4) +
    form(pen, eyestay, { tone: pen.panel, round: 24, inner: stitch(pen.panel, 'M580 556C574 590 540 630 490 668C440 704 380 730 334 742') }) +
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
    line(pen.accent.line, 'M490 530C470 500 440 506 446 530C452 548 476 544 490 530C510 510 540 500 536 524C532 544 506 544 490 530', 9, 0.8) +
    line(pen.accent.base, 'M490 530C470 500 440 506 446 530C452 548 476 544 490 530C510 510 540 500 536 524C532 544 506 544 490 530', 6.5) +
    form(pen, outsole, { tone: pen.dark, round: 14 }) +
    form(pen, foam, {
      tone: pen.pale,
      round: 44,
      inner:
        line(pen.accent.base, 'M90 896C200 930 420 924 880 858', 9, 0.95) +
        folds(pen.pale, [[300, 882, 380, 910, 520, 890], [600, 866, 680, 890, 800, 850]], 12, 0.5),
    }) +
    feather('M74 850C120 880 240 884 360 876C520 866 700 830 866 800', '#000', 14, 0.3) +
    mark('#f2f2ee', 690, 730, 1.5)
  );
}

export const trailShoe = silhouette({ focus: [430, 620, 1.9], shadow: { y: 914, rx: 410 }, sceneScale: 0.86 }, (pen) =>
  pen.back ? sole(pen, { lug: pen.dark, ground: pen.main, glow: pen.accent, pattern: 'trail' }) : `<g transform="translate(0 -60)">${side(pen)}</g>`,
);
