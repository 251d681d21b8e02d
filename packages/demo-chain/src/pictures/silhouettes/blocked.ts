import { panel } from 'demo-chain/pictures/drawing/form';
import { corners } from 'demo-chain/pictures/drawing/outline';
import type { Pen, Volume } from 'demo-chain/pictures/drawing/pen';
import type { BagDesign } from './bag-design';

const areaOf = (blocking: BagDesign['blocking'], [l, t, r, b]: readonly [number, number, number, number]): string => {
  const at = (x: number, y: number): [number, number] => [l + (r - l) * x, t + (b - t) * y];
  const areas: Record<BagDesign['blocking'], string> = {
    one: '',
    ends:
      corners(at(-0.2, 0.84), at(1.2, 0.84), at(1.2, 1.2), at(-0.2, 1.2)) +
      corners(at(-0.2, -0.3), at(1.2, -0.3), at(1.2, 0.14), at(-0.2, 0.14)),
    foot: corners(at(-0.2, 0.66), at(1.2, 0.66), at(1.2, 1.2), at(-0.2, 1.2)),
    top: corners(at(-0.2, -0.3), at(1.2, -0.3), at(1.2, 0.3), at(-0.2, 0.3)),
    middle: corners(at(-0.2, 0.4), at(1.2, 0.4), at(1.2, 0.62), at(-0.2, 0.62)),
    slant: corners(at(-0.2, 0.9), at(1.2, 0.4), at(1.2, 1.3), at(-0.2, 1.3)),
  };
  return areas[blocking];
};

export function blocked(
  pen: Pen,
  { blocking, matter }: BagDesign,
  box: readonly [number, number, number, number],
  volume: Volume,
): string {
  const area = areaOf(blocking, box);
  return area
    ? panel(pen, area, volume, { tone: blocking === 'ends' || blocking === 'foot' ? pen.panel : pen.accent, matter })
    : '';
}
