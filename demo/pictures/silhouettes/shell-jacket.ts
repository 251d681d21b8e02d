import { flip, whole } from '@/demo/pictures/drawing/contour';
import { feather, folds, form } from '@/demo/pictures/drawing/form';
import type { Pen } from '@/demo/pictures/drawing/pen';
import { silhouette } from '@/demo/pictures/drawing/silhouette';
import { cord, line, mark, puller, seam, stitch, zip } from '@/demo/pictures/drawing/trim';
import { bodyCreases, outerTorso, sleevePair } from '@/demo/pictures/drawing/upper-body';

const cuff =
  'M109 872C140 886 182 894 219 890C214 906 214 918 212 930C208 942 202 944 192 944C166 944 140 940 116 931C106 926 105 916 106 902Z';

function sleeves(pen: Pen): string {
  return sleevePair(pen, {
    matter: 'shell',
    extra: (side) => seam(pen.main, side('M228 330C222 470 196 640 176 890'), 1.8),
    cuff: (p, side) =>
      stitch(p.main, side('M107 862C140 878 180 886 220 882')) +
      form(p, side(cuff), { tone: p.panel, round: 20 }) +
      form(p, side('M150 894L212 898L213 920L152 914Z'), { tone: p.panel, round: 8 }),
  });
}

const hoodBack = whole('M480 92C548 92 604 126 616 190C622 226 614 256 600 286C560 300 520 306 480 306');
const hoodLining = whole('M480 118C540 120 580 150 586 200C590 240 566 280 530 312L480 330');
const hoodSide =
  'M368 158C336 190 336 240 350 282C372 318 420 346 470 372L476 326C424 300 394 262 392 214C391 176 410 142 440 122C410 126 386 138 368 158Z';
const hoodBrim =
  'M362 172C376 116 430 88 480 88C530 88 584 116 598 172C570 138 530 122 480 122C430 122 390 138 362 172Z';
const collar = 'M392 240C404 288 436 322 478 336L478 400C424 378 376 334 358 286Z';

function hood(pen: Pen): string {
  const side = (d: string) => form(pen, d, { round: 34, matter: 'shell' });
  return (
    side(hoodSide) +
    side(flip(hoodSide)) +
    form(pen, hoodBrim, { round: 22 }) +
    stitch(pen.main, 'M374 156C400 122 440 107 480 107C520 107 560 122 586 156') +
    form(pen, collar, { round: 26 }) +
    form(pen, flip(collar), { round: 26 }) +
    cord(pen.panel, 420, 352, 66, -6) +
    cord(pen.panel, 540, 352, 66, 6)
  );
}

const hem = (pen: Pen) =>
  stitch(pen.main, 'M264 962C350 988 420 992 480 992C540 992 610 988 696 962') +
  stitch(pen.main, 'M264 970C350 996 420 1000 480 1000C540 1000 610 996 696 970');

function front(pen: Pen): string {
  const t = pen.main;
  const pocket = 'M352 640C340 700 330 760 322 836';
  const chest = 'M372 452C374 492 374 530 372 572';
  const yoke = 'M268 404C350 424 420 428 480 428C540 428 610 424 692 404';
  const inner =
    bodyCreases(t) +
    seam(t, yoke) +
    stitch(t, 'M268 412C350 432 420 436 480 436C540 436 610 432 692 412') +
    feather(pocket, t.shadeInk, 34, t.shadeAlpha * 0.5) +
    feather(flip(pocket), t.shadeInk, 34, t.shadeAlpha * 0.5) +
    zip(pen, pocket, { width: 13 }) +
    zip(pen, flip(pocket), { width: 13 }) +
    zip(pen, chest, { width: 11 }) +
    hem(pen);
  return (
    form(pen, hoodBack, { tone: pen.panel, round: 30 }) +
    form(pen, hoodLining, { round: 60, fill: pen.panel.deep }) +
    sleeves(pen) +
    form(pen, outerTorso, { round: 84, inner, matter: 'shell' }) +
    feather('M470 352C476 560 472 800 474 1000', t.shadeInk, 26, t.shadeAlpha * 0.6) +
    zip(pen, 'M480 340C480 560 480 800 480 1006', { width: 18, tape: pen.accent }) +
    line(t.line, 'M467 350C467 560 467 800 467 1010', 1.6, 0.5) +
    line(t.line, 'M493 350C493 560 493 800 493 1010', 1.6, 0.5) +
    hood(pen) +
    puller(pen.accent, 480, 376) +
    puller(pen.accent, 351, 650, 8, 0.8) +
    puller(pen.accent, 609, 650, -8, 0.8) +
    puller(pen.accent, 372, 460, 0, 0.72) +
    mark(pen, pen.accent.base, 596, 486, 1.25)
  );
}

function back(pen: Pen): string {
  const t = pen.main;
  const hang = whole('M480 100C560 96 610 136 618 206C624 276 604 350 564 404C536 434 508 444 480 446');
  const inner =
    bodyCreases(t) +
    seam(t, 'M268 452C350 476 420 486 480 486C540 486 610 476 692 452') +
    stitch(t, 'M268 461C350 485 420 495 480 495C540 495 610 485 692 461') +
    hem(pen);
  return (
    cord(pen.panel, 300, 984, 50, -10) +
    cord(pen.panel, 660, 984, 50, 10) +
    sleeves(pen) +
    form(pen, outerTorso, { round: 84, inner, matter: 'shell' }) +
    feather('M366 300C390 420 440 462 486 464C530 462 590 400 612 290', t.shadeInk, 44, t.shadeAlpha) +
    form(pen, hang, {
      round: 60,
      matter: 'shell',
      inner:
        folds(
          [
            [348, 250, 400, 270, 470, 250],
            [612, 260, 570, 290, 500, 290],
            [480, 440, 470, 380, 440, 330],
          ],
          13,
          0.6,
        ) +
        seam(t, 'M420 108C404 230 420 340 448 438') +
        seam(t, 'M540 108C556 230 540 340 512 438'),
    }) +
    cord(pen.panel, 480, 290, 58, 0) +
    mark(pen, pen.accent.base, 480, 566, 1.1)
  );
}

export const shellJacket = silhouette(
  {
    rest: 'hangs',
    details: [
      { at: [540, 420], zoom: 2.3 },
      { at: [540, 540], zoom: 1.84 },
    ],
  },
  (pen) => (pen.back ? back(pen) : front(pen)),
);
