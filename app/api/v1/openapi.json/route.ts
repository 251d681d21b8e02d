import { endpoint } from '@/server/api/endpoint';
import { openApi } from '@/server/api/openapi';
import { brandUrl } from '@/server/env';
import { brandOfHost } from '@/server/page-door/host';

const documents = new Map<string, ReturnType<typeof openApi>>();

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({ cache: 'public' }, async ({ request }) => {
  const brand = brandOfHost(request);
  const url = brandUrl(brand.id);
  const key = JSON.stringify([url, brand.name]);
  const document = documents.get(key) ?? openApi(url, brand);
  documents.set(key, document);
  return document;
});
