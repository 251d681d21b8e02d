import type { IncomingMessage } from 'node:http';
import type { Asked } from './addresses';
import { brandOfHeader } from './host';

/** Next's router adds it so that what is asked with other headers has another address; it is no part of the page's. */
export const RSC_PARAM = '_rsc';

/** What next.config.ts hands to no brand. */
const NO_PAGE =
  /^\/(?:(?:api|sandbox|_next|_not-found|pictures|sitemaps|feeds|\.well-known)(?:\/|$)|(?:sitemap\.xml|robots\.txt|llms\.txt|manifest\.webmanifest|product\/[^/]+\.md)$)/;
const IN_ANY_CASE = new RegExp(NO_PAGE, 'i');

/** `/API/…`: Next matches without regard to case, and would take the first part for a brand. */
export const isMisspelt = (path: string) => IN_ANY_CASE.test(path) && !NO_PAGE.test(path);

/** The address of a page as the shop reads it; undefined for what is no page's, or another spelling of one. */
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

/** As Next names a part of a page in its cache: decoded, but for what divides an address. */
const partOf = (part: string) =>
  decodeURIComponent(part).replace(/[/#?\\]|%(?:2f|23|3f|5c)/gi, (mark) => encodeURIComponent(mark));

/** The path inside the server, with the brand that the host says. */
export const innerPath = ({ headers }: Pick<IncomingMessage, 'headers'>, path: string) =>
  `/${brandOfHeader(headers.host).id}${path}`;

/** The name of a page in the page store. */
export const keyOf = (request: Pick<IncomingMessage, 'headers'>, path: string) =>
  innerPath(request, path === '/' ? '' : path.split('/').map(partOf).join('/'));
