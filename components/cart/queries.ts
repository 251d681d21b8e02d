import { query } from '@/components/query';

const QUARTER_MS = 900_000;

/** The ways to get the goods, with what each costs. */
export const shippingMethods = () => ({ ...query('GET /shipping_methods'), staleTime: QUARTER_MS });

/** What is set for the brand; of it the limit for free freight. */
export const settings = () => ({ ...query('GET /settings'), staleTime: QUARTER_MS });
