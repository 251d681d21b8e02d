import { num } from './contour';
import { form, tube } from './form';
import type { Pen } from './pen';
import { toneOf } from './tone';
import { groove } from './trim';

const weathered = toneOf('#9a8d7c');

/** A fence post from (x, y) down out of the picture, for what is put over it or hung on it. */
export function post(pen: Pen, x: number, y: number, wide = 120): string {
  const lot = pen.lot('post');
  const half = wide / 2;
  const d = `M${num(x - half)} ${num(y + 14)}C${num(x - half * 0.6)} ${num(y - 8)} ${num(x + half * 0.5)} ${num(y - 10)} ${num(x + half)} ${num(y + 10)}L${num(x + half + 4)} 1700L${num(x - half - 4)} 1700Z`;
  const cracks = Array.from({ length: 4 }, () => {
    const at = x + lot.int(-36, 36);
    const from = y + lot.int(10, 300);
    return groove(
      `M${num(at)} ${num(from)}C${num(at + 6)} ${num(from + 90)} ${num(at - 6)} ${num(from + 170)} ${num(at)} ${num(from + 300)}`,
      4,
      0.7,
    );
  }).join('');
  return form(pen, d, { tone: weathered, matter: 'wood', grain: 90, round: half, bulge: 0.8, inner: cracks });
}

/** A wooden peg in a post, to hang things on. */
export const peg = (pen: Pen, x: number, y: number): string =>
  tube(pen, `M${num(x)} ${num(y)}L${num(x + 4)} ${num(y - 26)}`, 30, { tone: weathered, matter: 'wood' });
