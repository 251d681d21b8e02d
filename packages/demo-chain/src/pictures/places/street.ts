import { type Box, type Brush, clipped, darker, halo, n, polygon, rect, shaded, shape, stroke, under } from './brush';
import type { Character } from './characters';
import { bench, bicycleStand, kickSled, lamp, planter, signStand, type Thing, tramWires, tree } from './furniture';
import { pavement } from './ground';
import { type House, house, wallOutline } from './house';
import type { Layer } from './layers';
import type { Light } from './light';
import { slate } from './materials';
import { type ShopLook, shopFloor } from './shop';
import { air, distance } from './town';
import type { View } from './view';

type Side = 'left' | 'right';

/** A row of houses with a shop in one of them, and an opening beside it that lets the town be seen. */
export interface Street {
  character: Character;
  light: Light;
  shop: ShopLook;
  over: House;
  neighbours: readonly { house: House; openTo?: Side }[];
  /** The side of the shop that the street opens on. */
  open: Side;
  /** Where trees stand, in metres; the lamp stands at the shop's corner. */
  trees: readonly number[];
}

/** The walls and roof that a character gives a house; `storeys` is taken where the composition asks for a height. */
export function houseOf(
  brush: Brush,
  character: Character,
  light: Light,
  { x, w, away, storeys = brush.pick(character.storeys) }: { x: number; w: number; away: number; storeys?: number },
): House {
  const roof = brush.pick(character.roofs);
  const base = brush.between(3.55, 3.9);
  return {
    x,
    w,
    away,
    light,
    base,
    roof,
    eaves: base + (storeys - 1) * 2.75 + (storeys === 1 && roof !== 'gable' ? 0.35 : 0.2),
    rise: roof === 'gable' ? w * brush.between(0.34, 0.44) : brush.between(2, 2.6),
    cover: brush.pick(character.covers),
    colour: brush.pick(character.walls),
    trim: brush.pick(character.trims),
    roofColour: brush.pick(character.roofColours),
    roofCover: slate,
    panes: brush.pick(character.panes),
    casing: character.casing,
  };
}

/** The ground floor of a neighbour: its door and the windows of a dwelling. */
function dwellingFloor(view: View, brush: Brush, { x, w, away, trim, light, colour }: House): string {
  const door = x + w * brush.between(0.2, 0.6);
  const tone = brush.pick(['#2f4a42', '#5b2f26', '#3b4650', '#6a4a2e', '#7d8a86']);
  let out =
    rect({ x, y: 0, w, h: 0.4 }, darker(colour, 0.55)) +
    rect({ x: door - 0.12, y: 0, w: 1.24, h: 2.35 }, trim) +
    rect({ x: door, y: 0.1, w: 1, h: 2.1 }, tone) +
    stroke(`M${n(door + 0.14)} -.3h.72v-.7h-.72zM${n(door + 0.14)} -1.2h.72v-.8h-.72z`, darker(tone, 0.4), 0.03, 0.8);
  for (let at = x + 0.7; at < x + w - 1.4; at += 2.1) {
    if (at > door - 1.4 && at < door + 1.3) continue;
    out +=
      rect({ x: at - 0.1, y: 0.9, w: 1.25, h: 1.7 }, trim) +
      rect({ x: at, y: 1, w: 1.05, h: 1.5 }, '#39434a') +
      rect({ x: at, y: 1.75, w: 1.05, h: 0.75 }, '#7f929e', 0.5) +
      stroke(`M${n(at + 0.52)} -1v-1.5M${n(at)} -1.9h1.05`, trim, 0.05);
  }
  return view.plane(away, under(light.tint, out));
}

/** A thing on the ground at a distance, with the shadow it stands on. */
export function standing(
  view: View,
  brush: Brush,
  light: Light,
  [x, away]: readonly [number, number],
  thing: Thing,
): string {
  const at = view.point(x, 0, away);
  const scale = view.scale(away);
  return (
    halo(brush, at, scale * 0.9, '#0d1116', 0.4, 0.13) +
    `<g transform="translate(${n(at[0])} ${n(at[1])}) scale(${n(scale)})">${thing(brush, light)}</g>`
  );
}

const things: Record<'bare' | 'snowed', readonly Thing[]> = {
  bare: [bicycleStand, planter, bench, signStand],
  snowed: [kickSled, planter, bicycleStand, bench],
};

function furnished(view: View, brush: Brush, light: Light, { x, w, away }: ShopLook): string {
  const spots = [x + w * brush.between(0.1, 0.25), x + w * brush.between(0.72, 0.92)];
  return brush
    .sample(light.snow ? things.snowed : things.bare, 2)
    .map((thing, i) => standing(view, brush, light, [spots[i] ?? x, away - brush.between(0.7, 1.3)], thing))
    .join('');
}

function snowfall(view: View, brush: Brush, count: number): string {
  let flakes = '';
  for (let i = 0; i < count; i += 1) {
    const r = (view.w / 1000) * (0.4 + brush.next() ** 4 * 1.8);
    flakes += `<circle cx="${n(brush.next() * view.w)}" cy="${n(brush.next() * view.h)}" r="${n(r)}" fill="#ffffff" fill-opacity="${n(brush.between(0.2, 0.75))}"/>`;
  }
  return flakes;
}

/** The low sun over the roofs across the street: they shade the near ground and one end of the row. */
function sunlight(view: View, brush: Brush, { sun }: Light, houses: readonly House[]): Layer[] {
  if (!sun) return [];
  const { w, h, horizon } = view;
  const foot = h * view.lens.ground;
  const reach = w * brush.between(0.16, 0.3);
  const top = horizon - h * brush.between(0.2, 0.42);
  const ridge = h * brush.between(0.05, 0.12);
  const shade = `M0 ${n(top)}L${n(reach * 0.4)} ${n(top + ridge)}L${n(reach * 0.55)} ${n(top + ridge * 0.4)}L${n(reach)} ${n(foot)}L${n(reach * 1.5)} ${n(foot + h * 0.06)}L${n(w * 0.6)} ${n(foot + h * 0.1)}L${n(w * 0.68)} ${n(foot + h * 0.075)}L${n(w)} ${n(foot + h * 0.12)}V${h}H0Z`;
  const walls = houses.map((one) => wallOutline(view, one)).join('');
  const grade = shaded(
    brush,
    'downRight',
    [
      [0, sun.colour, 0.75 * sun.strength],
      [0.55, '#808080', 0],
      [1, '#1c2c4a', 0.5 * sun.strength],
    ],
    (fill) => `<rect width="${w}" height="${h}" fill="${fill}"/>`,
  );
  return [
    {
      svg: clipped(brush, `${walls}M0 ${n(foot)}H${w}V${h}H0Z`, shape(shade, '#4a5a7c', 0.36)),
      soft: 0.002,
      blend: 'multiply',
    },
    { svg: grade, soft: 0.01, blend: 'soft-light' },
  ];
}

/** Light from the shop in the air and on the ground before it. */
function glow(view: View, light: Light, bright: readonly Box[], away: number): Layer[] {
  const strength = (light.inside - 0.7) / 0.3;
  if (strength <= 0) return [];
  const panes = view.plane(away, bright.map((box) => rect(box, '#ffbf6e', 0.2 * strength)).join(''));
  const pool = (spread: number, near: number) =>
    bright
      .map(({ x, w }) =>
        shape(
          polygon([
            view.point(x, 0, away),
            view.point(x + w, 0, away),
            view.point(x + w + spread, 0, away - near),
            view.point(x - spread, 0, away - near),
          ]),
          '#f2ad6a',
          0.32 * strength,
        ),
      )
      .join('');
  return [
    { svg: pool(0.2, 1.4) + pool(1, 3.6), soft: 0.014 },
    { svg: panes, soft: 0.016, blend: 'screen' },
  ];
}

/** What stands at the wall, upside down in the wet, drawn out towards the eye. */
function wetGround(view: View, brush: Brush, upright: string, strength: number): Layer {
  const foot = view.h * view.lens.ground;
  const ground = `M0 ${n(foot)}H${view.w}V${view.h}H0Z`;
  const mirrored = `<g transform="translate(0 ${n(foot * 2)}) scale(1 -1)" opacity="${strength}">${upright}</g>`;
  return { svg: clipped(brush, ground, mirrored), soft: [0.0022, 0.016], blend: 'screen' };
}

/** The street as layers, from the sky to what stands on the pavement; `before` is laid over all of it. */
export function street(view: View, brush: Brush, plan: Street, before = ''): Layer[] {
  const { character, light, shop: look, over, neighbours, open, trees } = plan;
  const town = { behind: character.behind, colours: character.walls, roofs: character.roofColours[0] ?? '#4d5155' };
  const far = air(view, brush, light) + distance(view, brush, town, light);
  const shop = shopFloor(view, brush, look);
  const row =
    neighbours
      .map((one) => house(view, brush, one.house, one.openTo) + dwellingFloor(view, brush, one.house))
      .join('') +
    house(view, brush, over, open) +
    shop.wall;
  const corner = open === 'left' ? look.x - 0.5 : look.x + look.w + 0.5;
  const near =
    shop.front +
    (character.tram ? tramWires(view, look.away) : '') +
    furnished(view, brush, light, look) +
    standing(view, brush, light, [corner, look.away - 1.9], lamp) +
    trees.map((x) => standing(view, brush, light, [x, look.away - 1.7], tree)).join('') +
    (light.snow && !light.sun ? snowfall(view, brush, 260) : '');
  return [
    { svg: far, soft: 0.0014 },
    { svg: pavement(view, brush, character.ground, light, look.away) + row },
    { svg: shop.rooms, soft: 0.0017 },
    ...(light.wet ? [wetGround(view, brush, shop.rooms + shop.front, light.inside > 0.9 ? 0.75 : 0.35)] : []),
    { svg: near + before },
    ...sunlight(view, brush, light, [over, ...neighbours.map((one) => one.house)]),
    ...glow(view, light, shop.bright, look.away),
  ];
}
