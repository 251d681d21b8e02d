import { lugEdge, sole } from '@/demo/pictures/drawing/footwear';
import { feather, folds, form, sheen } from '@/demo/pictures/drawing/form';
import type { Pen } from '@/demo/pictures/drawing/pen';
import { silhouette } from '@/demo/pictures/drawing/silhouette';
import { line, mark, seam } from '@/demo/pictures/drawing/trim';

const boot =
  'M404 190C486 176 620 178 706 198C712 330 700 470 698 580C700 660 736 740 742 830C744 870 742 910 740 944L172 944C160 900 160 850 180 820C204 788 260 774 310 744C372 704 408 640 412 560C418 440 404 310 404 190Z';
const opening = 'M404 190C440 168 660 168 706 198C690 224 440 222 404 190Z';
const foxing =
  'M164 880C200 894 300 890 400 884C520 878 640 886 744 872C750 910 748 950 744 980L180 984C162 950 160 914 164 880Z';
const outsole = `M170 950C300 966 600 962 748 948L752 990${lugEdge(750, 600, 990, 12, 5)}L560 972${lugEdge(550, 220, 984, 14, 10)}C190 982 174 968 170 950Z`;
const strap = 'M640 236L720 232L724 300L644 306Z';

export const rubberBoot = silhouette(
  {
    rest: 'stands',
    floor: 1010,
    details: [
      { at: [540, 380], zoom: 2 },
      { at: [540, 500], zoom: 1.6 },
    ],
  },
  (pen: Pen) => {
    if (pen.back) return sole(pen, { lug: pen.dark, ground: pen.accent, glow: pen.main, pattern: 'wave' });
    const t = pen.main;
    return (
      form(pen, opening, { fill: pen.accent.deep, round: 20 }) +
      form(pen, boot, {
        round: 110,
        inner:
          folds(
            [
              [414, 560, 470, 610, 560, 616],
              [408, 610, 480, 666, 580, 652],
              [386, 664, 460, 720, 540, 712],
              [700, 560, 640, 590, 590, 570],
              [706, 640, 650, 650, 600, 636],
            ],
            18,
            0.62,
          ) +
          sheen(t, 'M466 240C470 360 474 460 468 560', 44, 0.95) +
          sheen(t, 'M478 250C482 340 484 420 480 500', 12, 1.1) +
          sheen(t, 'M230 824C270 800 320 780 370 744', 34, 0.95) +
          seam(t, 'M690 700C640 720 600 770 594 880', 2.4) +
          line(t.line, 'M404 250C480 268 640 266 706 248', 3, 0.5),
      }) +
      form(pen, 'M400 186C440 212 660 216 710 194L711 232C650 252 450 250 402 228Z', { tone: pen.accent, round: 20 }) +
      feather('M404 236C450 256 650 258 708 238', t.shadeInk, 18, t.shadeAlpha) +
      form(pen, strap, { tone: pen.dark, round: 14 }) +
      `<rect x="654" y="248" width="34" height="42" rx="6" fill="none" stroke="${pen.steel.base}" stroke-width="6"/><rect x="654" y="248" width="34" height="42" rx="6" fill="none" stroke="${pen.steel.line}" stroke-width="1.2"/>` +
      line(pen.steel.light, 'M671 246L671 290', 4) +
      form(pen, outsole, { tone: pen.dark, round: 12 }) +
      form(pen, foxing, {
        tone: pen.accent,
        round: 30,
        inner: Array.from({ length: 26 }, (_, i) =>
          line(pen.accent.line, `M${186 + i * 22} 930L${186 + i * 22} 960`, 3, 0.25),
        ).join(''),
      }) +
      form(pen, 'M166 866C180 822 230 806 280 790C310 810 320 850 318 884C270 892 200 892 164 882Z', {
        tone: t,
        round: 40,
      }) +
      mark(pen, pen.accent.base, 560, 330, 1.6)
    );
  },
);
