import { num } from './contour';
import { onColour } from './layers';

/** A motif knitted in all round, seen narrower towards the sides. */
export function around(half: number, y: number, count: number, d: string, ink: string): string {
  let out = '';
  for (let i = 0; i < count; i += 1) {
    const turn = ((i - (count - 1) / 2) / count) * Math.PI * 0.98;
    const x = 480 + Math.sin(turn) * half * 0.98;
    const width = Math.max(0.12, Math.cos(turn));
    out += `<path transform="translate(${num(x)} ${num(y + Math.cos(turn) * 12)}) scale(${width.toFixed(2)} 1)" d="${d}" fill="${ink}"/>`;
  }
  return onColour(out);
}

export const motifs = {
  stars: 'M0 -24L6 -8L24 -6L10 4L14 22L0 12L-14 22L-10 4L-24 -6L-6 -8Z',
  dots: 'M0 -11L11 0L0 11L-11 0Z',
  zigzag: 'M-34 20L0 -20L34 20L34 34L0 -4L-34 34Z',
  waves: 'M-34 0C-22 -22 -12 -22 0 0S22 22 34 0V14C22 36 12 36 0 14S-22 -8 -34 14Z',
} as const;
