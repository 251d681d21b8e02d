import { form } from '@/demo/pictures/drawing/form';
import type { Pen } from '@/demo/pictures/drawing/pen';
import { silhouette } from '@/demo/pictures/drawing/silhouette';
import { line } from '@/demo/pictures/drawing/trim';

/** One pole, upright, with the middle of its shaft at x = 0. */
function pole(pen: Pen): string {
  const t = pen.main;
  const s = pen.steel;
  const tube = (y0: number, y1: number, r: number, tone: typeof t) =>
    form(pen, `M${-r} ${y0}L${r} ${y0}L${r * 0.94} ${y1}L${-r * 0.94} ${y1}Z`, { tone, round: r * 0.9, edge: 0.8 });
  const lock = (y: number) =>
    form(pen, `M-17 ${y}L17 ${y}L18 ${y + 54}L-18 ${y + 54}Z`, { tone: pen.dark, round: 14 }) +
    form(pen, `M6 ${y + 6}C26 ${y + 2} 30 ${y + 16} 28 ${y + 46}L14 ${y + 50}L10 ${y + 18}Z`, {
      tone: pen.accent,
      round: 8,
    });
  const rings = Array.from({ length: 9 }, (_, i) =>
    line(t.light, `M-9 ${730 + i * 12}L9 ${730 + i * 12}`, 1.6, 0.5),
  ).join('');
  return (
    line(pen.dark.line, 'M2 110C-40 100 -62 170 -54 240C-46 300 -10 300 0 160', 15) +
    line(pen.dark.base, 'M2 110C-40 100 -62 170 -54 240C-46 300 -10 300 0 160', 13) +
    line(pen.accent.base, 'M-30 130C-54 160 -58 210 -54 240', 3) +
    tube(880, 1040, 8, s) +
    tube(560, 880, 11, t) +
    rings +
    tube(280, 560, 13, t) +
    line(pen.accent.base, 'M0 420L0 520', 8) +
    line(pen.accent.base, 'M0 640L0 700', 6) +
    lock(540) +
    lock(860) +
    form(
      pen,
      'M-20 92C-26 70 26 64 32 90C34 104 26 112 22 124C20 150 28 164 24 186C20 220 24 260 18 292L-16 292C-20 260 -14 220 -20 186C-26 164 -16 150 -18 124C-24 112 -22 104 -20 92Z',
      {
        tone: pen.dark,
        round: 22,
        inner: Array.from({ length: 11 }, (_, i) =>
          line('#000', `M-24 ${136 + i * 14}C-6 ${142 + i * 14} 8 ${142 + i * 14} 28 ${136 + i * 14}`, 3, 0.35),
        ).join(''),
      },
    ) +
    form(pen, 'M-20 92C-26 70 26 64 32 90C26 100 -12 102 -20 92Z', { tone: pen.accent, round: 10 }) +
    form(pen, 'M-44 1004C-30 988 30 988 44 1004C40 1016 26 1018 10 1020L-10 1020C-26 1018 -40 1016 -44 1004Z', {
      tone: pen.dark,
      round: 12,
    }) +
    form(pen, 'M-8 1018L8 1018L5 1062L0 1072L-5 1062Z', { tone: s, round: 6 })
  );
}

export const poles = silhouette(
  {
    rest: 'hangs',
    details: [
      { at: [420, 250], zoom: 2.6 },
      { at: [420, 370], zoom: 2.08 },
    ],
  },
  (pen: Pen) => {
    const place = (x: number, turn: number) =>
      `<g transform="translate(${x} 10) rotate(${turn} 0 600)">${pole(pen)}</g>`;
    return place(556, 7) + place(410, -7);
  },
);
