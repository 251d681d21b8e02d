import { brushFor, darker, halo, lighter, n, stroke, under } from './brush';
import { characters } from './characters';
import { type Light, lights } from './light';
import { underUmbrella } from './people';
import { place, type Shapes } from './place';
import { GREEN } from './shop';
import { houseOf, type Street, street } from './street';
import type { Lens, View } from './view';

const AWAY = 15;

/** The row of houses stands on the right, the sky and the open street on the left, where words are. */
const lens: Shapes<Lens> = {
  wide: { across: 19, away: AWAY, eye: 1.6, ground: 0.78, middle: 0.3 },
  card: { across: 16, away: AWAY, eye: 1.6, ground: 0.8, middle: 0.28 },
  tall: { across: 13, away: AWAY, eye: 1.6, ground: 0.8, middle: 0.17 },
};

const stand = { wide: [0.72, 7.8], card: [0.66, 7.8], tall: [0.55, 7.8] } as const;

function corner(view: View, seed: string, name: keyof typeof characters, light: Light, how: Partial<Street['shop']>) {
  const brush = brushFor(seed);
  const character = characters[name];
  const x = view.aside(view.h > view.w ? 0.3 : 0.47, AWAY);
  const w = 9.6;
  const over = houseOf(brush, character, light, { x, w, away: AWAY, storeys: view.h > view.w ? 1 : 2 });
  const beyond = houseOf(brush, character, light, { x: x + w + 0.05, w: 8, away: AWAY + 0.4 });
  const plan: Street = {
    character,
    light,
    over,
    neighbours: [{ house: beyond }],
    open: 'left',
    trees: [],
    shop: {
      x,
      w,
      away: AWAY,
      base: over.base,
      frame: '#22302e',
      plinth: character.plinth,
      awning: 'plain',
      sign: GREEN,
      light,
      ...how,
    },
  };
  return { brush, plan };
}

/** Fine streaks, slanting a little with the wind. */
function rain(view: View, seed: string): string {
  const brush = brushFor(`${seed}:rain`);
  let far = '';
  let near = '';
  for (let i = 0; i < 520; i += 1) {
    const long = view.h * (i % 4 ? brush.between(0.012, 0.03) : brush.between(0.03, 0.07));
    const streak = `M${n(brush.next() * view.w)} ${n(brush.next() * view.h)}l${n(-long * 0.13)} ${n(long)}`;
    if (i % 4) far += streak;
    else near += streak;
  }
  return stroke(far, '#c9d6e6', view.w / 2400, 0.22) + stroke(near, '#dfe8f2', view.w / 1700, 0.2);
}

const dusk: Light = {
  ...lights.rainDusk,
  tint: '#56647e',
  sky: [
    [0, '#131d2d'],
    [0.5, '#24344a'],
    [1, '#4a566a'],
  ],
  mirror: ['#3b485c', '#34445c', '#6d7483'],
};

export const cityRain = place({
  lens,
  stand,
  words: 'light',
  light: { key: '#ffc98a', ambient: '#5f7191', from: 'right' },
  draw(view, shape) {
    const { brush, plan } = corner(view, 'city-rain', 'city', dusk, { awning: 'striped', frame: '#1e2625' });
    const walkers = [
      [0.34, 11.4, '#2d4a5c', '#a83a2c'],
      [0.43, 12.6, '#4a3a2c', '#26343c'],
      [shape === 'tall' ? 0.86 : 0.93, 11.8, '#5c2f2a', '#c98d2c'],
    ] as const;
    const people = walkers
      .map(([share, away, coat, cloth]) => {
        const at = view.point(view.aside(share, away), 0, away);
        const scale = view.scale(away);
        const figure = under('#8b95a8', underUmbrella(brush, coat, cloth));
        return (
          `<g transform="translate(${n(at[0])} ${n(at[1])}) scale(${n(scale)} ${n(-scale * 0.8)})" opacity=".28">${figure}</g>` +
          halo(brush, at, scale * 0.5, '#05070a', 0.6, 0.14) +
          `<g transform="translate(${n(at[0])} ${n(at[1])}) scale(${n(scale)})">${figure}</g>`
        );
      })
      .join('');
    return street(view, brush, plan, people + rain(view, 'city-rain'));
  },
});

const clearMorning: Light = {
  ...lights.morning,
  sky: [
    [0, '#a3c4d9'],
    [0.6, '#d9e4e4'],
    [1, '#f6ead4'],
  ],
};

export const shopFrontScene = place({
  lens,
  stand,
  words: 'dark',
  light: { key: '#ffe2ae', ambient: '#b9cbd8', from: 'left' },
  draw(view) {
    const { brush, plan } = corner(view, 'shop-front:2', 'wharf', clearMorning, {
      awning: 'striped',
      frame: lighter(darker(GREEN, 0.3), 0.05),
    });
    // The mist of the morning lies over the town, so that words on it can be read.
    const mist = halo(brush, [view.w * 0.16, view.horizon - view.h * 0.04], view.w * 0.42, '#f3ead4', 0.8, 0.7);
    return [...street(view, brush, plan), { svg: mist, soft: 0.02, blend: 'screen' }];
  },
});
