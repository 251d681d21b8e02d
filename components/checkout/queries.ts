import { ask } from '@/components/api';
import { query, unkept } from '@/components/query';

export const stock = (eans: readonly string[]) => ({
  ...query('GET /stock', { query: { eans } }),
  enabled: eans.length > 0,
  ...unkept,
});

const HOUR_MS = 3_600_000;

export const address = ({ street, postcode }: { street: string; postcode: string }) => ({
  ...query('GET /addresses', { query: { street, postcode } }),
  enabled: street !== '',
  staleTime: HOUR_MS,
});

export const currentPurchase = (token = '', { enabled }: { enabled: boolean }) => ({
  ...query('GET /purchases/{token}', { params: { token } }),
  enabled,
  ...unkept,
});

export const purchase = (token: string) => ask('GET /purchases/{token}', { params: { token } });
