import { type PhotographShape, readPhotographBase, readPhotographFile } from '@/lib/pictures/photographs';
import type { Focal } from '@/server/pictures/photograph/types';

/** Of how photographs are cut: another number, and each is cut anew by the next import. */
export const CUTTING = 2;

/** What the id of a photograph is the hash of. */
export const identityOf = (hash: string, shape: PhotographShape, focal: Focal | null) =>
  JSON.stringify([CUTTING, hash, shape, focal]);

const last = (path: string) => path.slice(path.lastIndexOf('/') + 1);

export const originalName = (hash: string) => `originals/${hash.slice(0, 2)}/${hash}`;

/** Undefined for what is no base. */
export function masterName(base: string): string | undefined {
  const name = readPhotographBase(base);
  return name && `masters/${name.id.slice(0, 2)}/${last(base)}.jpg`;
}

/** Undefined for a file that no photograph has. */
export function derivedName(path: string): string | undefined {
  return readPhotographFile(path) && `derived/${last(path).slice(0, 2)}/${last(path)}`;
}

/** '0.5,0.3', and nothing where nobody named one. */
export const focalText = (focal: Focal | null | undefined) => focal?.join(',') ?? '';

const FEED_FILE = /^pictures\/(?:[^/\\\0]+\/)*[^/\\\0]+$/;

/** Whether a source is the path of a file below the feed's folder of pictures. */
export const isFeedFile = (src: string) =>
  FEED_FILE.test(src) && !src.split('/').some((part) => part === '.' || part === '..');

/** In AVIF, made at once: what a phone asks for first. */
const FIRST: Record<PhotographShape, number> = { goods: 480, wide: 1600, tall: 1200, card: 960 };

/** Undefined for what is no base. */
export function firstFile(base: string): string | undefined {
  const name = readPhotographBase(base);
  return name && `${base}-${FIRST[name.shape]}.avif`;
}
