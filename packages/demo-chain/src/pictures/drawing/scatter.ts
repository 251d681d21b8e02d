import { at, type Random } from 'demo-chain/random';
import { num } from './contour';
import { onColour } from './layers';

export type Scatter = 'none' | 'dots' | 'stars' | 'peaks' | 'drops';

const shapes: Record<Exclude<Scatter, 'none'>, string> = {
  dots: 'M-9 0C-9 -12 9 -12 9 0C9 12 -9 12 -9 0Z',
  stars: 'M0 -15L4 -5L15 -4L7 3L9 14L0 8L-9 14L-7 3L-15 -4L-4 -5Z',
  peaks: 'M-18 11L-6 -11L0 -2L6 -8L18 11Z',
  drops: 'M0 -15C8 -4 10 0 10 5C10 16 -10 16 -10 5C-10 0 -8 -4 0 -15Z',
};

/** A print of small shapes all over, in inks of which the first is the most common. Goes into a form. */
export function scatterOver(scatter: Scatter, inks: readonly string[], lot: Random): string {
  if (scatter === 'none') return '';
  let out = '';
  for (let row = 0; row < 15; row += 1)
    for (let column = 0; column < 9; column += 1) {
      const x = 250 + column * 58 + (row % 2) * 29 + lot.int(-6, 6);
      const y = 330 + row * 56 + lot.int(-6, 6);
      const colour = lot.chance(0.5) ? at(inks, 0) : lot.pick(inks);
      out += `<path d="${shapes[scatter]}" fill="${colour}" transform="translate(${num(x)} ${num(y)}) rotate(${lot.int(-20, 20)})"/>`;
    }
  return onColour(out);
}
