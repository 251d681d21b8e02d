import { feather, form, sheen } from '@/demo/pictures/drawing/form';
import type { Pen } from '@/demo/pictures/drawing/pen';
import { silhouette } from '@/demo/pictures/drawing/silhouette';
import { fill, line, mark, stitch } from '@/demo/pictures/drawing/trim';

const shell =
  'M126 640C112 520 150 400 250 322C350 250 520 228 650 282C770 332 836 440 836 560C838 610 830 650 812 690C760 716 720 712 690 690C640 650 600 640 540 646C420 656 320 664 230 674C180 678 140 672 126 640Z';
const ear = 'M470 640C540 620 640 630 700 680C730 740 720 830 672 880C620 930 556 920 520 880C478 830 456 720 470 640Z';
const lining =
  'M150 660C250 690 420 660 540 640L690 680L800 690C770 760 740 780 700 790L500 720C400 700 250 720 160 690Z';

export const helmet = silhouette(
  {
    rest: 'stands',
    floor: 980,
    details: [
      { at: [380, 520], zoom: 1.9 },
      { at: [380, 640], zoom: 1.52 },
    ],
  },
  (pen: Pen) => {
    const t = pen.main;
    const vent = (d: string) =>
      form(pen, d, { fill: '#17191c', round: 0, edge: 0.8 }) +
      line(t.lightInk, d, 2.4, 0.35, ' transform="translate(2 3)"');
    const rear = pen.back;
    const art =
      line(pen.dark.base, 'M560 880C520 940 440 966 360 960', 15) +
      line(pen.dark.light, 'M560 878C520 934 440 960 360 954', 2.4, 0.6) +
      line(pen.dark.base, 'M676 860C620 950 480 990 366 968', 15) +
      form(pen, 'M330 944L392 940L396 978L332 980Z', { tone: pen.dark, round: 12 }) +
      form(pen, lining, { fill: '#24272c', round: 30 }) +
      form(pen, shell, {
        round: 130,
        inner:
          form(pen, 'M110 600C220 590 420 590 560 560C680 540 780 560 850 600L850 740L110 740Z', {
            tone: pen.panel,
            round: 40,
          }) +
          sheen(t, 'M236 430C320 330 470 290 600 320', 60, 1) +
          sheen(t, 'M270 400C350 326 470 300 560 312', 16, 1) +
          feather('M150 560C300 520 560 500 830 530', t.shadeInk, 50, t.shadeAlpha * 0.5) +
          line(t.line, 'M128 596C230 586 420 586 560 556C680 536 780 556 836 590', 3, 0.6) +
          line(pen.accent.base, 'M136 620C240 608 430 608 566 580C680 560 770 576 832 606', 8, 0.95),
      }) +
      vent('M330 372C370 340 420 322 462 320C452 346 410 376 340 396Z') +
      vent('M500 312C550 310 600 322 630 340C606 356 550 352 504 340Z') +
      vent('M300 452C350 420 420 400 474 396C464 424 400 452 310 474Z') +
      vent('M520 392C580 388 640 398 672 416C648 432 580 430 524 420Z') +
      vent('M706 420C740 446 766 480 778 516C748 500 720 470 706 420Z') +
      line(pen.dark.base, 'M806 640L700 690', 22) +
      form(pen, 'M690 668L744 648L756 690L702 712Z', { tone: pen.dark, round: 14 }) +
      form(pen, ear, {
        tone: pen.dark,
        round: 70,
        inner:
          stitch(
            pen.dark,
            'M490 660C550 642 640 652 684 694C706 750 698 820 656 862C616 900 570 894 540 862C504 820 482 730 490 660',
          ) + fill('#fff', 'M560 740C590 724 640 736 650 776C654 816 620 840 590 826C562 810 548 764 560 740Z', 0.05),
      }) +
      form(pen, 'M574 740C600 728 634 740 640 774C640 806 616 822 592 810C568 796 562 760 574 740Z', {
        tone: pen.panel,
        round: 24,
      }) +
      form(pen, 'M120 626C128 668 160 684 232 678L234 706C160 712 120 690 112 650Z', { tone: pen.dark, round: 16 }) +
      mark(pen, pen.accent.base, 250, 560, 2.2) +
      (rear ? form(pen, 'M560 470L640 466L644 520L564 524Z', { tone: pen.accent, round: 14 }) : '');
    return rear ? `<g transform="translate(960 0) scale(-1 1)">${art}</g>` : art;
  },
);
