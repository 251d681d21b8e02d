import { feather, folds, form } from '../drawing/form.ts';
import type { Pen } from '../drawing/pen.ts';
import { silhouette } from '../drawing/silhouette.ts';
import { line, mark, stitch } from '../drawing/trim.ts';

const saddle =
  'M392 352C470 320 600 330 680 372C730 400 752 452 744 520C736 600 716 664 690 716C660 740 620 740 598 716C570 640 520 600 452 586C400 576 352 540 340 480C332 420 350 372 392 352Z';
const chestPad =
  'M340 420C270 440 210 500 186 590C172 650 170 710 186 760C204 784 250 786 272 764C276 700 300 640 352 600C390 576 430 580 452 586C420 540 380 470 340 420Z';

export const dogHarness = silhouette(
  { focus: [520, 500, 1.9], shadow: { y: 1010, rx: 330, strength: 0.8 } },
  (pen: Pen) => {
    const t = pen.main;
    const strap = (d: string, w = 34) =>
      line(pen.dark.line, d, w + 2.5) +
      line(pen.dark.base, d, w) +
      line('#fff', d, 2, 0.16, ' transform="translate(-6 -8)"') +
      `<path d="${d}" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="1.6" stroke-dasharray="6 4"/>`;
    const ring = (x: number, y: number, r: number) =>
      `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${pen.steel.line}" stroke-width="10"/><circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${pen.steel.base}" stroke-width="7.5"/><circle cx="${x - 1.5}" cy="${y - 1.5}" r="${r}" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="2"/>`;
    const clasp = (x: number, y: number, turn: number) =>
      `<g transform="translate(${x} ${y}) rotate(${turn})">${form(pen, 'M-46 -27L46 -27C54 -22 54 22 46 27L-46 27C-54 22 -54 -22 -46 -27Z', { tone: pen.dark, round: 18 })}<path d="M-8 -18L-8 18M8 -18L8 18" stroke="#000" stroke-opacity=".55" stroke-width="4"/><path d="M-40 -19L40 -19" stroke="#fff" stroke-opacity=".25" stroke-width="3"/></g>`;
    return (
      strap('M700 430C790 520 800 720 720 850C660 930 540 960 440 920', 36) +
      strap('M210 740C230 850 320 920 440 920', 36) +
      form(pen, chestPad, {
        round: 60,
        weave: 'mesh',
        inner:
          folds(
            t,
            [
              [190, 660, 240, 640, 300, 560],
              [340, 430, 330, 500, 380, 560],
            ],
            12,
            0.5,
          ) + stitch(t, 'M346 446C284 464 230 516 206 596C194 650 192 704 204 750'),
      }) +
      line('#e9edf0', 'M322 462C266 490 226 560 218 640', 13) +
      strap('M640 706C650 790 600 880 470 916', 36) +
      strap('M252 752C290 820 360 850 424 850', 30) +
      form(pen, 'M380 830C440 800 540 820 560 860C570 910 500 960 430 950C370 940 340 860 380 830Z', {
        tone: t,
        round: 50,
        weave: 'mesh',
        inner: stitch(t, 'M392 846C444 822 524 838 542 868C546 904 492 940 434 932'),
      }) +
      clasp(668, 806, -58) +
      form(pen, saddle, {
        round: 90,
        weave: 'ripstop',
        inner:
          folds(
            t,
            [
              [744, 520, 660, 540, 600, 500],
              [460, 590, 490, 520, 560, 470],
              [350, 470, 420, 450, 470, 460],
            ],
            16,
            0.5,
          ) +
          line('#e9edf0', 'M420 372C500 344 600 352 668 392C706 420 722 470 714 530C706 590 690 640 668 690', 15) +
          line('#c3c9ce', 'M424 380C500 352 596 360 660 398', 2.4) +
          stitch(t, 'M404 366C476 338 596 346 668 384C714 410 732 456 726 522C718 596 700 656 676 706'),
      }) +
      feather('M470 400C500 330 600 330 626 410', '#000', 30, 0.3, 6, 14) +
      line(pen.dark.line, 'M462 400C476 300 612 304 640 414', 40) +
      line(pen.accent.base, 'M462 400C476 300 612 304 640 414', 36) +
      line(pen.accent.lightInk, 'M462 386C482 304 590 300 628 376', 5, 0.4) +
      stitch(pen.accent, 'M462 400C476 300 612 304 640 414') +
      form(pen, 'M438 392L488 384L494 424L444 432Z', { tone: pen.dark, round: 12 }) +
      form(pen, 'M616 410L664 404L668 444L620 450Z', { tone: pen.dark, round: 12 }) +
      ring(694, 372, 26) +
      ring(196, 724, 24) +
      form(pen, 'M476 474L626 470L634 552C590 548 540 542 490 530Z', { tone: pen.panel, round: 26 }) +
      mark(pen.accent.base, 556, 508, 1.8)
    );
  },
);
