import { brandOfHost } from '@/server/http/host';
import { openShop } from '@/server/shop';

export function GET(request: Request) {
  return new Response(openShop().storefront(brandOfHost(request).id).sitemap(), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}
