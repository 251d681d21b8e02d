import { shift } from '@/demo/pictures/drawing/contour';
import { feather, folds, form, sheen } from '@/demo/pictures/drawing/form';
import type { Pen } from '@/demo/pictures/drawing/pen';
import { silhouette } from '@/demo/pictures/drawing/silhouette';
import { line, mark } from '@/demo/pictures/drawing/trim';

const sock =
  'M470 180C540 166 640 168 704 184C704 330 700 480 706 610C716 680 732 740 726 806C720 868 680 906 620 912C560 918 500 914 440 930C370 950 300 984 236 980C170 974 150 920 176 872C200 830 260 800 320 760C390 710 450 660 466 580C476 450 470 310 470 180Z';

function one(pen: Pen, dx: number, dy: number): string {
  const t = pen.main;
  const at = (d: string) => shift(d, dx, dy);
  const rib = (x: number) => at(`M${x} 176C${x} 220 ${x} 260 ${x} 306`);
  const stripe = (y: number, w: number) =>
    line(pen.accent.base, at(`M460 ${y}C540 ${y + 16} 640 ${y + 16} 716 ${y}`), w, 0.95);
  return form(pen, at(sock), {
    round: 84,
    matter: 'merino',
    inner:
      Array.from({ length: 40 }, (_, i) =>
        line(
          t.shadeInk,
          at(`M460 ${330 + i * 14}C540 ${344 + i * 14} 640 ${344 + i * 14} 716 ${330 + i * 14}`),
          2,
          0.07,
        ),
      ).join('') +
      form(pen, at('M600 620C620 690 620 780 560 930L740 930L760 700L706 610Z'), {
        tone: pen.panel,
        round: 40,
        matter: 'merino',
      }) +
      form(pen, at('M300 770C340 820 340 900 320 1000L140 1000L140 840Z'), {
        tone: pen.panel,
        round: 40,
        matter: 'merino',
      }) +
      folds(
        [
          [466, 590, 520, 660, 610, 640],
          [456, 630, 510, 700, 590, 690],
          [710, 620, 660, 640, 610, 620],
          [440, 930, 420, 880, 430, 800],
        ],
        15,
        0.6,
      ) +
      sheen(t, at('M520 330C526 440 522 540 510 620'), 46, 0.3) +
      stripe(346, 16) +
      stripe(380, 6) +
      form(pen, at('M460 160L716 160L712 310C640 326 540 326 464 310Z'), {
        tone: pen.accent.luminance > 0.2 ? t : pen.panel,
        round: 50,
        inner: Array.from({ length: 17 }, (_, i) =>
          feather(rib(476 + i * 14.4), t.shadeInk, 8, t.shadeAlpha * 0.9),
        ).join(''),
      }),
  });
}

export const woolSock = silhouette(
  {
    rest: 'hangs',
    details: [
      { at: [520, 380], zoom: 2.2 },
      { at: [520, 500], zoom: 1.76 },
    ],
  },
  (pen: Pen) => {
    const pair =
      one(pen, 70, -36) +
      feather(sock, '#201c14', 26, 0.25, 8, 2) +
      one(pen, -20, 10) +
      mark(pen, pen.accent.base, 566, 470, 1.4);
    return pen.back ? `<g transform="translate(960 0) scale(-1 1)">${pair}</g>` : pair;
  },
);
