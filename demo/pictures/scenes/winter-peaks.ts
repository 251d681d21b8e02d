import { forest } from './growth';
import { fadeDown, nextId } from './paint';
import { range } from './range';
import { calmLeft, scene } from './scene';
import { clouds, glow, mist, sky, stars } from './sky';
import { skier } from './staffage';
import { below, n1, random, ridge } from './terrain';

export const winterPeaks = scene((s) => {
  const { w, h, u, seed } = s;
  const line = h * (s.tall ? 0.64 : 0.62);
  const moon = { x: w * 0.36, y: h * 0.2 };
  const snowy = { shade: '#27487c', snow: '#ffe3d6', snowAlpha: 0.5 } as const;
  const far = ridge(s, {
    seed: seed + 33,
    foot: line,
    rise: h * 0.32,
    span: 300 * u,
    sharp: 0.9,
    shape: calmLeft(0.45),
  });
  const main = ridge(s, {
    seed: seed + 58,
    foot: line + 20 * u,
    rise: h * 0.54,
    span: 460 * u,
    sharp: 0.92,
    shape: calmLeft(0.26),
  });
  const slope = ridge(s, {
    seed: seed + 7,
    foot: line + h * 0.1,
    rise: h * 0.13,
    span: 760 * u,
    sharp: 0.05,
    octaves: 3,
  });
  const front = ridge(s, {
    seed: seed + 15,
    foot: line + h * 0.25,
    rise: h * 0.16,
    span: 1100 * u,
    sharp: 0.02,
    octaves: 3,
  });
  const slopeInk = fadeDown('#b9cdea', '#7f9ccb', line - 20 * u, line + h * 0.24);
  const frontInk = fadeDown('#e8effa', '#8aa5d2', line + h * 0.1, h);
  const at = front.find(([x]) => x > w * 0.66) ?? [w * 0.66, h * 0.8];
  return (
    sky(
      s,
      [
        [0, '#1d3564'],
        [0.38, '#4a6ba6'],
        [0.7, '#b59fc0'],
        [0.88, '#f0b9a4'],
        [1, '#f6d0b0'],
      ],
      line,
    ) +
    stars(s, seed + 1, h * 0.34, 130) +
    glow(moon.x, moon.y, 230 * u, '#dfe9ff', 0.45) +
    `<circle cx="${n1(moon.x)}" cy="${n1(moon.y)}" r="${n1(21 * u)}" fill="#f4f7ff"/>` +
    glow(w * 0.74, line - 20 * u, 640 * u, '#ffcfae', 0.6, 0.6) +
    clouds(s, seed + 4, h * 0.26, h * 0.44, 6, '#f7c9bd', 0.5) +
    range(
      far,
      line + 10,
      '#8d9cc9',
      '#d7b9c4',
      { lit: 'right', ...snowy, shadeAlpha: 0.4, shade: '#5a70a8', reach: 150 * u },
      seed + 2,
    ) +
    mist(s, line - 30 * u, 50 * u, '#e9c4c0', 0.4) +
    range(
      main,
      line + h * 0.08,
      '#6d86bd',
      '#b3b7d8',
      { lit: 'right', ...snowy, snow: '#fff0e6', snowAlpha: 0.88, shadeAlpha: 0.78, reach: 300 * u },
      seed + 3,
    ) +
    mist(s, line + 10 * u, 46 * u, '#cdc9e4', 0.6) +
    `<path d="${forest(slope, seed + 9, 40 * u, 12 * u, 0.62)}" fill="#3a558a"/>` +
    `${slopeInk.def}<path d="${below(slope, h)}" fill="url(#${slopeInk.id})"/>` +
    `<path d="${forest(
      front.filter(([x]) => x > w * 0.8),
      seed + 12,
      130 * u,
      34 * u,
      0.72,
    )}" fill="#243d6e"/>` +
    `${frontInk.def}<path d="${below(front, h)}" fill="url(#${frontInk.id})"/>` +
    drifts(w, h, line, u, seed) +
    (s.plain ? '' : tracks(at[0], at[1] + 10 * u, w, h) + skier(at[0], at[1] + 12 * u, 1.25 * u, '#e0533a'))
  );
});

/** Wind-packed snow: long soft blue hollows with a lit lip. */
function drifts(w: number, h: number, line: number, u: number, seed: number): string {
  const roll = random(seed + 44);
  const hollow = nextId();
  let out = `<linearGradient id="${hollow}" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#5f82c0" stop-opacity=".42"/><stop offset="1" stop-color="#5f82c0" stop-opacity="0"/></linearGradient>`;
  for (let i = 0; i < 16; i += 1) {
    const s = i / 16;
    const y = line + h * 0.16 + (h - line) * 0.62 * s;
    const x = w * (roll() * 1.1 - 0.05);
    const l = (150 + roll() * 330) * u * (0.6 + s);
    const t = (7 + roll() * 15) * u * (0.6 + s);
    out += `<path d="M${n1(x - l)} ${n1(y)}C${n1(x - l * 0.4)} ${n1(y - t)} ${n1(x + l * 0.3)} ${n1(y - t * 0.6)} ${n1(x + l)} ${n1(y - t * 0.1)}C${n1(x + l * 0.4)} ${n1(y + t * 2.4)} ${n1(x - l * 0.4)} ${n1(y + t * 2)} ${n1(x - l)} ${n1(y)}Z" fill="url(#${hollow})"/>`;
    out += `<path d="M${n1(x - l)} ${n1(y)}C${n1(x - l * 0.4)} ${n1(y - t)} ${n1(x + l * 0.3)} ${n1(y - t * 0.6)} ${n1(x + l)} ${n1(y - t * 0.1)}" fill="none" stroke="#fff6ee" stroke-opacity=".55" stroke-width="${n1(1.8 * u)}"/>`;
  }
  return out;
}

/** Two parallel tracks from the foreground up to where the skier is now. */
function tracks(x: number, y: number, w: number, h: number): string {
  const one = (k: number, wide: number, ink: string, alpha: number) =>
    `<path d="M${n1(w * 0.3 + k * 26)} ${n1(h + 10)}C${n1(w * 0.36 + k * 18)} ${n1(h * 0.94)} ${n1(w * 0.5 + k * 8)} ${n1(h * 0.93)} ${n1(w * 0.56 + k * 5)} ${n1(h * 0.89)}C${n1(w * 0.6 + k * 3)} ${n1(h * 0.86)} ${n1(x - w * 0.06)} ${n1(y + h * 0.024 + k * 2)} ${n1(x - 14)} ${n1(y + k * 1.4)}" fill="none" stroke="${ink}" stroke-opacity="${alpha}" stroke-width="${n1(wide)}"/>`;
  return (
    one(0, w * 0.0026, '#3f62a4', 0.85) +
    one(1, w * 0.0026, '#3f62a4', 0.85) +
    one(0.24, w * 0.0009, '#ffffff', 0.7) +
    one(1.24, w * 0.0009, '#ffffff', 0.7)
  );
}
