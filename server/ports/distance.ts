import type { Coords } from '@/lib/shops/geo';

export interface Distances {
  metres: (number | null)[];
  /** An estimate, to be shown with 'ca.'. */
  approximate: boolean;
}

export interface Distance {
  from(position: Coords, places: readonly Coords[]): Promise<Distances>;
}
