import type { IncomingMessage } from 'node:http';
import type { Asked } from './addresses';
import { brandOfHeader } from './host';

/** What a request asks of the page store. */
export interface PageRequest {
  asked: Asked;
  path: string;
  key: string;
}

/** Query parameter by which Next's router tells responses to different headers apart; not part of a page's address. */
export const RSC_PARAM = '_rsc';

const NO_PAGE =
  /^\/(?:(?:api|sandbox|_next|_not-found|pictures|bilder|brand-files|sitemaps|feeds|\.well-known)(?:\/|$)|(?:sitemap\.xml|robots\.txt|llms\.txt|manifest\.webmanifest|product\/[^/]+\.md)$)/;
const IN_ANY_CASE = new RegExp(NO_PAGE, 'i');

/** Whether a path is misspelt like `/API/…`, whose first segment Next would take for a brand. */
export const isMisspelt = (path: string) => IN_ANY_CASE.test(path) && !NO_PAGE.test(path);

/** Returns the address of a page; undefined for other addresses and spellings. */
export function addressOf({ url = '/', headers }: Pick<IncomingMessage, 'url' | 'headers'>): Asked | undefined {
  const [pathname = '/', search = ''] = url.split('?', 2);
  const odd = pathname.includes('//') || pathname.includes('\\') || (pathname !== '/' && pathname.endsWith('/'));
  if (odd || url.indexOf('?') !== url.lastIndexOf('?') || NO_PAGE.test(pathname)) return undefined;
  const query = new URLSearchParams(search);
  query.delete(RSC_PARAM);
  const header = (name: string) => {
    const value = headers[name];
    return Array.isArray(value) ? value.join(',') : value;
  };
  return { pathname, query, header };
}

/** Encodes a segment as Next does in its cache keys: decoded, except for delimiters. */
const partOf = (part: string) =>
  decodeURIComponent(part).replace(/[/#?\\]|%(?:2f|23|3f|5c)/gi, (mark) => encodeURIComponent(mark));

export const innerPath = ({ headers }: Pick<IncomingMessage, 'headers'>, path: string) =>
  `/${brandOfHeader(headers.host).id}${path}`;

export const keyOf = (request: Pick<IncomingMessage, 'headers'>, path: string) =>
  innerPath(request, path === '/' ? '' : path.split('/').map(partOf).join('/'));
