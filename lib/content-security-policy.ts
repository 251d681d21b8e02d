/**
 * The one policy of every page; `scripts` names the inline scripts it may run, as hashes or a nonce. Styles may stand in
 * attributes: React writes them, and they cannot run anything.
 */
export const contentSecurityPolicy = (scripts: string): string =>
  [
    "default-src 'self'",
    `script-src 'self' ${scripts}`.trim(),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: https:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
