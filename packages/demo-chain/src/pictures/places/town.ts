import { type Brush, darker, halo, hazed, lighter, mix, n, shaded, shape, stroke, under } from './brush';
import type { Light } from './light';
import { type Range, range } from './mountains';
import type { View } from './view';

export type Behind = 'alps' | 'fells' | 'hills' | 'sea' | 'blocks';

/** Long banks of cloud, made of many soft ones that overlap. */
function clouds(view: View, brush: Brush, [colour, shade]: readonly [string, string]): string {
  let out = '';
  for (let bank = 0; bank < 7; bank += 1) {
    const x = view.w * brush.between(-0.1, 1.1);
    const y = view.horizon * brush.between(0.05, 0.75);
    const long = view.w * brush.between(0.1, 0.26);
    for (let i = 0; i < 16; i += 1) {
      const at = brush.between(-1, 1);
      const r = long * brush.between(0.2, 0.5) * (1.1 - Math.abs(at));
      const dy = brush.between(-0.02, 0.02) * long;
      out +=
        halo(brush, [x + at * long, y + dy + r * 0.08], r, shade, 0.12, 0.3) +
        halo(brush, [x + at * long, y + dy], r, colour, 0.2, 0.26);
    }
  }
  return out;
}

export function air(view: View, brush: Brush, { sky, mirror, tint }: Light): string {
  return (
    blue(view, brush, sky) +
    clouds(view, brush, [mix(mirror[0], sky[1]?.[1] ?? mirror[0], 0.35), mix(tint, mirror[1], 0.65)])
  );
}

function blue(view: View, brush: Brush, sky: Light['sky']): string {
  return shaded(
    brush,
    'down',
    sky,
    (fill) => `<rect width="${view.w}" height="${n(view.horizon + 4)}" fill="${fill}"/>`,
  );
}

/** Houses of a town on a slope, ever smaller and paler. */
function slope(
  view: View,
  brush: Brush,
  colours: readonly string[],
  light: Light,
  steep: number,
  roofs: string,
): string {
  let out = '';
  const [haze] = light.mirror;
  for (const away of [190, 150, 120, 95, 76, 60]) {
    let row = '';
    let dark = '';
    let lamps = '';
    const lift = (away - 52) * steep;
    const from = view.aside(-0.05, away);
    const to = view.aside(1.05, away);
    for (let x = from; x < to; ) {
      const w = brush.between(6, 10);
      const h = brush.between(3.6, 6.4);
      const y = -lift - brush.between(-1, 1);
      const colour = brush.pick(colours);
      const gable = brush.chance(0.5);
      const roof = light.snow ? '#eef3f8' : roofs;
      row +=
        shape(
          `M${n(x)} ${n(y + 4)}h${n(w)}V${n(y - h)}${gable ? `L${n(x + w / 2)} ${n(y - h - w * 0.36)}` : ''}L${n(x)} ${n(y - h)}Z`,
          colour,
        ) +
        (gable
          ? stroke(
              `M${n(x - 0.4)} ${n(y - h + 0.3)}L${n(x + w / 2)} ${n(y - h - w * 0.36)}L${n(x + w + 0.4)} ${n(y - h + 0.3)}`,
              roof,
              0.5,
            )
          : shape(`M${n(x - 0.4)} ${n(y - h)}l1.2 ${n(-w * 0.26)}h${n(w - 1.6)}l1.2 ${n(w * 0.26)}Z`, roof)) +
        shape(`M${n(x + w * 0.55)} ${n(y + 4)}h${n(w * 0.45)}V${n(y - h)}h${n(-w * 0.45)}Z`, darker(colour, 0.4), 0.14);
      for (let wx = x + 0.9; wx < x + w - 1.4; wx += 1.9)
        for (let wy = 1; wy < h - 1; wy += 2.6) {
          const pane = `M${n(wx)} ${n(y - wy - 1.2)}h1v1.2h-1z`;
          if (brush.chance(light.lamps)) lamps += pane;
          else dark += pane;
        }
      x += w + brush.between(0.5, 5);
    }
    const far = 0.12 + away / 300;
    const houses = under(light.tint, hazed(haze, far, row + shape(dark, '#46525c')));
    out += view.plane(away, houses + shape(lamps, hazed(haze, far * 0.3, '#ffcf87')));
  }
  return out;
}

function bushes(view: View, brush: Brush, ink: string, foot: number, tall: number): string {
  let d = '';
  for (let x = -20; x < view.w + 20; x += tall * brush.between(0.2, 0.5)) {
    const h = tall * brush.between(0.4, 1);
    d += `M${n(x - h * 0.2)} ${n(foot)}L${n(x)} ${n(foot - h)}L${n(x + h * 0.2)} ${n(foot)}Z`;
  }
  return shape(`${d}M0 ${n(foot - tall * 0.3)}H${view.w}V${n(foot + tall)}H0Z`, ink);
}

const ranges: Record<Behind, readonly Omit<Range, 'foot'>[]> = {
  alps: [
    { rise: 0.58, peaks: 3, rough: 0.3, colour: '#7388a3', shade: '#46618a', snow: 0.75 },
    { rise: 0.4, peaks: 4, rough: 0.34, colour: '#5d7089', shade: '#33496b', snow: 0.55 },
  ],
  fells: [
    { rise: 0.42, peaks: 2, rough: 0.1, colour: '#8195a6', shade: '#5d7690', snow: 0.5 },
    { rise: 0.28, peaks: 3, rough: 0.08, colour: '#6d7d78', shade: '#4d625f', snow: 0.12 },
  ],
  hills: [
    { rise: 0.36, peaks: 2, rough: 0.2, colour: '#8fa3aa', shade: '#71898f', snow: 0 },
    { rise: 0.22, peaks: 3, rough: 0.18, colour: '#728a78', shade: '#566f5f', snow: 0 },
  ],
  sea: [{ rise: 0.12, peaks: 3, rough: 0.1, colour: '#8ba0ab', shade: '#6d8794', snow: 0 }],
  blocks: [{ rise: 0.14, peaks: 2, rough: 0.06, colour: '#7f909a', shade: '#63767f', snow: 0 }],
};

export interface TownLook {
  behind: Behind;
  colours: readonly string[];
  roofs: string;
}

/** What is seen past the houses: mountains or hills, and the rest of the town before them. */
export function distance(view: View, brush: Brush, { behind, colours, roofs }: TownLook, light: Light): string {
  const [haze] = light.mirror;
  const foot = view.horizon + 2;
  const land = ranges[behind]
    .map(
      (one, i) =>
        under(
          light.tint,
          range(
            view,
            brush,
            { ...one, foot, rise: one.rise * view.h, snow: light.snow ? Math.max(0.5, one.snow) : one.snow },
            haze,
          ),
        ) + (i === 0 ? veil(view, brush, haze) : ''),
    )
    .join('');
  const woods =
    behind === 'blocks' || behind === 'sea'
      ? ''
      : under(
          light.tint,
          bushes(view, brush, hazed(haze, 0.35, light.snow ? '#5d7078' : '#4f6a55'), foot + 6, view.h * 0.05),
        );
  const steep = { alps: 0.13, fells: 0.07, hills: 0.14, sea: 0.03, blocks: 0.05 }[behind];
  return land + woods + slope(view, brush, colours, light, steep, roofs);
}

const veil = (view: View, brush: Brush, haze: string) =>
  shaded(
    brush,
    'down',
    [
      [0, haze, 0],
      [1, lighter(haze, 0.1), 0.75],
    ],
    (fill) =>
      `<rect y="${n(view.horizon - view.h * 0.22)}" width="${view.w}" height="${n(view.h * 0.22)}" fill="${fill}"/>`,
  );
