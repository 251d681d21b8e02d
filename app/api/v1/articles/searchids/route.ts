import { catalogueEndpoints } from '@/lib/contracts/endpoints/catalogue';
import { handle } from '@/server/api/handle';
import { routes } from '@/server/api/routes';
import { openShop } from '@/server/shop';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: handle(catalogueEndpoints.searchIds, async ({ body: { ids, filters }, brand }) => {
    const wanted = filters.ids ? ids.filter((id) => filters.ids?.includes(id)) : ids;
    return openShop()
      .storefront(brand)
      .search({ ...filters, ids: wanted }, { sort: 'asListed', take: wanted.length });
  }),
});
