import { z } from 'zod';
import { Review } from './catalogue';
import { Id, PageNumbers } from './fields';

/** Newest first; `average` covers all approved reviews of the article. */
export const ReviewPage = z.object({
  reviews: z.array(Review),
  average: z.number().nullable(),
  ...PageNumbers,
});
export type ReviewPage = z.infer<typeof ReviewPage>;

/** lib/reviews/review-form.ts decides what the texts may hold. */
export const NewReview = z.object({
  reviewable_id: Id,
  rating: z.number().int().min(0).max(5),
  content: z.string().max(20_000),
  /** −1 small, 0 normal, 1 large. */
  true_to_size: z.number().int().min(-1).max(1).nullable().default(null),
  size_color: z.string().max(1000).default(''),
  anonymous: z.boolean().default(false),
});
export type NewReview = z.infer<typeof NewReview>;
