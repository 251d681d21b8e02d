import { num } from './contour';
import { form, tube } from './form';
import type { Pen } from './pen';
import { curve, type Spot } from './space';
import { toneOf } from './tone';
import { groove } from './trim';

const timber = toneOf('#8d7a63');
const rock = toneOf('#7f8285');
const snow = toneOf('#f3f6f9');

/** Weathered posts and rails behind what leans on them. */
export function fence(pen: Pen, floor: number): string {
  const lot = pen.lot('fence');
  const rail = (y: number) =>
    tube(pen, `M-40 ${num(y + lot.int(-6, 6))}L1000 ${num(y + lot.int(-6, 6))}`, 26, {
      tone: timber,
      matter: 'wood',
      grain: 90,
    });
  const post = (x: number) => {
    const lean = lot.int(-5, 5);
    return form(
      pen,
      `M${num(x - 21 + lean)} ${num(floor - 420)}L${num(x + 19 + lean)} ${num(floor - 428)}L${num(x + 23)} ${num(floor - 14)}L${num(x - 23)} ${num(floor - 14)}Z`,
      {
        tone: timber,
        matter: 'wood',
        round: 18,
        inner: groove(`M${num(x - 4 + lean)} ${num(floor - 420)}L${num(x + 2)} ${num(floor - 200)}`, 3, 0.5),
      },
    );
  };
  return rail(floor - 330) + rail(floor - 170) + post(300 + lot.int(-30, 30)) + post(742 + lot.int(-30, 30));
}

/** A boulder whose flat top lies at `top`; things are laid on it. */
export function boulder(pen: Pen, top: number, floor: number, half = 380): string {
  const lot = pen.lot('boulder');
  const jut = () => lot.int(-18, 18);
  const spots: Spot[] = [
    [480 - half * 0.82, top + 34 + jut()],
    [480 - half * 0.45, top + 6],
    [480, top - 4],
    [480 + half * 0.5, top + 4],
    [480 + half * 0.88, top + 40 + jut()],
    [480 + half + jut(), floor - 40],
    [480 + half * 0.9, floor + 8],
    [480, floor + 14],
    [480 - half * 0.92, floor + 8],
    [480 - half + jut(), floor - 50],
  ];
  return form(pen, curve(spots, true), {
    tone: rock,
    matter: 'rock',
    round: Math.min(90, (floor - top) * 0.5),
    bulge: 0.5,
    inner:
      groove(
        `M${num(480 - half * 0.5)} ${num(top)}L${num(480 - half * 0.3)} ${num((top + floor) / 2)}L${num(480 - half * 0.46)} ${num(floor)}`,
        4,
        0.4,
      ) +
      groove(`M${num(480 + half * 0.34)} ${num(top)}L${num(480 + half * 0.5)} ${num((top * 2 + floor) / 3)}`, 4, 0.4),
  });
}

/** Snow from side to side and down to the lower edge, in which things stand and lie. */
export const snowfield = (pen: Pen, top: number): string =>
  form(
    pen,
    `M-400 ${num(top + 40)}C-100 ${num(top + 14)} 160 ${num(top - 6)} 400 ${num(top + 4)}C560 ${num(top + 10)} 760 ${num(top - 10)} 1000 ${num(top + 10)}L1400 ${num(top + 40)}L1400 ${num(top + 900)}L-400 ${num(top + 900)}Z`,
    { tone: snow, matter: 'snow', round: 60, bulge: 0.3, edge: 0 },
  );
