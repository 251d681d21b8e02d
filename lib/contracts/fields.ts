import { z } from 'zod';
import { IDEMPOTENCY_KEY } from '@/lib/orders/idempotency-key';
import { isSeen, singleSpaced } from '@/lib/text/typed';

/** PostgreSQL's largest `integer`. */
export const LARGEST = 2_147_483_647;

export const Id = z.number().int().min(1).max(LARGEST);

export const Ean = z.string().regex(/^\d{13}$/);

export const AddressId = z.coerce.number().int().min(1).max(LARGEST);

/** The same key gets the first answer again. */
export const ClientKey = z.string().regex(/^[\w-]{16,64}$/);

export const Keyed = z.object({ 'Idempotency-Key': z.string().regex(IDEMPOTENCY_KEY).optional() });

export const PageNumbers = {
  total: z.number().int(),
  current_page: z.number().int(),
  last_page: z.number().int(),
  per_page: z.number().int(),
};

/** Rule 5.13. */
export const Line = z.string().overwrite(singleSpaced).refine(isSeen);
