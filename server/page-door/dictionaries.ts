import type { IncomingHttpHeaders } from 'node:http';
import { takesDictionaries } from './coding';

/** A hash as a structured field writes bytes (RFC 8941). */
const HASH = /^:([A-Za-z\d+/]{43}=):$/;

/** Pages are most like those of their kind. A browser keeps one page for each of these, and asks by the longest that fits. */
const kindOf = (pathname: string) => (pathname.startsWith('/product/') ? '/product/*' : '/*');

/** What a page may be compared with later (RFC 9842): what browsers open, or what Next's router reads. */
export const dictionaryHead = (pathname: string, isDocument: boolean): string =>
  `match="${kindOf(pathname)}", match-dest=("${isDocument ? 'document' : ''}")`;

/** Returns the hash, as `Packed` writes it, of the page that a client has kept; undefined when it has none or takes no such coding. */
export function dictionaryOf(headers: IncomingHttpHeaders): string | undefined {
  const [, hash] = HASH.exec(String(headers['available-dictionary'] ?? '')) ?? [];
  if (!hash || !takesDictionaries(headers['accept-encoding'])) return undefined;
  return Buffer.from(hash, 'base64').toString('base64url');
}
