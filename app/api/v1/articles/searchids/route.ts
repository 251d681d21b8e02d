import { catalogueEndpoints } from '@/lib/contracts/endpoints/catalogue';
import { endpoint } from '@/server/api/endpoint';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint(
  catalogueEndpoints.searchIds,
  async ({ shop, body: { ids, filters }, brand }) => {
    const wanted = filters.ids ? ids.filter((id) => filters.ids?.includes(id)) : ids;
    return shop.storefront(brand).search({ ...filters, ids: wanted }, { sort: 'asListed', take: wanted.length });
  },
);
