import { brandOfHost } from '@/server/http/host';
import { sitemapIndex } from '@/server/storefront/sitemap';

export function GET(request: Request) {
  return new Response(sitemapIndex(brandOfHost(request)), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}
