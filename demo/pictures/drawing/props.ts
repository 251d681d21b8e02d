import { num } from './contour';
import { folds, form, tube } from './form';
import type { Pen } from './pen';
import { toneOf } from './tone';
import { groove } from './trim';

const granite = toneOf('#8d8f8c');

/** A flat stone whose upper edge is at (x, y), for goods that lie or stand on something outdoors. */
export function rock(pen: Pen, x: number, y: number, half: number): string {
  const lot = pen.lot('rock');
  const jag = () => lot.int(-12, 12);
  const low = y + half * 0.62;
  const d =
    `M${num(x - half)} ${num(y + 30 + jag())}L${num(x - half * 0.7)} ${num(y + jag() * 0.4)}L${num(x + half * 0.55)} ${num(y + jag() * 0.3)}L${num(x + half)} ${num(y + 26 + jag())}` +
    `L${num(x + half * 1.16)} ${num(low - 40 + jag())}L${num(x + half * 0.9)} ${num(low)}L${num(x - half * 0.86)} ${num(low + 6)}L${num(x - half * 1.14)} ${num(low - 50 + jag())}Z`;
  return form(pen, d, {
    tone: granite,
    matter: 'stone',
    round: 40,
    bulge: 0.7,
    inner: folds(
      [
        [x - half * 0.6, y + 6, x - half * 0.5, y + half * 0.3, x - half * 0.66, low],
        [x + half * 0.3, y + 4, x + half * 0.42, y + half * 0.3, x + half * 0.3, low],
      ],
      20,
      0.9,
    ),
  });
}

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
