import { env } from '@/server/env';

/**
 * The address a request came from, for counting tries. Each proxy adds who called it at the end of X-Forwarded-For, so
 * what stands further to the left than our own proxies wrote is a claim of the caller. Without any, Next writes it.
 */
export function clientAddress(request: Request): string {
  const entries = (request.headers.get('x-forwarded-for') ?? '').split(',').map((entry) => entry.trim());
  const address = entries[Math.max(0, entries.length - env.TRUSTED_PROXIES)] || 'unknown';
  return network(address.replace(/^::ffff:(?=\d+\.)/i, '').slice(0, 64));
}

/** One IPv6 customer has a whole /64 to call from. */
function network(address: string): string {
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail?.split(':').filter(Boolean) ?? [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array.from({ length: zeros }, () => '0'), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
