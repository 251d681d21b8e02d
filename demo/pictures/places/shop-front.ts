import { type Brush, brushFor, darker, halo, n, rect, shape, stroke, under } from './brush';
import { type Character, type CharacterName, characters } from './characters';
import { bench, bicycleStand, kickSled, lamp, planter, signStand, type Thing, tramWires, tree } from './furniture';
import { pavement } from './ground';
import { type House, house } from './house';
import type { Layer } from './layers';
import { type Light, type LightName, lights } from './light';
import { slate } from './materials';
import { type ShopLook, shopFloor } from './shop';
import { air, distance } from './town';
import { type Size, type View, viewOf } from './view';

export interface ShopFront {
  seed: string;
  character: CharacterName;
  light?: LightName;
}

const AWAY = 14;
const lenses = {
  wide: { across: 16.5, away: AWAY, eye: 1.65, ground: 0.82 },
  card: { across: 14.5, away: AWAY, eye: 1.65, ground: 0.82 },
  tall: { across: 9, away: AWAY, eye: 1.65, ground: 0.84 },
};

function houseOf(brush: Brush, character: Character, light: Light, x: number, w: number, away: number): House {
  const roof = brush.pick(character.roofs);
  const base = brush.between(3.55, 3.9);
  const storeys = brush.pick(character.storeys);
  return {
    x,
    w,
    away,
    light,
    base,
    roof,
    eaves: base + (storeys - 1) * 2.75 + (roof === 'gable' && storeys === 1 ? 0.2 : storeys === 1 ? 0.35 : 0.2),
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

/** Ground floor of a neighbour: a door and windows of a dwelling or a small shop that is closed. */
function neighbourFloor(view: View, brush: Brush, what: House): string {
  const { x, w, away, trim, light, colour } = what;
  const door = x + w * brush.between(0.2, 0.6);
  const tone = brush.pick(['#2f4a42', '#5b2f26', '#3b4650', '#6a4a2e', '#7d8a86']);
  let out = rect({ x, y: 0, w, h: 0.4 }, darker(colour, 0.55)) + rect({ x: door - 0.12, y: 0, w: 1.24, h: 2.35 }, trim) + rect({ x: door, y: 0.1, w: 1, h: 2.1 }, tone);
  out += stroke(`M${n(door + 0.14)} -.3h.72v-.7h-.72zM${n(door + 0.14)} -1.2h.72v-.8h-.72z`, darker(tone, 0.4), 0.03, 0.8);
  for (let at = x + 0.7; at < x + w - 1.4; at += 2.1) {
    if (at > door - 1.4 && at < door + 1.3) continue;
    out += rect({ x: at - 0.1, y: 0.9, w: 1.25, h: 1.7 }, trim) + rect({ x: at, y: 1, w: 1.05, h: 1.5 }, '#39434a') + rect({ x: at, y: 1.75, w: 1.05, h: 0.75 }, '#7f929e', 0.5) + stroke(`M${n(at + 0.52)} -1v-1.5M${n(at)} -1.9h1.05`, trim, 0.05);
  }
  return view.plane(away, under(light.tint, out));
}

const things: Record<'bare' | 'snowed', readonly Thing[]> = {
  bare: [bicycleStand, planter, bench, signStand],
  snowed: [kickSled, planter, bicycleStand, bench],
};

function furnished(view: View, brush: Brush, light: Light, from: number, to: number): string {
  const picks = brush.shuffle(light.snow ? things.snowed : things.bare).slice(0, 2);
  const spots = [from + (to - from) * brush.between(0.1, 0.25), from + (to - from) * brush.between(0.72, 0.92)];
  return picks
    .map((thing, i) => {
      const away = AWAY - brush.between(0.7, 1.3);
      const [x, y] = view.point(spots[i] ?? from, 0, away);
      const scale = view.scale(away);
      return (
        halo(brush, [x, y], scale * 1.1, '#0d1116', 0.4, 0.12) +
        `<g transform="translate(${n(x)} ${n(y)}) scale(${n(scale)})">${thing(brush, light)}</g>`
      );
    })
    .join('');
}

function placed(view: View, brush: Brush, light: Light, x: number, away: number, thing: Thing): string {
  const [px, py] = view.point(x, 0, away);
  const scale = view.scale(away);
  return halo(brush, [px, py], scale * 0.6, '#0d1116', 0.4, 0.14) + `<g transform="translate(${n(px)} ${n(py)}) scale(${n(scale)})">${thing(brush, light)}</g>`;
}

/** Snow in the air, or rain, near and far. */
function weather(view: View, brush: Brush, light: Light): string {
  if (!light.snow || light.sun) return '';
  let flakes = '';
  for (let i = 0; i < 240; i += 1) {
    const r = (view.w / 1000) * (0.5 + brush.next() ** 3 * 2);
    flakes += `<circle cx="${n(brush.next() * view.w)}" cy="${n(brush.next() * view.h)}" r="${n(r)}" fill="#ffffff" fill-opacity="${n(brush.between(0.25, 0.8))}"/>`;
  }
  return flakes;
}

/** A shop of the chain in a street of its town. The same seed gives the same street. */
export function shopFront({ seed, character: name, light: chosen }: ShopFront, size: Size): Layer[] {
  const brush = brushFor(`${name}:${seed}`);
  const character: Character = characters[name];
  const light: Light = lights[chosen ?? brush.pick(character.lights)];
  const shopWide = brush.between(8.4, 9.8);
  const gap = brush.between(2.6, 4);
  const mirrored = brush.chance(0.5);
  const shapeName = size.h > size.w ? 'tall' : size.w / size.h > 1.9 ? 'wide' : 'card';
  const lens = lenses[shapeName];
  const middle = mirrored ? brush.between(0.74, 0.8) : brush.between(0.2, 0.26);
  const view = viewOf(size, { ...lens, middle });
  const side = mirrored ? -1 : 1;
  const edge = (gap / 2) * side;
  const shopX = mirrored ? edge - shopWide : edge;
  const shopHouse = houseOf(brush, character, light, shopX, shopWide, AWAY);
  const nextWide = brush.between(6.5, 9);
  const beyond = houseOf(brush, character, light, mirrored ? shopX - nextWide - 0.05 : shopX + shopWide + 0.05, nextWide, AWAY + brush.between(0, 0.5));
  const acrossWide = brush.between(7, 9);
  const across = houseOf(brush, character, light, mirrored ? gap / 2 : -gap / 2 - acrossWide, acrossWide, AWAY + brush.between(-0.2, 0.8));
  const look: ShopLook = {
    x: shopX,
    w: shopWide,
    away: AWAY,
    base: shopHouse.base,
    frame: brush.pick(character.frames),
    plinth: character.plinth,
    awning: brush.pick(['striped', 'plain', 'none', 'plain']),
    sign: brush.pick(['board', 'disc']),
    light,
  };
  const openShop = mirrored ? 'right' : 'left';
  const openAcross = mirrored ? 'left' : 'right';
  const far = air(view, brush, light) + distance(view, brush, { behind: character.behind, colours: character.walls, roofs: character.roofColours[0] ?? '#4d5155' }, light);
  const shop = shopFloor(view, brush, look);
  const streetTree = brush.chance(0.4);
  const near =
    pavement(view, brush, character.ground, light, AWAY) +
    house(view, brush, across, openAcross) +
    neighbourFloor(view, brush, across) +
    house(view, brush, beyond) +
    neighbourFloor(view, brush, beyond) +
    house(view, brush, shopHouse, openShop) +
    shop.svg +
    (character.tram ? tramWires(view, AWAY) : '') +
    furnished(view, brush, light, shopX, shopX + shopWide) +
    placed(view, brush, light, shopX + (mirrored ? shopWide + 0.5 : -0.5), AWAY - 1.9, lamp) +
    (streetTree ? placed(view, brush, light, mirrored ? edge + gap + 1.6 : edge - gap - 1.6, AWAY - 1.7, tree) : '') +
    weather(view, brush, light);
  return [{ svg: far, soft: 0.0016 }, { svg: near }, ...glow(view, brush, light, shop.bright, look)];
}

/** Light from the shop in the air and on the stones before it. */
function glow(view: View, brush: Brush, light: Light, bright: ShopLook['x'] extends number ? ReturnType<typeof shopFloor>['bright'] : never, { away }: ShopLook): Layer[] {
  const strength = (light.inside - 0.7) * 2;
  if (strength <= 0) return [];
  const panes = view.plane(away, bright.map((box) => rect(box, '#ffc375', 0.42 * strength)).join(''));
  const pools = bright
    .map(({ x, w }) => {
      const points = [view.point(x, 0, away), view.point(x + w, 0, away), view.point(x + w + 0.8, 0, away - 3.2), view.point(x - 0.8, 0, away - 3.2)];
      return shape(`M${points.map(([px, py]) => `${n(px)} ${n(py)}`).join('L')}Z`, '#ffb866', 0.5 * strength);
    })
    .join('');
  const mirrored = light.wet ? [{ svg: view.plane(away, `<g transform="scale(1 -1)">${bright.map((box) => rect(box, '#ffbe70', 0.6 * strength)).join('')}</g>`), soft: [0.004, 0.03] as const, blend: 'screen' as const }] : [];
  return [{ svg: panes + pools + halo(brush, [0, 0], 1, '#000000', 0), soft: 0.014, blend: 'screen' }, ...mirrored];
}
