import { forest } from './growth';
import { fadeDown, nextId } from './paint';
import { range } from './range';
import { scene } from './scene';
import { clouds, glitter, glow, mist, sky } from './sky';
import { birds, cabin } from './staffage';
import { below, n1, ridge } from './terrain';

export const fjordMorning = scene((s) => {
  const { w, h, u, seed } = s;
  const shore = h * (s.tall ? 0.66 : 0.64);
  const sun = { x: w * (s.tall ? 0.6 : 0.63), y: shore - h * 0.2 };
  const far = ridge(s, {
    seed: seed + 11,
    foot: shore,
    rise: h * 0.3,
    span: 330 * u,
    shape: (x) => 0.55 + 0.3 * Math.abs(x - 0.6),
  });
  const mid = ridge(s, {
    seed: seed + 23,
    foot: shore,
    rise: h * 0.46,
    span: 420 * u,
    shape: (x) => 0.25 + 0.75 * Math.min(1, Math.abs(x - 0.58) * 2.1),
  });
  const near = ridge(s, {
    seed: seed + 31,
    foot: shore + 4,
    rise: h * 0.62,
    span: 620 * u,
    shape: (x) => Math.max(0, (x - 0.62) / 0.38) ** 0.75,
  });
  const left = ridge(s, {
    seed: seed + 47,
    foot: shore + 4,
    rise: h * 0.34,
    span: 520 * u,
    shape: (x) => Math.max(0, (0.4 - x) / 0.4) ** 0.8,
  });
  const land =
    range(
      far,
      shore,
      '#a9b9c2',
      '#f0dfc2',
      { lit: 'right', shade: '#8ba2b4', shadeAlpha: 0.5, snow: '#fff6e6', snowAlpha: 0.75, reach: 110 * u },
      seed,
    ) +
    mist(s, shore - 26 * u, 60 * u, '#fbe9c8', 0.55) +
    range(
      mid,
      shore,
      '#7f99a6',
      '#dccfb4',
      { lit: 'left', shade: '#587687', shadeAlpha: 0.6, snow: '#fff1da', snowAlpha: 0.6, reach: 190 * u },
      seed + 1,
    ) +
    mist(s, shore - 16 * u, 46 * u, '#f8e3bd', 0.5) +
    range(
      left,
      shore,
      '#6d8a8f',
      '#b9bfa4',
      { lit: 'right', shade: '#476a73', shadeAlpha: 0.55, reach: 190 * u },
      seed + 2,
    ) +
    range(
      near,
      shore,
      '#4f7078',
      '#8ea287',
      { lit: 'left', shade: '#2c4c58', shadeAlpha: 0.75, snow: '#fdeed6', snowAlpha: 0.4, reach: 280 * u },
      seed + 3,
    );
  const woods = ridge(s, {
    seed: seed + 5,
    foot: shore + 6,
    rise: 26 * u,
    span: 300 * u,
    sharp: 0,
    shape: (x) => Math.max(0.1, Math.abs(x - 0.52) * 2.2),
  });
  const trees = `<path d="${forest(
    woods.filter(([x]) => x > w * 0.72 || x < w * 0.2),
    seed + 9,
    30 * u,
    9 * u,
    0.9,
  )}" fill="#3d5c52"/><path d="${below(woods, shore + 8)}" fill="#46655a" fill-opacity=".9"/>`;
  const water = fadeDown('#f3dcae', '#4e7f8e', shore, h);
  const veil = fadeDown('#f7e3b8', '#3f7183', shore, h, 0.28, 0.82);
  const mirror = nextId();
  const bank = ridge(s, {
    seed: seed + 61,
    foot: h + 10 * u,
    rise: h * 0.2,
    span: 520 * u,
    sharp: 0.1,
    octaves: 5,
    shape: (x) => 0.2 + 0.8 * Math.max(0, (x - 0.5) * 2),
  });
  const shoreGround = fadeDown('#4f6b4a', '#2f4636', h * 0.85, h);
  const cabinAt = bank.find(([x]) => x > w * 0.8) ?? [w * 0.8, h * 0.9];
  return (
    sky(
      s,
      [
        [0, '#8fb6c9'],
        [0.35, '#c6d6d2'],
        [0.7, '#f6e2b4'],
        [1, '#fbd79a'],
      ],
      shore,
    ) +
    glow(sun.x, sun.y, 640 * u, '#fff0c4', 0.95) +
    clouds(s, seed + 2, h * 0.1, h * 0.34, 7, '#fff4df', 0.6) +
    `<circle cx="${n1(sun.x)}" cy="${n1(sun.y)}" r="${n1(30 * u)}" fill="#fffbea"/>` +
    land +
    trees +
    glow(sun.x, sun.y + 30 * u, 420 * u, '#ffe7a8', 0.4) +
    `${water.def}<rect y="${n1(shore)}" width="${w}" height="${n1(h - shore)}" fill="url(#${water.id})"/>` +
    `<clipPath id="${mirror}"><rect y="${n1(shore)}" width="${w}" height="${n1(h - shore)}"/></clipPath><g clip-path="url(#${mirror})"><g transform="translate(0 ${n1(shore * 1.82)}) scale(1 -.82)" opacity=".55">${range(far, shore, '#a9b9c2', '#f0dfc2')}${range(mid, shore, '#7f99a6', '#cfc4aa')}${range(left, shore, '#6d8a8f', '#9fae9a')}${range(near, shore, '#4f7078', '#7f957e')}</g></g>` +
    `${veil.def}<rect y="${n1(shore)}" width="${w}" height="${n1(h - shore)}" fill="url(#${veil.id})"/>` +
    glow(sun.x, shore + 40 * u, 330 * u, '#fff0c0', 0.7, 0.75) +
    glitter(s, seed + 3, sun.x, shore + 4, h * 0.97, 240 * u, '#fff7dc', 190) +
    glitter(s, seed + 4, w * 0.35, shore + 8, h, 760 * u, '#ffffff', 70) +
    mist(s, shore, 26 * u, '#fff3d8', 0.6) +
    (s.plain ? '' : boat(w * 0.46, shore + h * 0.13, u)) +
    `${shoreGround.def}<path d="${forest(
      bank.filter(([x]) => x > w * 0.86),
      seed + 19,
      120 * u,
      26 * u,
      0.9,
    )}" fill="#29443a"/><path d="${below(bank, h)}" fill="url(#${shoreGround.id})"/>` +
    (s.plain
      ? ''
      : cabin(cabinAt[0], cabinAt[1] + 6 * u, 0.95 * u, '#9c3b2a', '#2f3436') +
        birds(w * 0.44, h * 0.27, u, seed + 6, 7, '#3d5560'))
  );
});

function boat(x: number, y: number, u: number): string {
  return `<g transform="translate(${n1(x)} ${n1(y)}) scale(${n1(u * 0.9)})"><path d="M-120 10L120 10" stroke="#fff7df" stroke-opacity=".5" stroke-width="1.5"/><path d="M-38 0C-20 3 24 3 42 -4C36 8 22 12 0 12C-18 12 -32 8 -38 0Z" fill="#2e3f45"/><path d="M-6 0C-8 -16 -2 -24 6 -22C12 -18 12 -8 10 0Z" fill="#b4502f"/><circle cx="4" cy="-27" r="5" fill="#e2ad86"/><path d="M8 -14L-26 8M8 -12L40 9" stroke="#2e3f45" stroke-width="1.8"/></g>`;
}
