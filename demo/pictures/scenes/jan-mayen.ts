import { fadeDown } from './paint';
import { range } from './range';
import { scene } from './scene';
import { clouds, glitter, glow, mist, sky } from './sky';
import { birds, cabin } from './staffage';
import { below, fractal, n1, type Point, random, ridge, type Size } from './terrain';

/** Beerenberg: one broad cone out of the sea, its crater open, the flanks roughened by glaciers. */
function volcano({ w }: Size, seed: number, foot: number, rise: number, at: number, reach: number): Point[] {
  const points: Point[] = [];
  for (let x = -8; x <= w + 8; x += Math.max(2, w / 700)) {
    const away = Math.abs(x / w - at) / reach;
    const cone = Math.max(0, 1 - away) ** 1.5;
    const crater = Math.max(0, 1 - away / 0.075) * 0.055;
    const rough = fractal(seed, x / (w * 0.05) + 10, 6, 0.8) - 0.5;
    points.push([x, foot - rise * (cone - crater + rough * 0.17 * cone * (0.4 + Math.min(1, away * 2.4)))]);
  }
  return points;
}

/** Seas that break on the lava: pale crests, longer and thicker towards the eye. */
function breakers({ w, h }: Size, seed: number, sea: number): string {
  const roll = random(seed);
  let out = '';
  for (let i = 0; i < 150; i += 1) {
    const near = roll() ** 1.2;
    const y = sea + 4 + (h * 0.9 - sea) * near;
    const x = w * roll();
    const l = w * (0.006 + roll() * 0.036) * (0.35 + near * 1.5);
    const t = 1 + near * (2 + roll() * 5) * (w / 2400);
    const light = roll() > 0.62;
    out += `<path d="M${n1(x - l)} ${n1(y)}Q${n1(x - l * 0.2)} ${n1(y - t * 2.2)} ${n1(x + l)} ${n1(y)}Q${n1(x)} ${n1(y + t)} ${n1(x - l)} ${n1(y)}Z" fill="${light ? '#dfe8ea' : '#0a141d'}" fill-opacity="${(0.1 + roll() * (light ? 0.34 : 0.3)).toFixed(2)}"/>`;
  }
  return out;
}

export const janMayen = scene((s) => {
  const { w, h, u, seed, tall } = s;
  const sea = h * (tall ? 0.55 : 0.6);
  const at = tall ? 0.56 : 0.66;
  const summit = { x: w * at, y: sea - h * (tall ? 0.34 : 0.47) };
  const cone = volcano(s, seed + 21, sea, h * (tall ? 0.34 : 0.47), at, tall ? 0.95 : 0.56);
  const south = ridge(s, {
    seed: seed + 5,
    foot: sea,
    rise: h * 0.12,
    span: 260 * u,
    sharp: 0.6,
    shape: (x) => 0.35 + 0.65 * Math.max(0, 1 - x / 0.5),
  });
  const shore = ridge(s, {
    seed: seed + 40,
    foot: h * 0.93,
    rise: h * 0.17,
    span: 190 * u,
    sharp: 0.85,
    shape: (x) => 0.25 + 0.75 * Math.max(0, (x - 0.3) / 0.7) ** 1.4,
  });
  const water = fadeDown('#5d7684', '#0b1620', sea, h * 0.92);
  const lava = fadeDown('#1b2228', '#07090c', h * 0.78, h);
  const house = shore.find(([x]) => x > w * (tall ? 0.62 : 0.8)) ?? [w * 0.8, h * 0.85];
  return (
    sky(
      s,
      [
        [0, '#0f1c29'],
        [0.36, '#2b4254'],
        [0.66, '#6f7f86'],
        [0.86, '#d2956a'],
        [1, '#ffb066'],
      ],
      sea,
    ) +
    glow(w * 0.3, sea, 900 * u, '#ff9a4a', 0.72, 0.42) +
    clouds(s, seed + 3, h * 0.06, h * 0.34, 16, '#8fa0a8', 0.5) +
    clouds(s, seed + 13, h * 0.22, h * 0.5, 12, '#e9a271', 0.5) +
    range(south, sea + 6, '#3d5160', '#7c7b7c') +
    range(
      cone,
      sea + 8,
      '#4f6677',
      '#2c3c49',
      {
        lit: 'left',
        shade: '#16242f',
        shadeAlpha: 0.85,
        snow: '#f4f1ee',
        snowAlpha: 0.95,
        reach: h * (tall ? 0.26 : 0.36),
      },
      seed + 8,
    ) +
    // The mountain makes its own weather: a cap of cloud that streams off the summit.
    glow(summit.x + 120 * u, summit.y + 6 * u, 240 * u, '#dfe6e9', 0.5, 0.16) +
    mist(s, sea - 26 * u, 62 * u, '#c9a88e', 0.42) +
    `${water.def}<rect y="${n1(sea)}" width="${w}" height="${n1(h - sea)}" fill="url(#${water.id})"/>` +
    glow(w * 0.3, sea + 8 * u, 560 * u, '#ffab62', 0.55, 0.34) +
    glitter(s, seed + 5, w * 0.3, sea + 2, h * 0.86, 240 * u, '#ffd0a0', 190) +
    breakers(s, seed + 9, sea) +
    (s.plain ? '' : cabin(house[0], house[1] + 8 * u, 0.9 * u, '#d2571c', '#12181d', '#ffe2a0')) +
    `${lava.def}<path d="${below(shore, h)}" fill="url(#${lava.id})"/>` +
    `<path d="${shore.map(([x, y], i) => `${i ? 'L' : 'M'}${n1(x)} ${n1(y)}`).join('')}" fill="none" stroke="#e8a06a" stroke-opacity=".4" stroke-width="${n1(1.6 * u)}"/>` +
    (s.plain ? '' : birds(w * 0.22, h * 0.27, 1.2 * u, seed + 4, 9, '#0f1a23'))
  );
});
