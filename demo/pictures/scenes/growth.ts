import { fractal, n1, type Point, random } from './terrain';

/** One spruce standing on (x, y): a ragged, narrow cone. */
export function spruce(x: number, y: number, height: number, roll: () => number): string {
  const half = height * (0.15 + roll() * 0.05);
  const tiers = height > 60 ? 9 : 6;
  const left: string[] = [];
  const right: string[] = [];
  for (let i = 1; i <= tiers; i += 1) {
    const s = i / tiers;
    const out = half * s ** 0.82 * (0.84 + roll() * 0.3);
    const tip = y - height + height * 0.96 * s;
    right.push(
      `Q${n1(x + out * 0.5)} ${n1(tip - height * 0.045)} ${n1(x + out)} ${n1(tip)}L${n1(x + out * 0.46)} ${n1(tip - height * 0.018)}`,
    );
    const other = half * s ** 0.82 * (0.84 + roll() * 0.3);
    left.unshift(
      `L${n1(x - other * 0.46)} ${n1(tip - height * 0.018)}L${n1(x - other)} ${n1(tip)}Q${n1(x - other * 0.5)} ${n1(tip - height * 0.045)} ${n1(x - other * 0.1)} ${n1(tip - (height * 0.96) / tiers)}`,
    );
  }
  return `M${n1(x)} ${n1(y - height)}${right.join('')}L${n1(x + height * 0.014)} ${n1(y)}L${n1(x - height * 0.014)} ${n1(y)}${left.join('')}Z`;
}

/** A stand of spruce along a ground line; clearings follow slow noise, so that the edge breathes. */
export function forest(ground: Point[], seed: number, height: number, gap: number, density = 1): string {
  const roll = random(seed);
  let d = '';
  let next = -1e9;
  for (const [x, y] of ground) {
    if (x < next) continue;
    const stand = fractal(seed + 5, x / (height * 5), 3, 0);
    next = x + gap * (0.5 + roll());
    if (stand < 1 - density) continue;
    d += spruce(x, y + height * 0.06, height * (0.55 + roll() * 0.5) * (0.6 + stand * 0.7), roll);
  }
  return d;
}

/** Grass and heather: short strokes standing on a line, as one path. */
export function tufts(ground: Point[], seed: number, height: number, count: number, depth = 0): string {
  const roll = random(seed);
  let d = '';
  for (let i = 0; i < count; i += 1) {
    const at = ground[Math.floor(roll() * ground.length)];
    if (!at) continue;
    const lean = (roll() - 0.5) * height;
    const tall = height * (0.4 + roll() * 0.8);
    const x = at[0] + roll() * 8;
    const down = depth * roll() ** 2;
    d += `M${n1(x)} ${n1(at[1] + 4 + down)}q${n1(lean * 0.2)} ${n1(-tall * 0.6)} ${n1(lean)} ${n1(-tall)}`;
  }
  return d;
}
