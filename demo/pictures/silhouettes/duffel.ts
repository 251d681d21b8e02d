import { flip } from '@/demo/pictures/drawing/contour';
import { feather, folds, form, sheen } from '@/demo/pictures/drawing/form';
import type { Pen } from '@/demo/pictures/drawing/pen';
import { silhouette } from '@/demo/pictures/drawing/silhouette';
import { line, mark, puller, stitch, zip } from '@/demo/pictures/drawing/trim';

const body =
  'M176 500C260 462 700 462 784 500C836 520 858 580 862 680C866 780 858 850 828 884C740 912 220 912 132 884C102 850 94 780 98 680C102 580 124 520 176 500Z';
const end =
  'M176 500C140 520 108 584 98 680C92 780 102 850 132 884C170 880 200 880 214 896C190 820 186 740 196 660C204 580 216 520 240 482C214 486 194 492 176 500Z';

export const duffel = silhouette(
  {
    rest: 'stands',
    floor: 896,
    details: [
      { at: [420, 640], zoom: 1.9 },
      { at: [420, 760], zoom: 1.52 },
    ],
    outdoors: 0.86,
  },
  (pen: Pen) => {
    const t = pen.main;
    const both = (draw: (side: (d: string) => string) => string) => draw((d) => d) + draw(flip);
    const strap = (d: string, w: number) =>
      line(pen.dark.line, d, w + 2) +
      line(pen.dark.base, d, w) +
      `<path d="${d}" fill="none" stroke="#fff" stroke-opacity=".14" stroke-width="${w * 0.7}" stroke-dasharray="2 4"/>`;
    return (
      strap('M316 520C330 330 420 280 480 280C540 280 630 330 644 520', 26) +
      form(pen, body, {
        round: 110,
        matter: 'shell',
        inner:
          folds(
            [
              [260, 480, 280, 560, 350, 590],
              [700, 480, 690, 570, 620, 600],
              [240, 880, 280, 800, 360, 770],
              [720, 890, 690, 800, 600, 780],
              [480, 490, 470, 560, 430, 600],
            ],
            22,
            0.6,
          ) +
          both(
            (side) =>
              form(pen, side(end), { tone: pen.panel, round: 50, matter: 'shell' }) +
              stitch(pen.panel, side('M226 494C206 540 190 600 184 680C178 760 182 830 200 886')),
          ) +
          form(pen, 'M90 836C220 868 740 868 870 836L870 930L90 930Z', { tone: pen.dark, round: 30 }) +
          sheen(t, 'M230 560C320 530 640 530 730 556', 50, 0.5),
      }) +
      form(
        pen,
        'M252 488C330 462 630 462 708 488C722 520 716 548 690 560C600 540 360 540 270 560C244 548 238 520 252 488Z',
        { tone: pen.panel, round: 30 },
      ) +
      zip(pen, 'M270 524C360 500 600 500 690 524', { width: 16, tape: pen.accent }) +
      puller(pen.accent, 288, 520, 60, 1) +
      both((side) => strap(side('M330 524C322 640 320 760 332 896'), 28)) +
      both((side) => form(pen, side('M308 640L350 640L350 690L308 690Z'), { tone: pen.dark, round: 10 })) +
      both(
        (side) =>
          line(pen.steel.base, side('M312 560L348 560L348 580L312 580Z'), 6) +
          line(pen.steel.light, side('M312 560L348 560'), 2),
      ) +
      feather('M330 520C340 380 420 340 480 340C540 340 620 380 630 520', '#000', 24, 0.18) +
      strap('M330 524C340 390 420 346 480 346C540 346 620 390 630 524', 26) +
      form(pen, 'M428 326C450 320 510 320 532 326L534 372C510 366 450 366 426 372Z', {
        tone: pen.accent,
        round: 20,
        inner: stitch(pen.accent, 'M440 334L440 364M520 334L520 364'),
      }) +
      mark(pen, pen.accent.base, 480, 710, 3.1)
    );
  },
);
