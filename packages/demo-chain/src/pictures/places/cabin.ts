import { type Brush, brushFor, darker, halo, n, polygon, rect, shape, stroke, under } from './brush';
import { dwellingWindow } from './dwelling-window';
import { openGround } from './ground';
import { type House, house } from './house';
import { type Light, lights } from './light';
import { logs, slate } from './materials';
import { range } from './mountains';
import { plume, stars, wood } from './nature';
import { place } from './place';
import { air } from './town';
import type { View } from './view';

const AWAY = 15;

const nightfall: Light = {
  ...lights.blueHour,
  tint: '#5f77a6',
  lamps: 1,
  sky: [
    [0, '#0f1d3d'],
    [0.5, '#27447a'],
    [0.85, '#6a7fae'],
    [1, '#c79f9c'],
  ],
  mirror: ['#4d6596', '#4f6fa3', '#8f9dbd'],
};

function pile(brush: Brush, x: number, w: number): string {
  let out = '';
  for (let row = 0; row < 6; row += 1)
    for (let at = x + (row % 2) * 0.08; at < x + w; at += 0.17) {
      const r = brush.between(0.07, 0.085);
      const tone = brush.pick(['#b98a58', '#a3743f', '#c79b68']);
      out += `<circle cx="${n(at)}" cy="${n(-0.1 - row * 0.15)}" r="${n(r)}" fill="${tone}"/><circle cx="${n(at)}" cy="${n(-0.1 - row * 0.15)}" r="${n(r * 0.45)}" fill="none" stroke="#7d562e" stroke-width=".012"/>`;
    }
  return out + rect({ x: x - 0.1, y: 0.95, w: w + 0.2, h: 0.12 }, '#eef3f8');
}

const leaning = (x: number) =>
  stroke(`M${n(x)} 0L${n(x + 0.22)} -1.95q.02 -.1 -.04 -.14`, '#b3402a', 0.075) +
  stroke(`M${n(x + 0.16)} 0L${n(x + 0.32)} -1.92q.02 -.1 -.03 -.14`, '#9c3424', 0.075) +
  stroke(`M${n(x - 0.2)} 0L${n(x + 0.16)} -1.35M${n(x + 0.5)} 0L${n(x + 0.42)} -1.35`, '#c9ced2', 0.022) +
  stroke(`M${n(x - 0.2)} -.12h.12M${n(x + 0.43)} -.12h.12`, '#2b2f31', 0.02);

/** Somebody has come home on skis: a trodden path up to the step. */
function path(view: View, brush: Brush, x: number): string {
  let out = '';
  for (let i = 0; i < 40; i += 1) {
    const away = AWAY - 0.4 - (i / 40) * 8.6;
    const at = view.point(x + Math.sin(i / 7) * 0.5 - i * 0.035 + (i % 2) * 0.3, 0, away);
    const scale = view.scale(away);
    out +=
      halo(brush, at, scale * 0.22, '#24396b', 0.55, 0.22) +
      halo(brush, [at[0], at[1] - scale * 0.03], scale * 0.16, '#b9c9e6', 0.25, 0.2);
  }
  return out;
}

export const cabin = place({
  lens: {
    wide: { across: 17, away: AWAY, eye: 1.8, ground: 0.74, middle: 0.42 },
    card: { across: 14, away: AWAY, eye: 1.8, ground: 0.74, middle: 0.36 },
    tall: { across: 10, away: AWAY, eye: 1.8, ground: 0.76, middle: 0.22 },
  },
  stand: { wide: [0.66, 7.8], card: [0.6, 7.8], tall: [0.5, 7.8] },
  words: 'light',
  light: { key: '#ffc27a', ambient: '#5a74ac', from: 'right' },
  draw(view, shapeName) {
    const brush = brushFor('cabin');
    const x = view.aside(shapeName === 'tall' ? 0.36 : 0.58, AWAY);
    const hut: House = {
      x,
      w: 6.2,
      away: AWAY,
      light: nightfall,
      base: 2.6,
      eaves: 2.6,
      rise: 2.3,
      roof: 'gable',
      cover: logs,
      colour: '#6f4d33',
      trim: '#8d6a45',
      roofColour: '#3d4348',
      roofCover: slate,
      panes: 'six',
      casing: true,
    };
    const panes = [
      { x: x + 0.9, y: 0.95, w: 1.1, h: 1.05 },
      { x: x + 4.2, y: 0.95, w: 1.1, h: 1.05 },
    ];
    const look = { panes: 'six', trim: '#d9c9a8', casing: true } as const;
    const door = under(
      nightfall.tint,
      rect({ x: x + 2.6, y: 0.1, w: 1.05, h: 2.05 }, '#d9c9a8') +
        rect({ x: x + 2.7, y: 0.12, w: 0.85, h: 1.93 }, '#8a3a28') +
        stroke(`M${n(x + 2.98)} -.15v-1.85M${n(x + 3.27)} -.15v-1.85`, '#5d2318', 0.02) +
        rect({ x: x + 2.4, y: 0, w: 1.5, h: 0.14 }, '#7d6a55'),
    );
    const front = view.plane(
      AWAY,
      panes.map((pane) => dwellingWindow(brush, pane, look, nightfall)).join('') +
        door +
        under(nightfall.tint, pile(brush, x - 1.5, 1.3) + leaning(x + 5.6)) +
        shape(`M${n(x + 3.9)} -2.05h.2l.05 .22h-.3z`, '#ffe0a0'),
    );
    const [chimneyX, chimneyY] = view.point(x + 4.1, 4.9, AWAY);
    const chimney = view.plane(
      AWAY + 1,
      under(
        nightfall.tint,
        rect({ x: x + 3.95, y: 3.7, w: 0.62, h: 1.55 }, '#7d736a') +
          rect({ x: x + 3.88, y: 5.2, w: 0.76, h: 0.14 }, '#eef3f8'),
      ),
    );
    const foot = view.horizon + 2;
    const far =
      air(view, brush, { ...nightfall, mirror: ['#3b5288', '#3b5288', '#5a6fa0'] }) +
      stars(view, brush, 160, view.horizon * 0.75) +
      under(
        nightfall.tint,
        range(
          view,
          brush,
          { foot, rise: view.h * 0.3, peaks: 3, rough: 0.14, colour: '#7f93ad', shade: '#526d96', snow: 0.8 },
          '#8fa3c4',
        ),
      ) +
      wood(view, brush, [-0.05, 1.05], 90, [5, 12], '#1f2f4d', 0.3);
    const trees =
      wood(view, brush, [0.86, 1.1], 24, [6, 11], '#16263f', 0.75) +
      wood(view, brush, [-0.08, 0.1], 34, [4, 9], '#1b2c49', 0.7);
    const spill = panes
      .map(({ x: left, w }) =>
        shape(
          polygon([
            view.point(left, 0, AWAY - 0.2),
            view.point(left + w, 0, AWAY - 0.2),
            view.point(left + w + 0.9, 0, AWAY - 4),
            view.point(left - 0.9, 0, AWAY - 4),
          ]),
          '#f2ad6a',
          0.6,
        ),
      )
      .join('');
    const lamp = view.point(x + 4, 1.95, AWAY);
    return [
      { svg: far, soft: 0.0012 },
      {
        svg:
          under('#8ea4cf', trees) +
          openGround(view, brush, '#dfe8f1', nightfall, 200) +
          path(view, brush, x + 3.1) +
          chimney +
          house(view, brush, hut, 'left') +
          front,
      },
      {
        svg: plume(
          brush,
          [chimneyX + view.scale(AWAY) * 0.16, chimneyY - view.scale(AWAY) * 0.3],
          view.h * 0.34,
          '#c3cbe0',
          0.34,
          -0.45,
        ),
        soft: 0.004,
      },
      { svg: spill, soft: 0.012 },
      {
        svg:
          view.plane(AWAY, panes.map((pane) => rect(pane, '#ffb35c', 0.4)).join('')) +
          halo(brush, lamp, view.scale(AWAY) * 1.6, '#ffcf87', 0.5) +
          halo(brush, view.point(x + 3.1, 0, AWAY - 1.6), view.scale(AWAY) * 4.4, '#ff9f45', 0.3, 0.22),
        soft: 0.012,
        blend: 'screen',
      },
      {
        svg: halo(brush, [view.w * 0.5, view.h * 1.05], view.w * 0.8, darker('#20315a', 0.2), 0.35, 0.3),
        soft: 0.03,
        blend: 'multiply',
      },
    ];
  },
});
