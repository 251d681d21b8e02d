import { endpoint } from '@/server/api/endpoint';
import { openApi } from '@/server/api/openapi';
import { brandOfHost, brandUrl } from '@/server/page-door/host';

const documents = new Map<string, ReturnType<typeof openApi>>();

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({ cache: 'public' }, async ({ request }) => {
  const brand = brandOfHost(request);
  const url = brandUrl(brand);
  const key = JSON.stringify([url, brand.name]);
  const document = documents.get(key) ?? openApi(url, brand);
  documents.set(key, document);
  return document;
});
