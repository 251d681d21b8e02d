import type { OutgoingHttpHeader, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { nonceIn, policyOf, removeFileNonces, removeNonces } from '@/server/page-door/cache/page-policy';
import { passedMs } from '@/server/ports/clock';
import { withQueryOf } from './location';
import { SHARED_CACHE } from './page-head';
import { UNSEEN } from './previews';
import { REFUSAL_POLICY, RETRY_SECONDS, refusalOfAddress } from './refuse';

/** Path of a list in a state inside the server, which nobody outside can request. */
const INSIDE = 'x-middleware-rewrite';

/** Next renders a page once for all who wait for it, so a failed render may have begun this long before the last request. */
const SHARED_MS = 5_000;

export interface Fixing {
  /** Whether the database was away since then (passedMs()): such a failure is 503. */
  failedSince: (begun: number) => boolean;
  /** Gives a document without a policy the strictest one; off in development. */
  strict: boolean;
  unseen?: boolean;
}

const isHtml = (type: unknown) => type === undefined || /^text\/(?:html|plain)\b/.test(String(type));

/** Corrects Next's response: failures in the shop's design, one Location with the query, headers for shared caches. */
export function fixNextResponse(response: ServerResponse, url: string, { failedSince, strict, unseen }: Fixing): void {
  const begun = passedMs();
  const writeHead = response.writeHead.bind(response) as (status: number) => ServerResponse;
  const write = response.write.bind(response) as (...args: unknown[]) => boolean;
  const end = response.end.bind(response) as (...args: unknown[]) => ServerResponse;
  let instead: Buffer | undefined;
  /** The buffered document of an error: its policy names its scripts. */
  let document: Buffer[] | undefined;

  response.writeHead = ((
    status: number,
    ...rest: (string | OutgoingHttpHeaders | OutgoingHttpHeader[] | undefined)[]
  ) => {
    if (document) return response;
    const given = rest.at(-1);
    if (given && typeof given === 'object' && !Array.isArray(given))
      for (const [name, value] of Object.entries(given)) if (value !== undefined) response.setHeader(name, value);
    if (status >= 500) {
      const told = status === 503 || failedSince(begun - SHARED_MS) ? 503 : 500;
      const type = response.getHeader('Content-Type');
      if (told === 500 && strict && String(type).startsWith('text/html')) {
        document = [];
        response.statusCode = status;
        return response;
      }
      if (isHtml(type)) instead = failure(response, url, told);
      else if (told === 503) response.setHeader('Retry-After', RETRY_SECONDS);
      return writeHead(told);
    }
    mendHeaders(response, url, status, strict);
    if (unseen) for (const [name, value] of Object.entries(UNSEEN)) response.setHeader(name, value);
    return writeHead(status);
  }) as typeof response.writeHead;

  const ensureHead = () => {
    if (!response.headersSent && !instead && !document) response.writeHead(response.statusCode);
  };
  const keep = (chunk: unknown, encoding: unknown) => {
    if (typeof chunk === 'string') document?.push(Buffer.from(chunk, encoding as BufferEncoding));
    else if (chunk instanceof Uint8Array) document?.push(Buffer.from(chunk));
  };

  response.flushHeaders = ensureHead;
  response.write = ((...args: unknown[]) => {
    ensureHead();
    if (document) keep(args[0], args[1]);
    return instead || document ? true : write(...args);
  }) as typeof response.write;
  response.end = ((...args: unknown[]) => {
    ensureHead();
    if (instead) return end(response.req.method === 'HEAD' ? undefined : instead);
    if (!document) return end(...args);
    keep(args[0], args[1]);
    const body = wholeDocument(response, Buffer.concat(document));
    writeHead(response.statusCode);
    return end(response.req.method === 'HEAD' ? undefined : body);
  }) as typeof response.end;
}

/** Allows the page's own scripts in the page of an error, which lead back to the previous page (rule 8.7), and no others. */
function wholeDocument(response: ServerResponse, sent: Buffer): Buffer {
  const html = String(response.getHeader('Content-Encoding') === 'gzip' ? gunzipSync(sent) : sent);
  const mark = nonceIn(response.req.headers);
  // File nonces first: they also stand in inline scripts, which are hashed as sent.
  const own = mark ? removeFileNonces(html, mark) : html;
  const body = Buffer.from(mark ? removeNonces(own, mark) : own);
  for (const name of ['Content-Encoding', 'ETag', 'Transfer-Encoding']) response.removeHeader(name);
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Content-Length', body.length);
  if (!response.hasHeader('Content-Security-Policy'))
    response.setHeader('Content-Security-Policy', policyOf(own, mark));
  return body;
}

function failure(response: ServerResponse, url: string, status: 500 | 503): Buffer {
  const { type, body } = refusalOfAddress(status, url, response.req.headers.host);
  for (const name of response.getHeaderNames())
    if (/^(?:x-next|etag|transfer-|content-)/.test(name)) response.removeHeader(name);
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Content-Type', type);
  response.setHeader('Content-Length', body.length);
  response.setHeader('Content-Security-Policy', REFUSAL_POLICY);
  if (status === 503) response.setHeader('Retry-After', RETRY_SECONDS);
  return body;
}

function mendHeaders(response: ServerResponse, url: string, status: number, strict: boolean): void {
  response.removeHeader(INSIDE);
  const cached = response.hasHeader('x-nextjs-cache');
  const location = [response.getHeader('Location')].flat()[0];
  if (location !== undefined && status >= 300 && status < 400)
    response.setHeader('Location', cached ? withQueryOf(String(location), url) : String(location));
  else if (location !== undefined) response.removeHeader('Location');
  if (cached && /^s-maxage=/.test(String(response.getHeader('Cache-Control'))))
    response.setHeader('Cache-Control', SHARED_CACHE);
  if (
    strict &&
    !response.hasHeader('Content-Security-Policy') &&
    String(response.getHeader('Content-Type')).startsWith('text/html')
  )
    response.setHeader('Content-Security-Policy', REFUSAL_POLICY);
}
