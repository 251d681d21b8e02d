import { importEndpoints } from '@/lib/contracts/endpoints/imports';
import { endpoint } from '@/server/api/endpoint';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint(importEndpoints.picture, ({ shop, feed, upload }) =>
  shop.imports.uploads.take(feed, upload),
);
