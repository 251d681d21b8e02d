import { catalogueEndpoints } from '@/lib/contracts/endpoints/catalogue';
import { handle } from '@/server/http/handle';
import { routes } from '@/server/http/routes';
import { openShop } from '@/server/shop';
import { searched } from '@/server/storefront/search';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: handle(catalogueEndpoints.search, async ({ body, brand }) => {
    const { query: text, filters, sort, order, take, page } = body;
    if (page === 0) openShop().searches.note(text);
    return searched(brand, filters, { text, sort, descending: order === 'desc', skip: page * take, take });
  }),
});
