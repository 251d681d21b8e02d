import { query } from '@/components/query';

const QUARTER_MS = 900_000;

export const shippingMethods = () => ({ ...query('GET /shipping_methods'), staleTime: QUARTER_MS });

/** The brand's settings; of them the limit for free freight. */
export const settings = () => ({ ...query('GET /settings'), staleTime: QUARTER_MS });
