import { z } from 'zod';
import { Review } from '@/lib/contracts/catalogue';
import type { Endpoint } from '@/lib/contracts/endpoint';
import { AddressId } from '@/lib/contracts/fields';
import { NewReview, ReviewPage } from '@/lib/contracts/reviews';

export const reviewEndpoints = {
  list: {
    method: 'GET',
    path: '/reviews',
    summary: 'Approved reviews of an article, newest first',
    tag: 'reviews',
    query: z.object({
      article: AddressId,
      page: z.coerce.number().int().min(1).max(10_000).default(1),
      per_page: z.coerce.number().int().min(1).max(100).default(20),
    }),
    answer: ReviewPage,
    cache: 'public',
    errors: ['not_found'],
  },
  write: {
    method: 'POST',
    path: '/reviews',
    summary: 'Writes a review; it is shown once it has been approved. One per customer and article',
    tag: 'reviews',
    session: 'required',
    body: NewReview,
    answer: Review,
    status: 201,
    errors: ['invalid_form', 'not_found', 'already_reviewed'],
  },
} as const satisfies Record<string, Endpoint>;
