import { greatCircle } from '@/lib/shops/geo';
import type { Nearby, StockedShop } from './types';

const MOST_NAMED = 3;

export function nearby(shelves: readonly StockedShop[]): Nearby[] {
  const far = ({ latitude, longitude, fromLatitude, fromLongitude }: StockedShop) =>
    greatCircle({ latitude: fromLatitude, longitude: fromLongitude }, { latitude, longitude });
  const eans = [...new Set(shelves.map(({ ean }) => ean))];
  return eans.map((ean) => ({
    ean,
    shops: shelves
      .filter((shelf) => shelf.ean === ean)
      .sort((a, b) => far(a) - far(b))
      .slice(0, MOST_NAMED)
      .map(({ name }) => name),
  }));
}
