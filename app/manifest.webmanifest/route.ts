import { webManifest } from '@/lib/brands/web-manifest';
import { brandOfHost } from '@/server/page-door/host';

export function GET(request: Request) {
  return Response.json(webManifest(brandOfHost(request)), {
    headers: { 'Content-Type': 'application/manifest+json; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}
