import { type Brush, brushFor, darker, halo, lighter, n, shaded, shape, stroke, under } from './brush';
import { type Light, lights } from './light';
import { range } from './mountains';
import { lake, plume, stars, wood } from './nature';
import { place } from './place';
import { air } from './town';
import type { View } from './view';

const AWAY = 2.6;

const afterglow: Light = {
  ...lights.evening,
  tint: '#7f7f99',
  sky: [
    [0, '#18243f'],
    [0.5, '#33416a'],
    [0.85, '#5d537a'],
    [1, '#7d6080'],
  ],
  mirror: ['#57527a', '#4f5a80', '#8d6a80'],
  snow: false,
};

const steel = (brush: Brush, d: string, tone = '#8d9498') =>
  shaded(
    brush,
    'right',
    [
      [0, darker(tone, 0.55)],
      [0.18, lighter(tone, 0.35)],
      [0.34, tone],
      [0.75, darker(tone, 0.5)],
      [1, '#c98a5c'],
    ],
    (fill) => shape(d, fill),
  );

/** A small gas stove with a pot, its foot on the origin; metres. */
function stoveAndPot(brush: Brush): string {
  const flames = Array.from({ length: 9 }, (_, i) => {
    const x = -0.048 + i * 0.012;
    return shape(
      `M${n(x - 0.006)} -.152q-.002 -.014 .006 -.027q.008 .013 .006 .027z`,
      i % 2 ? '#6fa8ff' : '#a9c8ff',
      0.95,
    );
  }).join('');
  return (
    shape('M-.055 0Q-.056 -.07 -.04 -.082H.04Q.056 -.07 .055 0Z', '#a5402a') +
    shape('M.01 -.082H.04Q.056 -.07 .055 0H.01Z', '#000000', 0.3) +
    shape('M-.046 -.062Q-.046 -.072 -.04 -.078H-.028V-.004H-.046Z', '#ffffff', 0.28) +
    steel(brush, 'M-.014 -.082H.014V-.118H-.014Z') +
    steel(brush, 'M-.036 -.118H.036L.044 -.148H-.044Z') +
    stroke('M-.03 -.12L-.085 -.178M.03 -.12L.085 -.178M0 -.12V-.178M.014 -.1H.06l.012 .018', '#8d9498', 0.006) +
    flames +
    steel(brush, 'M-.098 -.182H.098L.101 -.31H-.101Z') +
    steel(brush, 'M-.105 -.31H.105V-.322Q0 -.346 -.105 -.322Z', '#a3aaae') +
    shape('M-.012 -.335h.024v-.016h-.024z', '#1b1f22') +
    stroke('M.1 -.25q.1 -.01 .14 .03', '#20262a', 0.016) +
    halo(brush, [0, -0.18], 0.09, '#ffb060', 0.7, 0.25)
  );
}

function cup(brush: Brush): string {
  return (
    shaded(
      brush,
      'right',
      [
        [0, '#1b3f38'],
        [0.3, '#3f7a6c'],
        [0.7, '#23544a'],
        [1, '#8a6a4c'],
      ],
      (fill) => shape('M-.04 0H.04L.046 -.085H-.046Z', fill),
    ) +
    shape('M-.046 -.085Q0 -.1 .046 -.085Q0 -.072 -.046 -.085Z', '#10201d') +
    stroke('M.045 -.07q.035 0 .03 .03t-.034 .02', '#2f665a', 0.009)
  );
}

/** A flat slab with cracks, lichen and a worn edge. */
function slab(view: View, brush: Brush): string {
  const top = view.point(0, 0, AWAY * 1.32)[1];
  const left = view.w * (view.h > view.w ? -0.1 : 0.3);
  const right = view.w * 1.05;
  const edge: string[] = [];
  const count = 40;
  for (let i = 0; i <= count; i += 1) {
    const s = i / count;
    const x = left + (right - left) * s;
    const rise = (1 - Math.min(1, s * 5)) ** 2 * view.h * 0.16;
    edge.push(`${n(x)} ${n(top + rise + brush.between(-0.004, 0.004) * view.h)}`);
  }
  const outline = `M${edge.join('L')}V${view.h + 9}H${n(left - view.w * 0.12)}Z`;
  const lichen = Array.from({ length: 70 }, () => {
    const s = brush.next();
    const at = [left + (right - left) * brush.between(0.08, 1), top + view.h * 0.03 + (view.h - top) * s] as const;
    return halo(
      brush,
      at,
      view.w * brush.between(0.004, 0.02) * (0.5 + s),
      brush.pick(['#b9bc98', '#c9a24c', '#2f3230', '#d3d2c4', '#5a5f52']),
      brush.between(0.3, 0.75),
      0.34,
    );
  }).join('');
  const cracks = Array.from({ length: 6 }, () => {
    const x = left + (right - left) * brush.between(0.15, 0.95);
    const y = top + (view.h - top) * brush.between(0.1, 0.5);
    return `M${n(x)} ${n(y)}l${n(view.w * brush.between(-0.03, 0.03))} ${n(view.h * 0.03)}l${n(view.w * brush.between(-0.06, 0.06))} ${n(view.h * 0.035)}l${n(view.w * brush.between(-0.04, 0.04))} ${n(view.h * 0.05)}`;
  }).join('');
  return (
    under(
      afterglow.tint,
      shaded(
        brush,
        'down',
        [
          [0, '#b3aca4'],
          [0.14, '#8f8a86'],
          [1, '#5d5a5c'],
        ],
        (fill) => shape(outline, fill),
      ) +
        lichen +
        stroke(cracks, '#2a2a2e', view.w / 900, 0.6) +
        `<g transform="translate(0 ${n(view.w / 700)})">${stroke(cracks, '#c9c3ba', view.w / 1400, 0.4)}</g>`,
    ) + stroke(`M${edge.join('L')}`, '#f0b48c', view.h / 420, 0.55)
  );
}

export const kitchenCamp = place({
  lens: {
    wide: { across: 2.6, away: AWAY, eye: 0.62, ground: 0.84, middle: 0.5 },
    card: { across: 2.1, away: AWAY, eye: 0.62, ground: 0.84, middle: 0.5 },
    tall: { across: 1.35, away: AWAY, eye: 0.62, ground: 0.84, middle: 0.5 },
  },
  stand: { wide: [0.82, 2.4], card: [0.8, 2.4], tall: [0.72, 2.4] },
  words: 'light',
  light: { key: '#ff9f6b', ambient: '#6d6f93', from: 'right' },
  draw(view, shapeName) {
    const brush = brushFor('kitchen-camp');
    const tall = shapeName === 'tall';
    const shore = view.horizon;
    const mountains = under(
      '#9a93b5',
      range(
        view,
        brush,
        { foot: shore + 2, rise: view.h * 0.26, peaks: 3, rough: 0.2, colour: '#6d7796', shade: '#47527a', snow: 0.25 },
        '#6d5f86',
      ) +
        range(
          view,
          brush,
          { foot: shore + 2, rise: view.h * 0.13, peaks: 4, rough: 0.16, colour: '#4d5674', shade: '#363f5c', snow: 0 },
          '#5d5478',
        ),
    );
    const water = lake(view, brush, [shore, view.h], '#6f5a78', '#1a233c');
    const bank = wood(view, brush, [-0.05, 1.05], 160, [5, 9], '#2a3048');
    const land = brush.id();
    const mirrored = `<use href="#${land}" transform="translate(0 ${n(shore * 2)}) scale(1 -1)" opacity=".42"/>`;
    const stoveAt = view.point(view.aside(tall ? 0.36 : 0.58, AWAY), 0, AWAY);
    const cupAt = view.point(view.aside(tall ? 0.6 : 0.69, AWAY * 0.97), 0, AWAY * 0.97);
    const scale = view.scale(AWAY);
    const put = ([x, y]: readonly [number, number], body: string, wide: number) =>
      halo(brush, [x, y], scale * wide, '#07080c', 0.75, 0.2) +
      `<g transform="translate(${n(x)} ${n(y)}) scale(${n(scale)})">${body}</g>`;
    const lid = [stoveAt[0], stoveAt[1] - scale * 0.34] as const;
    return [
      {
        svg:
          air(view, brush, afterglow) +
          stars(view, brush, 60, view.h * 0.3) +
          halo(brush, [view.w * 0.66, shore], view.w * 0.42, '#ffa26a', 0.85, 0.4) +
          mountains +
          bank +
          water +
          mirrored +
          halo(brush, [view.w * 0.7, shore + view.h * 0.05], view.w * 0.36, '#ff9a62', 0.6, 0.5),
        soft: 0.0042,
      },
      { svg: slab(view, brush) },
      { svg: put(stoveAt, stoveAndPot(brush), 0.16) + put(cupAt, cup(brush), 0.07) },
      {
        svg:
          plume(brush, lid, view.h * 0.3, '#e6dbe0', 0.4, 0.25) +
          plume(brush, [cupAt[0], cupAt[1] - scale * 0.09], view.h * 0.13, '#e6dbe0', 0.22, 0.2),
        soft: 0.005,
      },
      {
        svg:
          halo(brush, [stoveAt[0], stoveAt[1] - scale * 0.14], scale * 0.28, '#ff9a4c', 0.45) +
          halo(brush, stoveAt, scale * 0.5, '#ff9a4c', 0.28, 0.25),
        soft: 0.01,
        blend: 'screen',
      },
    ];
  },
});
