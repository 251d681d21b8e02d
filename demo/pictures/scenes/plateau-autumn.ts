import { tufts } from './growth';
import { fadeDown } from './paint';
import { range } from './range';
import { calmLeft, scene } from './scene';
import { clouds, glow, mist, sky } from './sky';
import { birds, walker } from './staffage';
import { below, n1, random, ridge } from './terrain';

export const plateauAutumn = scene((s) => {
  const { w, h, u, seed } = s;
  const line = h * (s.tall ? 0.62 : 0.58);
  const far = ridge(s, { seed: seed + 71, foot: line, rise: h * 0.3, span: 380 * u, shape: calmLeft(0.5) });
  const mid = ridge(s, {
    seed: seed + 83,
    foot: line + 10,
    rise: h * 0.42,
    span: 500 * u,
    sharp: 0.7,
    shape: calmLeft(0.3),
  });
  const hill = (n: number, foot: number, rise: number, span: number) =>
    ridge(s, { seed: seed + n, foot, rise, span, sharp: 0.05, octaves: 4 });
  const moors: [ReturnType<typeof hill>, string, string][] = [
    [hill(2, line + h * 0.05, h * 0.08, 700 * u), '#8d7f7c', '#a8705a'],
    [hill(3, line + h * 0.13, h * 0.11, 820 * u), '#a5674b', '#8c4a36'],
    [hill(4, line + h * 0.24, h * 0.14, 900 * u), '#b0552f', '#7c3424'],
    [hill(6, line + h * 0.4, h * 0.18, 1000 * u), '#96402a', '#5a2620'],
  ];
  const roll = random(seed + 8);
  const heather = moors
    .map(([points, top, low], i) => {
      const ground = fadeDown(top, low, Math.min(...points.map((p) => p[1])), line + h * (0.14 + i * 0.12));
      let patches = '';
      for (let k = 0; k < 46; k += 1) {
        const p = points[Math.floor(roll() * points.length)];
        if (!p) continue;
        const deep = roll();
        const y = p[1] + (6 + deep * 70 * (1 + i)) * u;
        const l = (30 + roll() * 110) * u * (0.6 + i * 0.4);
        const ink = ['#d98a3d', '#c2452c', '#7a5a34', '#e0b050', '#6a2b2c'][Math.floor(roll() * 5)];
        patches += `<path d="M${n1(p[0] - l)} ${n1(y)}Q${n1(p[0] - l * 0.2)} ${n1(y - l * 0.1)} ${n1(p[0] + l)} ${n1(y - l * 0.02)}Q${n1(p[0] + l * 0.1)} ${n1(y + l * 0.08)} ${n1(p[0] - l)} ${n1(y)}Z" fill="${ink}" fill-opacity="${(0.18 + roll() * 0.24).toFixed(2)}"/>`;
      }
      const grass = `<path d="${tufts(points, seed + i * 5, (4 + i * 8) * u, 120 + i * 170, (10 + i * 34) * u)}" fill="none" stroke="${i > 1 ? '#d9954a' : '#9c7a52'}" stroke-opacity=".5" stroke-width="${n1((0.7 + i * 0.45) * u)}"/>`;
      return `${ground.def}<path d="${below(points, h)}" fill="url(#${ground.id})"/>${patches}${grass}${i === 1 ? tarn(w * 0.56, line + h * 0.125, u) : ''}${i < 2 ? mist(s, line + h * (0.06 + i * 0.08), 34 * u, '#f1d9c2', 0.32) : ''}`;
    })
    .join('');
  const path = moors[2]?.[0].find(([x]) => x > w * 0.7) ?? [w * 0.7, h * 0.8];
  return (
    sky(
      s,
      [
        [0, '#5f8fb4'],
        [0.45, '#a9c5d3'],
        [0.8, '#f0dfc9'],
        [1, '#f4cfa8'],
      ],
      line,
    ) +
    glow(w * 0.34, line - h * 0.1, 620 * u, '#fff0d2', 0.7) +
    clouds(s, seed + 3, h * 0.08, h * 0.36, 10, '#ffffff', 0.6) +
    range(
      far,
      line + h * 0.05,
      '#7f9fbc',
      '#d8d5d0',
      { lit: 'left', shade: '#5f83a6', shadeAlpha: 0.5, snow: '#ffffff', snowAlpha: 0.85, reach: 120 * u },
      seed + 4,
    ) +
    mist(s, line - 10 * u, 44 * u, '#efe0d0', 0.5) +
    range(
      mid,
      line + h * 0.06,
      '#53789b',
      '#a9a4a6',
      { lit: 'left', shade: '#33587d', shadeAlpha: 0.65, snow: '#f6fafc', snowAlpha: 0.7, reach: 240 * u },
      seed + 5,
    ) +
    mist(s, line + 14 * u, 40 * u, '#ecd8c6', 0.45) +
    heather +
    (s.plain
      ? ''
      : walker(path[0], path[1] + 8 * u, 1.15 * u, '#e0a63a') +
        boulders(w, h, u, seed) +
        birds(w * 0.62, h * 0.22, u, seed + 9, 9, '#3c4f5f'))
  );
});

function tarn(x: number, y: number, u: number): string {
  const pool = fadeDown('#dfe7ea', '#7fa3bd', y - 14 * u, y + 16 * u);
  return `${pool.def}<path d="M${n1(x - 230 * u)} ${n1(y)}C${n1(x - 140 * u)} ${n1(y - 15 * u)} ${n1(x + 60 * u)} ${n1(y - 17 * u)} ${n1(x + 210 * u)} ${n1(y - 6 * u)}C${n1(x + 260 * u)} ${n1(y + 4 * u)} ${n1(x + 120 * u)} ${n1(y + 15 * u)} ${n1(x - 20 * u)} ${n1(y + 14 * u)}C${n1(x - 140 * u)} ${n1(y + 14 * u)} ${n1(x - 260 * u)} ${n1(y + 10 * u)} ${n1(x - 230 * u)} ${n1(y)}Z" fill="url(#${pool.id})"/>`;
}

function boulders(w: number, h: number, u: number, seed: number): string {
  const roll = random(seed + 77);
  let out = '';
  for (let i = 0; i < 5; i += 1) {
    const x = w * (0.5 + roll() * 0.48);
    const y = h * (0.93 + roll() * 0.05);
    const r = (22 + roll() * 34) * u;
    out += `<g transform="translate(${n1(x)} ${n1(y)}) scale(${n1(r)})" ><path d="M-1.3 .4L-1.1 .02L-.62 -.3L-.1 -.42L.5 -.3L1 -.02L1.3 .4Z" fill="#4f4a4a"/><path d="M-1.3 .4L-1.1 .02L-.62 -.3L-.1 -.42L-.2 -.06L-.5 .1L-.44 .4Z" fill="#a89a8c" fill-opacity=".85"/><path d="M-.62 -.3L-.1 -.42L.5 -.3L.1 -.18L-.2 -.06Z" fill="#c9b9a6" fill-opacity=".7"/></g>`;
  }
  return out;
}
