import { query } from '@/components/query';

const HOUR_MS = 3_600_000;

export const allShops = () => ({ ...query('GET /shops'), staleTime: HOUR_MS });

/** Place and position of a postcode of four digits. */
export const postcode = (zip: string) => ({
  ...query('GET /postalcodes/{zip}', { params: { zip } }),
  enabled: zip !== '',
  staleTime: HOUR_MS,
});
