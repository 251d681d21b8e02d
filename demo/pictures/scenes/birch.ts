import { fadeDown } from './paint';
import { fractal, n1, type Point, random } from './terrain';

const disc = (x: number, y: number, r: number, flat = 0.8) =>
  `M${n1(x - r)} ${n1(y)}a${n1(r)} ${n1(r * flat)} 0 1 0 ${n1(2 * r)} 0a${n1(r)} ${n1(r * flat)} 0 1 0 ${n1(-2 * r)} 0Z`;

/** Birch wood on a far slope: rounded crowns in three greens, darkest below. */
export function thicket(
  ground: Point[],
  seed: number,
  u: number,
  inks: readonly [string, string, string],
  depth = 1,
): string {
  const roll = random(seed);
  const rows = ['', '', ''];
  for (let i = 0; i < 900; i += 1) {
    const at = ground[Math.floor(roll() * ground.length)];
    if (!at) continue;
    const down = roll() ** 1.3 * 120 * u * depth;
    if (fractal(seed, at[0] / (220 * u) + down / (90 * u), 3, 0) < 0.42) continue;
    const r = (5 + roll() * 6 + down * 0.05) * u;
    const y = at[1] + down;
    rows[0] += disc(at[0] + r * 0.2, y + r * 0.4, r, 0.95);
    rows[1] += disc(at[0], y, r * 0.82, 0.95);
    rows[2] += disc(at[0] - r * 0.25, y - r * 0.3, r * 0.45, 0.9);
  }
  return rows.map((d, i) => `<path d="${d}" fill="${inks[i]}" fill-opacity=".75"/>`).join('');
}

/** Birches close by, framing the right edge (and one on the left), with leaves the size of mice's ears. */
export function birches(ground: Point[], w: number, u: number, seed: number, count: number): string {
  const roll = random(seed);
  const places = [0.86, 0.965, 0.035, 0.91, 0.8, 0.99].slice(0, count);
  return places
    .map((share, i) => {
      const at = ground.find(([x]) => x > w * share) ?? ground.at(-1);
      if (!at) return '';
      return birch(at[0], at[1] + (12 + roll() * 24) * u, (330 + roll() * 170) * u * (i % 3 ? 0.86 : 1.1), roll);
    })
    .join('');
}

function birch(x: number, y: number, tall: number, roll: () => number): string {
  const lean = (roll() - 0.5) * tall * 0.12;
  const wide = tall * 0.026;
  const top: Point = [x + lean, y - tall];
  const bark = fadeDown('#e9e6dc', '#f4f1e8', y - tall, y);
  const along = (k: number): Point => [x + lean * k * k, y - tall * k];
  let twigs = '';
  let marks = '';
  const leaves = ['', '', ''];
  for (let i = 0; i < 20; i += 1) {
    const [mx, my] = along(roll() * 0.72);
    const l = wide * (0.4 + roll() * 0.8);
    const side = roll() > 0.4 ? wide * 0.4 : -wide * 0.7;
    marks += `M${n1(mx + side)} ${n1(my)}q${n1(l * 0.5)} ${n1(-wide * 0.24)} ${n1(l)} 0q${n1(-l * 0.5)} ${n1(wide * 0.34)} ${n1(-l)} 0Z`;
  }
  for (let i = 0; i < 17; i += 1) {
    const k = 0.32 + (i / 17) * 0.66;
    const [bx, by] = along(k);
    const side = i % 2 ? 1 : -1;
    const reach = tall * (0.3 - Math.abs(k - 0.55) * 0.3) * (0.6 + roll() * 0.5) * side;
    const rise = tall * (0.1 + roll() * 0.06);
    twigs += `M${n1(bx)} ${n1(by)}Q${n1(bx + reach * 0.5)} ${n1(by - rise)} ${n1(bx + reach)} ${n1(by - rise * 0.6)}`;
    for (let n = 0; n < 84; n += 1) {
      const t = 0.25 + roll() * 0.85;
      const lx = bx + reach * t + (roll() - 0.5) * tall * 0.07;
      const ly = by - rise * (1.6 * t - t * t * 0.8) + (roll() - 0.35) * tall * 0.1;
      const r = tall * (0.0045 + roll() * 0.0075);
      const shade = Math.min(2, Math.floor(roll() * 3 + (ly < by - rise * 0.6 ? 0.6 : 0)));
      leaves[shade] += disc(lx, ly, r, 0.7);
    }
  }
  const trunk = `M${n1(x - wide)} ${n1(y)}Q${n1(x - wide * 0.5 + lean * 0.2)} ${n1(y - tall * 0.5)} ${n1(top[0])} ${n1(top[1])}Q${n1(x + wide * 0.7 + lean * 0.3)} ${n1(y - tall * 0.5)} ${n1(x + wide)} ${n1(y)}Z`;
  const shade = `M${n1(x + wide * 0.2)} ${n1(y)}Q${n1(x + wide * 0.3 + lean * 0.25)} ${n1(y - tall * 0.5)} ${n1(top[0])} ${n1(top[1])}Q${n1(x + wide * 0.7 + lean * 0.3)} ${n1(y - tall * 0.5)} ${n1(x + wide)} ${n1(y)}Z`;
  return (
    `<path d="${leaves[0]}" fill="#5f8a3a" fill-opacity=".8"/>${bark.def}<path d="${trunk}" fill="url(#${bark.id})"/><path d="${shade}" fill="#8d93a0" fill-opacity=".45"/><path d="${marks}" fill="#2f2c2a" fill-opacity=".85"/>` +
    `<path d="${twigs}" fill="none" stroke="#4f463e" stroke-width="${n1(tall * 0.005)}"/><path d="${leaves[1]}" fill="#86b048" fill-opacity=".88"/><path d="${leaves[2]}" fill="#b8d466" fill-opacity=".9"/>`
  );
}
