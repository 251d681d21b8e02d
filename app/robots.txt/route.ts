import { filterParams, PRICE_PARAMS } from '@/lib/lists/list-query';
import { brandOfHost, brandUrl } from '@/server/page-door/host';

const STATES = ['sortering', ...Object.values(filterParams), ...Object.values(PRICE_PARAMS)];

/** Keeps crawlers from sorted and filtered lists (rule 12.1), not from later pages or the API's description. */
export function GET(request: Request) {
  const lines = [
    'User-agent: *',
    'Disallow: /checkout',
    'Disallow: /kvittering/',
    'Disallow: /preview/',
    'Disallow: /search',
    'Disallow: /api/',
    'Allow: /api/v1/openapi.json',
    'Allow: /api/v1/docs',
    ...STATES.map((name) => `Disallow: /*?*${name}=`),
    `Sitemap: ${brandUrl(brandOfHost(request))}/sitemap.xml`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}
