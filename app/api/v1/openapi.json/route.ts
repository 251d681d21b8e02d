import { endpoint } from '@/server/api/endpoint';
import { openApi } from '@/server/api/openapi';
import { brandUrl } from '@/server/env';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({ cache: 'public' }, async ({ brand }) => {
  const url = brandUrl(brand);
  const document = documents.get(url) ?? openApi(url);
  documents.set(url, document);
  return document;
});

const documents = new Map<string, ReturnType<typeof openApi>>();
