import { brushFor, darker, lighter } from './brush';
import { type Character, type CharacterName, characters } from './characters';
import type { Layer } from './layers';
import { type Light, lights } from './light';
import { GREEN } from './shop';
import { houseOf, street } from './street';
import { type Size, viewOf } from './view';

export interface ShopFront {
  seed: string;
  character: CharacterName;
}

const AWAY = 14;

/** A shop of the chain in a street of its town. The same seed gives the same street. */
export function shopFront({ seed, character: name }: ShopFront, size: Size): Layer[] {
  const brush = brushFor(`${name}:${seed}`);
  const character: Character = characters[name];
  const light: Light = lights[brush.pick(character.lights)];
  const mirrored = brush.chance(0.5);
  const view = viewOf(size, {
    across: size.w / size.h > 1.9 ? 18 : 15.5,
    away: AWAY,
    eye: 1.65,
    ground: 0.82,
    middle: mirrored ? brush.between(0.74, 0.8) : brush.between(0.2, 0.26),
  });
  const gap = brush.between(4, 5.4);
  const w = brush.between(8.4, 9.8);
  const x = mirrored ? -gap / 2 - w : gap / 2;
  const nextWide = brush.between(6.5, 9);
  const acrossWide = brush.between(7, 9);
  const over = houseOf(brush, character, light, { x, w, away: AWAY });
  const beyond = houseOf(brush, character, light, {
    x: mirrored ? x - nextWide - 0.05 : x + w + 0.05,
    w: nextWide,
    away: AWAY + brush.between(0, 0.5),
  });
  const across = houseOf(brush, character, light, {
    x: mirrored ? gap / 2 : -gap / 2 - acrossWide,
    w: acrossWide,
    away: AWAY + brush.between(-0.2, 0.8),
  });
  const treeAt = mirrored ? gap / 2 + 1.6 : -gap / 2 - 1.6;
  return street(view, brush, {
    character,
    light,
    over,
    neighbours: [{ house: across, openTo: mirrored ? 'left' : 'right' }, { house: beyond }],
    open: mirrored ? 'right' : 'left',
    trees: brush.chance(0.4) ? [treeAt] : [],
    shop: {
      x,
      w,
      away: AWAY,
      base: over.base,
      frame: brush.pick(character.frames),
      plinth: character.plinth,
      awning: brush.pick(['striped', 'plain', 'none', 'plain']),
      sign: brush.pick([GREEN, darker(GREEN, 0.2), lighter(GREEN, 0.06)]),
      light,
    },
  });
}
