import type { Coords } from '@/lib/shops/geo';

export interface Distances {
  /** Metres to each place asked for, in order; null where no road leads. */
  metres: (number | null)[];
  /** An estimate, to be shown with 'ca.'. */
  approximate: boolean;
}

/** How far it is by road. Throws ShopError 'unavailable' when nobody answers. */
export interface Distance {
  from(position: Coords, places: readonly Coords[]): Promise<Distances>;
}
