import type { SilhouetteKind, View } from './keys';

const all: readonly View[] = ['front', 'back', 'detail', 'closer', 'packed', 'scene'];
/** Of these the other side shows nothing a customer would want to see. */
const withoutBack: readonly View[] = ['front', 'angle', 'detail', 'closer', 'packed', 'scene'];

/** The pictures an article has, in the order in which its page shows them. */
export const viewsOf = (kind: SilhouetteKind): readonly View[] => table[kind] ?? all;

const table: Partial<Record<SilhouetteKind, readonly View[]>> = {
  'sports-drink': withoutBack,
  'energy-drink': withoutBack,
  thermos: withoutBack,
  'water-bottle': withoutBack,
  'child-bottle': withoutBack,
  'training-bottle': withoutBack,
  'cycling-bottle': withoutBack,
  'mountain-boot': withoutBack,
  'hiking-boot': withoutBack,
  'winter-boot': withoutBack,
  'approach-shoe': withoutBack,
  'trail-shoe': withoutBack,
  'running-shoe': withoutBack,
  'leisure-shoe': withoutBack,
  'lined-rubber-boot': withoutBack,
  'rubber-boot': withoutBack,
  'ski-boot': withoutBack,
  'cross-country-boot': withoutBack,
  'ice-skates': withoutBack,
  'hiking-sock': withoutBack,
  'ski-sock': withoutBack,
  'wool-sock': withoutBack,
};
