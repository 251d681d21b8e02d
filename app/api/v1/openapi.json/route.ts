import { brands } from '@/lib/brands/brands';
import { endpoint } from '@/server/api/endpoint';
import { openApi } from '@/server/api/openapi';
import { brandUrl } from '@/server/page-door/host';

const documents = new Map<string, ReturnType<typeof openApi>>();

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({ cache: 'public' }, async ({ brand }) => {
  const document = documents.get(brand) ?? openApi(brandUrl(brands[brand]));
  documents.set(brand, document);
  return document;
});
