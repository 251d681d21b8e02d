import type { SilhouetteKind, View } from './keys';

const all: readonly View[] = ['front', 'back', 'detail', 'closer', 'packed', 'scene'];
/** Of these the other side shows nothing a customer would want to see. */
const withoutBack: readonly View[] = ['front', 'angle', 'detail', 'closer', 'packed', 'scene'];

/** The pictures an article has, in the order in which its page shows them. */
export const viewsOf = (kind: SilhouetteKind): readonly View[] => table[kind] ?? all;

/** What is never folded away. */
const whole: readonly View[] = ['front', 'angle', 'back', 'detail', 'closer', 'scene'];

const withoutBackOrPacked: readonly View[] = ['front', 'angle', 'detail', 'closer', 'scene'];

const table: Partial<Record<SilhouetteKind, readonly View[]>> = {
  'storm-kitchen': withoutBack,
  'gas-stove': withoutBack,
  'multifuel-stove': withoutBack,
  'mountain-bike': whole,
  'hybrid-bike': whole,
  'e-bike': whole,
  'gravel-bike': whole,
  'child-bike': whole,
  'bicycle-helmet': whole,
  'ski-helmet': whole,
  goggles: withoutBack,
  football: withoutBack,
  handball: withoutBack,
  volleyball: withoutBack,
  sledge: withoutBackOrPacked,
  pulk: withoutBack,
  'steering-sledge': withoutBackOrPacked,
  'alpine-ski': withoutBack,
  'touring-ski': withoutBack,
  'cross-country-ski': withoutBack,
  'mountain-ski': withoutBack,
  'hiking-poles': withoutBack,
  'running-poles': withoutBack,
  'alpine-poles': withoutBack,
  'cross-country-poles': withoutBack,
  'mountain-ski-poles': withoutBack,
  'head-torch': whole,
  'running-torch': whole,
  'child-torch': whole,
  'helmet-torch': withoutBackOrPacked,
  'sports-glasses': withoutBack,
  'child-sunglasses': withoutBack,
  'cycling-glasses': withoutBack,
  sunglasses: withoutBack,
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
