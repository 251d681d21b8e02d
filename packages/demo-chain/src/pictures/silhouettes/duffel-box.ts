import { num } from 'demo-chain/pictures/drawing/contour';
import { panel } from 'demo-chain/pictures/drawing/form';
import { corners } from 'demo-chain/pictures/drawing/outline';
import type { Pen, Volume } from 'demo-chain/pictures/drawing/pen';
import type { BagDesign } from './bag-design';

export const FLOOR = 930;

export interface Box {
  left: number;
  right: number;
  top: number;
  high: number;
  wide: number;
  /** Half the breadth of the end one sees. */
  depth: number;
}

export function boxOf({ litres, shape, shoes }: BagDesign): Box {
  const wide = 460 + litres * 2.6 + (shape === 'slope' ? 30 : 0);
  const high = 250 + litres * 1.1 + (shape === 'box' ? 50 : 0) + (shoes ? 20 : 0);
  const depth = 54 + litres * 0.25;
  const left = 480 - (wide + depth) / 2;
  return { left, right: left + wide, top: FLOOR - high, high, wide, depth };
}

export function outline({ shape }: BagDesign, { left, right, top, high }: Box): string {
  const r = shape === 'barrel' ? high * 0.4 : 60;
  const drop = shape === 'slope' ? high * 0.2 : 0;
  const l = num(left);
  return (
    `M${num(left + r)} ${num(top + drop)}C${num(left + 200)} ${num(top - 16 + drop * 0.4)} ${num(right - 200)} ${num(top - 16)} ${num(right)} ${num(top)}` +
    `L${num(right)} ${FLOOR}C${num(right - 160)} ${FLOOR + 8} ${num(left + 160)} ${FLOOR + 8} ${num(left + r * 0.7)} ${FLOOR}C${num(left + r * 0.2)} ${FLOOR} ${l} ${num(FLOOR - r * 0.4)} ${l} ${num(FLOOR - high * 0.45)}C${l} ${num(top + drop + r * 0.4)} ${num(left + r * 0.3)} ${num(top + drop)} ${num(left + r)} ${num(top + drop)}Z`
  );
}

export function coloured(
  pen: Pen,
  { blocking, matter }: BagDesign,
  { left, right, top, high, wide }: Box,
  volume: Volume,
): string {
  const surface = { tone: pen.accent, matter };
  switch (blocking) {
    case 'one':
      return '';
    case 'ends':
      return panel(
        pen,
        corners([0, 0], [left + wide * 0.17, 0], [left + wide * 0.17, 1200], [0, 1200]),
        volume,
        surface,
      );
    case 'foot':
      return panel(pen, corners([0, FLOOR - high * 0.34], [960, FLOOR - high * 0.34], [960, 1200], [0, 1200]), volume, {
        ...surface,
        tone: pen.panel,
      });
    case 'top':
      return panel(pen, corners([0, 0], [960, 0], [960, top + high * 0.36], [0, top + high * 0.36]), volume, surface);
    case 'middle':
      return panel(
        pen,
        corners(
          [left + wide * 0.28, 0],
          [left + wide * 0.72, 0],
          [left + wide * 0.72, 1200],
          [left + wide * 0.28, 1200],
        ),
        volume,
        { ...surface, tone: pen.panel },
      );
    case 'slant':
      return panel(
        pen,
        corners([right - wide * 0.46, 0], [960, 0], [960, 1200], [right - wide * 0.3, 1200]),
        volume,
        surface,
      );
  }
}
