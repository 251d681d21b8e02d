import { brandOfHost } from '@/server/page-door/host';
import { openShop } from '@/server/shop';

export async function GET(request: Request, { params }: { params: Promise<{ part: string }> }) {
  const body = await openShop()
    .storefront(brandOfHost(request).id)
    .sitemapPart((await params).part);
  if (!body) return new Response(null, { status: 404 });
  return new Response(body, {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}
