import { mix } from '@/demo/pictures/drawing/tone';
import { paperColours } from '@/demo/pictures/light/compose';
import type { View } from './keys';
import type { Subject } from './subject';

/** How much of a picture the goods take, and how much of their colour is left when light, shade and trim are mixed in. */
const SHARE: Partial<Record<View, number>> = { detail: 0.55, closer: 0.55, packed: 0.2 };
const OTHERS = 0.24;
/** Half of the way from the middle of the sheet to its rim. */
const PAPER = 0.5;

/** About the average colour of a picture of goods, known before it is drawn: what stands in its place until it comes. */
export function averageOf({ tint }: Subject, view: View): string {
  const { middle, rim } = paperColours(tint.base);
  return mix(mix(middle, rim, PAPER), tint.base, SHARE[view] ?? OTHERS);
}
