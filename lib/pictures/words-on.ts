import { groundOf } from './pictures';

const linear = (byte: number) => {
  const c = byte / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
};

function luminance(hex: string): number {
  const n = Number.parseInt(hex.slice(1), 16);
  return 0.2126 * linear((n >> 16) & 255) + 0.7152 * linear((n >> 8) & 255) + 0.0722 * linear(n & 255);
}

/** Where white and our ink (#17201d, 0.013) are as easy to read as each other. */
const EVEN = 0.207;

/** Which words can be read on a picture, by the colour its base names; undefined where that is unknown and it needs a veil. */
export function wordsOn(src: string | null): 'light' | 'dark' | undefined {
  const ground = src === null ? undefined : groundOf(src);
  if (ground === undefined) return undefined;
  return luminance(ground) > EVEN ? 'dark' : 'light';
}
