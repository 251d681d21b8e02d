import { isTyped } from '@/lib/text/typed';

/**
 * A part of an address as text. Next hands a route its parts encoded, or decoded already where a rewrite came first; a
 * percent sign that encodes nothing is then part of the text ('50 % ull'), and no reason to fail. Nor is one that encodes what nobody
 * types: the door refuses that, unless it comes encoded twice.
 */
export function decoded(part: string): string {
  try {
    const text = decodeURIComponent(part);
    return isTyped(text) ? text : part;
  } catch {
    return part;
  }
}
