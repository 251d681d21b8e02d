import { feather, form, sheen } from '@/demo/pictures/drawing/form';
import type { Pen } from '@/demo/pictures/drawing/pen';
import { silhouette } from '@/demo/pictures/drawing/silhouette';
import { fill, line, mark } from '@/demo/pictures/drawing/trim';

const outline =
  'M0 40C34 44 56 84 58 140C60 240 44 380 40 560C38 760 50 920 58 1040C60 1080 54 1104 36 1108C20 1112 -20 1112 -36 1108C-54 1104 -60 1080 -58 1040C-50 920 -38 760 -40 560C-44 380 -60 240 -58 140C-56 84 -34 44 0 40Z';

function graphic(pen: Pen): string {
  return (
    fill(pen.panel.base, 'M-70 760C-30 740 10 700 70 700L70 1120L-70 1120Z') +
    fill(pen.accent.base, 'M-70 300L0 190L70 290L70 330L0 236L-70 346Z', 0.95) +
    fill(pen.accent.base, 'M-70 360L0 256L70 350L70 366L0 276L-70 380Z', 0.6) +
    fill(pen.accent.base, 'M-70 1010L70 950L70 990L-70 1050Z', 0.95) +
    line(pen.accent.base, 'M-46 720L46 690', 5)
  );
}

function binding(pen: Pen): string {
  const s = pen.steel;
  return (
    feather('M-26 470L-26 820', '#000', 34, 0.3, 30, 8) +
    form(pen, 'M-30 454L30 454L32 600L-32 600Z', { tone: pen.dark, round: 18 }) +
    form(pen, 'M-34 470C-30 436 30 436 34 470L28 520L-28 520Z', { tone: pen.accent, round: 18 }) +
    form(pen, 'M-26 520L26 520L22 580L-22 580Z', { tone: pen.dark, round: 12 }) +
    line(s.base, 'M-46 560C-20 584 20 584 46 560', 9) +
    line(s.light, 'M-44 558C-20 580 20 580 44 558', 2.5) +
    form(pen, 'M-34 670L34 670L38 830L-38 830Z', { tone: pen.dark, round: 18 }) +
    form(pen, 'M-24 690C-20 676 20 676 24 690L30 770L-30 770Z', { tone: pen.accent, round: 16 }) +
    form(pen, 'M-16 760L16 760L22 842C14 856 -14 856 -22 842Z', { tone: pen.dark, round: 14 }) +
    line(s.base, 'M-50 690L-34 724M50 690L34 724', 8) +
    line(s.line, 'M-12 484L12 484M-12 494L12 494M-12 800L12 800', 3, 0.7)
  );
}

function ski(pen: Pen, under: boolean): string {
  const edge = line(pen.steel.base, outline, 5) + line(pen.steel.line, outline, 1.2, 0.8);
  const base =
    fill(pen.accent.base, 'M-70 200L0 100L70 200L70 420L0 330L-70 420Z', 0.85) +
    fill(pen.main.base, 'M-70 760L70 660L70 1120L-70 1120Z') +
    mark(pen, pen.pale.base, 0, 880, 2.4) +
    line(pen.dark.light, 'M0 70L0 1090', 1.5, 0.6);
  return (
    form(pen, outline, {
      tone: under ? pen.dark : pen.main,
      round: 26,
      inner:
        (under ? base : graphic(pen) + sheen(pen.main, 'M-30 100L-26 1090', 20, 0.5)) +
        line('#fff', 'M-34 90C-40 240 -26 420 -24 560L-34 1080', 3, 0.22),
    }) +
    edge +
    (under
      ? ''
      : form(pen, 'M-20 40C-14 26 14 26 20 40L24 66C10 54 -10 54 -24 66Z', { tone: pen.dark, round: 8 }) +
        binding(pen) +
        mark(pen, pen.accent.base, 0, 902, 1.9))
  );
}

export const alpineSki = silhouette(
  {
    rest: 'stands',
    floor: 1124,
    details: [
      { at: [600, 560], zoom: 2.1 },
      { at: [600, 680], zoom: 1.68 },
    ],
    outdoors: 0.86,
  },
  (pen: Pen) => {
    const place = (x: number, turn: number) =>
      `<g transform="translate(${x} 24) rotate(${turn} 0 1100)">${ski(pen, pen.back)}</g>`;
    return place(388, -2.6) + place(566, 2.6);
  },
);
