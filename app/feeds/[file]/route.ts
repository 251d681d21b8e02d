import { taggedText } from '@/server/api/tagged-text';
import { brandOfHost } from '@/server/page-door/host';
import { openShop } from '@/server/shop';

/** Rule 12.9: the feed of a merchant centre. */
export async function GET(request: Request, { params }: { params: Promise<{ file: string }> }) {
  const feed = await openShop()
    .storefront(brandOfHost(request).id)
    .feed((await params).file);
  if (!feed) return new Response(null, { status: 404 });
  return taggedText(request, { mark: feed.mark, type: 'text/tab-separated-values', body: feed.lines });
}
