import { tufts } from './growth';
import { fadeDown, nextId } from './paint';
import { range } from './range';
import { calmLeft, scene } from './scene';
import { clouds, glitter, glow, mist, sky } from './sky';
import { birds, litTent, walker } from './staffage';
import { below, n1, type Point, random, ridge } from './terrain';

/** High summer in the mountains: a lake, the sun that only touches the ridge, cotton grass in front. */
export const midnightSun = scene((s) => {
  const { w, h, u, seed } = s;
  const shore = h * (s.tall ? 0.58 : 0.56);
  const sun = { x: w * (s.tall ? 0.22 : 0.23), y: shore - h * (s.tall ? 0.1 : 0.13) };
  const far = ridge(s, {
    seed: seed + 14,
    foot: shore,
    rise: h * 0.24,
    span: 300 * u,
    sharp: 0.8,
    shape: calmLeft(0.6),
  });
  const mid = ridge(s, {
    seed: seed + 29,
    foot: shore,
    rise: h * 0.44,
    span: 430 * u,
    sharp: 0.85,
    shape: calmLeft(0.12),
  });
  const near = ridge(s, {
    seed: seed + 44,
    foot: shore + 6,
    rise: h * 0.5,
    span: 560 * u,
    sharp: 0.75,
    shape: (x) => Math.max(0, (x - 0.66) / 0.34) ** 0.8,
  });
  const west = ridge(s, {
    seed: seed + 52,
    foot: shore + 4,
    rise: h * 0.2,
    span: 480 * u,
    sharp: 0.35,
    shape: (x) => Math.max(0, (0.3 - x) / 0.3) ** 0.8,
  });
  const water = fadeDown('#f6c88e', '#4c6f9a', shore, h * 0.92);
  const mirror = nextId();
  const lawn = (n: number, foot: number, rise: number, lift: (x: number) => number) =>
    ridge(s, { seed: seed + n, foot, rise, span: 900 * u, sharp: 0.05, octaves: 4, shape: lift });
  const bank = lawn(61, h * 0.9, h * 0.1, (x) => 0.1 + 1.5 * Math.max(0, x - 0.42));
  const front = lawn(67, h * 0.985, h * 0.13, (x) => 0.55 + 0.6 * Math.abs(x - 0.4));
  const bankInk = fadeDown('#8c9a52', '#41573a', h * 0.8, h);
  const frontInk = fadeDown('#5f7440', '#24372c', h * 0.88, h);
  const tentAt = bank.find(([x]) => x > w * 0.78) ?? [w * 0.78, h * 0.86];
  const walkerAt = bank.find(([x]) => x > w * 0.9) ?? [w * 0.9, h * 0.85];
  return (
    sky(
      s,
      [
        [0, '#56739f'],
        [0.4, '#a99fb8'],
        [0.72, '#f3b98d'],
        [1, '#ffdc9c'],
      ],
      shore,
    ) +
    glow(sun.x, sun.y, 720 * u, '#ffe2a0', 0.95) +
    clouds(s, seed + 2, h * 0.06, h * 0.32, 11, '#ffd9b0', 0.55) +
    clouds(s, seed + 9, h * 0.2, h * 0.42, 5, '#c98f9a', 0.4) +
    `<circle cx="${n1(sun.x)}" cy="${n1(sun.y)}" r="${n1(34 * u)}" fill="#fffaf0"/>` +
    range(
      far,
      shore,
      '#a594b0',
      '#f4cda4',
      { lit: 'left', shade: '#8a7ba0', shadeAlpha: 0.5, snow: '#ffe9cc', snowAlpha: 0.8, reach: 110 * u },
      seed,
    ) +
    mist(s, shore - 24 * u, 52 * u, '#ffdfae', 0.55) +
    range(
      mid,
      shore,
      '#6f7096',
      '#c79f95',
      { lit: 'left', shade: '#464d78', shadeAlpha: 0.7, snow: '#ffe6c8', snowAlpha: 0.85, reach: 210 * u },
      seed + 1,
    ) +
    mist(s, shore - 10 * u, 40 * u, '#fbd2a4', 0.5) +
    range(
      west,
      shore,
      '#6d7a58',
      '#a99a68',
      { lit: 'right', shade: '#475a48', shadeAlpha: 0.5, reach: 150 * u },
      seed + 2,
    ) +
    range(
      near,
      shore + 6,
      '#4c5a72',
      '#7f8a58',
      { lit: 'left', shade: '#273650', shadeAlpha: 0.75, snow: '#ffe9d2', snowAlpha: 0.6, reach: 270 * u },
      seed + 3,
    ) +
    `${water.def}<rect y="${n1(shore)}" width="${w}" height="${n1(h - shore)}" fill="url(#${water.id})"/>` +
    `<clipPath id="${mirror}"><rect y="${n1(shore)}" width="${w}" height="${n1(h - shore)}"/></clipPath><g clip-path="url(#${mirror})"><g transform="translate(0 ${n1(shore * 1.78)}) scale(1 -.78)" opacity=".5">${range(far, shore, '#a594b0', '#f4cda4')}${range(mid, shore, '#6f7096', '#c79f95')}${range(west, shore, '#6d7a58', '#a99a68')}${range(near, shore, '#4c5a72', '#7f8a58')}</g></g>` +
    glow(sun.x, shore + 50 * u, 360 * u, '#ffe2a0', 0.75, 0.7) +
    ripples(w, h, shore, u, seed) +
    glitter(s, seed + 3, sun.x, shore + 4, h * 0.95, 200 * u, '#fff4d6', 210) +
    mist(s, shore, 22 * u, '#ffe6bf', 0.6) +
    `${bankInk.def}<path d="${below(bank, h)}" fill="url(#${bankInk.id})"/>` +
    `<path d="${tufts(bank, seed + 12, 12 * u, 420, 60 * u)}" fill="none" stroke="#c9b566" stroke-opacity=".5" stroke-width="${n1(1.2 * u)}"/>` +
    (s.plain
      ? ''
      : walker(walkerAt[0], walkerAt[1] + 8 * u, 0.95 * u, '#c8452d') +
        litTent(tentAt[0], tentAt[1] + 12 * u, 1.05 * u, '#3f7a6a', 0.35) +
        birds(w * 0.66, h * 0.2, u, seed + 6, 6, '#4a4a66')) +
    `${frontInk.def}<path d="${below(front, h + 20)}" fill="url(#${frontInk.id})"/>` +
    `<path d="${tufts(front, seed + 15, 26 * u, 700, 90 * u)}" fill="none" stroke="#9aa04e" stroke-opacity=".55" stroke-width="${n1(1.7 * u)}"/>` +
    cottonGrass(front, seed + 18, u, s.plain ? 0 : 90)
  );
});

function ripples(w: number, h: number, shore: number, u: number, seed: number): string {
  const roll = random(seed + 70);
  let d = '';
  for (let i = 0; i < 70; i += 1) {
    const k = roll() ** 1.4;
    const y = shore + 6 * u + (h - shore) * 0.8 * k;
    const x = w * roll();
    const l = (40 + roll() * 160) * u * (0.4 + k);
    d += `M${n1(x - l)} ${n1(y)}Q${n1(x)} ${n1(y - 2.4 * u)} ${n1(x + l)} ${n1(y)}Q${n1(x)} ${n1(y + 2.4 * u)} ${n1(x - l)} ${n1(y)}Z`;
  }
  return `<path d="${d}" fill="#35547f" fill-opacity=".22"/>`;
}

/** White tufts on thin stalks, larger towards the viewer, lit from the sun's side. */
function cottonGrass(ground: Point[], seed: number, u: number, count: number): string {
  const roll = random(seed);
  let stalks = '';
  let heads = '';
  let lit = '';
  for (let i = 0; i < count; i += 1) {
    const at = ground[Math.floor(roll() * ground.length)];
    if (!at) continue;
    const deep = roll() ** 1.5;
    const x = at[0];
    const y = at[1] + deep * 80 * u;
    const tall = (26 + deep * 46) * u;
    const lean = (roll() - 0.3) * tall * 0.35;
    const r = (3.2 + deep * 5) * u;
    stalks += `M${n1(x)} ${n1(y)}q${n1(lean * 0.2)} ${n1(-tall * 0.6)} ${n1(lean)} ${n1(-tall)}`;
    const puff = (dx: number, k: number) =>
      `M${n1(x + lean - r * k + dx)} ${n1(y - tall)}a${n1(r * k)} ${n1(r * k * 0.86)} 12 1 0 ${n1(2 * r * k)} 0a${n1(r * k)} ${n1(r * k * 0.86)} 12 1 0 ${n1(-2 * r * k)} 0Z`;
    heads += puff(r * 0.25, 1);
    lit += puff(-r * 0.3, 0.62);
  }
  return `<path d="${stalks}" fill="none" stroke="#3f5230" stroke-width="${n1(1.5 * u)}"/><path d="${heads}" fill="#d9cdbd"/><path d="${lit}" fill="#fffaf0"/>`;
}
