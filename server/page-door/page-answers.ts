import type { IncomingMessage, ServerResponse } from 'node:http';
import { pageStore, type StoredPage } from '@/server/page-door/cache/page-store';
import { decide, noteSearch, searchOf } from './addresses';
import { codingOf } from './coding';
import { dictionaryOf } from './dictionaries';
import { withQueryOf } from './location';
import { addressOf, innerPath, keyOf, type PageRequest, RSC_PARAM } from './page-address';
import { headAgainst, headOf, headWithoutBody, htmlOf, isKnown, type Part } from './page-head';
import { plainOf } from './plain-pages';
import { rememberRequest } from './quick-answers';
import { isGenuine } from './rsc';

const RSC = 'text/x-component';
const ofASegment = { 'x-nextjs-postponed': '2' };

/** Cookies of Next's draft mode, which Next clears when they are not genuine. */
const PREVIEW = /(?:^|;\s*)(?:__prerender_bypass|__next_preview_data)=/;

/** Reads what a request asks of the page store; undefined when Next has to answer it. */
export function readPageRequest(request: IncomingMessage): PageRequest | undefined {
  const asked = addressOf(request);
  if (!asked || PREVIEW.test(request.headers.cookie ?? '')) return undefined;
  const decision = decide(asked);
  if (decision.kind !== 'page' && decision.kind !== 'list') return undefined;
  const path = decision.kind === 'list' ? decision.path : asked.pathname;
  return { asked, path, key: keyOf(request, path) };
}

/** Answers a page from the store, exactly as Next would; false when Next has to (compared in e2e/door.spec.ts). */
export async function answerPage(
  request: IncomingMessage,
  response: ServerResponse,
  { asked, path, key }: PageRequest,
): Promise<boolean> {
  const page = pageStore().page(key);
  const part = page && partOf(request, page, path);
  if (!part || (part.type === RSC && !(await isGenuine(request)))) return false;
  if (request.headers['next-router-prefetch'] === undefined) noteSearch(searchOf(asked));
  if (part.text === page.html && !isMoved(page)) rememberRequest(request, { asked, path, key }, part.status < 400);
  await sendPart(request, response, part, asked.pathname);
  return true;
}

const isMoved = ({ status = 200 }: StoredPage) => status >= 300 && status < 400;

function partOf(request: IncomingMessage, page: StoredPage, path: string): Part | undefined {
  const { headers, url = '/' } = request;
  const { status = 200, headers: said } = page;
  const moves = isMoved(page);
  if (headers.rsc === undefined) {
    const part = htmlOf(page);
    return moves ? { ...part, own: { location: withQueryOf(String(said.location), url) } } : part;
  }
  // A page that moves on is told to the router by Next, and so is a list of which the address does not say how it was asked.
  const told = new URLSearchParams(url.split('?', 2)[1]).get(RSC_PARAM);
  if (headers.rsc !== '1' || moves || (!told && url.includes('?') && path !== url.split('?', 1)[0])) return undefined;
  const own = { 'x-nextjs-rewritten-path': innerPath(request, path), 'x-nextjs-rewritten-query': '' };
  const segment = headers['next-router-segment-prefetch'];
  if (segment === undefined) return page.rsc && { text: page.rsc, type: RSC, status, said, own, whole: true };
  const text = typeof segment === 'string' ? page.segments.get(segment) : undefined;
  return text && { text, type: RSC, status: 200, said: ofASegment, own, whole: false };
}

async function sendPart(
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  part: Part,
  pathname: string,
): Promise<void> {
  const { text, status, own, whole } = part;
  const wanted = text.compressible ? codingOf(headers['accept-encoding']) : 'identity';
  // A page just made is sent uncompressed rather than late.
  const late = wanted !== 'identity' && text.ready(wanted) === undefined && text.ready('identity');
  if (late) pageStore().packSoon(text);
  const coding = late ? 'identity' : wanted;
  const head = { ...headOf(part, coding, pathname), ...own };
  if (isKnown(headers['if-none-match'], text.hash)) {
    response.writeHead(304, headWithoutBody(head)).end();
    return;
  }
  const kept = whole ? dictionaryOf(headers) : undefined;
  const difference = kept && (await pageStore().inDictionary(text, kept));
  if (difference) {
    const length = { 'content-length': difference.length };
    response.writeHead(status, { ...headAgainst(part, kept, pathname), ...own, ...length });
    response.end(method === 'HEAD' ? undefined : difference);
    return;
  }
  if (method === 'HEAD' && coding === 'identity') {
    response.writeHead(status, { ...head, 'content-length': text.length }).end();
    return;
  }
  const body =
    text.ready(coding) ?? (await (coding === 'identity' ? plainOf(text) : pageStore().inCoding(text, coding)));
  response.writeHead(status, { ...head, 'content-length': body.length });
  response.end(method === 'HEAD' ? undefined : body);
}
