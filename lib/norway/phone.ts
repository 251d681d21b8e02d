// Rule 5.1: optional +47 or 0047, optional single whitespace, then exactly 8 digits of which the first is 4 or 9.
const NORWEGIAN_MOBILE = /^\s*(?:\+47|0047)?\s?([49]\d{7})\s*$/;

export function isPhone(text: string): boolean {
  return NORWEGIAN_MOBILE.test(text);
}

/** The 8 digits without prefix. */
export function normalisePhone(text: string): string | undefined {
  return NORWEGIAN_MOBILE.exec(text)?.[1];
}

/** '912 34 567'. Other text is returned unchanged. */
export function formatPhone(text: string): string {
  const digits = normalisePhone(text);
  return digits ? `${digits.slice(0, 3)}\u00a0${digits.slice(3, 5)}\u00a0${digits.slice(5)}` : text;
}
