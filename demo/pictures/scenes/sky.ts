import { fadeDown, nextId } from './paint';
import { n1, random, type Size } from './terrain';

export function sky({ w, h }: Size, stops: [at: number, colour: string][], to = h): string {
  const id = nextId();
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="${n1(to)}">${stops.map(([o, c]) => `<stop offset="${o}" stop-color="${c}"/>`).join('')}</linearGradient><rect width="${w}" height="${h}" fill="url(#${id})"/>`;
}

/** Light in the air: a wide soft disc, optionally flattened. */
export function glow(x: number, y: number, r: number, colour: string, alpha: number, flat = 1): string {
  const id = nextId();
  const stops = [1, 0.72, 0.42, 0.2, 0.07, 0]
    .map(
      (a, i) =>
        `<stop offset="${n1(i * 2) === '0' ? 0 : i * 0.2}" stop-color="${colour}" stop-opacity="${(a * alpha).toFixed(3)}"/>`,
    )
    .join('');
  return `<radialGradient id="${id}">${stops}</radialGradient><ellipse cx="${n1(x)}" cy="${n1(y)}" rx="${n1(r)}" ry="${n1(r * flat)}" fill="url(#${id})"/>`;
}

/** Long thin cloud banks with pointed ends. */
export function clouds(
  { w }: Size,
  seed: number,
  y0: number,
  y1: number,
  count: number,
  colour: string,
  alpha: number,
): string {
  const roll = random(seed);
  let out = '';
  for (let i = 0; i < count; i += 1) {
    const y = y0 + (y1 - y0) * roll();
    const x = w * (roll() * 1.2 - 0.1);
    const l = w * (0.08 + roll() * 0.2);
    const t = l * (0.016 + roll() * 0.022);
    for (let k = 1; k <= 7; k += 1) {
      const s = k / 7;
      out += `M${n1(x - l * s)} ${n1(y)}C${n1(x - l * 0.4 * s)} ${n1(y - t * s)} ${n1(x + l * 0.1)} ${n1(y - t * 1.7 * s)} ${n1(x + l * s)} ${n1(y - t * 0.2)}C${n1(x + l * 0.3)} ${n1(y + t * 0.9 * s)} ${n1(x - l * 0.3)} ${n1(y + t * 0.7 * s)} ${n1(x - l * s)} ${n1(y)}Z`;
      out += '|';
    }
  }
  return out
    .split('|')
    .filter(Boolean)
    .map((d) => `<path d="${d}" fill="${colour}" fill-opacity="${(alpha / 6).toFixed(3)}"/>`)
    .join('');
}

export function mist({ w }: Size, y: number, thickness: number, colour: string, alpha: number): string {
  const up = fadeDown(colour, colour, y - thickness, y, 0, alpha);
  const down = fadeDown(colour, colour, y, y + thickness, alpha, 0);
  return `${up.def}${down.def}<rect y="${n1(y - thickness)}" width="${w}" height="${n1(thickness)}" fill="url(#${up.id})"/><rect y="${n1(y)}" width="${w}" height="${n1(thickness)}" fill="url(#${down.id})"/>`;
}

export function stars({ w }: Size, seed: number, to: number, count: number): string {
  const roll = random(seed);
  let out = '';
  for (let i = 0; i < count; i += 1) {
    const y = to * roll() ** 1.3;
    const r = 0.6 + roll() ** 5 * 2.3;
    out += `<circle cx="${n1(w * roll())}" cy="${n1(y)}" r="${n1(r * (w / 2000) + 0.5)}" fill="#fff" fill-opacity="${(0.25 + roll() * 0.65 * (1 - y / to / 1.4)).toFixed(2)}"/>`;
  }
  return out;
}

/** Short streaks of light lying on water, denser under (x). */
export function glitter(
  { w }: Size,
  seed: number,
  x: number,
  y0: number,
  y1: number,
  spread: number,
  colour: string,
  count: number,
): string {
  const roll = random(seed);
  let out = '';
  for (let i = 0; i < count; i += 1) {
    const s = roll() ** 0.8;
    const y = y0 + (y1 - y0) * s;
    const dx = (roll() + roll() + roll() - 1.5) * spread * (0.35 + s);
    const l = w * 0.004 * (0.6 + roll() * 2.4) * (0.5 + s * 1.6);
    const t = 0.7 + s * 2.6 * (w / 2000);
    out += `<path d="M${n1(x + dx - l)} ${n1(y)}Q${n1(x + dx)} ${n1(y - t)} ${n1(x + dx + l)} ${n1(y)}Q${n1(x + dx)} ${n1(y + t)} ${n1(x + dx - l)} ${n1(y)}Z" fill="${colour}" fill-opacity="${(0.16 + roll() * 0.6).toFixed(2)}"/>`;
  }
  return out;
}
