import type { Point } from 'demo-chain/pictures/drawing/curve';
import { type Ground, groundUnder } from 'demo-chain/pictures/drawing/ground';
import type { Pen } from 'demo-chain/pictures/drawing/pen';
import { type Side, silhouette } from 'demo-chain/pictures/drawing/silhouette';
import type { Subject } from 'demo-chain/pictures/subject';
import { inItsBox } from './box';
import { flatLay, lyingPair, pairOfSoles, standingPair } from './pair';
import type { TreadDesign } from './tread';

/** What there is to know of a kind of footwear to show it from all sides. */
export interface Footwear<Design> {
  designOf(subject: Subject): Design;
  /** Units from the ground to the top. */
  highOf(design: Design): number;
  /** One of the pair seen from the outside, on its floor. */
  one(pen: Pen, design: Design, floor: number): string;
  /** One from above, the toe up; what is too high for that is shown as a standing pair. */
  above?(pen: Pen, design: Design): string;
  treadOf(pen: Pen, design: Design): TreadDesign;
  groundOf(pen: Pen): Ground;
  /** Length of the sole, and what is looked at up close. */
  size(design: Design): number;
  closeUp(design: Design, floor: number): { at: Point; zoom: number };
  /** Size of a pair laid down for its band. */
  laid?: number;
}

/** Stands so that it is in the middle of the picture. */
export const floorUnder = (high: number) => Math.round(606 + high / 2);

export function footwear<Design>(kind: Footwear<Design>) {
  const drawn = (pen: Pen, side: Side): string => {
    const design = kind.designOf(pen.subject);
    const high = kind.highOf(design);
    const floor = floorUnder(high);
    const one = (small: Pen) => kind.one(small, design, floor);
    const { above } = kind;
    const fromAbove = above && ((small: Pen) => above(small, design));
    switch (side) {
      case 'back':
        return pairOfSoles(pen, kind.treadOf(pen, design));
      case 'angle':
        return fromAbove
          ? flatLay(pen, one, fromAbove, { long: kind.size(design), high })
          : standingPair(pen, floor, one);
      case 'packed':
        return fromAbove ? inItsBox(pen, fromAbove) : lyingPair(pen, one, kind.laid);
      case 'front':
        return (pen.view === 'scene' ? groundUnder(pen, kind.groundOf(pen), floor, kind.size(design)) : '') + one(pen);
    }
  };
  return silhouette((pen) => {
    const design = kind.designOf(pen.subject);
    const floor = floorUnder(kind.highOf(design));
    return {
      rest: 'stands',
      floor,
      restOf: { back: 'lies', packed: 'lies', angle: kind.above ? 'lies' : 'stands' },
      details: [kind.closeUp(design, floor), { of: 'back', at: [480, 600], zoom: 1 }],
      outdoors: 0.86,
    };
  }, drawn);
}
