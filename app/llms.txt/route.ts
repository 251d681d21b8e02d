import { shopGuide } from '@/lib/seo/shop-guide';
import { taggedText } from '@/server/api/tagged-text';
import { brandOfHost } from '@/server/page-door/host';
import { openShop } from '@/server/shop';

/** Rule 12.11: a guide for shopping agents (llmstxt.org). */
export async function GET(request: Request) {
  // Before the shop is opened, as in app/sitemap.xml.
  const { id } = brandOfHost(request);
  const text = shopGuide(await openShop().storefront(id).site());
  return taggedText(request, { mark: text, type: 'text/markdown', body: () => text });
}
