import { nextId } from './paint';
import { glow } from './sky';
import { n1, random } from './terrain';

const at = (x: number, y: number, s: number, body: string, flip = false) =>
  `<g transform="translate(${n1(x)} ${n1(y)}) scale(${flip ? -s : s} ${s})">${body}</g>`;

/** A small tent with a lamp inside; (x, y) is the middle of its floor. */
export function litTent(x: number, y: number, s: number, cloth = '#e08a3c', lamp = 0.8): string {
  const id = nextId();
  return (
    glow(x, y - 12 * s, 120 * s, '#ffc875', 0.5 * lamp, 0.6) +
    at(
      x,
      y,
      s,
      `<radialGradient id="${id}" cx=".5" cy=".85" r=".9"><stop stop-color="#fff0bd"/><stop offset=".4" stop-color="#ffc46a"/><stop offset="1" stop-color="${cloth}"/></radialGradient>` +
        `<path d="M-46 0C-36 -26 -16 -46 4 -48C26 -44 44 -24 54 0Z" fill="url(#${id})"/><path d="M4 -48C26 -44 44 -24 54 0L30 0C28 -22 20 -38 4 -48Z" fill="#3a2416" fill-opacity=".28"/><path d="M-18 0C-14 -18 -8 -32 2 -40C10 -30 14 -14 14 0Z" fill="#fff6d6" fill-opacity=".85"/><path d="M4 -48C-2 -30 -12 -12 -18 0M4 -48C12 -30 14 -14 14 0" stroke="#8c4a1c" stroke-opacity=".6" stroke-width="1.2" fill="none"/><path d="M-46 0L-66 6M54 0L72 6" stroke="#3a2a20" stroke-opacity=".5" stroke-width="1"/>`,
    )
  );
}

export function cabin(x: number, y: number, s: number, wall: string, roof: string, window = '#ffd68a'): string {
  return (
    glow(x - 8 * s, y - 22 * s, 90 * s, '#ffc875', 0.35, 0.6) +
    at(
      x,
      y,
      s,
      `<path d="M-48 0L-48 -32L-16 -62L16 -32L16 0Z" fill="${wall}"/><path d="M16 0L16 -32L-16 -62L52 -62L84 -32L84 0Z" fill="${wall}"/><path d="M16 0L16 -32L84 -32L84 0Z" fill="#000" fill-opacity=".22"/>` +
        `<path d="M-56 -28L-16 -67L54 -67L92 -29L18 -29L-16 -59L-50 -24Z" fill="${roof}"/><path d="M-16 -67L54 -67L92 -29L20 -29Z" fill="#fff" fill-opacity=".07"/><rect x="34" y="-84" width="9" height="20" fill="${roof}"/>` +
        `<rect x="-30" y="-26" width="12" height="14" fill="${window}"/><rect x="-8" y="-26" width="12" height="26" fill="#20160f" fill-opacity=".6"/><rect x="34" y="-23" width="14" height="12" fill="${window}"/><rect x="58" y="-23" width="14" height="12" fill="${window}"/><path d="M-24 -26V-12M-30 -19H-18M41 -23V-11M65 -23V-11" stroke="#5a3518" stroke-width="1"/>`,
    )
  );
}

/** Someone on cross-country skis, going right. */
export function skier(x: number, y: number, s: number, coat: string, ink = '#1a2230'): string {
  return at(
    x,
    y,
    s,
    `<path d="M-34 2L30 -1Q36 -2 38 -6M-22 4L40 3Q46 2 48 -2" stroke="${ink}" stroke-width="1.6" fill="none" stroke-linecap="round"/>` +
      `<path d="M-2 -30C2 -22 10 -16 14 -10C16 -6 14 -2 16 1M-4 -30C-6 -20 -12 -14 -18 -8L-24 1" stroke="${ink}" stroke-width="5.4" fill="none" stroke-linecap="round" stroke-linejoin="round"/>` +
      `<path d="M-6 -29C-6 -40 0 -50 9 -55C15 -54 17 -49 15 -44C11 -38 6 -33 3 -27Z" fill="${coat}"/><path d="M-7 -34C-12 -42 -8 -54 1 -56L6 -48Z" fill="${ink}" fill-opacity=".8"/>` +
      `<path d="M9 -51C16 -46 20 -42 27 -42M7 -49C2 -42 -4 -38 -11 -36" stroke="${coat}" stroke-width="4" fill="none" stroke-linecap="round"/><path d="M27 -42L14 3M-11 -36L-32 2" stroke="${ink}" stroke-width="1.2"/>` +
      `<circle cx="15" cy="-60" r="5" fill="#e6b58e"/><path d="M10 -61C10 -67 19 -68 20 -62Z" fill="${coat}"/>`,
  );
}

/** Someone walking with a rucksack, seen from the side, going left. */
export function walker(x: number, y: number, s: number, coat: string, ink = '#1c2126'): string {
  return at(
    x,
    y,
    s,
    `<path d="M0 -26L-9 -13L-11 0M1 -26L8 -13L14 -1" stroke="${ink}" stroke-width="5.6" fill="none" stroke-linecap="round" stroke-linejoin="round"/><path d="M-6 -50C-1 -54 6 -52 7 -46L6 -25C2 -23 -4 -23 -6 -25Z" fill="${coat}"/><path d="M6 -54C14 -55 18 -50 18 -42L16 -28C13 -25 8 -26 6 -29Z" fill="#8c3b24"/><path d="M-3 -46L-13 -34L-16 -30" stroke="${coat}" stroke-width="4.2" fill="none" stroke-linecap="round"/><path d="M-16 -36L-20 1" stroke="${ink}" stroke-width="1.3"/><circle cx="-2" cy="-58" r="5" fill="#e2ad86"/><path d="M-7 -59C-7 -66 3 -66 4 -59Z" fill="${coat}"/>`,
  );
}

export function birds(x: number, y: number, s: number, seed: number, count: number, ink: string): string {
  const roll = random(seed);
  let d = '';
  for (let i = 0; i < count; i += 1) {
    const bx = x + (roll() - 0.5) * 190 * s;
    const by = y + (roll() - 0.5) * 70 * s;
    const k = s * (0.5 + roll() * 0.5);
    d += `M${n1(bx - 11 * k)} ${n1(by - 4 * k)}Q${n1(bx - 4 * k)} ${n1(by - 7 * k)} ${n1(bx)} ${n1(by)}Q${n1(bx + 5 * k)} ${n1(by - 8 * k)} ${n1(bx + 13 * k)} ${n1(by - 5 * k)}Q${n1(bx + 5 * k)} ${n1(by - 5.6 * k)} ${n1(bx)} ${n1(by + 2.4 * k)}Q${n1(bx - 4 * k)} ${n1(by - 4.6 * k)} ${n1(bx - 11 * k)} ${n1(by - 4 * k)}Z`;
  }
  return `<path d="${d}" fill="${ink}" fill-opacity=".75"/>`;
}
