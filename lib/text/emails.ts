// Practical, not RFC 5322: one @, a plain local part, a dotted domain (æøå allowed). Only a sent mail proves an address.
const LOCAL = /^[^\s@<>()[\]\\,;:"]+$/;
const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?$/u;
const TOP_LEVEL = /^(?:\p{L}{2,}|xn--[\p{L}\p{N}-]+)$/iu;

/** True when a mail could plausibly reach the text, surrounding whitespace aside. */
export function isEmail(text: string): boolean {
  const email = text.trim();
  const at = email.indexOf('@');
  const local = email.slice(0, at);
  const labels = email.slice(at + 1).split('.');
  return (
    at > 0 &&
    at <= 64 &&
    email.length <= 254 &&
    LOCAL.test(local) &&
    local.split('.').every((part) => part !== '') &&
    labels.length >= 2 &&
    labels.every((label) => label.length <= 63 && LABEL.test(label)) &&
    TOP_LEVEL.test(labels[labels.length - 1] ?? '')
  );
}

/** The form in which an address is stored and compared: trimmed and in lower case. */
export function normaliseEmail(text: string): string {
  return text.trim().toLowerCase();
}
