import type { Pen, Volume } from 'demo-chain/pictures/drawing/pen';
import { type Cut, cutOf } from './cut';
import type { JacketDesign } from './design';
import { type Tones, tonesOf } from './tones';

/** What every part of one jacket is made at: the pen, the pattern, and the colours. */
export interface Bench {
  pen: Pen;
  cut: Cut;
  design: JacketDesign;
  tones: Tones;
  volume: Volume;
}

/** From behind, right is left and the tail is what hangs down. */
function turned(design: JacketDesign): JacketDesign {
  const { measures } = design;
  const [left, right] = measures.poses;
  return { ...design, measures: { ...measures, poses: [right, left], dip: measures.dip + measures.tail } };
}

export function benchOf(pen: Pen, worn: JacketDesign): Bench {
  const design = pen.back ? turned(worn) : worn;
  return { pen, design, cut: cutOf(design.measures), tones: tonesOf(pen, design), volume: { round: 92, bulge: 0.56 } };
}
