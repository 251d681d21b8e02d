const VALID_DAYS = 180;

/** Whom to tell of a hole in the shop at this address (RFC 9116); `SECURITY.md` says the rest. Whom to ask is as true as the shop is there. */
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
