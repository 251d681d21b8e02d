const VALID_DAYS = 180;

/** RFC 9116, `SECURITY.md`. It expires relative to `now`. */
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
