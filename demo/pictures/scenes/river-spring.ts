import { birches, thicket } from './birch';
import { tufts } from './growth';
import { fadeDown } from './paint';
import { range } from './range';
import { calmLeft, scene } from './scene';
import { clouds, glow, mist, sky } from './sky';
import { birds, walker } from './staffage';
import { below, n1, type Point, random, ridge } from './terrain';

/** May in the valley: birches in new leaf, a river high with melted snow, winter still on the mountains. */
export const riverSpring = scene((s) => {
  const { w, h, u, seed } = s;
  const line = h * (s.tall ? 0.52 : 0.5);
  const far = ridge(s, {
    seed: seed + 16,
    foot: line,
    rise: h * 0.3,
    span: 380 * u,
    sharp: 0.8,
    shape: calmLeft(0.55),
  });
  const slope = (n: number, foot: number, rise: number, span: number, shape: (x: number) => number) =>
    ridge(s, { seed: seed + n, foot, rise, span, sharp: 0.05, octaves: 4, shape });
  const left = slope(21, line + h * 0.06, h * 0.24, 640 * u, (x) => Math.max(0, (0.56 - x) / 0.56) ** 0.9);
  const right = slope(27, line + h * 0.08, h * 0.34, 700 * u, (x) => Math.max(0, (x - 0.5) / 0.5) ** 0.9);
  const meadow = slope(33, line + h * 0.1, h * 0.05, 800 * u, () => 1);
  const near = slope(
    39,
    h * 0.94,
    h * 0.16,
    900 * u,
    (x) => 0.12 + 1.5 * Math.max(0, x - 0.48) + 0.7 * Math.max(0, 0.2 - x),
  );
  const meadowInk = fadeDown('#a9bd6a', '#6f9450', line + h * 0.04, h);
  const nearInk = fadeDown('#6f9648', '#2f5233', h * 0.84, h);
  const leftInk = fadeDown('#86a86c', '#b9c98e', line - h * 0.14, line + h * 0.1);
  const rightInk = fadeDown('#6b9260', '#a4bb72', line - h * 0.2, line + h * 0.12);
  const at = near.find(([x]) => x > w * 0.74) ?? [w * 0.74, h * 0.9];
  return (
    sky(
      s,
      [
        [0, '#7fb2d6'],
        [0.5, '#c3dde6'],
        [1, '#f6efd6'],
      ],
      line,
    ) +
    glow(w * 0.28, h * 0.16, 700 * u, '#fffbe6', 0.85) +
    clouds(s, seed + 3, h * 0.06, h * 0.34, 12, '#ffffff', 0.85) +
    range(
      far,
      line + h * 0.04,
      '#8eabc6',
      '#dfe6dc',
      { lit: 'left', shade: '#6488b0', shadeAlpha: 0.55, snow: '#ffffff', snowAlpha: 0.95, reach: 260 * u },
      seed + 4,
    ) +
    mist(s, line - 4 * u, 40 * u, '#f3f2dc', 0.6) +
    `${leftInk.def}<path d="${below(left, h)}" fill="url(#${leftInk.id})"/>${thicket(left, seed + 5, u * 0.8, ['#7a9c5c', '#94b56a', '#b5cb7e'])}` +
    mist(s, line + h * 0.03, 34 * u, '#eef2d4', 0.5) +
    `${rightInk.def}<path d="${below(right, h)}" fill="url(#${rightInk.id})"/>${thicket(right, seed + 6, u, ['#557f48', '#74a055', '#9cbf66'])}` +
    mist(s, line + h * 0.06, 30 * u, '#eef2d4', 0.45) +
    `${meadowInk.def}<path d="${below(meadow, h)}" fill="url(#${meadowInk.id})"/>` +
    `<path d="${tufts(meadow, seed + 8, 10 * u, 320, 110 * u)}" fill="none" stroke="#d6dc8c" stroke-opacity=".5" stroke-width="${n1(1.1 * u)}"/>` +
    pastures(meadow, w, h, line, u, seed + 10) +
    thicket(
      meadow.filter(([x]) => x < w * 0.42 || x > w * 0.6),
      seed + 12,
      u * 0.7,
      ['#5d8a48', '#82ab56', '#accb70'],
      0.12,
    ) +
    river(s, line + h * 0.075) +
    `${nearInk.def}<path d="${below(near, h + 20)}" fill="url(#${nearInk.id})"/>` +
    `<path d="${tufts(near, seed + 11, 22 * u, 520, 120 * u)}" fill="none" stroke="#b5cc62" stroke-opacity=".6" stroke-width="${n1(1.6 * u)}"/>` +
    anemones(near, seed + 13, u, s.plain ? 0 : 130) +
    (s.plain
      ? ''
      : walker(at[0], at[1] + 10 * u, 1.15 * u, '#d2562c') + birds(w * 0.5, h * 0.2, u, seed + 6, 6, '#4a6478')) +
    birches(near, w, u, seed + 17, s.plain ? 3 : 6)
  );
});

/** Comes out between the slopes, winds twice, and leaves at the lower left. */
function river({ w, h, u }: { w: number; h: number; u: number }, y0: number): string {
  const ink = fadeDown('#e6f0ee', '#4f93b0', y0, h);
  const edge = fadeDown('#cfd6c0', '#8d9a72', y0, h);
  const y = (k: number) => n1(y0 + (h - y0) * k);
  const x = (k: number) => n1(w * k);
  const shape = (g: number) =>
    `M${x(0.535)} ${y(0)}C${x(0.5 - g)} ${y(0.1)} ${x(0.34 - g)} ${y(0.13)} ${x(0.36 - g)} ${y(0.24)}C${x(0.38 - g)} ${y(0.36)} ${x(0.6 - g)} ${y(0.38)} ${x(0.44 - g)} ${y(0.62)}C${x(0.34 - g)} ${y(0.78)} ${x(0.14 - g)} ${y(0.86)} ${x(0.06 - g * 2)} ${y(1.05)}L${x(0.58 + g)} ${y(1.05)}C${x(0.6 + g)} ${y(0.8)} ${x(0.76 + g)} ${y(0.6)} ${x(0.68 + g)} ${y(0.44)}C${x(0.62 + g)} ${y(0.32)} ${x(0.44 + g)} ${y(0.3)} ${x(0.43 + g)} ${y(0.22)}C${x(0.43 + g)} ${y(0.15)} ${x(0.54 + g)} ${y(0.09)} ${x(0.555)} ${y(0)}Z`;
  return `${edge.def}${ink.def}<path d="${shape(0.012)}" fill="url(#${edge.id})"/><path d="${shape(0)}" fill="url(#${ink.id})"/><path d="${shape(-0.03)}" fill="#ffffff" fill-opacity=".14"/><g stroke="#ffffff" stroke-opacity=".5" stroke-width="${n1(1.6 * u)}" fill="none"><path d="M${x(0.4)} ${y(0.3)}Q${x(0.46)} ${y(0.36)} ${x(0.52)} ${y(0.37)}M${x(0.5)} ${y(0.52)}Q${x(0.56)} ${y(0.5)} ${x(0.6)} ${y(0.46)}M${x(0.3)} ${y(0.86)}Q${x(0.4)} ${y(0.76)} ${x(0.44)} ${y(0.72)}"/></g>`;
}

/** Wet hollows and sunlit rises, longer and broader towards the viewer. */
function pastures(ground: Point[], w: number, h: number, line: number, u: number, seed: number): string {
  const roll = random(seed);
  let out = '';
  for (let i = 0; i < 60; i += 1) {
    const k = roll() ** 1.2;
    const y = line + h * 0.1 + (h - line) * 0.86 * k;
    const x = w * roll();
    const l = (60 + roll() * 200) * u * (0.35 + k * 1.3);
    const t = l * (0.05 + roll() * 0.05);
    const ink = ['#5f8a3e', '#c4d67c', '#7fa650', '#d9dc8a'][Math.floor(roll() * 4)];
    out += `<path d="M${n1(x - l)} ${n1(y)}Q${n1(x - l * 0.2)} ${n1(y - t)} ${n1(x + l)} ${n1(y - t * 0.2)}Q${n1(x + l * 0.1)} ${n1(y + t)} ${n1(x - l)} ${n1(y)}Z" fill="${ink}" fill-opacity="${(0.14 + roll() * 0.2).toFixed(2)}"/>`;
  }
  return `${out}<path d="${tufts(ground, seed + 1, 16 * u, 500, (h - line) * 0.8)}" fill="none" stroke="#5f8a3e" stroke-opacity=".4" stroke-width="${n1(1.3 * u)}"/>`;
}

function anemones(ground: Point[], seed: number, u: number, count: number): string {
  const roll = random(seed);
  let petals = '';
  let hearts = '';
  for (let i = 0; i < count; i += 1) {
    const at = ground[Math.floor(roll() * ground.length)];
    if (!at) continue;
    const deep = roll();
    const x = at[0] + roll() * 20 * u;
    const y = at[1] + (14 + deep * 120) * u;
    const r = (2.2 + deep * 3.6) * u;
    for (let k = 0; k < 6; k += 1) {
      const a = (k * Math.PI) / 3;
      petals += `M${n1(x)} ${n1(y)}Q${n1(x + Math.cos(a - 0.5) * r * 1.5)} ${n1(y + Math.sin(a - 0.5) * r)} ${n1(x + Math.cos(a) * r * 1.7)} ${n1(y + Math.sin(a) * r * 1.1)}Q${n1(x + Math.cos(a + 0.5) * r * 1.5)} ${n1(y + Math.sin(a + 0.5) * r)} ${n1(x)} ${n1(y)}`;
    }
    hearts += `M${n1(x - r * 0.4)} ${n1(y)}a${n1(r * 0.4)} ${n1(r * 0.34)} 0 1 0 ${n1(r * 0.8)} 0a${n1(r * 0.4)} ${n1(r * 0.34)} 0 1 0 ${n1(-r * 0.8)} 0Z`;
  }
  return `<path d="${petals}" fill="#ffffff" fill-opacity=".92"/><path d="${hearts}" fill="#f0c94a"/>`;
}
