import { importEndpoints } from '@/lib/contracts/endpoints/imports';
import { endpoint } from '@/server/api/endpoint';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint(
  importEndpoints.report,
  async ({ shop, feed, params, found }) => found(shop.imports.queue.report(feed, params.id)),
);
