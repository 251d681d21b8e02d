import { docsStyle } from '@/server/api/docs-page';
import { routes } from '@/server/api/endpoint';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: async () =>
    new Response(docsStyle, { headers: { 'Content-Type': 'text/css', 'Cache-Control': 'public, max-age=3600' } }),
});
