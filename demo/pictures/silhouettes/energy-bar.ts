import { feather, folds, form, sheen } from '@/demo/pictures/drawing/form';
import type { Pen } from '@/demo/pictures/drawing/pen';
import { silhouette } from '@/demo/pictures/drawing/silhouette';
import { fill, line, mark } from '@/demo/pictures/drawing/trim';

/** Lies along x from -330 to 330: a flow wrapper with crimped ends. */
const zigzag = (x: number, out: number) =>
  Array.from({ length: 11 }, (_, i) => `L${x + (i % 2 ? out : 0)} ${-92 + i * 18.4}`).join('');
const wrapper = `M-262 -106C-120 -122 120 -122 262 -106L322 -92${zigzag(322, 12)}L322 92L262 106C120 122 -120 122 -262 106L-322 92${Array.from({ length: 11 }, (_, i) => `L${-322 - (i % 2 ? 12 : 0)} ${92 - i * 18.4}`).join('')}Z`;
const bar =
  'M-150 -74C-60 -84 60 -84 150 -74C162 -70 166 -60 166 -46L166 46C166 62 160 70 150 74C60 84 -60 84 -150 74C-162 70 -166 60 -166 46L-166 -46C-166 -60 -160 -70 -150 -74Z';

function oats(pen: Pen, ink: string): string {
  let out = '';
  for (let i = 0; i < 46; i += 1) {
    const x = -146 + ((i * 67) % 292);
    const y = -60 + ((i * 41) % 122);
    const turn = (i * 53) % 180;
    const shade = ['#d9b277', '#c2935a', '#e6c894', ink][i % 4] ?? ink;
    out += `<g transform="translate(${x} ${y}) rotate(${turn})"><ellipse rx="17" ry="10" fill="#5a3a1e" fill-opacity=".4" cx="2" cy="4"/><ellipse rx="16" ry="9.5" fill="${shade}"/><ellipse rx="9" ry="3" cy="-3" fill="#fff" fill-opacity=".25"/></g>`;
  }
  return form(pen, bar, { fill: '#a8743e', round: 34, tone: pen.dark, inner: out });
}

export const energyBar = silhouette(
  {
    rest: 'hangs',
    details: [
      { at: [500, 600], zoom: 1.5 },
      { at: [500, 720], zoom: 1.2 },
    ],
    outdoors: 0.8,
  },
  (pen: Pen) => {
    const t = pen.main;
    const crimp = (x: number) =>
      Array.from(
        { length: 5 },
        (_, i) =>
          line(t.line, `M${x + i * 11} -98L${x + i * 11} 98`, 2.6, 0.4) +
          line(t.lightInk, `M${x + 3 + i * 11} -98L${x + 3 + i * 11} 98`, 2.2, 0.45),
      ).join('');
    const ink = t.luminance > 0.72 ? t.line : '#ffffff';
    const front =
      fill(pen.accent.base, 'M-40 -130L60 -130L-20 130L-120 130Z', 0.95) +
      fill(pen.accent.light, 'M72 -130L94 -130L14 130L-8 130Z', 0.9) +
      mark(pen, ink, -182, 6, 3.6) +
      berries(pen);
    const reverse =
      form(pen, 'M-226 -26L226 -26L226 26L-226 26Z', { round: 14 }) +
      Array.from({ length: 4 }, (_, i) =>
        line(ink, `M-210 ${50 + i * 14}L${[60, 10, 90, -40][i]} ${50 + i * 14}`, 4, 0.6),
      ).join('') +
      `<rect x="130" y="44" width="80" height="52" fill="#fff"/>` +
      Array.from(
        { length: 13 },
        (_, i) => `<rect x="${136 + i * 5.4}" y="49" width="${i % 3 ? 2 : 3.4}" height="42" fill="#1c1d1f"/>`,
      ).join('');
    return (
      `<g transform="translate(472 560) rotate(-28) scale(1.24)">` +
      (pen.back
        ? ''
        : `<g transform="translate(40 176) rotate(6)">${feather(bar, '#3c372d', 40, 0.3, 8, 20)}${oats(pen, pen.accent.base)}</g>`) +
      feather(wrapper, '#3c372d', 46, 0.32, 6, 22) +
      form(pen, wrapper, {
        round: 76,
        inner:
          (pen.back ? reverse : front) +
          crimp(268) +
          crimp(-314) +
          folds(
            [
              [-262, -90, -200, -60, -170, -84],
              [-264, 60, -210, 40, -176, 70],
              [-262, 10, -214, 4, -180, 24],
              [262, -60, 200, -40, 172, -76],
              [262, 70, 214, 50, 180, 78],
              [262, 10, 220, 0, 190, -14],
            ],
            13,
            0.95,
          ) +
          sheen(t, 'M-250 -66C-120 -84 120 -84 250 -66', 30, 0.9) +
          feather('M-240 -74C-120 -90 120 -90 240 -74', '#ffffff', 9, 0.5) +
          feather('M-260 96C-120 112 120 112 260 96', t.shadeInk, 40, t.shadeAlpha * 0.8),
      }) +
      '</g>'
    );
  },
);

/** What it tastes of: round, three together, in the colour it has. */
function berries(pen: Pen): string {
  const { accent } = pen;
  const spots = [
    [150, -22, 36],
    [206, 8, 32],
    [152, 42, 33],
  ] as const;
  return (
    fill('#6f9a4c', 'M178 -50C196 -76 226 -72 236 -60C220 -46 196 -42 178 -50Z') +
    spots
      .map(
        ([x, y, r]) =>
          `<circle cx="${x + 2}" cy="${y + 5}" r="${r}" fill="#000" fill-opacity=".28"/><circle cx="${x}" cy="${y}" r="${r}" fill="${accent.base}" stroke="${accent.line}" stroke-width="2"/><circle cx="${x - r * 0.3}" cy="${y - r * 0.32}" r="${r * 0.34}" fill="#fff" fill-opacity=".55"/>`,
      )
      .join('')
  );
}
