import { catalogueEndpoints } from '@/lib/contracts/endpoints/catalogue';
import { handle } from '@/server/api/handle';
import { routes } from '@/server/api/routes';
import { openShop } from '@/server/shop';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: handle(catalogueEndpoints.search, async ({ body, brand }) => {
    const { query: text, filters, sort, order, take, page } = body;
    const { searchLog, storefront } = openShop();
    if (page === 0) searchLog.note(text);
    return storefront(brand).search(filters, {
      text,
      sort,
      order,
      skip: page * take,
      take,
    });
  }),
});
