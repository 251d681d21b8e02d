import { feather, form, sheen } from '@/demo/pictures/drawing/form';
import type { Pen } from '@/demo/pictures/drawing/pen';
import { silhouette } from '@/demo/pictures/drawing/silhouette';
import { fill, line, mark } from '@/demo/pictures/drawing/trim';

const outline =
  'M0 24C16 30 26 60 29 110C31 300 25 420 25 600C25 800 29 960 30 1080C30 1102 20 1110 0 1110C-20 1110 -30 1102 -30 1080C-29 960 -25 800 -25 600C-25 420 -31 300 -29 110C-26 60 -16 30 0 24Z';

function ski(pen: Pen, under: boolean): string {
  const t = under ? pen.dark : pen.main;
  const top =
    fill(pen.accent.base, 'M-40 300L40 220L40 250L-40 330Z') +
    fill(pen.accent.base, 'M-40 350L40 270L40 280L-40 360Z', 0.7) +
    fill(pen.panel.base, 'M-40 880L40 800L40 1120L-40 1120Z') +
    fill(pen.accent.base, 'M-40 890L40 810L40 824L-40 904Z');
  const base =
    line('#000', 'M0 90L0 1090', 9, 0.5) +
    line('#fff', 'M4 90L4 1090', 1.4, 0.25) +
    Array.from({ length: 22 }, (_, i) =>
      line(pen.accent.base, `M-22 ${520 + i * 10}L0 ${528 + i * 10}L22 ${520 + i * 10}`, 2.4, 0.5),
    ).join('');
  const binding =
    feather('M-8 560L-8 720', '#000', 26, 0.3, 20, 6) +
    form(pen, 'M-18 520C-14 506 14 506 18 520L24 600L26 770C20 784 -20 784 -26 770L-24 600Z', {
      tone: pen.dark,
      round: 16,
    }) +
    form(pen, 'M-16 520C-12 506 12 506 16 520L20 584L-20 584Z', { tone: pen.accent, round: 12 }) +
    line(pen.steel.base, 'M-27 604L27 604', 10) +
    line(pen.steel.light, 'M-26 601L26 601', 3) +
    form(pen, 'M-10 620L10 620L12 760L-12 760Z', { tone: pen.dark, round: 6 }) +
    line('#fff', 'M-16 640L-18 760M16 640L18 760', 2, 0.2) +
    [0, 1, 2, 3].map((i) => line('#000', `M-20 ${690 + i * 18}L20 ${690 + i * 18}`, 3, 0.5)).join('');
  return (
    form(pen, outline, { tone: t, round: 24, inner: (under ? base : top) + sheen(t, 'M-16 60L-15 1100', 12, 0.6) }) +
    (under ? '' : binding + mark(pen, pen.accent.base, 0, 430, 1.2) + mark(pen, pen.pale.light, 0, 1010, 1))
  );
}

function pole(pen: Pen): string {
  return (
    line(pen.dark.base, 'M0 60L0 1080', 9) +
    line('#fff', 'M-2 180L-2 1060', 2, 0.3) +
    line(pen.accent.base, 'M0 300L0 470M0 800L0 850', 9) +
    line(pen.accent.base, 'M2 66C-30 70 -42 130 -30 180C-16 206 4 180 2 150', 9) +
    form(pen, 'M-12 44C-10 30 10 30 12 44L10 180C6 188 -6 188 -10 180Z', { tone: pen.dark, round: 12 }) +
    form(pen, 'M-14 1034L14 1034L22 1056C10 1062 -10 1062 -22 1056Z', { tone: pen.accent, round: 8 }) +
    line(pen.steel.line, 'M0 1060L0 1086', 5)
  );
}

export const crossCountrySki = silhouette(
  {
    rest: 'hangs',
    details: [
      { at: [540, 620], zoom: 2.4 },
      { at: [540, 740], zoom: 1.92 },
    ],
    outdoors: 0.86,
  },
  (pen: Pen) => {
    const place = (x: number, turn: number, body: string) =>
      `<g transform="translate(${x} 20) rotate(${turn} 0 1090)">${body}</g>`;
    return (
      place(300, -3, pole(pen)) +
      place(660, 3, pole(pen)) +
      place(420, -1.6, ski(pen, pen.back)) +
      place(536, 1.6, ski(pen, pen.back))
    );
  },
);
