import { query } from '@/components/query';
import type { Coords } from '@/lib/shops/geo';

const HOUR_MS = 3_600_000;

export const allShops = () => ({ ...query('GET /shops'), staleTime: HOUR_MS });

export const postcode = (zip: string) => ({
  ...query('GET /postalcodes/{zip}', { params: { zip } }),
  enabled: zip !== '',
  staleTime: HOUR_MS,
});

const lonLat = ({ latitude, longitude }: Coords) => `${longitude.toFixed(4)},${latitude.toFixed(4)}`;

/** Metres by road from a place to each shop, in their order after the place itself. */
export const roads = (from: Coords | undefined, shops: readonly { coords: Coords }[]) => ({
  ...query('GET /osrm/table/v1/car/{coordinates}', {
    params: { coordinates: [...(from ? [from] : []), ...shops.map(({ coords }) => coords)].map(lonLat).join(';') },
  }),
  enabled: from !== undefined && shops.length > 0,
  staleTime: HOUR_MS,
});
