import { groundOf, PHOTOGRAPH_PREFIX } from './pictures';

const linear = (byte: number) => {
  const c = byte / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
};

function luminance(hex: string): number {
  const n = Number.parseInt(hex.slice(1), 16);
  return 0.2126 * linear((n >> 16) & 255) + 0.7152 * linear((n >> 8) & 255) + 0.0722 * linear(n & 255);
}

/** The luminance at which white and an ink of 0.013, as shops have it, contrast equally. */
const EVEN = 0.207;

/** Words can be read all over its calm part, which was measured when the photograph was taken in. */
const CALM = /-calm-(?:wide|tall|card)$/;

/** Undefined if the picture's colour is unknown, or its words' place is no calm one; it then needs a veil. */
export function wordsOn(src: string | null): 'light' | 'dark' | undefined {
  const ground = src === null ? undefined : groundOf(src);
  if (ground === undefined || (src?.startsWith(PHOTOGRAPH_PREFIX) && !CALM.test(src))) return undefined;
  return luminance(ground) > EVEN ? 'dark' : 'light';
}
