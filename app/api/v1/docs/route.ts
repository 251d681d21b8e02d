import { docsPage } from '@/server/api/docs-page';
import { routes } from '@/server/api/endpoint';

let page: string | undefined;

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: async () => {
    page ??= docsPage();
    const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'public, max-age=60' };
    return new Response(page, { headers });
  },
});
