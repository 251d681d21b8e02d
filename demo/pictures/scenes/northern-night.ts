import { forest } from './growth';
import { fadeDown, nextId } from './paint';
import { range } from './range';
import { calmLeft, type Stage, scene } from './scene';
import { glow, mist, sky, stars } from './sky';
import { litTent } from './staffage';
import { below, fractal, n1, ridge } from './terrain';

/** A curtain of northern light: narrow upright bands along a wandering foot, each fading upwards. */
function curtain(
  s: Stage,
  seed: number,
  y: number,
  tall: number,
  inks: [string, string],
  alpha: number,
  from: number,
  to: number,
): string {
  const { w, u } = s;
  const beam = nextId();
  let out = `<linearGradient id="${beam}" x1="0" y1="1" x2="0" y2="0"><stop stop-color="${inks[0]}" stop-opacity="0"/><stop offset=".1" stop-color="${inks[0]}" stop-opacity="${alpha}"/><stop offset=".42" stop-color="${inks[0]}" stop-opacity="${alpha * 0.45}"/><stop offset="1" stop-color="${inks[1]}" stop-opacity="0"/></linearGradient>`;
  const count = Math.round((to - from) * 210);
  const wide = ((to - from) * w) / count;
  for (let i = 0; i < count; i += 1) {
    const share = i / count;
    const x = w * (from + (to - from) * share);
    const wave = (fractal(seed, share * 3.2, 3, 0) - 0.5) * 210 * u;
    const foot = y + wave - share * 60 * u;
    const strength = Math.sin(Math.PI * share) ** 0.7 * (0.35 + fractal(seed + 3, share * 14, 3, 0.2));
    const high = tall * (0.5 + 0.9 * fractal(seed + 8, share * 9, 3, 0.2));
    const lean = 26 * u;
    out += `<path d="M${n1(x - wide * 1.5)} ${n1(foot)}L${n1(x + wide * 1.5)} ${n1(foot)}L${n1(x + wide * 1.5 + lean)} ${n1(foot - high)}L${n1(x - wide * 1.5 + lean)} ${n1(foot - high)}Z" fill="url(#${beam})" fill-opacity="${Math.min(1, strength * 0.38).toFixed(2)}"/>`;
  }
  return out;
}

export const northernNight = scene((s) => {
  const { w, h, u, seed } = s;
  const line = h * (s.tall ? 0.7 : 0.68);
  const far = ridge(s, {
    seed: seed + 27,
    foot: line,
    rise: h * 0.22,
    span: 320 * u,
    sharp: 0.85,
    shape: calmLeft(0.5),
  });
  const mid = ridge(s, {
    seed: seed + 49,
    foot: line + 10 * u,
    rise: h * 0.32,
    span: 430 * u,
    sharp: 0.85,
    shape: calmLeft(0.3),
  });
  const bank = ridge(s, {
    seed: seed + 5,
    foot: h * 0.93,
    rise: h * 0.17,
    span: 900 * u,
    sharp: 0.03,
    octaves: 3,
    shape: calmLeft(0.25),
  });
  const lake = fadeDown('#1d5a5c', '#0a1a2c', line, h * 0.95);
  const snow = fadeDown('#5f86a6', '#1c3350', h * 0.84, h);
  const camp = bank.find(([x]) => x > w * 0.7) ?? [w * 0.7, h * 0.9];
  const lights =
    curtain(s, seed + 61, h * 0.5, h * 0.52, ['#3fe0a0', '#4a6fe0'], 0.5, -0.1, 1.1) +
    curtain(s, seed + 75, h * 0.34, h * 0.4, ['#6ff0b4', '#b06ad8'], 0.5, 0.3, 1.15) +
    curtain(s, seed + 92, h * 0.58, h * 0.34, ['#2fc9a8', '#3a5fc0'], 0.4, 0.1, 0.85);
  return (
    sky(
      s,
      [
        [0, '#050b1c'],
        [0.45, '#0d2038'],
        [0.8, '#143a4c'],
        [1, '#1f5a5c'],
      ],
      line,
    ) +
    stars(s, seed + 1, line, 420) +
    glow(w * 0.7, h * 0.42, 700 * u, '#2fd39c', 0.3, 0.6) +
    lights +
    range(
      far,
      line + 6,
      '#254a62',
      '#2f6a70',
      { lit: 'left', shade: '#0d2338', shadeAlpha: 0.6, snow: '#a9dccf', snowAlpha: 0.45, reach: 130 * u },
      seed + 2,
    ) +
    mist(s, line - 6 * u, 30 * u, '#3f8f86', 0.3) +
    range(
      mid,
      line + 12,
      '#152f47',
      '#1d4656',
      { lit: 'left', shade: '#07142a', shadeAlpha: 0.75, snow: '#9fd8cc', snowAlpha: 0.5, reach: 190 * u },
      seed + 3,
    ) +
    `${lake.def}<rect y="${n1(line + 8 * u)}" width="${w}" height="${n1(h - line)}" fill="url(#${lake.id})"/>` +
    reflections(s, line + 8 * u) +
    `<path d="${forest(
      bank.filter(([x]) => x > w * 0.84 || (x > w * 0.5 && x < w * 0.6)),
      seed + 9,
      170 * u,
      34 * u,
      0.85,
    )}" fill="#06121f"/>` +
    `${snow.def}<path d="${below(bank, h)}" fill="url(#${snow.id})"/>` +
    (s.plain
      ? ''
      : glow(camp[0], camp[1] + 16 * u, 260 * u, '#ffb75c', 0.5, 0.22) +
        litTent(camp[0], camp[1] + 12 * u, 1.3 * u, '#d9752e', 1))
  );
});

function reflections(s: Stage, y: number): string {
  const { w, h, u, seed } = s;
  let out = '';
  for (let i = 0; i < 70; i += 1) {
    const share = i / 70;
    const x = w * (0.05 + 0.95 * fractal(seed + 200, i * 1.7, 2, 0));
    const l = (50 + 170 * fractal(seed + 300, i * 2.3, 1, 0)) * u * (0.5 + share);
    const ry = y + (h - y) * share * 0.8;
    out += `<path d="M${n1(x - l)} ${n1(ry)}Q${n1(x)} ${n1(ry - 2.4 * u)} ${n1(x + l)} ${n1(ry)}Q${n1(x)} ${n1(ry + 2.4 * u)} ${n1(x - l)} ${n1(ry)}Z" fill="${i % 4 ? '#5fe0b0' : '#a9f0d4'}" fill-opacity="${(0.26 * (1 - share * 0.7)).toFixed(2)}"/>`;
  }
  return out;
}
