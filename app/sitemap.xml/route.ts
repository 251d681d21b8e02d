import { brandOfHost } from '@/server/page-door/host';
import { openShop } from '@/server/shop';

export async function GET(request: Request) {
  // Before the shop is opened: a build has no database, and `brandOfHost` ends it here.
  const { id } = brandOfHost(request);
  return new Response(await openShop().storefront(id).sitemap(), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}
