import { type Brush, brushFor, clipped, darker, halo, lighter, n, rect, shaded, shape, stroke } from './brush';
import { lights } from './light';
import { logs } from './materials';
import { spruce } from './nature';
import { place } from './place';
import { room } from './room';

const AWAY = 5;

/** The winter evening outside, framed. */
function outlook(brush: Brush, x: number, y: number, w: number, h: number): string {
  const pane = `M${n(x)} ${n(-y)}h${n(w)}v${n(-h)}h${n(-w)}z`;
  const trees = Array.from({ length: 9 }, (_, i) =>
    spruce(brush, [x + (w * (i + brush.next())) / 9, -y - h * 0.2], h * brush.between(0.16, 0.42), '#2c4468', 0.6),
  ).join('');
  const view =
    shaded(brush, 'down', lights.blueHour.sky, (fill) => rect({ x, y, w, h }, fill)) +
    shape(
      `M${n(x)} ${n(-y - h * 0.28)}L${n(x + w * 0.2)} ${n(-y - h * 0.5)}L${n(x + w * 0.34)} ${n(-y - h * 0.42)}L${n(x + w * 0.6)} ${n(-y - h * 0.66)}L${n(x + w * 0.76)} ${n(-y - h * 0.48)}L${n(x + w)} ${n(-y - h * 0.56)}V${n(-y)}H${n(x)}Z`,
      '#7f97c2',
    ) +
    shape(
      `M${n(x + w * 0.6)} ${n(-y - h * 0.66)}L${n(x + w * 0.76)} ${n(-y - h * 0.48)}L${n(x + w)} ${n(-y - h * 0.56)}V${n(-y - h * 0.2)}L${n(x + w * 0.68)} ${n(-y - h * 0.3)}Z`,
      '#5571a4',
      0.7,
    ) +
    shape(
      `M${n(x)} ${n(-y)}V${n(-y - h * 0.24)}Q${n(x + w * 0.5)} ${n(-y - h * 0.3)} ${n(x + w)} ${n(-y - h * 0.2)}V${n(-y)}Z`,
      '#a9bcdc',
    ) +
    trees +
    halo(brush, [x + w / 2, -y], w * 0.7, '#ffffff', 0.16, 0.3);
  return clipped(brush, pane, view);
}

function window(brush: Brush, x: number, y: number, w: number, h: number): string {
  const bar = '#cbb892';
  const cross = `M${n(x + w / 2)} ${n(-y)}v${n(-h)}M${n(x)} ${n(-y - h / 3)}h${n(w)}M${n(x)} ${n(-y - (h * 2) / 3)}h${n(w)}`;
  const curtain = (from: number, wide: number) =>
    shaded(
      brush,
      'right',
      [
        [0, '#7d2f28'],
        [0.3, '#a8483a'],
        [0.5, '#7d2f28'],
        [0.75, '#b05040'],
        [1, '#6d2822'],
      ],
      (fill) =>
        shape(
          `M${n(from)} ${n(-y - h - 0.08)}h${n(wide)}q${n(-wide * 0.1)} ${n(h * 0.5)} ${n(wide * 0.06)} ${n(h + 0.05)}h${n(-wide)}q.03 ${n(-h * 0.5)} ${n(-wide * 0.06)} ${n(-h - 0.05)}z`,
          fill,
        ),
    );
  return (
    outlook(brush, x, y, w, h) +
    rect({ x, y: y + h - 0.12, w, h: 0.12 }, '#0b0805', 0.35) +
    stroke(`${cross}M${n(x)} ${n(-y)}h${n(w)}v${n(-h)}h${n(-w)}z`, darker(bar, 0.4), 0.055) +
    stroke(`${cross}M${n(x)} ${n(-y)}h${n(w)}v${n(-h)}h${n(-w)}z`, bar, 0.035) +
    stroke(
      `M${n(x - 0.08)} ${n(-y + 0.05)}h${n(w + 0.16)}M${n(x - 0.07)} ${n(-y - h - 0.07)}h${n(w + 0.14)}M${n(x - 0.07)} ${n(-y)}v${n(-h - 0.06)}M${n(x + w + 0.07)} ${n(-y)}v${n(-h - 0.06)}`,
      '#9b7a50',
      0.11,
    ) +
    curtain(x - 0.1, 0.24) +
    curtain(x + w - 0.14, 0.24) +
    shape(`M${n(x + w * 0.68)} ${n(-y)}v-.2q.05 -.04 .1 0v.2z`, '#f2e6c8') +
    shape(`M${n(x + w * 0.68 + 0.05)} ${n(-y - 0.22)}q-.035 -.05 0 -.12q.035 .07 0 .12z`, '#ffd27a')
  );
}

const iron = (brush: Brush, d: string) =>
  shaded(
    brush,
    'right',
    [
      [0, '#17181a'],
      [0.22, '#4a4644'],
      [0.5, '#232324'],
      [1, '#0c0c0d'],
    ],
    (fill) => shape(d, fill),
  );

/** A stove of cast iron with a fire behind its pane; its middle on the origin. */
function stove(brush: Brush): string {
  const flames = ['#ff8a2a', '#ffb347', '#ffe08a', '#fff3c4']
    .map((tone, i) =>
      shape(
        `M${n(-0.16 + i * 0.035)} -.3Q${n(-0.15 + i * 0.03)} ${n(-0.5 + i * 0.02)} ${n(-0.07)} ${n(-0.6 + i * 0.06)}Q-.06 -.46 0 -.46Q.02 ${n(-0.6 + i * 0.05)} .07 ${n(-0.54 + i * 0.06)}Q${n(0.16 - i * 0.03)} -.42 ${n(0.16 - i * 0.035)} -.3Z`,
        tone,
        0.9,
      ),
    )
    .join('');
  return (
    iron(brush, 'M-.075 -1.02V-4H.075V-1.02Z') +
    shape('M-.055 -1.02V-4h.03V-1.02Z', '#8a7f78', 0.35) +
    shape('M-.62 .02H.62V.06H-.62Z', '#5d5a58') +
    iron(brush, 'M-.27 0L-.25 -.14H-.2L-.22 0ZM.27 0L.25 -.14H.2L.22 0Z') +
    iron(brush, 'M-.32 -.12H.32L.34 -.94H-.34Z') +
    iron(brush, 'M-.38 -.94H.38V-1.02H-.38Z') +
    shape('M-.38 -1.02H.38V-1.005H-.38Z', '#8a8078', 0.7) +
    shape('M-.23 -.24H.23V-.72H-.23Z', '#0a0706') +
    clipped(
      brush,
      'M-.2 -.27H.2V-.69H-.2Z',
      rect({ x: -0.2, y: 0.27, w: 0.4, h: 0.42 }, '#3a1206') +
        flames +
        shape('M-.18 -.27h.36v-.06q-.18 -.05 -.36 0z', '#a33a12'),
    ) +
    stroke('M-.2 -.27H.2V-.69H-.2Z', '#55504c', 0.018) +
    stroke('M.26 -.5v.1', '#c9a25c', 0.03) +
    // A kettle that keeps warm.
    iron(brush, 'M-.14 -1.03Q-.2 -1.12 -.15 -1.22Q-.02 -1.3 .11 -1.22Q.16 -1.12 .1 -1.03Z') +
    stroke('M-.12 -1.24Q-.02 -1.42 .08 -1.24M.11 -1.15Q.19 -1.17 .2 -1.23', '#26262a', 0.028)
  );
}

const sock = (brush: Brush, x: number, colour: string) => {
  const band = lighter(colour, 0.55);
  return `<g transform="translate(${n(x)} 0) rotate(${n(brush.between(-5, 5))})">${shape('M-.05 0H.06L.055 .26Q.06 .33 .14 .35Q.19 .38 .15 .41Q.02 .44 -.05 .36Z', colour)}${shape('M.02 0H.06L.055 .26Q.06 .33 .14 .35Q.19 .38 .15 .41Q.1 .42 .06 .41Q.02 .3 .02 0Z', '#0b0805', 0.25)}${shape('M-.05 .03H.06V.075H-.05ZM-.05 .11H.06V.13H-.05Z', band)}${stroke('M-.01 -.03v.06', '#d8b98a', 0.025)}</g>`;
};

function sweater(brush: Brush, x: number): string {
  const wool = '#d9cdb4';
  const dots = Array.from(
    { length: 13 },
    (_, i) => `M${n(-0.25 + i * 0.042)} .2l.012 .016l-.012 .016l-.012 -.016zM${n(-0.25 + i * 0.042)} .27h.012`,
  ).join('');
  return `<g transform="translate(${n(x)} 0)">${shaded(
    brush,
    'right',
    [
      [0, darker(wool, 0.2)],
      [0.4, wool],
      [1, darker(wool, 0.4)],
    ],
    (fill) =>
      shape(
        'M-.3 .02L.3 .02L.28 .62Q0 .67 -.27 .62ZM-.3 .02L-.46 .5L-.36 .55L-.24 .2ZM.3 .02L.45 .52L.35 .56L.24 .2Z',
        fill,
      ),
  )}${stroke(dots, '#3a4a5c', 0.018)}${stroke('M-.28 .16Q0 .2 .28 .16M-.27 .32Q0 .36 .27 .32', '#9b3a2c', 0.02)}${stroke('M-.2 .4q.04 .1 0 .2M.12 .42q-.04 .1 0 .18', darker(wool, 0.5), 0.014, 0.4)}${stroke('M-.2 -.03v.08M.2 -.03v.08', '#d8b98a', 0.025)}</g>`;
}

function bench(brush: Brush, x: number, w: number): string {
  const [left, right] = [x + w * 0.18, x + w * 0.8];
  const tufts = (y: number, long: number) =>
    Array.from({ length: 46 }, (_, i) => {
      const at = left + ((right - left) * i) / 45;
      return `M${n(at)} ${n(y)}q${n(brush.between(-0.02, 0.02))} ${n(long * 0.6)} ${n(brush.between(-0.03, 0.03))} ${n(long * brush.between(0.7, 1.3))}`;
    }).join('');
  const fleece =
    shaded(
      brush,
      'down',
      [
        [0, '#f3ead8'],
        [0.5, '#d9cbb0'],
        [1, '#8d7d66'],
      ],
      (fill) =>
        shape(
          `M${n(left)} -.44Q${n(left + 0.05)} -.52 ${n(left + 0.3)} -.5Q${n((left + right) / 2)} -.53 ${n(right - 0.1)} -.5Q${n(right + 0.03)} -.49 ${n(right)} -.43L${n(right - 0.02)} -.3Q${n((left + right) / 2)} -.25 ${n(left + 0.03)} -.31Z`,
          fill,
        ),
    ) +
    stroke(tufts(-0.33, 0.07), '#c9b99a', 0.022) +
    stroke(tufts(-0.4, 0.06), '#e9decb', 0.018, 0.8) +
    stroke(tufts(-0.49, 0.05), '#fbf5e8', 0.016, 0.7);
  return (
    rect({ x: x + 0.08, y: 0, w: 0.09, h: 0.42 }, '#4d331f') +
    rect({ x: x + w - 0.17, y: 0, w: 0.09, h: 0.42 }, '#4d331f') +
    rect({ x, y: 0.3, w, h: 0.09 }, '#6d4a2c') +
    rect({ x: x - 0.04, y: 0.39, w: w + 0.08, h: 0.06 }, '#9b6f43') +
    rect({ x: x - 0.04, y: 0.435, w: w + 0.08, h: 0.015 }, '#d0a26c') +
    fleece
  );
}

export const cabinInside = place({
  lens: {
    wide: { across: 6.6, away: AWAY, eye: 1.3, ground: 0.8, middle: 0.55 },
    card: { across: 5.4, away: AWAY, eye: 1.3, ground: 0.8, middle: 0.52 },
    tall: { across: 3.7, away: AWAY, eye: 1.3, ground: 0.8, middle: 0.5 },
  },
  stand: { wide: [0.6, 4.2], card: [0.5, 4.2], tall: [0.42, 4.2] },
  words: 'light',
  light: { key: '#ffb469', ambient: '#6d5a4c', from: 'right' },
  draw(view, shapeName) {
    const brush = brushFor('cabin-inside');
    const tall = shapeName === 'tall';
    const from = view.aside({ wide: 0.5, card: 0.42, tall: 0.1 }[shapeName], AWAY);
    const stoveX = view.aside(tall ? 0.8 : 0.9, AWAY);
    const pane = { x: from + 0.12, y: 0.98, w: 1.35, h: tall ? 0.85 : 0.95 };
    const lineY = tall ? 2.05 : 2.2;
    const hung = view.plane(
      AWAY - 0.3,
      `<g transform="translate(0 ${n(-lineY)})">${stroke(`M${n(from + 1.35)} -.05Q${n(from + 2)} .05 ${n(stoveX + 0.7)} -.04`, '#d9c9a8', 0.012)}${sock(brush, from + 1.62, '#8a3a2c')}${sock(brush, from + 1.8, '#8a3a2c')}${shapeName === 'wide' ? sweater(brush, stoveX - 0.62) : ''}${sock(brush, stoveX + 0.3, '#3f5a52')}${sock(brush, stoveX + 0.5, '#3f5a52')}</g>`,
    );
    const wall = room(view, brush, { away: AWAY, wall: { cover: logs, colour: '#8a6240' }, floor: '#8d6743' });
    const things = view.plane(
      AWAY - 0.05,
      window(brush, pane.x, pane.y, pane.w, pane.h) + bench(brush, from - 0.05, 1.75),
    );
    const [sx, sy] = view.point(stoveX, 0, AWAY - 0.5);
    const scale = view.scale(AWAY - 0.5);
    const fire = `<g transform="translate(${n(sx)} ${n(sy)}) scale(${n(scale)})">${halo(brush, [0, 0], 0.7, '#000000', 0.6, 0.16)}${stove(brush)}</g>`;
    const dark = shaded(
      brush,
      tall ? 'down' : 'right',
      [
        [0, '#3a2c26'],
        [tall ? 0.5 : 0.45, '#5a4638'],
        [0.8, '#c7a98a'],
        [1, '#d8bb98'],
      ],
      (fill) => `<rect width="${view.w}" height="${view.h}" fill="${fill}"/>`,
    );
    const flame = [sx, sy - scale * 0.5] as const;
    return [
      { svg: wall },
      { svg: dark, soft: 0.01, blend: 'multiply' },
      { svg: things + fire + hung },
      {
        svg:
          halo(brush, flame, scale * 1.5, '#ff9a3c', 0.42) +
          halo(brush, [sx - scale * 0.3, sy + scale * 0.12], scale * 1.9, '#ff8a2a', 0.36, 0.22) +
          halo(brush, view.point(pane.x + pane.w / 2, pane.y + pane.h / 2, AWAY), scale * 1.3, '#6f8fd0', 0.16),
        soft: 0.012,
        blend: 'screen',
      },
      { svg: halo(brush, flame, scale * 3, '#ffc98a', 0.55), soft: 0.02, blend: 'soft-light' },
    ];
  },
});
