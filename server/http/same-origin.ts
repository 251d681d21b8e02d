import { ShopError } from '@/lib/errors';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses a changing request another site could have caused. A page elsewhere cannot set X-Requested-With without a
 * preflight that this server never answers, and a browser always names the origin of a POST; a client that names none
 * is no browser and carries nobody's session. The cross-site token of spec §7 is checked here too once sessions exist.
 */
export function assertSameOrigin(request: Request): void {
  if (READING.has(request.method)) return;
  const { headers } = request;
  const site = headers.get('sec-fetch-site');
  const origin = headers.get('origin');
  const ours =
    headers.get('x-requested-with')?.toLowerCase() === 'xmlhttprequest' &&
    (site === null || site === 'same-origin') &&
    (origin === null || hostOf(origin) === headers.get('host'));
  if (!ours) throw new ShopError('forbidden_origin');
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
