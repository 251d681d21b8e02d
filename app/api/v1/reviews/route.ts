import { reviewEndpoints } from '@/lib/contracts/endpoints/reviews';
import { endpoints, handle } from '@/server/api/endpoint';

const get = handle(reviewEndpoints.list, async ({ shop, query }) =>
  shop.catalogue.reviews.ofArticle(query.article, { page: query.page, perPage: query.per_page }),
);

const post = handle(reviewEndpoints.write, async ({ shop, body, customer }) =>
  shop.catalogue.reviews.write(customer.id, body),
);

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints(get, post);
