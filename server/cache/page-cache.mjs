// Next loads this file itself, outside its bundles, so it is plain JavaScript. State lives on globalThis because Next
// makes a new handler per request context. Why not Next's own file cache: see docs/decisions/0003-page-cache.md.

import { createHash } from 'node:crypto';
import { env } from '../env.ts';
import { contentSecurityPolicy } from '../http/content-security-policy.ts';
import { paintFirst } from './paint-first.mjs';

const LIMIT_BYTES = 192 * 1024 * 1024;
/** A text with one letter beyond Latin-1 takes two bytes a letter in memory, and every page of ours has one. */
const BYTES_PER_LETTER = 2;

/** @typedef {{ value: any, lastModified: number, cacheControl: any, tags: string[], bytes: number }} Entry */

class PageStore {
  /** @type {Map<string, Entry>} */
  entries = new Map();
  /** @type {Map<string, number>} when a tag last expired, in epoch milliseconds */
  expired = new Map();
  allExpired = 0;
  bytes = 0;

  get(key, alsoTags = []) {
    const entry = this.entries.get(key);
    if (!entry) return null;
    const { lastModified } = entry;
    const stale = (tag) => (this.expired.get(tag) ?? 0) >= lastModified;
    if (this.allExpired >= lastModified || entry.tags.some(stale) || alsoTags.some(stale)) {
      this.delete(key);
      return null;
    }
    this.entries.delete(key);
    this.entries.set(key, entry);
    return entry;
  }

  set(key, entry) {
    this.delete(key);
    if (entry.bytes > LIMIT_BYTES / 4) return;
    this.entries.set(key, entry);
    this.bytes += entry.bytes;
    for (const oldest of this.entries.keys()) {
      if (this.bytes <= LIMIT_BYTES) break;
      this.delete(oldest);
    }
  }

  delete(key) {
    const entry = this.entries.get(key);
    if (!entry) return;
    this.bytes -= entry.bytes;
    this.entries.delete(key);
  }

  expire(tags) {
    const now = Date.now();
    for (const tag of tags) this.expired.set(tag, now);
  }

  expireAll() {
    this.allExpired = Date.now();
    this.expired.clear();
  }
}

/** The one store of this process; server/http/page-tags.ts expires tags in it. */
globalThis.nordviddaPages ??= new PageStore();

const sizeOf = (value) => {
  if (!value) return 64;
  let bytes = 512;
  if (typeof value.html === 'string') bytes += value.html.length * BYTES_PER_LETTER;
  if (value.rscData) bytes += value.rscData.length;
  if (value.body) bytes += value.body.length;
  for (const part of value.segmentData?.values?.() ?? []) bytes += part.length;
  return bytes;
};

const services = { ga: env.GA_MEASUREMENT_ID, gtm: env.GTM_CONTAINER_ID, meta: env.META_PIXEL_ID };

/** What a cached page may run: our own files, exactly its inline scripts, and the services whose ids are set. */
export function policyOf(html, optional = services) {
  const inline = html.matchAll(/<script(?![^>]*\ssrc=)(?![^>]*application\/ld\+json)[^>]*>([\s\S]*?)<\/script>/g);
  const hashes = [...inline].map(([, code]) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  return contentSecurityPolicy([...new Set(hashes)].join(' '), optional);
}

const tagsOf = (value, context) => {
  const header = value?.headers?.['x-next-cache-tags'];
  return [...(context?.tags ?? []), ...(value?.tags ?? []), ...(typeof header === 'string' ? header.split(',') : [])];
};

export default class PageCacheHandler {
  async get(key, context) {
    return globalThis.nordviddaPages.get(key, [...(context?.tags ?? []), ...(context?.softTags ?? [])]);
  }

  async set(key, value, context) {
    const tags = tagsOf(value, context);
    // Next sends this same object as the first answer, so a page marked missing is 404 from its first visit.
    if (value?.kind === 'APP_PAGE' && tags.includes('status:404')) value.status = 404;
    // So does the policy: a nonce would make every page be rendered per request (docs/decisions/0003-page-cache.md).
    if (value?.kind === 'APP_PAGE' && typeof value.html === 'string') {
      value.html = paintFirst(value.html);
      value.headers = { ...value.headers, 'content-security-policy': policyOf(value.html) };
    }
    globalThis.nordviddaPages.set(key, {
      value,
      lastModified: Date.now(),
      cacheControl: context?.cacheControl,
      tags,
      bytes: sizeOf(value),
    });
  }

  async revalidateTag(tags) {
    globalThis.nordviddaPages.expire([tags].flat());
  }

  resetRequestCache() {}
}
