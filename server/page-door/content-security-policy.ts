import { hostsOf, type OptionalScripts } from '../../lib/consent/optional-scripts.ts';

/**
 * Returns the policy of a page: `scripts` are hashes or a nonce, `optional` the services whose hosts are allowed (the browser
 * checks consent). Style attributes are allowed: React writes them, and they cannot run anything.
 */
export function contentSecurityPolicy(
  scripts: string,
  optional: OptionalScripts = {},
  /** Hosts of a payment provider's script. */
  payment: readonly string[] = [],
): string {
  const hosts = hostsOf(optional);
  const script = [...hosts.script, ...payment];
  const connect = [...hosts.connect, ...payment];
  return [
    "default-src 'self'",
    ["script-src 'self'", scripts, ...script].filter(Boolean).join(' '),
    ...(connect.length > 0 ? [["connect-src 'self'", ...connect].join(' ')] : []),
    ...(payment.length > 0 ? [["frame-src 'self'", ...payment].join(' ')] : []),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: https:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
