import { sole } from '@/demo/pictures/drawing/footwear';
import { feather, folds, form, sheen } from '@/demo/pictures/drawing/form';
import type { Pen } from '@/demo/pictures/drawing/pen';
import { silhouette } from '@/demo/pictures/drawing/silhouette';
import { fill, line, mark, puller, stitch, zip } from '@/demo/pictures/drawing/trim';

const upper =
  'M86 836C80 780 120 742 196 716C290 684 372 636 420 560C440 520 448 480 452 440L752 440C756 520 764 600 790 680C806 730 812 780 804 836Z';
const shaft =
  'M446 448C450 380 446 330 440 284C500 256 640 250 734 270C756 330 768 400 776 470C740 540 520 560 430 540C440 510 444 480 446 448Z';
const heel = 'M770 610C790 670 812 740 804 840L600 840C600 740 660 650 770 610Z';
const cover =
  'M420 560C372 636 290 684 196 716C214 760 240 786 280 796C380 780 470 730 528 650C556 610 566 580 566 548Z';
const sled =
  'M58 836C140 852 700 852 816 832C826 850 824 876 812 896L640 900L620 884L420 884L396 900L150 900C104 896 70 880 58 860C54 850 54 842 58 836Z';

function side(pen: Pen): string {
  const t = pen.main;
  return (
    form(pen, 'M440 284C460 254 500 236 560 232C640 230 700 240 734 270C700 300 500 310 440 284Z', {
      tone: pen.accent,
      fill: pen.accent.deep,
      round: 20,
    }) +
    form(pen, upper, {
      round: 90,
      inner:
        fill(pen.panel.base, 'M340 842L470 700L520 750L640 600L700 842Z', 0.7) +
        line(pen.accent.base, 'M340 842L470 700L520 750L640 600', 8, 0.9) +
        folds(
          [
            [300, 690, 270, 740, 276, 790],
            [790, 690, 740, 720, 700, 700],
          ],
          14,
          0.7,
        ),
    }) +
    form(pen, heel, {
      tone: pen.panel,
      round: 46,
      inner: sheen(pen.panel, 'M780 680C796 740 800 780 796 820', 20, 0.7),
    }) +
    form(pen, cover, {
      tone: pen.panel,
      round: 40,
      matter: 'shell',
      inner: stitch(pen.panel, 'M236 742C340 706 430 640 478 560'),
    }) +
    zip(pen, 'M214 740C320 704 420 640 470 552', { width: 12, tape: pen.dark }) +
    form(pen, shaft, {
      round: 70,
      matter: 'shell',
      inner:
        folds(
          [
            [446, 430, 520, 450, 600, 440],
            [770, 430, 700, 460, 640, 452],
            [440, 500, 500, 516, 560, 510],
          ],
          14,
          0.7,
        ) + sheen(t, 'M520 290C530 380 530 460 520 520', 40, 0.5),
    }) +
    puller(pen.accent, 472, 548, 30, 0.8) +
    form(pen, 'M430 348C540 372 660 368 752 340L762 392C670 422 540 426 434 402Z', {
      tone: pen.dark,
      round: 20,
      inner: stitch(pen.dark, 'M440 358C540 382 660 378 750 352'),
    }) +
    form(pen, 'M540 346L640 346L646 418L544 422Z', { tone: pen.accent, round: 16 }) +
    line(pen.accent.base, 'M442 286C510 310 670 306 734 274', 8) +
    form(pen, 'M724 262C734 220 770 226 768 266C766 300 760 330 756 350C740 330 730 300 724 262Z', {
      tone: pen.accent,
      round: 14,
    }) +
    form(pen, sled, {
      tone: pen.dark,
      round: 24,
      inner:
        line('#fff', 'M70 850C160 864 700 864 814 846', 4, 0.25) +
        line('#000', 'M170 880L380 880M660 880L800 876', 8, 0.6),
    }) +
    `<circle cx="96" cy="884" r="9" fill="${pen.steel.base}" stroke="${pen.steel.line}" stroke-width="2"/>` +
    feather('M60 838C140 854 700 854 816 834', '#000', 12, 0.3) +
    mark(pen, pen.accent.base, 700, 780, 2.2)
  );
}

export const crossCountryBoot = silhouette(
  {
    rest: 'stands',
    floor: 900,
    details: [
      { at: [480, 520], zoom: 1.8 },
      { at: [480, 640], zoom: 1.44 },
    ],
    outdoors: 0.84,
  },
  (pen) =>
    pen.back
      ? sole(pen, { lug: pen.dark, ground: pen.panel, glow: pen.accent, pattern: 'wave' })
      : `<g transform="translate(40 0)">${side(pen)}</g>`,
);
