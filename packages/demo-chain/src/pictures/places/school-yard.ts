import { type Brush, brushFor, halo, n, polygon, rect, shape, stroke, under } from './brush';
import { characters } from './characters';
import { bicycleStand, tree } from './furniture';
import { openGround } from './ground';
import { house, wallOutline } from './house';
import { type Light, lights } from './light';
import { place } from './place';
import { houseOf, standing } from './street';
import { air, distance } from './town';
import type { View } from './view';

const AWAY = 22;

const hazy: Light = {
  ...lights.morning,
  sky: [
    [0, '#b3cad6'],
    [0.5, '#dde4df'],
    [1, '#fbebcd'],
  ],
  mirror: ['#efe6d2', '#c3d6df', '#f2e4c8'],
};

/** Squares painted on the asphalt for a game of hopping. */
function hopscotch(view: View, x: number, away: number): string {
  let lines = '';
  const cell = (dx: number, row: number) => {
    const [a, b] = [away + row * 0.62, away + row * 0.62 + 0.62];
    lines += polygon([
      view.point(x + dx, 0, a),
      view.point(x + dx, 0, b),
      view.point(x + dx + 0.62, 0, b),
      view.point(x + dx + 0.62, 0, a),
    ]);
  };
  for (const row of [0, 1, 3, 5]) cell(0, row);
  for (const row of [2, 4]) for (const dx of [-0.31, 0.31]) cell(dx, row);
  return stroke(lines, '#f4e9c8', view.w / 420, 0.75);
}

/** Leaves lie where the wind has left them, more of them under the tree. */
function fallen(view: View, brush: Brush, middle: number, near: number): string {
  const colours = ['#c4782c', '#d9a23c', '#a34f26', '#8a6a2c'];
  const piles = colours.map(() => '');
  for (let i = 0; i < 900; i += 1) {
    const away = near + (AWAY - near) * brush.next() ** 1.5;
    const spread = (brush.next() + brush.next() + brush.next() - 1.5) * 0.55;
    const [x, y] = view.point(view.aside(middle + spread, away), 0, away);
    const r = view.scale(away) * brush.between(0.03, 0.075);
    piles[brush.int(0, 3)] +=
      `M${n(x - r)} ${n(y)}q${n(r * 0.7)} ${n(-r * 0.7)} ${n(r * 2)} ${n(-r * 0.2)}q${n(-r * 0.6)} ${n(r * 0.7)} ${n(-r * 2)} ${n(r * 0.2)}Z`;
  }
  return piles.map((d, i) => shape(d, colours[i] ?? '#c4782c', 0.9)).join('');
}

/** Seen from the gate on an autumn morning: the school, its tree and its bicycles. */
export const schoolYard = place({
  lens: {
    wide: { across: 30, away: AWAY, eye: 1.5, ground: 0.7, middle: 0.38 },
    card: { across: 25, away: AWAY, eye: 1.5, ground: 0.72, middle: 0.34 },
    tall: { across: 22, away: AWAY, eye: 1.5, ground: 0.75, middle: 0.25 },
  },
  stand: { wide: [0.74, 6.6], card: [0.66, 6.6], tall: [0.6, 6.6] },
  words: 'dark',
  light: { key: '#ffe2ae', ambient: '#c3d0d6', from: 'left' },
  draw(view, shapeName) {
    const brush = brushFor('school-yard');
    const near = view.awayAt(view.h);
    const x = view.aside(shapeName === 'tall' ? 0.36 : 0.52, AWAY);
    const school = {
      ...houseOf(brush, characters.inland, hazy, { x, w: 22, away: AWAY, storeys: 2 }),
      base: 0.6,
      eaves: 6.2,
      roof: 'eaves' as const,
      rise: 2.2,
      colour: '#a6583f',
      cover: characters.inland.covers[0],
      trim: '#f0e8d6',
      panes: 'six' as const,
    };
    const entry = view.plane(
      AWAY - 0.1,
      under(
        hazy.tint,
        rect({ x: x + 1.5, y: 0, w: 1.9, h: 2.9 }, '#efe6d2') +
          rect({ x: x + 1.65, y: 0.1, w: 1.6, h: 2.4 }, '#2f5a54') +
          stroke(`M${n(x + 2.45)} -.1v-2.4`, '#1f3f3a', 0.05) +
          rect({ x: x + 1.2, y: 2.9, w: 2.5, h: 0.22 }, '#5d6a66'),
      ),
    );
    const far =
      air(view, brush, hazy) +
      halo(brush, [view.w * 0.3, view.horizon * 0.72], view.w * 0.4, '#fff3cf', 0.9) +
      distance(view, brush, { behind: 'hills', colours: ['#d8c7a0', '#b98468', '#c9c2b2'], roofs: '#7d6a60' }, hazy);
    const treeAway = shapeName === 'tall' ? 20 : 15;
    const treeAt = view.aside(shapeName === 'tall' ? 0.9 : 0.93, treeAway);
    const thing = standing(view, brush, hazy, [treeAt, treeAway], tree);
    const racks =
      standing(view, brush, hazy, [x + 5.5, AWAY - 2], bicycleStand) +
      standing(view, brush, hazy, [x + 8, AWAY - 2], bicycleStand);
    const [tx, ty] = view.point(treeAt, 0, treeAway);
    const long = view.w * 0.5;
    const cast = `M${n(tx)} ${n(ty)}L${n(tx + long)} ${n(ty + view.h * 0.07)}L${n(tx + long)} ${n(ty + view.h * 0.2)}L${n(tx)} ${n(ty + 4)}Z`;
    return [
      { svg: far, soft: 0.002 },
      {
        svg:
          openGround(view, brush, '#8d8c88', hazy, 60) +
          hopscotch(view, view.aside(0.3, near * 1.6), near * 1.35) +
          house(view, brush, school, 'left') +
          entry,
      },
      { svg: shape(`${wallOutline(view, school)}`, '#ffdf9f', 0.16) + shape(cast, '#2b3550', 0.3), soft: 0.006 },
      { svg: racks + fallen(view, brush, 0.8, near) + thing },
      { svg: halo(brush, [view.w * 0.28, view.horizon], view.w * 0.62, '#ffe9b8', 0.62), soft: 0.02, blend: 'screen' },
    ];
  },
});
