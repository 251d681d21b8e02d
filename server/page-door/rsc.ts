import type { IncomingMessage } from 'node:http';
// Internal to Next, so that the door and Next accept the same addresses (docs/decisions/0027-the-front-door.md).
import {
  computeCacheBustingSearchParam,
  computeLegacyCacheBustingSearchParam,
} from 'next/dist/shared/lib/router/utils/cache-busting-search-param.js';
import { RSC_PARAM } from './page-address';

const PREFETCHES = new Set(['1', '2', '3']);

/**
 * Whether the address of a router's request matches its headers: a shared cache that ignores `Vary` would otherwise keep the
 * router's response as the page.
 */
export async function isGenuine({ url = '/', headers }: Pick<IncomingMessage, 'url' | 'headers'>): Promise<boolean> {
  const said = new URL(url, 'http://localhost').searchParams.get(RSC_PARAM);
  const one = (name: string) => headers[name] as string | undefined;
  const prefetch = one('next-router-prefetch');
  const parts = [
    prefetch !== undefined && PREFETCHES.has(prefetch) ? (prefetch as '1' | '2' | '3') : undefined,
    one('next-router-segment-prefetch'),
    one('next-router-state-tree'),
    one('next-url'),
  ] as const;
  if (said === null || !said) return said === (await computeCacheBustingSearchParam(...parts));
  return (
    said === (await computeCacheBustingSearchParam(...parts)) || said === computeLegacyCacheBustingSearchParam(...parts)
  );
}
