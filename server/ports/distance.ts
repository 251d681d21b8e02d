import type { Coords } from '@/lib/shops/geo';

export interface Distances {
  /** To each place, in order; null where no road leads. */
  metres: (number | null)[];
  /** An estimate, to be shown with 'ca.'. */
  approximate: boolean;
}

export interface Distance {
  /** Measures by road. @throws {ShopError} unavailable */
  from(position: Coords, places: readonly Coords[]): Promise<Distances>;
}
