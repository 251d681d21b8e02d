import { type Brush, brushFor, darker, halo, n, rect, shaded, shape, stroke } from './brush';
import { bicycle } from './furniture';
import { battens } from './materials';
import { place } from './place';
import { room } from './room';
import { metal, toolBoard } from './tools';

const AWAY = 5;

/** A bench of thick planks with drawers, a vice at either end of what lies on it. */
function workbench(brush: Brush, x: number, w: number): string {
  const top = 0.92;
  const grain = Array.from(
    { length: 9 },
    () => `M${n(x + brush.next() * w * 0.8)} ${n(-top - brush.between(0.015, 0.075))}h${n(brush.between(0.2, 0.7))}`,
  ).join('');
  const drawers = [0, 1, 2]
    .map(
      (i) =>
        rect({ x: x + 0.2, y: 0.62 - i * 0.24, w: 0.62, h: 0.2 }, '#4a5a56') +
        rect({ x: x + 0.2, y: 0.8 - i * 0.24, w: 0.62, h: 0.02 }, '#74857f') +
        metal(brush, `M${n(x + 0.43)} ${n(-0.72 + i * 0.24)}h.16v.025h-.16z`),
    )
    .join('');
  return (
    shaded(
      brush,
      'down',
      [
        [0, '#0b0805', 0.75],
        [1, '#0b0805', 0.35],
      ],
      (fill) => rect({ x, y: 0, w, h: top }, fill),
    ) +
    rect({ x: x + 0.08, y: 0, w: 0.12, h: top }, '#7d5a38') +
    rect({ x: x + w - 0.2, y: 0, w: 0.12, h: top }, '#5d4229') +
    drawers +
    rect({ x: x + 0.2, y: 0.2, w: w - 0.4, h: 0.06 }, '#6d4e31') +
    [0.5, 0.62, 0.74, 0.86]
      .map((share, i) =>
        rect(
          { x: x + w * share, y: 0.26, w: 0.24, h: 0.2 + (i % 2) * 0.07 },
          brush.pick(['#23453c', '#7d2f28', '#3a4a5c', '#8a6a2c']),
        ),
      )
      .join('') +
    shaded(
      brush,
      'right',
      [
        [0, '#b98a58'],
        [0.5, '#d9ae78'],
        [1, '#8a6238'],
      ],
      (fill) => rect({ x: x - 0.06, y: top, w: w + 0.12, h: 0.09 }, fill),
    ) +
    rect({ x: x - 0.06, y: top + 0.075, w: w + 0.12, h: 0.015 }, '#f0d2a2') +
    stroke(grain, '#7d5630', 0.006, 0.5)
  );
}

/** A ski upside down in its vices, being waxed. */
function skiInVices(brush: Brush, x: number, long: number): string {
  const y = -1.17;
  const vice = (at: number) =>
    metal(
      brush,
      `M${n(at - 0.06)} -1.01h.12v-.05h-.12zM${n(at - 0.025)} -1.06h.05v-.09h-.05zM${n(at - 0.06)} -1.12h.12v-.05h-.12z`,
      '#3f4a50',
    ) + stroke(`M${n(at + 0.06)} -1.09h.09`, '#b3402a', 0.02);
  return (
    vice(x + long * 0.22) +
    vice(x + long * 0.72) +
    shaded(
      brush,
      'down',
      [
        [0, '#f2efe6'],
        [0.5, '#c9c4b8'],
        [1, '#8a3226'],
      ],
      (fill) =>
        shape(
          `M${n(x)} ${n(y)}h${n(long * 0.9)}q${n(long * 0.08)} 0 ${n(long * 0.12)} ${n(-0.1)}l.012 .02q${n(-long * 0.04)} ${n(0.12)} ${n(-long * 0.13)} .12h${n(-long * 0.9)}q-.02 -.02 0 -.04z`,
          fill,
        ),
    ) +
    // Wax shavings and the iron.
    stroke(
      Array.from(
        { length: 16 },
        () => `M${n(x + brush.between(0.2, long * 0.7))} -1.015q.03 ${n(-brush.between(0.01, 0.04))} .05 0`,
      ).join(''),
      '#e8d9a8',
      0.01,
      0.9,
    ) +
    metal(brush, `M${n(x + long * 0.46)} -1.19h.24l-.03 -.035h-.18z`, '#aab2b6') +
    shape(`M${n(x + long * 0.48)} -1.225h.17v-.03h-.03v-.05h-.12v.05h-.02z`, '#1d2326')
  );
}

const pendant = (brush: Brush) =>
  stroke('M0 -.34V-4', '#14181a', 0.014) +
  shaded(
    brush,
    'right',
    [
      [0, '#1f4a3f'],
      [0.35, '#3f7a68'],
      [1, '#0f2f28'],
    ],
    (fill) => shape('M-.26 0Q-.24 -.22 -.06 -.28V-.36H.06V-.28Q.24 -.22 .26 0Z', fill),
  ) +
  shape('M-.26 0Q0 .05 .26 0Q0 -.05 -.26 0Z', '#fff3cf');

/** Skis stand in a rack with numbered hooks. */
function rack(brush: Brush, x: number): string {
  const tones = ['#b3402a', '#e8e4da', '#2d5577', '#d8a23a', '#2f6b5c'];
  return (
    tones
      .map((tone, i) => {
        const at = x + i * 0.17;
        const tall = brush.between(1.75, 1.95);
        return (
          shape(`M${n(at)} -.06V${n(-tall)}q.01 -.1 .035 -.12q.02 .02 .025 .12V-.06Z`, tone) +
          shape(`M${n(at + 0.035)} -.06V${n(-tall - 0.1)}q.02 .02 .025 .1V-.06Z`, darker(tone, 0.35)) +
          rect({ x: at, y: 0.85, w: 0.06, h: 0.16 }, '#15181a', 0.85)
        );
      })
      .join('') +
    rect({ x: x - 0.1, y: 1.35, w: 0.95, h: 0.05 }, '#8a6238') +
    rect({ x: x - 0.1, y: 0, w: 0.95, h: 0.07 }, '#8a6238')
  );
}

export const workshop = place({
  lens: {
    wide: { across: 6.8, away: AWAY, eye: 1.35, ground: 0.82, middle: 0.5 },
    card: { across: 5.6, away: AWAY, eye: 1.35, ground: 0.82, middle: 0.5 },
    tall: { across: 4.4, away: AWAY, eye: 1.35, ground: 0.82, middle: 0.5 },
  },
  stand: { wide: [0.62, 4.2], card: [0.56, 4.2], tall: [0.5, 4.2] },
  words: 'light',
  light: { key: '#ffe0ad', ambient: '#59605c', from: 'right' },
  draw(view, shapeName) {
    const brush = brushFor('workshop');
    const tall = shapeName === 'tall';
    const x = view.aside(tall ? 0.1 : 0.55, AWAY);
    const w = tall ? 2.6 : 2.35;
    const back = room(view, brush, { away: AWAY, wall: { cover: battens, colour: '#4d5f5a' }, floor: '#7d7468' });
    const onWall = view.plane(
      AWAY - 0.02,
      toolBoard(brush, x + 0.2, 1.32, w - 0.55, tall ? 0.78 : 0.92) + rack(brush, x + w + (tall ? 0.05 : 0.12)),
    );
    const bike = tall
      ? ''
      : view.plane(AWAY - 0.02, `<g transform="translate(${n(x - 0.7)} -.02)">${bicycle('#a5342a')}</g>`);
    const bench = view.plane(AWAY - 0.55, workbench(brush, x, w) + skiInVices(brush, x + 0.15, w - 0.25));
    const lampAt = view.point(x + w * 0.5, tall ? 2.32 : 2.5, AWAY - 0.55);
    const scale = view.scale(AWAY - 0.55);
    const hanging = `<g transform="translate(${n(lampAt[0])} ${n(lampAt[1])}) scale(${n(scale)})">${pendant(brush)}</g>`;
    const dark = shaded(
      brush,
      tall ? 'down' : 'right',
      [
        [0, '#3f4648'],
        [tall ? 0.42 : 0.42, '#5f6664'],
        [0.72, '#d9cbb4'],
        [1, '#a89c8c'],
      ],
      (fill) => `<rect width="${view.w}" height="${view.h}" fill="${fill}"/>`,
    );
    const cone = `M${n(lampAt[0] - scale * 0.24)} ${n(lampAt[1])}L${n(lampAt[0] - scale * 1.5)} ${n(lampAt[1] + scale * 2.6)}H${n(lampAt[0] + scale * 1.5)}L${n(lampAt[0] + scale * 0.24)} ${n(lampAt[1])}Z`;
    return [
      { svg: back + bike + onWall },
      { svg: dark, soft: 0.01, blend: 'multiply' },
      { svg: bench + hanging },
      {
        svg:
          shape(cone, '#ffdda0', 0.09) +
          halo(brush, lampAt, scale * 0.9, '#ffe9bd', 0.55) +
          halo(brush, [lampAt[0], lampAt[1] + scale * 1.5], scale * 1.5, '#ffcf87', 0.16, 0.6),
        soft: 0.018,
        blend: 'screen',
      },
      {
        svg: halo(brush, [lampAt[0], lampAt[1] + scale], scale * 2.6, '#ffe0ad', 0.6),
        soft: 0.02,
        blend: 'soft-light',
      },
    ];
  },
});
