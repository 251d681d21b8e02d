import { listEndpoints } from '@/lib/contracts/endpoints/lists';
import { endpoint } from '@/server/api/endpoint';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint(
  listEndpoints.columns,
  async ({ shop, query, front }) => (await shop.storefront(front).getList(query.path)).columns(),
);
