import { filterParams, PRICE_PARAMS } from '@/lib/lists/list-query';
import { brandOfHost, brandUrl } from '@/server/page-door/host';

const STATES = ['sortering', ...Object.values(filterParams), ...Object.values(PRICE_PARAMS)];

/**
 * Sorted and filtered lists are the same lists again, so crawlers leave them (rule 12.1); pages 2, 3 … they follow. Of the calls they
 * may read what describes them, which `/llms.txt` points to.
 */
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
