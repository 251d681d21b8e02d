import { catalogueEndpoints } from '@/lib/contracts/endpoints/catalogue';
import { handle } from '@/server/http/handle';
import { routes } from '@/server/http/routes';
import { searched } from '@/server/storefront/search';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: handle(catalogueEndpoints.searchIds, async ({ body: { ids, filters }, brand }) => {
    const wanted = filters.ids ? ids.filter((id) => filters.ids?.includes(id)) : ids;
    return searched(brand, { ...filters, ids: wanted }, { sort: 'asListed', take: wanted.length });
  }),
});
