import { createHash } from 'node:crypto';

/** What all shoppers of a brand share may be two minutes old in shared caches, like a page (page-door/page-head.ts). */
export const SHARED = 'public, max-age=60, stale-while-revalidate=60';

/** Returns a weak tag, as the same lines go out compressed too. */
const tagOf = (mark: string) => `W/"${createHash('sha1').update(mark).digest('base64url')}"`;

const isKnown = (sent: string | null, etag: string) =>
  sent?.split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === etag.slice(2)) ?? false;

interface Tagged {
  /** Text or shorter key that the tag is made of. */
  mark: string;
  type: string;
  body: () => string | AsyncIterable<string>;
  canonical?: string;
}

/** Streams text for machines; answers 304 before anything is made. */
export function taggedText(request: Request, { mark, type, body, canonical }: Tagged): Response {
  const etag = tagOf(mark);
  const link = canonical && { Link: `<${canonical}>; rel="canonical"` };
  const headers = { 'Cache-Control': SHARED, ETag: etag, ...link };
  if (isKnown(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers });
  const text = body();
  return new Response(typeof text === 'string' ? text : streamOf(text), {
    headers: { ...headers, 'Content-Type': `${type}; charset=utf-8` },
  });
}

function streamOf(texts: AsyncIterable<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const pieces = texts[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await pieces.return?.();
    },
  });
}
