import { securityTxt } from '@/lib/seo/security-txt';
import { brandOfHost, brandUrl } from '@/server/page-door/host';

/** RFC 9116. */
export function GET(request: Request) {
  return new Response(securityTxt(brandUrl(brandOfHost(request)), new Date()), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}
