import { type Region, regionOf } from './regions';

const SCENES: Record<Region, string> = {
  0: 'forest-mist',
  1: 'forest-mist',
  2: 'winter-peaks',
  3: 'plateau-autumn',
  4: 'coast-evening',
  5: 'fjord-morning',
  6: 'fjord-morning',
  7: 'plateau-autumn',
  8: 'winter-peaks',
  9: 'northern-night',
};

/** A scene from the shop's part of the country. */
export const shopScene = (postNo: string, shape: 'wide' | 'card') =>
  `/pictures/scenes/${SCENES[regionOf(postNo)] ?? 'forest-mist'}-${shape}`;
