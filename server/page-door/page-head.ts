import type { Coding, Packed } from '@/server/page-door/cache/packed';
import type { StoredPage } from '@/server/page-door/cache/page-store';
import { dictionaryHead } from './dictionaries';
import { securityHeaders } from './security-headers';

/** Maximum age of a page in a shared cache, which nobody can purge: a price may be this old there (decision 0027). */
export const SHARED_CACHE = 'public, max-age=0, s-maxage=60, stale-while-revalidate=60';
/** What is compressed against another page is for who has that one. */
const PRIVATE_CACHE = 'private, max-age=0, stale-while-revalidate=60';
const VARY =
  'rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch, Accept-Encoding, Available-Dictionary';
const INSIDE = new Set(['x-next-cache-tags', 'location']);

const ofEveryPage = { Vary: VARY, 'x-nextjs-cache': 'HIT', 'x-nextjs-prerender': '1', 'Cache-Control': SHARED_CACHE };

export type Head = Record<string, string | string[]>;

export interface Part {
  text: Packed;
  type: string;
  status: number;
  said: StoredPage['headers'];
  own: Head;
  /** Not a part of a page, which is too small to be compared with. */
  whole: boolean;
}

const HTML = 'text/html; charset=utf-8';
const NOTHING = {};

export const htmlOf = ({ html, status = 200, headers }: StoredPage): Part => ({
  text: html,
  type: HTML,
  status,
  said: headers,
  own: NOTHING,
  whole: true,
});

const known = new WeakMap<Packed, Record<string, Head | undefined>>();

/** The same for a text compressed against another. */
export const headAgainst = (part: Part, hash: string, path: string): Head => ({
  ...headOf(part, 'br', path),
  'cache-control': PRIVATE_CACHE,
  etag: `"${part.text.hash}-dcz.${hash.slice(0, 8)}"`,
  'content-encoding': 'dcz',
});

/** Builds the headers of a stored text once, without its length: they are half the work of a response. */
export function headOf({ text, type, status, said, whole }: Part, coding: Coding, path: string): Head {
  const heads = known.get(text) ?? {};
  known.set(text, heads);
  // A page's whole data may be one of its parts as well, with other headers.
  const name = whole ? coding : `part ${coding}`;
  const head =
    heads[name] ??
    lowerCase({
      ...securityHeaders(path),
      ...ofEveryPage,
      ...Object.fromEntries(Object.entries(said).filter(([name]) => !INSIDE.has(name))),
      'Content-Type': type,
      ...(whole && status === 200 && { 'Use-As-Dictionary': dictionaryHead(path, type === HTML) }),
      ETag: coding === 'identity' ? `"${text.hash}"` : `"${text.hash}-${coding}"`,
      ...(coding === 'identity' ? {} : { 'Content-Encoding': coding }),
    });
  heads[name] = head;
  return head;
}

const written = new WeakMap<Head, string>();

/** The same as lines of a response, without the length. */
export function linesOf(part: Part, coding: Coding, path: string): string {
  const head = headOf(part, coding, path);
  const known = written.get(head);
  if (known !== undefined) return known;
  const each = Object.entries(head).flatMap(([name, value]) => [value].flat().map((one) => `${name}: ${one}\r\n`));
  const lines = each.join('');
  written.set(head, lines);
  return lines;
}

const lowerCase = (head: Head): Head =>
  Object.fromEntries(Object.entries(head).map(([name, value]) => [name.toLowerCase(), value]));

export function headWithoutBody(head: Head): Head {
  const { 'content-type': _type, 'content-encoding': _coding, ...rest } = head;
  return rest;
}

/** Compares entity tags without their coding and weakness, since proxies that compress mark a tag as weak. */
export function isKnown(sent: string | undefined, hash: string): boolean {
  if (!sent) return false;
  return sent.split(',').some((tag) => {
    const known = tag.trim().replace(/^W\//, '');
    return known === '*' || known.replace(/(?:-(?:br|gzip|dcz\.[\w-]+))?"$/, '"') === `"${hash}"`;
  });
}
