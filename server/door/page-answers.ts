import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Packed } from '@/server/cache/packed';
import { pageStore, type StoredPage } from '@/server/cache/page-store';
import { decide, noteSearch } from '@/server/http/addresses';
import { codingOf } from './coding';
import { withQueryOf } from './location';
import { addressOf, innerPath, keyOf, RSC_PARAM } from './page-address';
import { plainOf } from './plain-pages';
import { isGenuine } from './rsc';

/** Nobody can call a page back that a shared cache has: so old may a price be there (docs/decisions/0027-the-front-door.md). */
export const SHARED_CACHE = 'public, max-age=0, s-maxage=60, stale-while-revalidate=60';
const VARY = 'rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch, Accept-Encoding';
const HTML = 'text/html; charset=utf-8';
const RSC = 'text/x-component';
/** Said by Next for itself alone. */
const INSIDE = new Set(['x-next-cache-tags', 'location']);
const OF_A_BODY = ['Content-Type', 'Content-Encoding'];

/** As Next says it of every page from its cache. */
const ofEveryPage = { Vary: VARY, 'x-nextjs-cache': 'HIT', 'x-nextjs-prerender': '1', 'Cache-Control': SHARED_CACHE };

/** Cookies of Next's own, which it takes back when they are not genuine. */
const PREVIEW = /(?:^|;\s*)(?:__prerender_bypass|__next_preview_data)=/;

interface Part {
  text: Packed;
  type: string;
  status: number;
  headers: Record<string, string | string[]>;
}

/**
 * Answers a page from the page store, exactly as Next would answer it (tests/server/door, e2e/door.spec.ts hold both side by
 * side); false when it is not there, is not fresh, or is for Next to say.
 */
export async function answerPage(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  const asked = addressOf(request);
  if (!asked || PREVIEW.test(request.headers.cookie ?? '')) return false;
  const decision = decide(asked);
  if (decision.kind !== 'page' && decision.kind !== 'list') return false;
  const path = decision.kind === 'list' ? decision.path : asked.pathname;
  const page = pageStore().page(keyOf(request, path));
  const part = page && partOf(request, page, path);
  if (!part || (part.type === RSC && !(await isGenuine(request)))) return false;
  if (request.headers['next-router-prefetch'] === undefined) noteSearch(asked);
  response.statusCode = part.status;
  for (const [name, value] of Object.entries(part.headers)) response.setHeader(name, value);
  await sendText(request, response, part.text);
  return true;
}

/** What of a page is asked for; undefined for what Next has to say. */
function partOf(request: IncomingMessage, page: StoredPage, path: string): Part | undefined {
  const { headers, url = '/' } = request;
  const status = page.status ?? 200;
  const moves = status >= 300 && status < 400;
  const said = {
    ...ofEveryPage,
    ...Object.fromEntries(Object.entries(page.headers).filter(([name]) => !INSIDE.has(name))),
  };
  if (headers.rsc === undefined) {
    const location: Record<string, string> = moves ? { Location: withQueryOf(String(page.headers.location), url) } : {};
    return { text: page.html, type: HTML, status, headers: { ...said, ...location, 'Content-Type': HTML } };
  }
  // A page that moves on is told to the router by Next, and so is a list of which the address does not say how it was asked.
  const told = new URLSearchParams(url.split('?', 2)[1]).get(RSC_PARAM);
  if (headers.rsc !== '1' || moves || (!told && url.includes('?') && path !== url.split('?', 1)[0])) return undefined;
  const rewritten = { 'x-nextjs-rewritten-path': innerPath(request, path), 'x-nextjs-rewritten-query': '' };
  const type = { 'Content-Type': RSC, ...rewritten };
  const segment = headers['next-router-segment-prefetch'];
  if (segment === undefined) return page.rsc && { text: page.rsc, type: RSC, status, headers: { ...said, ...type } };
  const text = typeof segment === 'string' ? page.segments.get(segment) : undefined;
  return text && { text, type: RSC, status: 200, headers: { ...ofEveryPage, ...type, 'x-nextjs-postponed': '2' } };
}

/** In the best coding the client takes, or that it has this already. */
async function sendText({ method, headers }: IncomingMessage, response: ServerResponse, text: Packed): Promise<void> {
  const wanted = text.compressible ? codingOf(headers['accept-encoding']) : 'identity';
  // A page just made is sent as it is rather than late.
  const coding =
    wanted !== 'identity' && text.ready(wanted) === undefined && text.ready('identity') ? 'identity' : wanted;
  const tag = coding === 'identity' ? `"${text.hash}"` : `"${text.hash}-${coding}"`;
  response.setHeader('ETag', tag);
  if (coding !== 'identity') response.setHeader('Content-Encoding', coding);
  if (isKnown(headers['if-none-match'], text.hash)) {
    response.statusCode = 304;
    for (const name of OF_A_BODY) response.removeHeader(name);
    response.end();
    return;
  }
  if (method === 'HEAD' && coding === 'identity') {
    response.setHeader('Content-Length', text.length);
    response.end();
    return;
  }
  const body =
    text.ready(coding) ?? (await (coding === 'identity' ? plainOf(text) : pageStore().inCoding(text, coding)));
  response.setHeader('Content-Length', body.length);
  response.end(method === 'HEAD' ? undefined : body);
}

/** A client that has the same text in another coding has the same text. A proxy that compresses marks a tag as weak. */
function isKnown(sent: string | undefined, hash: string): boolean {
  if (!sent) return false;
  return sent.split(',').some((tag) => {
    const known = tag.trim().replace(/^W\//, '');
    return known === '*' || known.replace(/(?:-(?:br|gzip))?"$/, '"') === `"${hash}"`;
  });
}
