/** A 53-bit hash, not secure (cyrb53 by bryc, public domain). */
export function digest(text: string): string {
  let [a, b] = [0xdeadbeef, 0x41c6ce57];
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 2654435761);
    b = Math.imul(b ^ code, 1597334677);
  }
  const mix = (x: number, y: number) => Math.imul(x ^ (x >>> 16), 2246822507) ^ Math.imul(y ^ (y >>> 13), 3266489909);
  [a, b] = [mix(a, b), mix(b, a)];
  return ((2097151 & b) * 4294967296 + (a >>> 0)).toString(36);
}
