import type { Shop } from '@/lib/contracts/shops';
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

export const shopPicture = ({ picture, postNo }: Pick<Shop, 'picture' | 'postNo'>) =>
  picture ?? `/pictures/scenes/${SCENES[regionOf(postNo)] ?? 'forest-mist'}-wide`;
