import { bow, laces } from '@/demo/pictures/drawing/footwear';
import { feather, folds, form, sheen } from '@/demo/pictures/drawing/form';
import type { Pen } from '@/demo/pictures/drawing/pen';
import { silhouette } from '@/demo/pictures/drawing/silhouette';
import { line, mark, stitch } from '@/demo/pictures/drawing/trim';

const boot =
  'M392 250C440 236 560 232 640 244C664 250 672 268 668 296C660 380 660 440 676 510C692 580 716 640 724 720C728 770 722 800 706 812L214 812C172 810 148 790 146 756C146 712 176 684 226 664C300 634 352 590 372 520C388 440 384 330 380 272C380 260 384 254 392 250Z';
const tongue =
  'M352 226C380 200 430 196 450 214C470 300 462 420 430 540C400 620 350 660 290 676C350 600 372 480 366 360C362 300 348 250 352 226Z';
const cuff =
  'M384 262C440 246 560 242 668 258C672 300 660 350 660 400C580 424 470 424 390 404C392 350 386 300 384 262Z';
const toeCap =
  'M146 760C146 712 176 684 226 664C262 652 288 640 306 626C330 670 330 740 318 812L214 812C172 810 148 790 146 760Z';
const heel = 'M676 510C692 580 716 640 724 720C728 770 722 800 706 812L584 812C580 700 616 590 676 510Z';
const holder =
  'M190 812L712 812L716 840C690 850 676 880 668 930L612 930C604 880 580 862 540 860L400 860C356 862 330 880 322 930L262 930C258 890 236 856 196 842Z';

function skate(pen: Pen): string {
  const t = pen.main;
  return (
    form(
      pen,
      'M150 926L756 926C764 926 768 934 764 944C758 958 744 966 728 966L230 966C180 966 150 950 140 934C138 928 142 926 150 926Z',
      {
        tone: pen.steel,
        round: 20,
        inner: line('#fff', 'M160 934L750 934', 4, 0.9) + line(pen.steel.line, 'M180 954L740 954', 3, 0.5),
      },
    ) +
    form(pen, holder, { tone: pen.pale, round: 24, inner: line(pen.accent.base, 'M200 828L712 828', 8) }) +
    form(pen, tongue, { tone: pen.panel, round: 36, matter: 'mesh' }) +
    form(pen, boot, {
      round: 90,
      inner:
        folds(
          [
            [376, 520, 460, 540, 540, 520],
            [384, 560, 450, 600, 520, 596],
            [672, 500, 610, 520, 570, 500],
            [300, 660, 330, 700, 320, 760],
          ],
          15,
          0.7,
        ) + sheen(t, 'M460 280C470 420 450 560 380 660', 50, 0.5),
    }) +
    form(pen, toeCap, {
      tone: pen.panel,
      round: 44,
      inner: sheen(pen.panel, 'M190 720C220 690 250 680 280 668', 24, 0.8),
    }) +
    form(pen, heel, { tone: pen.panel, round: 44, inner: stitch(pen.panel, 'M662 560C614 630 600 720 600 800') }) +
    form(pen, cuff, { tone: pen.panel, round: 34, inner: stitch(pen.panel, 'M400 390C480 408 570 408 650 388') }) +
    line(pen.accent.base, 'M386 264C450 248 570 244 666 260', 10) +
    laces(
      pen.accent,
      [
        [338, 664, 296, 640],
        [386, 614, 344, 590],
        [416, 552, 374, 530],
        [430, 484, 388, 466],
        [436, 416, 394, 400],
        [438, 348, 396, 334],
        [438, 290, 394, 280],
      ],
      10,
      2,
    ) +
    bow(pen.accent, 408, 272, 0.8) +
    feather('M190 812L712 812', '#000', 14, 0.35) +
    mark(pen, pen.accent.base, 566, 342, 2.2)
  );
}

/** Two skates, one half behind the other. */
export const iceSkates = silhouette(
  {
    rest: 'stands',
    floor: 972,
    details: [
      { at: [450, 470], zoom: 1.8 },
      { at: [450, 590], zoom: 1.44 },
    ],
    outdoors: 0.8,
  },
  (pen: Pen) => {
    const turned = pen.back ? 'translate(960 0) scale(-1 1)' : '';
    return `<g transform="${turned}"><g transform="translate(196 -44) scale(.95)">${skate(pen)}</g><g transform="translate(-16 6)">${skate(pen)}</g></g>`;
  },
);
