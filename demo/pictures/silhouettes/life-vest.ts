import { flip, whole } from '@/demo/pictures/drawing/contour';
import { feather, folds, form, sheen } from '@/demo/pictures/drawing/form';
import type { Pen } from '@/demo/pictures/drawing/pen';
import { silhouette } from '@/demo/pictures/drawing/silhouette';
import { line, mark, seam, stitch, zip } from '@/demo/pictures/drawing/trim';

const shape = whole(
  'M480 480C530 460 560 380 572 210C600 190 660 192 690 220C690 320 700 400 752 470C772 500 776 540 774 580L766 960C766 1000 740 1020 700 1024C620 1034 550 1036 480 1036',
);
const rearShape = whole(
  'M480 260C530 258 556 240 572 196C600 180 660 186 690 214C690 320 700 400 752 470C772 500 776 540 774 580L766 960C766 1000 740 1020 700 1024C620 1034 550 1036 480 1036',
);
const chest = 'M214 520C290 540 400 546 466 540L466 740C380 748 280 744 210 732Z';
const belly = 'M212 770C290 784 400 788 466 782L466 1010C380 1012 290 1006 216 992Z';

export const lifeVest = silhouette(
  {
    rest: 'hangs',
    details: [
      { at: [480, 640], zoom: 1.9 },
      { at: [480, 760], zoom: 1.52 },
    ],
  },
  (pen: Pen) => {
    const t = pen.main;
    const both = (draw: (side: (d: string) => string) => string) => draw((d) => d) + draw(flip);
    const webbing = (d: string, w = 30) =>
      line(pen.dark.line, d, w + 2) +
      line(pen.dark.base, d, w) +
      `<path d="${d}" fill="none" stroke="#fff" stroke-opacity=".13" stroke-width="${w * 0.7}" stroke-dasharray="2 4"/>`;
    const clasp = (y: number) =>
      form(
        pen,
        `M436 ${y - 30}L524 ${y - 30}C532 ${y - 26} 532 ${y + 26} 524 ${y + 30}L436 ${y + 30}C428 ${y + 26} 428 ${y - 26} 436 ${y - 30}Z`,
        { tone: pen.dark, round: 18 },
      ) +
      line('#000', `M470 ${y - 20}L470 ${y + 20}M490 ${y - 20}L490 ${y + 20}`, 4, 0.5) +
      line('#fff', `M442 ${y - 22}L518 ${y - 22}`, 3, 0.2);
    const foam = (d: string) =>
      form(pen, d, {
        round: 76,
        matter: 'shell',
        inner: folds(
          [
            [210, 560, 280, 580, 330, 560],
            [466, 980, 400, 960, 360, 980],
          ],
          12,
          0.4,
        ),
      });
    const tapes = both(
      (side) =>
        line('#eef1f3', side('M300 250C304 320 310 360 316 420'), 28) +
        line('#c8cdd2', side('M306 262L320 418'), 3, 0.7),
    );
    if (pen.back) {
      return (
        form(pen, rearShape, {
          round: 90,
          matter: 'shell',
          inner:
            both((side) => seam(t, side('M330 250C350 400 350 700 330 1020'))) +
            form(pen, 'M366 320C430 340 530 340 594 320L600 620C530 640 430 640 360 620Z', { tone: t, round: 70 }) +
            form(pen, 'M358 660C430 676 530 676 602 660L606 980C530 1000 430 1000 354 980Z', {
              tone: pen.panel,
              round: 70,
            }),
        }) +
        line('#eef1f3', 'M396 420L564 420', 34) +
        line('#c8cdd2', 'M396 430L564 430', 3) +
        form(pen, 'M420 236C410 150 550 150 540 236L516 242C520 180 440 180 444 242Z', {
          tone: pen.accent,
          round: 14,
        }) +
        webbing('M190 880C330 906 630 906 770 880') +
        mark(pen, pen.accent.base, 480, 540, 2)
      );
    }
    return (
      form(pen, whole('M480 240C530 238 556 226 576 196L600 250C570 420 530 480 480 500'), {
        tone: pen.panel,
        round: 60,
        fill: pen.panel.deep,
      }) +
      form(pen, shape, { tone: pen.panel, round: 60, matter: 'shell', inner: tapes }) +
      both((side) =>
        form(
          pen,
          side(
            'M270 210C300 190 360 192 388 210C394 330 410 420 452 482L462 510C400 520 280 512 216 490C260 420 270 320 270 210Z',
          ),
          { round: 60, inner: tapes },
        ),
      ) +
      both((side) => foam(side(chest)) + foam(side(belly))) +
      both(
        (side) =>
          stitch(t, side('M222 534C300 552 400 556 456 552')) +
          sheen(t, side('M230 560C300 574 380 576 440 574'), 26, 0.5),
      ) +
      zip(pen, 'M480 490L480 1030', { width: 20, tape: pen.dark }) +
      webbing('M196 634C330 654 630 654 764 634') +
      webbing('M200 900C330 918 630 918 762 900') +
      clasp(648) +
      clasp(912) +
      form(pen, 'M580 700L700 694L702 812L584 818Z', {
        tone: pen.accent,
        round: 36,
        inner: seam(pen.accent, 'M582 736L702 730'),
      }) +
      feather('M584 822L702 816', '#000', 12, 0.25) +
      mark(pen, pen.accent.base, 318, 596, 1.6)
    );
  },
);
