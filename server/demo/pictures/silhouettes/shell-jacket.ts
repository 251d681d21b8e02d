import { flip, whole } from '../drawing/contour.ts';
import { feather, flipFold, fold, folds, type Fold, form, sheen } from '../drawing/form.ts';
import type { Pen } from '../drawing/pen.ts';
import { silhouette } from '../drawing/silhouette.ts';
import { cord, line, mark, puller, seam, stitch, zip } from '../drawing/trim.ts';

const torso = whole(
  'M480 236C520 238 560 240 596 252C640 266 678 276 706 300C702 380 690 430 684 500C678 600 684 760 694 936C696 960 694 976 690 990C620 1008 550 1014 480 1014',
);
const sleeve =
  'M300 268C246 282 214 320 198 384C178 470 158 560 142 660C130 740 118 820 108 902C106 916 108 926 118 930C144 940 172 944 198 942C208 940 212 934 214 922C222 850 238 782 262 706C280 646 300 580 306 500C310 420 312 340 300 268Z';
const cuff = 'M109 872C140 886 182 894 217 890C214 906 214 918 212 930C208 942 202 944 192 944C166 944 140 940 116 931C106 926 105 916 106 902Z';
const sleeveFolds: Fold[] = [
  [176, 470, 230, 500, 296, 470],
  [160, 560, 214, 572, 282, 610],
  [150, 640, 200, 640, 262, 600],
  [140, 700, 190, 716, 250, 730],
  [126, 800, 170, 806, 228, 790],
];

function sleeves(pen: Pen): string {
  const tone = pen.main;
  const piece = (d: string, low: string, list: Fold[], cuffSeam: string) =>
    form(pen, d, {
      round: 74,
      weave: 'ripstop',
      inner: folds(tone, list, 13, 0.75) + form(pen, low, { tone: pen.panel, round: 20 }) + stitch(tone, cuffSeam),
    });
  const under = 'M107 862C140 878 180 886 218 882';
  return piece(sleeve, cuff, sleeveFolds, under) + piece(flip(sleeve), flip(cuff), sleeveFolds.map((f) => flipFold(f)), flip(under));
}

const hoodBack = whole('M480 92C548 92 604 126 616 190C622 226 614 256 600 286C560 300 520 306 480 306');
const hoodLining = whole('M480 118C540 120 580 150 586 200C590 240 566 280 530 312L480 330');
const hoodSide =
  'M368 158C336 190 336 240 350 282C372 318 420 346 470 372L476 326C424 300 394 262 392 214C391 176 410 142 440 122C410 126 386 138 368 158Z';
const collarLeft = 'M392 240C404 288 436 322 478 336L478 400C424 378 376 334 358 286Z';

function hood(pen: Pen): string {
  const lining = pen.panel;
  const side = (d: string) => form(pen, d, { round: 34, weave: 'ripstop' });
  return (
    side(hoodSide) +
    side(flip(hoodSide)) +
    form(pen, 'M368 160C400 100 450 88 480 88C510 88 560 100 592 160C566 128 530 114 480 114C430 114 394 128 368 160Z', { round: 20 }) +
    form(pen, collarLeft, { round: 22, tone: pen.main }) +
    form(pen, flip(collarLeft), { round: 22, tone: pen.main }) +
    cord(lining, 420, 352, 66, -6) +
    cord(lining, 540, 352, 66, 6)
  );
}

const torsoFolds: Fold[] = [
  [300, 470, 350, 560, 440, 590],
  [292, 700, 340, 720, 420, 690],
  [286, 820, 350, 850, 430, 836],
  [300, 930, 360, 900, 440, 930],
];

function front(pen: Pen): string {
  const t = pen.main;
  const pocket = 'M352 640C340 700 330 760 322 836';
  const chest = 'M372 430C374 480 374 520 372 566';
  const inner =
    folds(t, [...torsoFolds, ...torsoFolds.map((f) => flipFold(f))], 16, 0.62) +
    sheen(t, 'M350 330C340 480 340 700 344 940', 90, 0.32) +
    fold(t, [480, 420, 520, 640, 500, 990], 18, 0.5) +
    seam(t, 'M296 402C360 420 420 424 480 424C540 424 600 420 664 402') +
    stitch(t, 'M296 410C360 428 420 432 480 432C540 432 600 428 664 410') +
    zip(pen, pocket, { width: 14 }) +
    zip(pen, flip(pocket), { width: 14 }) +
    zip(pen, chest, { width: 12 }) +
    stitch(t, 'M272 966C350 990 420 994 480 994C540 994 610 990 688 966');
  return (
    form(pen, hoodBack, { tone: pen.panel, round: 30 }) +
    form(pen, hoodLining, { tone: pen.panel, round: 60, fill: pen.panel.deep }) +
    sleeves(pen) +
    form(pen, torso, { round: 84, inner, weave: 'ripstop' }) +
    feather('M470 352C476 560 472 800 474 1008', t.shadeInk, 22, t.shadeAlpha * 0.6) +
    zip(pen, 'M480 340C480 560 480 800 480 1010', { width: 19, tape: pen.accent }) +
    line(t.line, 'M468 350C468 560 468 800 468 1010', 1.6, 0.5) +
    line(t.line, 'M492 350C492 560 492 800 492 1010', 1.6, 0.5) +
    hood(pen) +
    puller(pen.accent, 480, 372) +
    puller(pen.accent, 351, 650, 8, 0.8) +
    puller(pen.accent, 609, 650, -8, 0.8) +
    puller(pen.accent, 372, 438, 0, 0.72) +
    mark(pen.accent.base, 596, 478, 1.25)
  );
}

function back(pen: Pen): string {
  const t = pen.main;
  const hang = whole('M480 120C560 116 610 150 616 214C620 280 600 350 560 404C534 434 508 444 480 446');
  const inner =
    folds(t, [...torsoFolds, ...torsoFolds.map((f) => flipFold(f))], 16, 0.62) +
    fold(t, [480, 470, 452, 700, 470, 990], 22, 0.5) +
    sheen(t, 'M380 440C366 560 368 760 372 960', 100, 0.32) +
    seam(t, 'M286 452C350 476 420 486 480 486C540 486 610 476 674 452') +
    stitch(t, 'M286 461C350 485 420 495 480 495C540 495 610 485 674 461') +
    stitch(t, 'M272 966C350 990 420 994 480 994C540 994 610 990 688 966');
  return (
    sleeves(pen) +
    form(pen, torso, { round: 84, inner, weave: 'ripstop' }) +
    feather('M366 300C390 420 440 462 486 464C530 462 590 400 612 290', t.shadeInk, 40, t.shadeAlpha) +
    form(pen, hang, {
      round: 60,
      weave: 'ripstop',
      inner:
        folds(t, [[400, 180, 420, 300, 470, 420], [560, 170, 545, 300, 492, 420], [372, 240, 420, 250, 470, 236]], 13, 0.7) +
        seam(t, 'M420 128C410 240 424 340 448 438') +
        seam(t, 'M540 128C550 240 536 340 512 438'),
    }) +
    cord(pen.panel, 480, 300, 58, 0) +
    mark(pen.accent.base, 480, 560, 1.1) +
    cord(pen.panel, 300, 1000, 50, -10) +
    cord(pen.panel, 660, 1000, 50, 10)
  );
}

export const shellJacket = silhouette({ focus: [540, 420, 2.3], shadow: { y: 1100, rx: 300, strength: 0.7 } }, (pen) =>
  pen.back ? back(pen) : front(pen),
);
