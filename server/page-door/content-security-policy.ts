import { hostsOf, type OptionalScripts } from '../../lib/consent/optional-scripts.ts';

/**
 * The one policy of every page; `scripts` names the inline scripts it may run, as hashes or a nonce, and `optional` the
 * services the shop uses, whose hosts are allowed. Whether they are asked is decided by consent, in the browser. Styles
 * may stand in attributes: React writes them, and they cannot run anything.
 */
export function contentSecurityPolicy(
  scripts: string,
  optional: OptionalScripts = {},
  /** Hosts of a provider whose script takes a payment in the page. */
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
