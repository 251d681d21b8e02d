import { z } from 'zod';
import { isSeen, singleSpaced } from '@/lib/text/typed';

/** What PostgreSQL's `integer` holds; a larger one in a query is an error of ours, not of who asks. */
export const LARGEST = 2_147_483_647;

/** An id in a body. */
export const Id = z.number().int().min(1).max(LARGEST);

/** An id in an address. */
export const AddressId = z.coerce.number().int().min(1).max(LARGEST);

/** One line that is shown to others: single spaces, nothing unseen (rule 5.13). */
export const Line = z.string().overwrite(singleSpaced).refine(isSeen);
