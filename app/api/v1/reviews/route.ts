import { reviewEndpoints } from '@/lib/contracts/endpoints/reviews';
import { handle } from '@/server/api/handle';
import { routes } from '@/server/api/routes';
import { openShop } from '@/server/shop';

const get = handle(reviewEndpoints.list, async ({ query }) =>
  openShop().reviews.ofArticle(query.article, { page: query.page, perPage: query.per_page }),
);

const post = handle(reviewEndpoints.write, async ({ body, customer }) => openShop().reviews.write(customer.id, body));

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({ GET: get, POST: post });
