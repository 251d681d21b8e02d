import { EVEN, luminanceOf } from './luminance';
import { groundOf, PHOTOGRAPH_PREFIX } from './pictures';

function luminance(hex: string): number {
  const n = Number.parseInt(hex.slice(1), 16);
  return luminanceOf((n >> 16) & 255, (n >> 8) & 255, n & 255);
}

/** Words can be read all over its calm part, which was measured when the photograph was taken in. */
const CALM = /-calm-(?:wide|tall|card)$/;

/** Undefined if the picture's colour is unknown, or its words' place is no calm one; it then needs a veil. */
export function wordsOn(src: string | null): 'light' | 'dark' | undefined {
  const ground = src === null ? undefined : groundOf(src);
  if (ground === undefined || (src?.startsWith(PHOTOGRAPH_PREFIX) && !CALM.test(src))) return undefined;
  return luminance(ground) > EVEN ? 'dark' : 'light';
}
