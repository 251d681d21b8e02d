import type { Packed } from '@/server/page-door/cache/packed';

const LIMIT_BYTES = 8 * 1024 * 1024;

/** Cache of the last few pages requested uncompressed; the store keeps them compressed only. */
const recent = new Map<Packed, Buffer>();
let bytes = 0;

export async function plainOf(text: Packed): Promise<Buffer> {
  const known = recent.get(text);
  if (known) {
    recent.delete(text);
    recent.set(text, known);
    return known;
  }
  const plain = await text.in('identity');
  if (!recent.has(text)) {
    recent.set(text, plain);
    bytes += plain.length;
  }
  for (const [oldest, { length }] of recent) {
    if (bytes <= LIMIT_BYTES) break;
    recent.delete(oldest);
    bytes -= length;
  }
  return plain;
}
