import { flip, whole } from '@/demo/pictures/drawing/contour';
import { folds, form, sheen } from '@/demo/pictures/drawing/form';
import type { Pen } from '@/demo/pictures/drawing/pen';
import { silhouette } from '@/demo/pictures/drawing/silhouette';
import { line, mark, seam, stitch } from '@/demo/pictures/drawing/trim';

const front = whole(
  'M480 456C536 452 576 420 590 360C594 320 594 262 592 214L640 210C646 270 650 330 664 384C676 424 690 440 706 452C690 520 672 570 668 630C666 700 690 760 706 842C670 850 640 866 606 900C570 940 540 980 528 1040C512 1052 496 1056 480 1056',
);
const back = whole(
  'M480 520C500 470 530 400 570 340C586 300 590 250 592 214L640 210C644 260 640 300 622 350C600 410 590 440 604 500C616 540 640 556 672 560C670 590 668 610 668 630C666 700 690 760 706 842C690 870 670 900 640 930C600 970 560 1000 528 1040C512 1052 496 1056 480 1056',
);

export const swimsuit = silhouette(
  {
    rest: 'hangs',
    details: [
      { at: [500, 480], zoom: 1.8 },
      { at: [500, 600], zoom: 1.44 },
    ],
  },
  (pen: Pen) => {
    const t = pen.main;
    const both = (draw: (side: (d: string) => string) => string) => draw((d) => d) + draw(flip);
    const shape = pen.back ? back : front;
    const lining = whole('M480 300C540 300 580 290 620 250L640 420L600 560L480 560');
    const panel = 'M720 420C668 520 640 580 630 650C622 740 640 800 720 850Z';
    return (
      (pen.back ? '' : form(pen, lining, { tone: pen.accent, round: 30, fill: t.deep })) +
      form(pen, shape, {
        round: 76,
        matter: 'softshell',
        inner:
          both(
            (side) =>
              form(pen, side(panel), { tone: pen.panel, round: 30, matter: 'softshell' }) +
              line(pen.accent.base, side('M722 412C668 520 640 580 630 650C622 740 640 800 716 852'), 9),
          ) +
          folds(
            [
              [300, 640, 370, 660, 430, 640],
              [664, 646, 600, 670, 520, 652],
              [330, 720, 400, 736, 470, 716],
              [450, 1040, 430, 960, 380, 900],
              [512, 1040, 530, 970, 580, 910],
            ],
            15,
            0.55,
          ) +
          sheen(t, 'M380 480C360 600 370 700 390 860', 60, 0.5) +
          sheen(t, 'M560 500C580 620 576 720 560 880', 34, 0.3) +
          (pen.back ? seam(t, 'M480 530L480 1050', 2) : seam(t, 'M372 566C430 600 530 600 588 566', 2)),
      }) +
      both((side) => stitch(t, side('M606 220C608 270 608 330 600 368C586 436 540 466 480 468'))) +
      both((side) => line(pen.accent.base, side('M592 214L640 210'), 6)) +
      (pen.back ? '' : mark(pen, pen.accent.base, 410, 520, 1.7))
    );
  },
);
