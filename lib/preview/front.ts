import type { Brand, BrandId } from '@/lib/brands/brand';
import { findBrand } from '@/lib/brands/brands';

/** Rule 2.90. */
export interface Preview {
  /** Undefined is now. */
  at?: Date;
  /** Names prepared content. */
  name?: string;
}

export const LONGEST_NAME = 60;

export interface Front {
  brand: Brand;
  preview?: Preview;
}

const SEGMENT = /^([a-z][a-z\d]*)~(\d{1,11})?~((?:[\da-f]{2})*)$/;

const hexOf = (text: string) =>
  [...new TextEncoder().encode(text)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
const textOf = (hex: string) =>
  new TextDecoder().decode(Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16)));

/** Holds the preview's time and name, so that no cache by path mixes previews. */
export const frontSegment = (brand: BrandId, { at, name = '' }: Preview): string =>
  `${brand}~${at ? Math.floor(at.getTime() / 1000) : ''}~${hexOf(name)}`;

/** Returns undefined for what our rewrites did not write. */
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
