import { z } from 'zod';
import { isSeen, singleSpaced } from '@/lib/text/typed';

/** The largest `integer` of PostgreSQL. */
export const LARGEST = 2_147_483_647;

export const Id = z.number().int().min(1).max(LARGEST);

export const AddressId = z.coerce.number().int().min(1).max(LARGEST);

/** A public single line: single spaces, no invisible characters (rule 5.13). */
export const Line = z.string().overwrite(singleSpaced).refine(isSeen);
