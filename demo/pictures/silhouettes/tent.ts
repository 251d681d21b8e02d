import { feather, folds, form, sheen } from '@/demo/pictures/drawing/form';
import type { Pen } from '@/demo/pictures/drawing/pen';
import { silhouette } from '@/demo/pictures/drawing/silhouette';
import { fill, line, mark, puller, seam, zip } from '@/demo/pictures/drawing/trim';

const shell =
  'M60 902C90 800 150 640 240 540C310 462 400 424 480 420C590 424 690 480 770 580C840 670 880 800 902 902C640 924 320 924 60 902Z';
const porch = 'M60 902C90 800 150 640 240 540C300 600 350 720 372 914C260 916 160 912 60 902Z';
const door =
  'M372 914C352 730 320 610 262 530C330 470 400 436 470 424C560 520 610 700 622 916C540 920 450 920 372 914Z';
const opening = 'M412 917C398 780 380 660 350 566C400 520 440 492 470 480C530 570 566 720 578 917Z';

function guy(x0: number, y0: number, x1: number, y1: number, ink: string): string {
  const mx = x0 + (x1 - x0) * 0.55;
  const my = y0 + (y1 - y0) * 0.55;
  return (
    line(ink, `M${x0} ${y0}L${x1} ${y1}`, 2.6) +
    `<rect x="${mx - 5}" y="${my - 7}" width="10" height="14" rx="3" fill="#2f343a"/>` +
    line('#8e949a', `M${x1 - 4} ${y1 - 8}L${x1 + 6} ${y1 + 18}`, 5)
  );
}

export const tent = silhouette(
  {
    rest: 'stands',
    floor: 916,
    details: [
      { at: [470, 620], zoom: 1.8 },
      { at: [470, 740], zoom: 1.44 },
    ],
    outdoors: 0.9,
  },
  (pen: Pen) => {
    const t = pen.main;
    const dusk = pen.id();
    return (
      guy(240, 540, 36, 884, pen.accent.base) +
      guy(770, 580, 934, 884, pen.accent.base) +
      form(pen, shell, {
        round: 90,
        matter: 'shell',
        inner:
          sheen(t, 'M560 450C660 520 720 660 760 900', 90, 0.5) +
          folds(
            [
              [880, 900, 800, 760, 700, 640],
              [770, 910, 730, 780, 690, 700],
              [640, 912, 660, 800, 650, 700],
              [480, 424, 600, 520, 650, 640],
            ],
            20,
            0.6,
          ) +
          seam(t, 'M480 420C590 500 660 700 676 918', 2.6) +
          seam(t, 'M770 580C820 680 850 800 862 908', 2.6) +
          form(pen, 'M40 860C300 890 660 890 920 860L920 960L40 960Z', { tone: pen.panel, round: 24 }),
      }) +
      form(pen, porch, {
        round: 70,
        matter: 'shell',
        inner:
          folds(
            [
              [80, 900, 180, 780, 236, 640],
              [360, 900, 290, 780, 250, 640],
              [200, 914, 240, 820, 244, 740],
            ],
            18,
            0.65,
          ) +
          sheen(t, 'M200 610C160 700 130 800 110 890', 40, 0.6) +
          form(pen, 'M40 862C160 884 280 888 390 884L390 960L40 960Z', { tone: pen.panel, round: 20 }),
      }) +
      form(pen, door, { tone: t, round: 60, matter: 'shell' }) +
      `<linearGradient id="${dusk}" x1="0" y1="0" x2=".3" y2="1"><stop stop-color="#1d2025"/><stop offset="1" stop-color="#4a4336"/></linearGradient>` +
      form(pen, opening, {
        fill: `url(#${dusk})`,
        round: 40,
        inner:
          fill('#f2c777', 'M400 920C420 800 500 780 590 920Z', 0.35) +
          form(pen, 'M412 918C440 868 540 862 590 890L590 930L400 930Z', {
            tone: pen.accent,
            round: 30,
            inner: folds([[440, 900, 480, 880, 530, 884]], 9, 0.7),
          }),
      }) +
      form(
        pen,
        'M470 480C500 520 548 640 574 800C590 850 586 900 578 917C600 920 618 916 622 916C618 760 590 560 486 446Z',
        {
          tone: t,
          round: 36,
          inner: folds(
            [
              [500, 500, 560, 640, 590, 860],
              [610, 900, 590, 760, 560, 640],
            ],
            12,
            0.8,
          ),
        },
      ) +
      line(pen.accent.base, 'M592 704C604 706 612 702 614 700', 10) +
      zip(pen, 'M350 566C380 660 398 780 412 917', { width: 10, tape: pen.panel }) +
      puller(pen.accent, 404, 850, 6, 0.8) +
      line(pen.dark.line, 'M60 902C90 800 150 640 240 540C300 600 350 720 372 914', 4, 0.5) +
      line(pen.accent.base, 'M240 540C310 462 400 424 480 420C590 424 690 480 770 580', 7) +
      line(pen.accent.light, 'M240 537C310 459 400 421 480 417', 2, 0.8) +
      line(pen.accent.base, 'M240 540C300 600 350 720 372 914', 6) +
      feather('M60 906C320 926 640 926 902 906', '#20180c', 18, 0.4) +
      form(pen, 'M676 560L752 640L738 700C710 650 690 620 664 596Z', { tone: pen.panel, round: 16, matter: 'mesh' }) +
      mark(pen, pen.accent.base, 768, 800, 2)
    );
  },
);
