import { catalogueEndpoints } from '@/lib/contracts/endpoints/catalogue';
import { endpoint } from '@/server/api/endpoint';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint(
  catalogueEndpoints.search,
  async ({ shop, body, brand }) => {
    const { query: text, filters, sort, order, take, page } = body;
    if (page === 0) shop.search.log.note(text);
    return shop.storefront(brand).search(filters, {
      text,
      sort,
      order,
      skip: page * take,
      take,
    });
  },
);
