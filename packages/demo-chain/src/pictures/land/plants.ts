/** What stands close by is drawn with a pen: crisp where the ground behind it is soft. */
import type { Ground } from './ground';
import { random } from './random';
import { n1 } from './svg';
import { asideAt, project, type View } from './view';

export interface Place {
  x: number;
  y: number;
  /** Pixels to a metre there. */
  m: number;
}

/** Where a place on the ground shows, by its share of the width and its metres ahead. */
export function placeAt(view: View, ground: Ground, share: number, away: number): Place {
  const aside = asideAt(view, share, away);
  const [x, y] = project(view, aside, ground.height(aside, away, 0.03), away);
  return { x, y, m: view.f / away };
}

export interface Blades {
  seed: number;
  count: number;
  /** Metres. */
  near: number;
  far: number;
  tall: number;
  /** Dark to light; the last are few. */
  inks: readonly string[];
  /** Where they grow, as a share of the width and metres ahead. */
  where?: (share: number, away: number, aside: number) => boolean;
  /** Leans to the right (1) or to the left (−1) in the wind. */
  wind?: number;
}

/** Grass: tapered blades, the far ones first. */
export function blades(view: View, ground: Ground, grass: Blades): string {
  const roll = random(grass.seed);
  const { near, far, inks, wind = 0.25, where } = grass;
  const sown = Array.from({ length: grass.count }, () => ({
    away: near * (far / near) ** roll(),
    share: roll() * 1.04 - 0.02,
    lot: roll(),
    lean: roll() - 0.5,
    tall: 0.45 + roll() * 0.75,
  })).sort((a, b) => b.away - a.away);
  const bands = 5;
  let out = '';
  for (let band = 0; band < bands; band += 1) {
    const paths = inks.map(() => '');
    for (const blade of sown.slice((sown.length * band) / bands, (sown.length * (band + 1)) / bands)) {
      if (where && !where(blade.share, blade.away, asideAt(view, blade.share, blade.away))) continue;
      const { x, y, m } = placeAt(view, ground, blade.share, blade.away);
      const tall = grass.tall * blade.tall * m;
      const over = (blade.lean * 0.9 + wind) * tall * 0.6;
      const thick = Math.max(0.7, tall * 0.028);
      const k = Math.min(inks.length - 1, Math.floor(blade.lot ** 1.4 * inks.length));
      paths[k] +=
        `M${n1(x - thick)} ${n1(y + thick)}Q${n1(x + over * 0.2)} ${n1(y - tall * 0.6)} ${n1(x + over)} ${n1(y - tall)}Q${n1(x + over * 0.3 + thick)} ${n1(y - tall * 0.5)} ${n1(x + thick)} ${n1(y + thick)}Z`;
    }
    out += paths.map((d, i) => (d ? `<path d="${d}" fill="${inks[i]}"/>` : '')).join('');
  }
  return out;
}
