import { num } from '@/demo/pictures/drawing/contour';
import { sole } from '@/demo/pictures/drawing/footwear';
import { feather, form, sheen } from '@/demo/pictures/drawing/form';
import type { Pen } from '@/demo/pictures/drawing/pen';
import { silhouette } from '@/demo/pictures/drawing/silhouette';
import { line, mark, stitch } from '@/demo/pictures/drawing/trim';

const liner = 'M392 150C450 120 600 120 690 156C706 210 704 280 696 340L420 380C396 300 386 220 392 150Z';
const tongue = 'M372 138C410 116 452 122 470 140C480 240 470 340 440 420L392 420C380 320 366 220 372 138Z';
const cuff =
  'M378 250C470 220 620 214 716 238C740 330 752 450 744 560C700 590 620 604 540 600C470 600 420 580 396 560C376 460 368 350 378 250Z';
const shell =
  'M396 540C360 620 290 676 216 716C166 742 140 780 138 850L138 916L800 916C812 840 806 740 782 660C768 610 752 570 736 540C640 500 480 500 396 540Z';
const soleBar =
  'M92 910L170 902L780 902L846 906C852 930 850 960 842 974L742 978L730 960L340 960L326 980L120 978C96 970 88 940 92 910Z';
const overlap = 'M404 556C380 640 320 700 244 742C300 760 380 740 440 690C500 640 540 590 560 540Z';

function buckle(pen: Pen, x: number, y: number, angle: number, length: number): string {
  const s = pen.steel;
  let teeth = '';
  for (let i = 0; i < 5; i += 1)
    teeth += line(s.line, `M${num(-length + 12 + i * 9)} -9L${num(-length + 12 + i * 9)} 9`, 3, 0.8);
  return (
    `<g transform="translate(${x} ${y}) rotate(${angle})">` +
    form(pen, `M${-length} -15L-20 -13L-20 13L${-length} 15Z`, { tone: pen.dark, round: 10 }) +
    teeth +
    line(s.line, `M${-length + 44} -7L10 -9M${-length + 44} 7L10 9`, 6, 1) +
    line(s.light, `M${-length + 44} -7L10 -9M${-length + 44} 7L10 9`, 3, 1) +
    form(pen, 'M-14 -17C10 -22 50 -20 78 -10C84 -4 84 4 78 10C50 20 10 22 -14 17Z', { tone: pen.accent, round: 16 }) +
    form(pen, 'M-26 -20L-6 -20L-6 20L-26 20Z', { tone: s, round: 8 }) +
    '</g>'
  );
}

export const skiBoot = silhouette(
  {
    rest: 'stands',
    floor: 985,
    details: [
      { at: [520, 480], zoom: 1.9 },
      { at: [520, 600], zoom: 1.52 },
    ],
  },
  (pen: Pen) => {
    if (pen.back) return sole(pen, { lug: pen.dark, ground: pen.main, glow: pen.accent, pattern: 'boot' });
    const t = pen.main;
    return (
      form(pen, liner, { tone: pen.dark, round: 50, inner: stitch(pen.dark, 'M396 200C470 176 620 176 700 204') }) +
      form(pen, tongue, {
        tone: pen.dark,
        round: 30,
        inner: line(pen.accent.base, 'M384 170C410 158 440 160 462 172', 6),
      }) +
      form(pen, 'M690 180C730 176 742 220 726 262L704 262C710 236 708 212 690 206Z', { tone: pen.accent, round: 10 }) +
      form(pen, shell, {
        round: 110,
        inner:
          sheen(t, 'M210 770C280 730 350 690 400 620', 40, 1) +
          sheen(t, 'M690 640C720 720 730 800 728 890', 30, 0.5) +
          form(pen, 'M520 916C560 840 640 800 800 790L820 930L520 930Z', { tone: pen.panel, round: 36 }) +
          form(pen, 'M130 930L138 850C180 846 240 870 262 916L262 930Z', { tone: pen.panel, round: 24 }),
      }) +
      form(pen, overlap, { round: 46, inner: sheen(t, 'M300 716C370 690 430 640 470 580', 20, 0.9) }) +
      form(pen, cuff, {
        round: 90,
        inner:
          sheen(t, 'M450 260C442 360 446 460 462 570', 44, 0.9) +
          form(
            pen,
            'M560 224C620 216 690 226 716 238C740 330 752 450 744 560C720 574 690 586 660 592C680 470 660 320 560 224Z',
            { tone: pen.panel, round: 50 },
          ) +
          line(t.line, 'M470 232C478 350 500 480 540 600', 3, 0.6) +
          line(t.lightInk, 'M474 232C482 350 504 480 544 600', 2, 0.5),
      }) +
      feather('M400 566C460 604 600 612 740 566', '#000', 26, 0.35) +
      `<circle cx="668" cy="612" r="30" fill="${pen.dark.base}" stroke="${pen.dark.line}" stroke-width="2"/><circle cx="668" cy="612" r="17" fill="${pen.steel.base}" stroke="${pen.steel.line}"/><path d="M658 612L678 612M668 602L668 622" stroke="${pen.steel.line}" stroke-width="4"/>` +
      buckle(pen, 506, 348, 4, 106) +
      buckle(pen, 522, 470, 2, 106) +
      buckle(pen, 470, 690, 32, 104) +
      buckle(pen, 360, 772, 26, 96) +
      form(pen, 'M366 262C480 226 620 222 722 246L722 292C620 270 480 274 368 310Z', {
        tone: pen.dark,
        round: 22,
        inner: line(pen.accent.base, 'M366 288C480 252 620 248 722 270', 5),
      }) +
      form(pen, soleBar, { tone: pen.dark, round: 20 }) +
      mark(pen, pen.accent.base, 640, 420, 1.5)
    );
  },
);
