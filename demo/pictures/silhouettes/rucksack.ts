import { flip, whole } from '@/demo/pictures/drawing/contour';
import { feather, folds, form, sheen } from '@/demo/pictures/drawing/form';
import type { Pen } from '@/demo/pictures/drawing/pen';
import { silhouette } from '@/demo/pictures/drawing/silhouette';
import { cord, line, mark, puller, seam, stitch, zip } from '@/demo/pictures/drawing/trim';

const bag = whole(
  'M480 214C560 214 622 226 648 262C676 320 690 420 700 540C712 680 716 800 704 912C698 970 672 1012 620 1026C576 1036 530 1040 480 1040',
);
const lid = whole(
  'M480 130C560 128 620 138 652 168C676 196 684 240 680 284C676 316 650 330 610 334C570 340 520 342 480 342',
);
const pocket = whole(
  'M480 560C548 558 606 562 632 580C650 640 656 760 646 884C640 930 612 950 566 954C536 956 510 956 480 956',
);
const sidePocket =
  'M290 720C262 712 244 724 238 752C232 820 236 900 250 960C262 1000 286 1020 316 1024C306 930 300 820 290 720Z';

const both = (draw: (side: (d: string) => string) => string) => draw((d) => d) + draw(flip);

function webbing(pen: Pen, d: string, width = 20): string {
  return (
    line(pen.dark.line, d, width + 2, 0.8) +
    line(pen.dark.base, d, width) +
    `<path d="${d}" fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="${width * 0.7}" stroke-dasharray="2 3"/>`
  );
}

function clasp(pen: Pen, x: number, y: number, size = 1): string {
  return `<g transform="translate(${x} ${y}) scale(${size})">${form(pen, 'M-19 -24L19 -24Q24 -24 24 -18L22 2L-22 2L-24 -18Q-24 -24 -19 -24Z', { tone: pen.dark, round: 10 })}${form(pen, 'M-22 4L22 4L20 28Q20 34 13 34L-13 34Q-20 34 -20 28Z', { tone: pen.dark, round: 10 })}<path d="M-10 -18L10 -18M-8 24L8 24" stroke="#fff" stroke-opacity=".28" stroke-width="3"/></g>`;
}

function front(pen: Pen): string {
  const t = pen.main;
  return (
    line(pen.dark.base, 'M440 140C444 96 516 96 520 140', 16) +
    line(pen.dark.light, 'M444 132C450 104 510 104 516 132', 3, 0.5) +
    both((side) => form(pen, side(sidePocket), { tone: pen.panel, round: 40, matter: 'mesh' })) +
    both((side) => line(pen.dark.base, side('M262 640C256 690 256 720 258 760'), 15)) +
    form(pen, bag, {
      round: 96,
      matter: 'shell',
      inner:
        folds(
          [
            [270, 470, 330, 520, 400, 500],
            [300, 400, 360, 440, 480, 430],
            [690, 520, 620, 540, 560, 500],
            [256, 640, 300, 660, 330, 640],
          ],
          16,
          0.6,
        ) +
        both((side) => seam(t, side('M330 300C312 480 306 760 326 1030'), 2)) +
        form(pen, whole('M480 950C570 950 650 936 730 900L730 1060L480 1060'), {
          tone: pen.panel,
          round: 50,
          matter: 'shell',
        }) +
        stitch(pen.panel, 'M246 916C340 948 420 960 480 960C540 960 620 948 714 916'),
    }) +
    feather(pocket, t.shadeInk, 40, t.shadeAlpha * 0.8, 6, 8) +
    form(pen, pocket, {
      round: 76,
      matter: 'shell',
      inner:
        folds(
          [
            [324, 700, 400, 740, 480, 720],
            [644, 780, 580, 800, 540, 780],
            [340, 940, 380, 880, 420, 870],
          ],
          15,
          0.55,
        ) + stitch(t, whole('M480 936C530 936 580 934 606 928C626 920 630 900 632 870C640 760 634 660 620 600')),
    }) +
    zip(pen, 'M348 640C346 600 380 592 480 592C580 592 614 600 612 640', { width: 14, tape: pen.accent }) +
    puller(pen.accent, 354, 640, 6, 0.9) +
    both((side) => webbing(pen, side('M372 330C368 420 366 470 366 552'), 20)) +
    feather('M290 332C380 356 580 356 670 332', t.shadeInk, 36, t.shadeAlpha) +
    form(pen, lid, {
      round: 78,
      matter: 'shell',
      inner:
        folds(
          [
            [290, 300, 360, 260, 440, 280],
            [664, 220, 600, 260, 540, 240],
          ],
          14,
          0.5,
        ) +
        sheen(t, 'M330 190C400 160 520 160 600 172', 40, 0.35) +
        stitch(t, 'M288 308C380 322 580 322 672 308'),
    }) +
    zip(pen, 'M322 222C400 204 560 204 638 222', { width: 12, tape: pen.panel }) +
    puller(pen.accent, 332, 224, 14, 0.8) +
    both((side) => clasp(pen, side('M372 0').startsWith('M372') ? 372 : 588, 404, 0.95)) +
    both((side) => webbing(pen, side('M250 800C290 812 330 812 350 806'), 13)) +
    cord(pen.accent, 480, 344, 84, 8) +
    mark(pen, pen.accent.base, 480, 760, 2.3) +
    both((side) => line(pen.accent.base, side('M330 982L330 1010Q344 1022 358 1010L358 984'), 6))
  );
}

function back(pen: Pen): string {
  const t = pen.main;
  const strap =
    'M404 270C352 280 318 330 306 410C294 500 300 600 330 690C336 706 366 700 364 682C350 600 348 510 362 440C374 390 408 360 452 340C456 306 440 270 404 270Z';
  const belt =
    'M450 870C380 852 300 850 236 880C196 900 168 940 162 980C182 1000 214 1004 244 990C310 960 380 950 450 960Z';
  const pad =
    'M396 420C420 410 440 412 456 420C462 540 462 700 456 830C440 842 416 842 396 832C384 700 384 560 396 420Z';
  return (
    line(pen.dark.base, 'M440 220C444 150 516 150 520 220', 18) +
    form(pen, lid, { round: 70 }) +
    both((side) => form(pen, side(sidePocket), { tone: pen.panel, round: 40, matter: 'mesh' })) +
    form(pen, bag, {
      round: 96,
      matter: 'shell',
      inner: both((side) => seam(t, side('M340 240C312 480 306 760 326 1030'), 2)),
    }) +
    form(pen, whole('M480 300C540 300 580 310 596 340C616 460 616 700 600 880C570 900 520 906 480 906'), {
      tone: pen.dark,
      round: 60,
      matter: 'mesh',
    }) +
    both((side) => form(pen, side(pad), { tone: pen.panel, round: 40, matter: 'mesh' })) +
    line(pen.accent.base, 'M480 420L480 840', 5, 0.8) +
    both((side) => webbing(pen, side('M350 690C330 770 300 850 268 940'), 15)) +
    both(
      (side) =>
        feather(side(strap), '#000', 30, 0.3, 6, 10) +
        form(pen, side(strap), {
          tone: pen.dark,
          round: 34,
          matter: 'mesh',
          inner: stitch(pen.dark, side('M400 286C350 310 326 360 322 430C316 530 320 620 344 690')),
        }) +
        line(pen.accent.base, side('M404 270C352 280 318 330 306 410C294 500 300 600 330 690'), 4, 0.9),
    ) +
    webbing(pen, 'M328 500C420 512 540 512 632 500', 13) +
    clasp(pen, 480, 506, 0.7) +
    both(
      (side) =>
        form(pen, side(belt), { tone: pen.dark, round: 46, matter: 'mesh' }) +
        form(pen, side('M220 900C270 880 320 876 370 884L366 944C320 944 270 950 226 966Z'), { tone: t, round: 30 }) +
        zip(pen, side('M234 914C280 898 320 894 362 900'), { width: 10, tape: pen.accent }),
    ) +
    both((side) => webbing(pen, side('M170 978C240 1030 360 1058 470 1060'), 16)) +
    clasp(pen, 480, 1056, 0.9)
  );
}

export const rucksack = silhouette(
  {
    rest: 'stands',
    floor: 1048,
    details: [
      { at: [480, 440], zoom: 1.9 },
      { at: [480, 560], zoom: 1.52 },
    ],
    outdoors: 0.84,
  },
  (pen) => (pen.back ? back(pen) : front(pen)),
);
