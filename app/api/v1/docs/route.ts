import { docsPage } from '@/server/api/docs-page';
import { routes } from '@/server/api/endpoint';
import { brandOfHost } from '@/server/page-door/host';

const pages = new Map<string, string>();

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: async (request) => {
    const brand = brandOfHost(request);
    const page = pages.get(brand.name) ?? docsPage(brand);
    pages.set(brand.name, page);
    const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'public, max-age=60' };
    return new Response(page, { headers });
  },
});
