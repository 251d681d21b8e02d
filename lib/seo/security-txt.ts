const VALID_DAYS = 180;

/** Contact for reports of security holes in the shop at this address (RFC 9116; `SECURITY.md`). Its expiry moves with the day it is asked for. */
export function securityTxt(url: string, now: Date): string {
  const expires = new Date(now);
  expires.setUTCHours(0, 0, 0, 0);
  expires.setUTCDate(expires.getUTCDate() + VALID_DAYS);
  return [
    `Contact: mailto:sikkerhet@${new URL(url).hostname}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: nb, en',
    `Canonical: ${url}/.well-known/security.txt`,
    '',
  ].join('\n');
}
