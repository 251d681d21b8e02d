import { decoded } from '@/lib/routes/decode';
import { MARKDOWN_ENDING, productMarkdownPath, productPath } from '@/lib/routes/paths';
import { productMarkdown } from '@/lib/seo/product-markdown';
import { taggedText } from '@/server/api/tagged-text';
import { brandOfHost } from '@/server/page-door/host';
import { openShop } from '@/server/shop';

/** Rule 12.10: the product page as Markdown. Every other address here is a page of the brand (next.config.ts). */
export async function GET(request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { id } = brandOfHost(request);
  const { catalogue, storefront } = openShop();
  const front = storefront(id);
  const key = decoded((await params).file).slice(0, -MARKDOWN_ENDING.length);
  const article = await front.product(key);
  if (!article) return new Response(null, { status: 404 });
  if (article.slug !== key)
    return new Response(null, { status: 308, headers: { Location: productMarkdownPath(article.slug) } });
  const [site, places, freight] = await Promise.all([front.site(), catalogue.shops.all(), front.freight()]);
  const text = productMarkdown(article, { url: site.url, shops: places, freight, categories: site.categories });
  const canonical = new URL(productPath(article.slug), site.url).href;
  return taggedText(request, { mark: text, type: 'text/markdown', body: () => text, canonical });
}
