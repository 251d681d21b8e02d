import { flip, whole } from '@/demo/pictures/drawing/contour';
import { form, sheen } from '@/demo/pictures/drawing/form';
import { type Legs, legCreases, legsPath } from '@/demo/pictures/drawing/lower-body';
import type { Pen } from '@/demo/pictures/drawing/pen';
import { silhouette } from '@/demo/pictures/drawing/silhouette';
import { line, mark, seam, stitch, zip } from '@/demo/pictures/drawing/trim';

function both(draw: (side: (d: string) => string) => string): string {
  return draw((d) => d) + draw(flip);
}

const woolLegs: Legs = { top: 130, waist: 136, hip: 174, knee: 138, ankle: 110, inner: 46, rise: 424, hem: 1050 };
const woolBody = legsPath(woolLegs);
const woolBand = whole('M480 138C536 138 590 134 616 126C622 144 626 158 629 172C580 186 536 190 480 190');

export const baseLayerBottom = silhouette(
  {
    rest: 'hangs',
    details: [
      { at: [450, 300], zoom: 2.1 },
      { at: [450, 420], zoom: 1.68 },
    ],
  },
  (pen: Pen) => {
    const t = pen.main;
    const fly = pen.back
      ? seam(t, 'M480 190L480 424', 2)
      : seam(t, 'M436 190C432 290 446 380 478 424', 2) +
        seam(t, 'M524 190C528 290 514 380 482 424', 2) +
        stitch(t, 'M470 210C456 260 456 310 476 350');
    return (
      (pen.back
        ? ''
        : form(pen, whole('M480 122C536 122 590 118 614 124L616 132C590 142 536 146 480 146'), {
            round: 10,
            fill: pen.panel.deep,
          })) +
      form(pen, woolBody, {
        round: 64,
        matter: 'merino',
        inner:
          legCreases(t, woolLegs, 0.6) +
          fly +
          both((side) => seam(t, side('M320 190C310 400 336 700 372 1060'), 1.7)) +
          both(
            (side) =>
              seam(t, side('M360 980C390 992 416 992 440 984'), 1.7) +
              line(pen.accent.base, side('M356 960C390 974 416 974 440 966'), 5, 0.9),
          ),
      }) +
      form(pen, woolBand, {
        round: 24,
        tone: pen.panel,
        inner: line(pen.accent.base, 'M320 158C380 172 420 176 480 176C540 176 580 172 640 158', 6),
      }) +
      mark(pen, pen.accent.base, pen.back ? 480 : 590, pen.back ? 226 : 250, 0.9)
    );
  },
);

const runLegs: Legs = { top: 130, waist: 128, hip: 168, knee: 130, ankle: 98, inner: 48, rise: 420, hem: 1052 };
const runBody = legsPath(runLegs);
const runBand = whole('M480 134C530 134 582 130 608 122C618 152 624 178 628 206C580 222 530 226 480 226');
const sweep =
  'M312 320C360 420 376 520 372 640C366 780 388 930 416 1064L376 1064C346 900 330 740 318 600C308 500 304 400 312 320Z';

export const runningTights = silhouette(
  {
    rest: 'hangs',
    details: [
      { at: [430, 300], zoom: 2.1 },
      { at: [430, 420], zoom: 1.68 },
    ],
  },
  (pen: Pen) => {
    const t = pen.main;
    const reflex = both(
      (side) =>
        line('#dfe4e8', side('M366 930C372 970 382 1010 392 1046'), 6) +
        line('#ffffff', side('M364 932C370 970 380 1010 390 1046'), 1.5, 0.8),
    );
    return (
      (pen.back
        ? ''
        : form(pen, whole('M480 116C530 116 582 112 606 120L608 128C582 138 530 142 480 142'), {
            round: 10,
            fill: pen.panel.deep,
          })) +
      form(pen, runBody, {
        round: 68,
        matter: 'mesh',
        inner:
          both((side) => form(pen, side(sweep), { tone: pen.panel, round: 30, matter: 'mesh' })) +
          legCreases(t, runLegs, 0.4) +
          both((side) => sheen(t, side('M404 480C404 600 392 700 400 800'), 44, 0.34)) +
          both((side) => seam(t, side('M312 300C360 420 376 520 372 640C366 780 388 930 416 1064'), 1.7)) +
          (pen.back
            ? seam(t, 'M480 220L480 420') +
              zip(pen, 'M440 262C466 268 494 268 520 262', { width: 11, tape: pen.accent })
            : seam(t, 'M480 224L480 420', 1.8)) +
          reflex,
      }) +
      form(pen, runBand, {
        round: 30,
        tone: pen.panel,
        inner: stitch(pen.panel, 'M330 196C380 210 430 216 480 216C530 216 580 210 640 196'),
      }) +
      (pen.back
        ? ''
        : line(pen.accent.base, 'M474 214C466 250 462 270 458 296', 4) +
          line(pen.accent.base, 'M486 214C492 246 500 266 500 284', 4)) +
      mark(pen, pen.accent.base, 580, 300, 0.9)
    );
  },
);
