/**
 * A part of an address as text. Next hands a route its parts encoded, or decoded already where a rewrite came first; a
 * percent sign that encodes nothing is then part of the text ('50 % ull'), and no reason to fail.
 */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
