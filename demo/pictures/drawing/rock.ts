import { num } from './contour';
import { folds, form } from './form';
import type { Pen } from './pen';
import { toneOf } from './tone';

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
