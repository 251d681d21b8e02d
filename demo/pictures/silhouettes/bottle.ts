import { whole } from '@/demo/pictures/drawing/contour';
import { feather, form, sheen } from '@/demo/pictures/drawing/form';
import type { Pen } from '@/demo/pictures/drawing/pen';
import { silhouette } from '@/demo/pictures/drawing/silhouette';
import { line, mark } from '@/demo/pictures/drawing/trim';

const body = whole(
  'M480 340C530 340 556 344 566 356C580 400 636 420 650 500L650 1000C650 1040 630 1060 590 1064C550 1068 516 1068 480 1068',
);
const cap = whole('M480 196C530 196 560 200 572 212C580 250 580 300 574 340C540 352 510 354 480 354');

export const bottle = silhouette(
  {
    rest: 'stands',
    floor: 1062,
    details: [
      { at: [480, 430], zoom: 2 },
      { at: [480, 550], zoom: 1.6 },
    ],
  },
  (pen: Pen) => {
    const t = pen.main;
    const steel = pen.steel;
    return (
      line(pen.dark.line, 'M404 236C360 120 600 120 556 236', 26) +
      line(pen.dark.base, 'M404 236C360 120 600 120 556 236', 23) +
      line('#fff', 'M400 200C400 150 480 140 520 154', 4, 0.25) +
      form(pen, body, {
        round: 120,
        inner:
          form(pen, 'M300 960L660 960L660 1100L300 1100Z', { tone: pen.panel, round: 0 }) +
          sheen(t, 'M366 500L366 1050', 64, 0.8) +
          sheen(t, 'M356 520L356 1040', 16, 1) +
          sheen(t, 'M622 520L622 1040', 20, 0.6) +
          feather('M560 480L566 1060', t.shadeInk, 110, t.shadeAlpha * 0.7) +
          line(t.line, 'M310 958C400 972 560 972 650 958', 2.6, 0.5) +
          `<g transform="translate(480 720)">${line(pen.accent.base, 'M-130 70L-60 -50L-20 10L30 -70L130 70', 9)}${line(pen.accent.base, 'M-150 104C-90 92 -40 116 20 102C70 92 110 100 150 104', 6, 0.8)}${line(pen.accent.base, 'M-110 134C-60 124 -10 142 40 132C70 126 90 128 110 134', 5, 0.55)}</g>`,
      }) +
      form(pen, 'M400 336C440 350 520 350 560 336L566 366C520 380 440 380 394 366Z', {
        tone: steel,
        round: 22,
        inner: sheen(steel, 'M420 346L416 374', 20, 1),
      }) +
      form(pen, cap, {
        tone: pen.dark,
        round: 50,
        inner:
          Array.from(
            { length: 17 },
            (_, i) =>
              line('#000', `M${396 + i * 10.6} 226L${395 + i * 10.6} 340`, 3, 0.28) +
              line('#fff', `M${400 + i * 10.6} 226L${399 + i * 10.6} 340`, 1.6, 0.14),
          ).join('') + sheen(pen.dark, 'M426 220L424 340', 26, 0.7),
      }) +
      `<circle cx="396" cy="238" r="13" fill="${steel.base}" stroke="${steel.line}"/><circle cx="564" cy="238" r="13" fill="${steel.base}" stroke="${steel.line}"/>` +
      mark(pen, pen.accent.base, 480, 900, 1.4)
    );
  },
);
