import { brands } from '@/lib/brands/brands';
import { handle } from '@/server/http/handle';
import { brandUrl } from '@/server/http/host';
import { openApi } from '@/server/http/openapi';
import { routes } from '@/server/http/routes';

const documents = new Map<string, ReturnType<typeof openApi>>();

/** The contract of every call, OpenAPI 3.1. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: handle({ cache: 'public' }, async ({ brand }) => {
    const document = documents.get(brand) ?? openApi(brandUrl(brands[brand]));
    documents.set(brand, document);
    return document;
  }),
});
