import { flip, whole } from '@/demo/pictures/drawing/contour';
import { feather, folds, form } from '@/demo/pictures/drawing/form';
import type { Pen } from '@/demo/pictures/drawing/pen';
import { silhouette } from '@/demo/pictures/drawing/silhouette';
import { line, mark, puller, seam, stitch, zip } from '@/demo/pictures/drawing/trim';

const body = whole(
  'M480 312C560 312 640 306 690 296C716 380 738 480 754 620C764 720 772 800 776 866C776 878 772 884 762 887C690 906 600 912 532 904C524 902 520 898 519 890C516 800 508 720 496 668C492 654 486 650 480 650',
);
const band = whole('M480 314C560 314 640 308 691 296C698 320 704 342 709 364C640 382 560 388 480 388');

function both(draw: (side: (d: string) => string) => string): string {
  return draw((d) => d) + draw(flip);
}

export const shorts = silhouette(
  {
    rest: 'hangs',
    details: [
      { at: [400, 480], zoom: 2 },
      { at: [400, 600], zoom: 1.6 },
    ],
  },
  (pen: Pen) => {
    const t = pen.main;
    const pocket = 'M262 396C268 450 292 506 330 548';
    const inner =
      folds(
        [
          [478, 650, 420, 610, 320, 590],
          [470, 690, 400, 700, 300, 680],
          [460, 760, 400, 790, 330, 790],
          [482, 650, 560, 606, 650, 580],
          [490, 690, 560, 712, 660, 690],
          [206, 760, 270, 790, 330, 764],
          [756, 740, 690, 780, 620, 750],
          [420, 390, 400, 480, 430, 560],
          [560, 390, 570, 480, 540, 540],
        ],
        18,
        0.62,
      ) +
      both(
        (side) =>
          stitch(t, side('M186 858C260 880 350 884 440 876')) + stitch(t, side('M186 866C260 888 350 892 440 884')),
      ) +
      both((side) => seam(t, side('M228 600C210 690 240 820 260 900'), 1.8));
    const openings = pen.back
      ? zip(pen, 'M560 470C600 466 640 462 676 454', { width: 12, tape: pen.panel }) +
        seam(t, 'M240 440C330 476 410 486 480 488C550 486 630 476 720 440')
      : both(
          (side) =>
            feather(side(pocket), t.shadeInk, 30, t.shadeAlpha * 0.6) +
            seam(t, side(pocket)) +
            stitch(t, side('M252 400C258 456 284 516 324 560')),
        ) +
        zip(pen, 'M262 640C258 690 256 730 258 780', { width: 12, tape: pen.accent }) +
        puller(pen.accent, 262, 650, 4, 0.7);
    return (
      (pen.back
        ? ''
        : form(pen, whole('M480 290C560 290 640 286 686 292L690 302C640 314 560 322 480 322'), {
            round: 12,
            fill: pen.panel.deep,
          })) +
      form(pen, body, {
        round: 84,
        matter: 'shell',
        inner: inner + openings + seam(t, 'M480 380C484 470 484 560 480 650'),
      }) +
      form(pen, band, {
        round: 26,
        tone: pen.panel,
        inner: Array.from({ length: 20 }, (_, i) =>
          line(pen.panel.shadeInk, `M${276 + i * 21.5} 318L${272 + i * 22} 378`, 3, 0.16),
        ).join(''),
      }) +
      (pen.back
        ? ''
        : line(pen.accent.base, 'M462 352C440 400 446 440 432 476', 6) +
          line(pen.accent.base, 'M498 352C516 400 510 430 520 462', 6) +
          line(pen.accent.line, 'M432 470L431 482M520 456L521 468', 8)) +
      mark(pen, pen.accent.base, pen.back ? 300 : 660, 826, 1.05)
    );
  },
);
