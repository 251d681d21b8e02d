import { brandOfHost } from '@/server/http/host';
import { sitemapPart } from '@/server/storefront/sitemap';

export async function GET(request: Request, { params }: { params: Promise<{ part: string }> }) {
  const body = await sitemapPart(brandOfHost(request), (await params).part);
  if (!body) return new Response(null, { status: 404 });
  return new Response(body, {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}
