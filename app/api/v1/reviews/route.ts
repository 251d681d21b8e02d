import { reviewCalls } from '@/lib/contracts/calls/reviews';
import { handle } from '@/server/http/handle';
import { openShop } from '@/server/shop';

export const GET = handle(reviewCalls.list, async ({ query }) =>
  openShop().reviews.ofArticle(query.article, { page: query.page, perPage: query.per_page }),
);

export const POST = handle(reviewCalls.write, async ({ body, customer }) =>
  openShop().reviews.write(customer.id, body),
);
