import { whole } from '@/demo/pictures/drawing/contour';
import { feather, form, sheen } from '@/demo/pictures/drawing/form';
import type { Pen } from '@/demo/pictures/drawing/pen';
import { silhouette } from '@/demo/pictures/drawing/silhouette';
import { fill, line, mark } from '@/demo/pictures/drawing/trim';

const canister = whole(
  'M480 756C560 756 640 768 676 800C704 826 712 860 712 900C712 950 706 990 690 1010C660 1030 560 1036 480 1036',
);
const pot = whole('M480 236C560 236 640 240 676 246L672 500C670 532 656 550 630 554C580 560 530 562 480 562');
const lid = whole('M480 170C560 172 640 196 684 236C686 250 684 256 676 258C600 268 540 270 480 270');

export const stove = silhouette(
  {
    rest: 'stands',
    floor: 1034,
    details: [
      { at: [480, 620], zoom: 1.9 },
      { at: [480, 740], zoom: 1.52 },
    ],
  },
  (pen: Pen) => {
    const t = pen.main;
    const s = pen.steel;
    const arm = (d: string) => line(s.line, d, 15) + line(s.base, d, 12) + line(s.light, d, 4, 0.9);
    const flame = (x: number, h: number) =>
      fill(
        '#4f9be0',
        `M${x - 13} 612C${x - 18} ${612 - h * 0.5} ${x - 4} ${612 - h * 0.7} ${x} ${612 - h}C${x + 5} ${612 - h * 0.7} ${x + 18} ${612 - h * 0.5} ${x + 13} 612Z`,
        0.6,
      ) +
      fill(
        '#dff1ff',
        `M${x - 6} 612C${x - 8} ${612 - h * 0.3} ${x - 2} ${612 - h * 0.4} ${x} ${612 - h * 0.55}C${x + 2} ${612 - h * 0.4} ${x + 8} ${612 - h * 0.3} ${x + 6} 612Z`,
        0.8,
      );
    return (
      arm('M676 320C760 320 800 350 796 400C794 450 750 470 674 462') +
      line(pen.accent.base, 'M716 322C766 328 792 356 788 400C786 432 764 450 722 458', 19) +
      line(pen.accent.lightInk, 'M716 318C766 324 788 352 784 396', 4, 0.5) +
      form(pen, pot, {
        tone: t,
        round: 100,
        inner:
          sheen(t, 'M350 260L354 540', 60, 0.9) +
          sheen(t, 'M334 260L338 540', 16, 1) +
          sheen(t, 'M620 260L614 540', 30, 0.4) +
          line(t.line, 'M284 292C400 304 560 304 676 292', 2.4, 0.5) +
          [350, 400, 450].map((y) => line(t.lightInk, `M560 ${y}L600 ${y - 2}`, 4, 0.5)).join(''),
      }) +
      form(pen, lid, {
        tone: pen.panel,
        round: 44,
        inner: sheen(pen.panel, 'M320 222C400 190 500 184 560 190', 24, 0.9),
      }) +
      form(pen, whole('M480 140C506 140 520 148 524 164C520 178 508 184 480 184'), { tone: pen.dark, round: 18 }) +
      arm('M330 566L444 640') +
      arm('M630 566L516 640') +
      arm('M312 566L648 566') +
      [-58, -30, 0, 30, 58].map((dx, i) => flame(480 + dx, i % 2 ? 44 : 38)).join('') +
      form(pen, whole('M480 604C520 604 552 608 560 618L546 656C530 664 500 666 480 666'), { tone: s, round: 20 }) +
      Array.from({ length: 9 }, (_, i) =>
        fill('#33373c', `M${412 + i * 16} 622L${418 + i * 16} 622L${419 + i * 16} 634L${413 + i * 16} 634Z`),
      ).join('') +
      form(pen, 'M458 664L502 664L506 756L454 756Z', { tone: s, round: 24 }) +
      line(s.line, 'M506 706L600 706', 9) +
      line(s.light, 'M506 704L600 704', 3) +
      form(pen, 'M592 684C620 676 640 690 640 706C640 722 620 736 592 728Z', { tone: pen.accent, round: 12 }) +
      form(pen, whole('M480 738C514 738 530 746 534 770C520 780 500 782 480 782'), { tone: pen.dark, round: 16 }) +
      form(pen, canister, {
        tone: pen.accent,
        round: 110,
        inner:
          sheen(pen.accent, 'M330 820C320 880 322 960 330 1010', 50, 0.9) +
          line(pen.accent.line, 'M250 1000C340 1024 620 1024 710 1000', 3, 0.5) +
          line(pen.pale.base, 'M240 866C340 888 620 888 720 866', 10, 0.9),
      }) +
      feather('M300 780C400 760 560 760 660 780', pen.accent.lightInk, 16, 0.4) +
      mark(pen, pen.pale.light, 480, 950, 2.2)
    );
  },
);
