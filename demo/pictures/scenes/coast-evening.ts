import { tufts } from './growth';
import { fadeDown } from './paint';
import { range } from './range';
import { scene } from './scene';
import { clouds, glitter, glow, mist, sky } from './sky';
import { birds, cabin } from './staffage';
import { below, n1, type Point, random, ridge, type Size } from './terrain';

/** A low, ice-worn island between two shares of the width, as a ridge that sinks into the sea at both ends. */
function skerry(s: Size, seed: number, from: number, to: number, sea: number, rise: number, u: number): Point[] {
  const mid = (from + to) / 2;
  const half = (to - from) / 2;
  return ridge(s, {
    seed,
    foot: sea,
    rise,
    span: 150 * u,
    sharp: 0.2,
    octaves: 5,
    step: Math.max(2, s.w / 700),
    shape: (x) => Math.max(0, 1 - ((x - mid) / half) ** 2) ** 0.6,
  }).filter(([x]) => x > s.w * from && x < s.w * to);
}

export const coastEvening = scene((s) => {
  const { w, h, u, seed } = s;
  const sea = h * (s.tall ? 0.6 : 0.58);
  const sun = { x: w * 0.64, y: sea - h * 0.055 };
  const water = fadeDown('#f4b487', '#2c4a66', sea, h);
  const far = ridge(s, {
    seed: seed + 3,
    foot: sea,
    rise: h * 0.13,
    span: 420 * u,
    sharp: 0.5,
    shape: (x) => 0.2 + 0.8 * Math.abs(x - 0.64) * 1.4,
  });
  const isles: [number, number, number, number, string, string][] = [
    [0.0, 0.2, 0.03, 0.03, '#9a7a80', '#7a6a7c'],
    [0.34, 0.47, 0.035, 0.024, '#93747a', '#75667a'],
    [0.78, 1.02, 0.06, 0.07, '#7e6570', '#5a566a'],
    [0.14, 0.33, 0.1, 0.03, '#6f5d69', '#4c4f63'],
    [0.52, 0.66, 0.15, 0.035, '#5c5060', '#3d4558'],
    [0.7, 1.06, 0.27, 0.13, '#4a424f', '#262f40'],
  ];
  const islands = isles
    .map(([from, to, down, rise, top, low], i) => {
      const y = sea + h * down;
      const rock = skerry(s, seed + 30 + i, from, to, y, h * rise * 1.5, u);
      const ink = fadeDown(top, low, y - h * rise, y + 4);
      const rim = rock.map(([x, ry], k) => `${k ? 'L' : 'M'}${n1(x)} ${n1(ry)}`).join('');
      const house = i === 5 ? rock.find(([x]) => x > w * 0.86) : undefined;
      return (
        `<g transform="translate(0 ${n1(y * 1.62)}) scale(1 -.62)" opacity=".4"><path d="${below(rock, y)}" fill="${low}"/></g>` +
        (house && !s.plain ? cabin(house[0], house[1] + 7 * u, 0.8 * u, '#8a3427', '#2b2c34', '#ffe09a') : '') +
        `${ink.def}<path d="${below(rock, y)}" fill="url(#${ink.id})"/><path d="${rim}" fill="none" stroke="#ffcf9c" stroke-opacity="${0.75 - i * 0.05}" stroke-width="${n1((1 + i * 0.3) * u)}"/>` +
        `<path d="${tufts(rock, seed + i, 9 * u, i > 3 ? 90 : 20, 10 * u)}" stroke="#b98a5e" stroke-opacity=".5" stroke-width="${n1(u)}" fill="none"/>` +
        `<path d="M${n1(w * from)} ${n1(y)}L${n1(Math.min(w, w * to))} ${n1(y)}" stroke="#ffdcb4" stroke-opacity=".5" stroke-width="${n1(1.4 * u)}"/>`
      );
    })
    .join('');
  return (
    sky(
      s,
      [
        [0, '#41608c'],
        [0.34, '#8790a8'],
        [0.62, '#d9a594'],
        [0.84, '#f7b27b'],
        [1, '#ffd189'],
      ],
      sea,
    ) +
    glow(sun.x, sun.y, 760 * u, '#ffd79a', 0.9, 0.75) +
    clouds(s, seed + 6, h * 0.14, h * 0.4, 13, '#ffd9b8', 0.62) +
    clouds(s, seed + 16, h * 0.3, h * 0.5, 7, '#8d6f88', 0.4) +
    glow(sun.x, sun.y, 170 * u, '#fff3cf', 0.95) +
    `<circle cx="${n1(sun.x)}" cy="${n1(sun.y)}" r="${n1(40 * u)}" fill="#fff8e0"/>` +
    range(far, sea, '#a3859a', '#e0a58e') +
    mist(s, sea, 34 * u, '#ffd5a4', 0.7) +
    `${water.def}<rect y="${n1(sea)}" width="${w}" height="${n1(h - sea)}" fill="url(#${water.id})"/>` +
    glow(sun.x, sea + 20 * u, 380 * u, '#ffe2ac', 0.75, 0.9) +
    swell(s, seed, sea) +
    glitter(s, seed + 5, sun.x, sea + 3, h, 210 * u, '#fff0c8', 230) +
    islands +
    (s.plain ? '' : sailboat(w * 0.46, sea + h * 0.075, u) + birds(w * 0.76, h * 0.28, 1.1 * u, seed + 4, 8, '#3a3f55'))
  );
});

function swell({ w, h }: Size, seed: number, sea: number): string {
  const roll = random(seed + 60);
  let out = '';
  for (let i = 0; i < 80; i += 1) {
    const s = roll();
    const y = sea + (h - sea) * s;
    const l = w * (0.015 + roll() * 0.05) * (0.4 + s);
    const x = w * roll();
    out += `<path d="M${n1(x - l)} ${n1(y)}Q${n1(x)} ${n1(y - 2 - 4 * s)} ${n1(x + l)} ${n1(y)}Q${n1(x)} ${n1(y + 3 * s)} ${n1(x - l)} ${n1(y)}Z" fill="${roll() > 0.5 ? '#1f3a58' : '#f9c79a'}" fill-opacity="${(0.08 + roll() * 0.14).toFixed(2)}"/>`;
  }
  return out;
}

function sailboat(x: number, y: number, u: number): string {
  return `<g transform="translate(${n1(x)} ${n1(y)}) scale(${(u * 1.1).toFixed(2)})"><path d="M-28 0C-10 4 16 4 32 -3C26 8 18 10 0 10C-14 10 -24 7 -28 0Z" fill="#3a3446"/><path d="M2 -2L2 -66" stroke="#3a3446" stroke-width="2"/><path d="M0 -64C-10 -40 -18 -20 -26 -6L0 -6Z" fill="#fff1da"/><path d="M5 -58C16 -40 24 -22 28 -8L5 -7Z" fill="#f3c79c"/><path d="M-26 14L-8 14M4 18L24 18" stroke="#fff1da" stroke-opacity=".5" stroke-width="1.4"/></g>`;
}
