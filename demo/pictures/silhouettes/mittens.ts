import { folds, form, sheen } from '@/demo/pictures/drawing/form';
import { gauntletOf, pair, palm, thumb } from '@/demo/pictures/drawing/handwear';
import type { Pen } from '@/demo/pictures/drawing/pen';
import { silhouette } from '@/demo/pictures/drawing/silhouette';
import { mark, seam } from '@/demo/pictures/drawing/trim';

const mitt = 'M126 748C100 660 96 500 118 410C142 300 210 268 262 270C330 272 384 320 396 420C406 520 402 650 388 748Z';
const hand = 'M112 520C180 496 330 496 402 524C404 600 400 680 388 748L130 748C112 676 106 600 112 520Z';

export const mittens = silhouette(
  {
    rest: 'hangs',
    details: [
      { at: [660, 620], zoom: 1.8 },
      { at: [660, 740], zoom: 1.44 },
    ],
  },
  (pen: Pen) => {
    const t = pen.main;
    const quilting = [360, 430, 500]
      .map((y) => seam(t, `M100 ${y + 6}C190 ${y - 16} 320 ${y - 16} 404 ${y + 8}`, 2.2))
      .join('');
    return pair(
      (mirrored) =>
        form(pen, thumb, { round: 50, matter: 'softshell', inner: folds([[404, 620, 440, 640, 486, 620]], 12, 0.8) }) +
        form(pen, mitt, {
          round: 92,
          matter: 'softshell',
          inner:
            (pen.back
              ? form(pen, 'M116 420C136 316 206 280 262 282C326 284 376 330 388 420L392 520C320 500 190 500 112 520Z', {
                  tone: pen.panel,
                  round: 40,
                })
              : quilting) +
            folds(
              [
                [104, 470, 170, 500, 240, 480],
                [400, 470, 350, 500, 300, 492],
                [396, 380, 340, 400, 300, 386],
              ],
              15,
              0.6,
            ) +
            sheen(t, 'M170 360C150 430 146 500 150 560', 46, 0.6),
        }) +
        palm(pen, hand) +
        gauntletOf(pen) +
        (mirrored && !pen.back ? `<g transform="scale(-1 1)">${mark(pen, pen.accent.base, -256, 582, 1.9)}</g>` : ''),
    );
  },
);
