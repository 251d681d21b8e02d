import type { Members } from '@/lib/contracts/lists';
import { Bitset } from './bitset';

const BASE64_LETTERS_PER_32_PLACES = 32 / 6;
const LETTERS_PER_NUMBER = 5;

export function packMembers(value: number | string, set: Bitset, size: number): Members {
  const places = set.toArray();
  if (places.length * LETTERS_PER_NUMBER < (size / 32) * BASE64_LETTERS_PER_32_PLACES)
    return { value, places: [...places] };
  const bytes = new Uint8Array((size + 7) >>> 3);
  for (const place of places) bytes[place >>> 3] = (bytes[place >>> 3] as number) | (1 << (place & 7));
  return { value, bits: btoa(String.fromCharCode(...bytes)) };
}

export function unpackMembers({ bits, places }: Members, size: number): Bitset {
  const set = new Bitset(size);
  for (const place of places ?? []) set.add(place);
  const bytes = atob(bits ?? '');
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes.charCodeAt(at);
    for (let bit = 0; bit < 8; bit++) if ((byte >>> bit) & 1) set.add(at * 8 + bit);
  }
  return set;
}
