/** Whoever reads it later than this asks somebody else (RFC 9116 §2.5.5): moved on with a version, and a test asks for it in time. */
export const SECURITY_TXT_EXPIRES = '2027-10-01T00:00:00Z';

/** Whom to tell of a hole in the shop at this address (RFC 9116); `SECURITY.md` says the rest. */
export const securityTxt = (url: string): string =>
  [
    `Contact: mailto:sikkerhet@${new URL(url).hostname}`,
    `Expires: ${SECURITY_TXT_EXPIRES}`,
    'Preferred-Languages: nb, en',
    `Canonical: ${url}/.well-known/security.txt`,
    '',
  ].join('\n');
