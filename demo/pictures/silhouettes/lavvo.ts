import { flip, whole } from '@/demo/pictures/drawing/contour';
import { feather, folds, form, sheen } from '@/demo/pictures/drawing/form';
import type { Pen } from '@/demo/pictures/drawing/pen';
import { silhouette } from '@/demo/pictures/drawing/silhouette';
import { line, mark, seam, stitch } from '@/demo/pictures/drawing/trim';

const cone = whole('M480 212L508 216C560 400 700 760 838 962C780 990 640 1004 480 1006');
const door = 'M478 480C520 620 560 800 590 1000L420 1004C430 820 446 640 478 480Z';

export const lavvo = silhouette(
  {
    rest: 'stands',
    floor: 996,
    details: [
      { at: [500, 700], zoom: 1.6 },
      { at: [500, 820], zoom: 1.28 },
    ],
    outdoors: 0.84,
  },
  (pen: Pen) => {
    const t = pen.main;
    const both = (draw: (side: (d: string) => string) => string) => draw((d) => d) + draw(flip);
    const inside = pen.id();
    return (
      both((side) => line('#d9d2c0', side('M818 940L912 996'), 3.4) + line('#8b9097', side('M908 984L918 1010'), 6)) +
      line('#5a4632', 'M452 238L512 150M508 238L446 152M480 236L482 140', 11) +
      line('#8a6d4e', 'M450 236L510 150M506 236L444 152M478 236L480 140', 6) +
      form(pen, cone, {
        round: 110,
        matter: 'shell',
        inner:
          both((side) =>
            form(pen, side('M508 216C560 400 700 760 838 962L700 992C620 760 540 420 494 214Z'), {
              tone: pen.panel,
              round: 40,
              matter: 'shell',
            }),
          ) +
          folds(
            [
              [470, 260, 440, 460, 380, 640],
              [400, 1000, 420, 820, 450, 640],
              [280, 990, 330, 860, 380, 740],
              [640, 1000, 600, 860, 560, 720],
              [770, 980, 700, 860, 640, 760],
              [190, 974, 260, 880, 330, 800],
            ],
            20,
            0.65,
          ) +
          seam(t, 'M466 230C420 520 340 800 270 992', 2.2) +
          seam(t, 'M496 230C560 520 640 800 710 990', 2.2) +
          sheen(t, 'M450 330C400 540 330 760 260 960', 46, 0.6),
      }) +
      `<linearGradient id="${inside}" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#2b2118"/><stop offset=".7" stop-color="#6b4a28"/><stop offset="1" stop-color="#b98442"/></linearGradient><path d="${door}" fill="url(#${inside})"/>` +
      feather('M500 960L520 1000', '#ffd68a', 90, 0.4) +
      form(pen, 'M478 480C446 640 430 820 420 1004L372 1002C366 930 392 860 400 800C420 680 446 580 478 480Z', {
        tone: pen.accent,
        round: 26,
        inner: folds([[388, 860, 410, 880, 424, 860]], 12, 0.8),
      }) +
      line(pen.accent.base, 'M478 480C520 620 560 800 590 1000', 6) +
      stitch(t, 'M490 500C530 640 572 810 602 990') +
      form(pen, 'M382 838L424 830L424 850L384 858Z', { tone: pen.dark, round: 8 }) +
      form(pen, 'M452 226L508 226L524 290C500 300 460 300 436 290Z', { tone: pen.dark, round: 18 }) +
      line(t.line, 'M122 962C200 990 340 1004 480 1006C640 1004 760 990 838 962', 5, 0.6) +
      mark(pen, pen.accent.base, 330, 760, 2.2)
    );
  },
);
