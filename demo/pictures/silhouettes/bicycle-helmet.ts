import { feather, form, sheen } from '@/demo/pictures/drawing/form';
import type { Pen } from '@/demo/pictures/drawing/pen';
import { silhouette } from '@/demo/pictures/drawing/silhouette';
import { line, mark } from '@/demo/pictures/drawing/trim';

const shell =
  'M98 640C92 560 130 460 220 390C330 308 520 280 660 330C780 372 860 470 872 580C876 630 866 668 838 690C800 700 770 690 730 674C640 640 560 640 470 660C360 684 250 704 160 700C118 696 100 676 98 640Z';
const vents = [
  'M206 480C250 430 320 400 380 396C350 430 290 470 220 506Z',
  'M420 376C480 356 550 356 600 372C560 394 490 402 428 404Z',
  'M640 388C690 408 736 444 760 484C720 470 676 440 640 408Z',
  'M170 580C240 540 330 510 400 506C370 544 280 584 180 606Z',
  'M440 492C520 478 600 484 650 504C600 530 520 536 450 528Z',
  'M690 514C740 532 790 570 810 610C760 600 720 570 690 536Z',
  'M300 640C350 610 410 590 460 586C440 616 380 646 310 656Z',
];

export const bicycleHelmet = silhouette(
  {
    rest: 'hangs',
    details: [
      { at: [400, 520], zoom: 1.8 },
      { at: [400, 640], zoom: 1.44 },
    ],
  },
  (pen: Pen) => {
    const t = pen.main;
    const strap = (d: string) =>
      line(pen.dark.line, d, 16) +
      line(pen.dark.base, d, 14) +
      `<path d="${d}" fill="none" stroke="#fff" stroke-opacity=".14" stroke-width="9" stroke-dasharray="2 4"/>`;
    const art =
      strap('M300 680C360 780 430 860 500 900') +
      strap('M620 650C600 760 560 850 500 900') +
      strap('M500 900C470 926 420 936 370 926') +
      form(pen, 'M486 878L520 888L506 922L472 912Z', { tone: pen.accent, round: 10 }) +
      form(
        pen,
        'M140 690C300 720 500 660 640 650L840 690C830 740 800 764 760 764C680 760 600 700 500 706C380 716 240 750 150 716Z',
        { fill: '#24272c', round: 26 },
      ) +
      form(pen, 'M760 700C800 700 846 690 850 712C846 762 812 792 776 790C752 780 748 730 760 700Z', {
        tone: pen.dark,
        round: 20,
      }) +
      `<circle cx="800" cy="746" r="17" fill="${pen.accent.base}" stroke="${pen.accent.line}" stroke-width="2"/>` +
      form(pen, shell, {
        round: 120,
        inner:
          form(pen, 'M90 660C200 670 340 640 470 620C580 604 680 616 740 640C790 656 840 650 880 620L880 760L90 760Z', {
            tone: pen.dark,
            round: 30,
          }) +
          form(
            pen,
            'M90 560C200 460 380 440 520 440C660 440 780 500 880 590L880 640C780 560 660 520 540 530C380 540 220 580 96 640Z',
            { tone: pen.panel, round: 60 },
          ) +
          sheen(t, 'M220 440C320 350 480 316 640 346', 50, 1) +
          sheen(t, 'M250 416C340 344 470 320 590 330', 14, 1) +
          line(pen.accent.base, 'M100 652C210 664 350 634 474 612C584 596 680 606 744 632C790 650 836 646 872 620', 7),
      }) +
      vents
        .map(
          (d) =>
            feather(d, t.lightInk, 14, t.lightAlpha * 0.6, 2, 5) +
            form(pen, d, { fill: '#14161a', round: 26, edge: 1.2 }),
        )
        .join('') +
      form(pen, 'M98 636C60 640 30 676 26 700C80 716 140 712 180 700C140 690 106 672 98 636Z', {
        tone: pen.dark,
        round: 22,
      }) +
      mark(pen, pen.accent.base, 560, 586, 2);
    return pen.back ? `<g transform="translate(960 0) scale(-1 1)">${art}</g>` : art;
  },
);
