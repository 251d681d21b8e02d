import type { IncomingMessage } from 'node:http';
import { isStorable } from '@/lib/text/storable';

/** Longer than any address of the shop. */
const LONGEST_ADDRESS = 8 * 1024;
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
const CONTROL = /[\u0000-\u001f\u007f]/;

export type RefusalStatus = 400 | 405 | 408 | 414 | 431 | 500 | 503;

export interface Refusal {
  status: RefusalStatus;
  allow?: string;
}

const CALL_METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const READING = 'GET, HEAD';

/** Whether a route handler answers. */
export const isCall = (path: string) => /^\/(?:api|sandbox)(?:\/|$)/.test(path);

/** Node takes the first; a proxy that took the second would keep one brand's page under the other's name (RFC 9112 §3.2). */
export function hasOneHost(rawHeaders: readonly string[]): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') hosts += 1;
  return hosts < 2;
}

/** Returns the refusal of a malformed request; undefined lets it in. */
export function refusalOf({
  method = '',
  url = '',
  rawHeaders = [],
}: Pick<IncomingMessage, 'method' | 'url'> & { rawHeaders?: readonly string[] }): Refusal | undefined {
  const path = url.split('?', 1)[0] as string;
  if (!hasOneHost(rawHeaders)) return { status: 400 };
  if (url === '*') return { status: 405, allow: [...CALL_METHODS].join(', ') };
  if (!path.startsWith('/')) return { status: 400 };
  if (isCall(path) ? !CALL_METHODS.has(method) : method !== 'GET' && method !== 'HEAD')
    return { status: 405, allow: isCall(path) ? [...CALL_METHODS].join(', ') : READING };
  if (url.length > LONGEST_ADDRESS) return { status: 414 };
  return isText(path) ? undefined : { status: 400 };
}

/** Whether each segment decodes by itself, as the shop reads it. */
function isText(path: string): boolean {
  try {
    const parts = path.includes('%') ? path.split('/').map(decodeURIComponent) : [path];
    return parts.every((text) => !CONTROL.test(text) && isStorable(text));
  } catch {
    return false;
  }
}
