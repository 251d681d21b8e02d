import { query } from '@/components/query';

const QUARTER_MS = 900_000;

export const shippingMethods = () => ({ ...query('GET /shipping_methods'), staleTime: QUARTER_MS });

export const settings = () => ({ ...query('GET /settings'), staleTime: QUARTER_MS });
