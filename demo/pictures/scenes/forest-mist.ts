import { forest, tufts } from './growth';
import { fadeDown } from './paint';
import { range } from './range';
import { calmLeft, scene } from './scene';
import { glow, mist, sky } from './sky';
import { birds, walker } from './staffage';
import { below, n1, random, ridge } from './terrain';

const layers = [
  { at: 0.46, tree: 34, gap: 8, ink: '#a3b9b4', fog: 0.62 },
  { at: 0.53, tree: 56, gap: 12, ink: '#86a29c', fog: 0.6 },
  { at: 0.61, tree: 90, gap: 17, ink: '#648680', fog: 0.55 },
  { at: 0.71, tree: 150, gap: 26, ink: '#426660', fog: 0.5 },
  { at: 0.85, tree: 240, gap: 42, ink: '#254741', fog: 0.3 },
] as const;

export const forestMist = scene((s) => {
  const { w, h, u, seed } = s;
  const sun = { x: w * 0.66, y: h * 0.3 };
  const far = ridge(s, {
    seed: seed + 13,
    foot: h * 0.5,
    rise: h * 0.26,
    span: 540 * u,
    sharp: 0.4,
    shape: calmLeft(0.4),
  });
  const stand = layers
    .map((l, i) => {
      const ground = ridge(s, {
        seed: seed + 20 + i,
        foot: h * l.at + 40 * u,
        rise: h * 0.14,
        span: (760 + i * 160) * u,
        sharp: 0.05,
        octaves: 3,
        shape: calmLeft(i < 3 ? 0.5 : 0.15),
      });
      const earth = fadeDown(l.ink, i > 2 ? '#1c3832' : '#b9cac2', h * l.at - 20 * u, h * (l.at + 0.2));
      const trees = forest(
        i > 2 ? ground.filter(([x]) => x > w * 0.42 || (i === 4 && x < w * 0.05)) : ground,
        seed + 40 + i,
        l.tree * u,
        l.gap * u,
        0.74,
      );
      return `<path d="${trees}" fill="${l.ink}"/>${earth.def}<path d="${below(ground, h)}" fill="url(#${earth.id})"/>${i === 1 ? shafts(h, sun.x, u, seed) : ''}${mist(s, h * (l.at + 0.07), (40 + i * 14) * u, '#e9efe6', l.fog)}`;
    })
    .join('');
  const floor = ridge(s, { seed: seed + 63, foot: h * 0.95, rise: h * 0.1, span: 900 * u, sharp: 0.05, octaves: 3 });
  const spot = floor.find(([x]) => x > w * 0.6) ?? [w * 0.6, h];
  const floorInk = fadeDown('#33513f', '#14291f', h * 0.9, h);
  return (
    sky(
      s,
      [
        [0, '#9fb7b8'],
        [0.4, '#cfdad2'],
        [0.75, '#eeeede'],
        [1, '#e2e9df'],
      ],
      h * 0.6,
    ) +
    glow(sun.x, sun.y, 620 * u, '#fff6d8', 0.95) +
    `<circle cx="${n1(sun.x)}" cy="${n1(sun.y)}" r="${n1(34 * u)}" fill="#fffdf0" fill-opacity=".9"/>` +
    range(
      far,
      h * 0.5,
      '#b5c6c4',
      '#e4eae0',
      { lit: 'left', shade: '#93aeae', shadeAlpha: 0.5, reach: 160 * u },
      seed,
    ) +
    mist(s, h * 0.44, 70 * u, '#f1f3e8', 0.75) +
    stand +
    (s.plain ? '' : birds(w * 0.5, h * 0.2, u, seed + 2, 8, '#5d7672')) +
    `${floorInk.def}<path d="${below(floor, h)}" fill="url(#${floorInk.id})"/><path d="${tufts(floor, seed + 7, 34 * u, 420, 60 * u)}" stroke="#6f8f5c" stroke-opacity=".55" stroke-width="${n1(1.6 * u)}" fill="none"/>` +
    (s.plain ? '' : walker(spot[0], spot[1] + 12 * u, 1.35 * u, '#cf5c36'))
  );
});

/** Sunlight slanting through the wet air between two rows of trees. */
function shafts(h: number, x: number, u: number, seed: number): string {
  const roll = random(seed + 90);
  let out = '';
  for (let i = 0; i < 9; i += 1) {
    const lean = (i - 4) * 0.2 + (roll() - 0.5) * 0.1;
    const wide = (18 + roll() * 40) * u;
    const y0 = h * 0.3;
    const y1 = h * 0.92;
    const shine = fadeDown('#fff6d2', '#fff6d2', y0, y1, 0.2 + roll() * 0.12, 0);
    out += `${shine.def}<path d="M${n1(x - 6 * u)} ${n1(y0)}L${n1(x + 6 * u)} ${n1(y0)}L${n1(x + (y1 - y0) * lean + wide * 2)} ${n1(y1)}L${n1(x + (y1 - y0) * lean - wide)} ${n1(y1)}Z" fill="url(#${shine.id})"/>`;
  }
  return out;
}
