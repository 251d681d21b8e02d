import type { Brand, BrandId } from '@/lib/brands/brand';
import { findBrand } from '@/lib/brands/brands';

/** The shop as staff look at it before it is so (rule 2.90). */
export interface Preview {
  /** Undefined: now. */
  at?: Date;
  /** What staff have prepared under this name stands on its page. */
  name?: string;
}

/** Characters of a name. */
export const LONGEST_NAME = 60;

/** Whose page it is, and of which shop: the one that is open, or one that is to come. */
export interface Front {
  brand: Brand;
  preview?: Preview;
}

const SEGMENT = /^([a-z]+)~(\d{1,11})?~((?:[\da-f]{2})*)$/;

const hexOf = (text: string) =>
  [...new TextEncoder().encode(text)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
const textOf = (hex: string) =>
  new TextDecoder().decode(Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16)));

/**
 * The part of an inner path that names a brand, for a preview: with its time and name in it, so that whatever is kept or shared by
 * the path of a page is never one of another time.
 */
export const frontSegment = (brand: BrandId, { at, name = '' }: Preview): string =>
  `${brand}~${at ? Math.floor(at.getTime() / 1000) : ''}~${hexOf(name)}`;

/** Reads that part, or a brand's own; undefined for what our own rewrites did not write. */
export function readFront(segment: string): Front | undefined {
  const own = findBrand(segment);
  if (own) return { brand: own };
  const [, id = '', seconds, name = ''] = SEGMENT.exec(segment) ?? [];
  const brand = findBrand(id);
  if (!brand) return undefined;
  const preview = {
    ...(seconds !== undefined && { at: new Date(Number(seconds) * 1000) }),
    ...(name !== '' && { name: textOf(name) }),
  };
  return { brand, preview };
}
