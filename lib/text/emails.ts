import { isSeen, isTyped } from './typed';

// Practical, not RFC 5322; æøå allowed.
const LOCAL = /^[^\s@<>()[\]\\,;:"]+$/;
/** Other text would be parsed as a port, a path or an escape. */
const HOST = /^[\p{L}\p{M}\p{N}.-]+$/u;
const LABEL = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/;
const TOP_LEVEL = /^(?:[a-z]{2,}|xn--[a-z0-9-]+)$/;

/** Rule 5.12. */
export function isEmail(text: string): boolean {
  const { local, domain } = partsOf(text);
  const labels = asciiDomain(domain)?.split('.') ?? [];
  return (
    isTyped(text) &&
    isSeen(text) &&
    local.length <= 64 &&
    normaliseEmail(text).length <= 254 &&
    LOCAL.test(local) &&
    // Compatibility characters look like somebody else's address.
    local === local.normalize('NFKC') &&
    local.split('.').every((part) => part !== '') &&
    labels.length >= 2 &&
    labels.every((label) => label.length <= 63 && LABEL.test(label)) &&
    TOP_LEVEL.test(labels[labels.length - 1] ?? '')
  );
}

/** Rule 5.12: the stored form: trimmed, lower case, composed letters, domain in Punycode. */
export function normaliseEmail(text: string): string {
  const { local, domain } = partsOf(text);
  return domain === '' ? plain(text) : `${local}@${asciiDomain(domain) ?? domain}`;
}

const plain = (text: string) => text.trim().toLowerCase().normalize('NFC');

function partsOf(text: string): { local: string; domain: string } {
  const email = plain(text);
  const at = email.lastIndexOf('@');
  return at < 0 ? { local: email, domain: '' } : { local: email.slice(0, at), domain: email.slice(at + 1) };
}

function asciiDomain(domain: string): string | undefined {
  if (!HOST.test(domain)) return undefined;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return undefined;
  }
}
