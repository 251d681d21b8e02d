import { num } from 'demo-chain/pictures/drawing/contour';
import { type Fold, folds, form, panel } from 'demo-chain/pictures/drawing/form';
import { strap } from 'demo-chain/pictures/drawing/luggage';
import { between, type Point } from 'demo-chain/pictures/drawing/outline';
import type { Pen } from 'demo-chain/pictures/drawing/pen';
import { archFrom, archTo, moveTo } from 'demo-chain/pictures/drawing/pitch';
import { toneOf } from 'demo-chain/pictures/drawing/tone';
import { groove, puller, seam, zip } from 'demo-chain/pictures/drawing/trim';
import type { TentDesign } from './tent-design';

export const mesh = toneOf('#4b4a45');
export const inside = toneOf('#d9b878');
export interface Door {
  /** Foot to the left and to the right, and the top of the opening. */
  left: Point;
  right: Point;
  top: Point;
  square: number;
}

/** A door in a wall: open it shows the inner tent and rolls up to one side, half open it hangs, closed it is a zip. */
export function entrance(pen: Pen, how: TentDesign['door'], { left, right, top, square }: Door): string {
  const arch = `${moveTo(left)}${archFrom(left, top, square)}${archTo(top, right, square)}`;
  const volume = { round: 50, bulge: 0.2 };
  if (how === 'closed')
    return (
      seam(pen.main, arch, 3) +
      zip(pen, arch, { width: 10, tape: pen.accent }) +
      puller(pen.accent, right[0], right[1] - 60, 0, 0.8)
    );
  const hole = `${arch}L${num(left[0])} ${num(left[1])}Z`;
  const low = between(left, right, 0.5);
  const inner = between(top, low, 0.16);
  const tent = `${moveTo(between(left, right, 0.13))}${archFrom(between(left, right, 0.13), inner, square * 0.8)}${archTo(inner, between(left, right, 0.9), square * 0.8)}Z`;
  const roll = between(top, right, 0.1);
  return (
    panel(pen, hole, volume, { tone: mesh, matter: 'flat' }) +
    panel(pen, tent, volume, { tone: inside, matter: 'shell' }) +
    zip(
      pen,
      `${moveTo(between(left, right, 0.32))}${archFrom(between(left, right, 0.32), between(inner, low, 0.2), 0.4)}${archTo(between(inner, low, 0.2), between(left, right, 0.74), 0.4)}`,
      { width: 7, tape: pen.dark },
    ) +
    (how === 'half'
      ? form(
          pen,
          `${moveTo(top)}${archTo(top, right, square)}L${num(low[0])} ${num(low[1])}Q${num(top[0] + (right[0] - top[0]) * 0.5)} ${num(top[1] + (low[1] - top[1]) * 0.6)} ${num(top[0])} ${num(top[1])}Z`,
          {
            round: 40,
            bulge: 0.3,
            matter: 'shell',
            inner: folds([[top[0], top[1], low[0], low[1] - 160, right[0] - 30, right[1]] satisfies Fold], 16, 0.9),
          },
        )
      : form(
          pen,
          `${moveTo(roll)}${archTo(roll, right, square)}L${num(right[0] - 34)} ${num(right[1])}${archFrom([right[0] - 34, right[1]], [roll[0] - 4, roll[1] + 24], square)}Z`,
          {
            tone: pen.panel,
            round: 18,
            bulge: 0.8,
            matter: 'shell',
          },
        ) + strap(pen, `M${num(right[0] - 42)} ${num(right[1] - 120)}h46`, 12, pen.accent)) +
    groove(arch, 5, 0.5)
  );
}
