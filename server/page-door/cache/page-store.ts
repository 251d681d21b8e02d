// Loaded by Next's cache handler outside its bundles, so imports here name their endings.
import { systemMs } from '../../ports/clock.ts';
import { processWide } from '../../process.ts';
import type { Coding, Packed } from './packed.ts';

const LIMIT_BYTES = 192 * 1024 * 1024;
const OVERHEAD_BYTES = 512;
/** Texts compressed against another at once: each takes some milliseconds, and those for everybody wait behind it. */
const MOST_PAIRING = 2;

export interface StoredPage {
  /** Undefined is 200. */
  status: number | undefined;
  headers: Record<string, string | string[]>;
  html: Packed;
  /** The whole page, for Next's router. */
  rsc: Packed | undefined;
  /** Parts that the router prefetches. */
  segments: ReadonlyMap<string, Packed>;
}

export interface Entry {
  /** Data of `unstable_cache`, as Next gave it. */
  value?: unknown;
  page?: StoredPage;
  /** Epoch milliseconds. */
  lastModified: number;
  cacheControl?: { revalidate?: number | false; expire?: number };
  tags: readonly string[];
}

type Kept = Entry & { bytes: number };

const partsOf = ({ page }: Entry): Packed[] =>
  page ? [...new Set([page.html, ...(page.rsc ? [page.rsc] : []), ...page.segments.values()])] : [];

const wholeOf = ({ page }: Entry): Packed[] => (page ? [page.html, ...(page.rsc ? [page.rsc] : [])] : []);

function sizeOf(entry: Entry): number {
  const value = entry.value as { data?: { body?: string }; body?: Buffer } | undefined;
  const other = (value?.data?.body?.length ?? 0) * 2 + (value?.body?.length ?? 0);
  return partsOf(entry).reduce((bytes, part) => bytes + part.bytes, OVERHEAD_BYTES + other);
}

function lastOf<T>(all: Set<T>): T | undefined {
  let last: T | undefined;
  for (const one of all) last = one;
  return last;
}

/** Next names a page's entry `/route-cache/APP_PAGE/<hash of the route>/$/<path of the page>`. */
const pathOf = (key: string): string | undefined => /\/\$(\/.*)/.exec(key)?.[1];

/** Pages of a preview, whose time stands in their path (lib/preview/front.ts), are never stored. */
const isOfPreview = (key: string) => /^\/[a-z]+~/.test(pathOf(key) ?? '');

/** Stores the pages and data of this process within a limit of bytes; the least recently used goes first. */
export class PageStore {
  private readonly entries = new Map<string, Kept>();
  private readonly keys = new Map<string, string>();
  /** Epoch milliseconds of a tag's last expiry. */
  private readonly expired = new Map<string, number>();
  private allExpired = 0;
  private lastExpiry = 0;
  /** Whole pages, which clients may have kept as dictionaries, by hash. */
  private readonly byHash = new Map<string, Packed>();
  private pairing = 0;
  private readonly owners = new WeakMap<Packed, string>();
  private readonly limit: number;
  /** Keys of uncompressed pages; the last one is compressed next. */
  private readonly unpacked = new Set<string>();
  private packing: Promise<void> | undefined;
  bytes = 0;

  constructor(limitBytes = LIMIT_BYTES) {
    this.limit = limitBytes;
  }

  get(key: string, alsoTags: readonly string[] = []): Entry | null {
    const entry = this.entries.get(key);
    if (!entry) return null;
    if (this.isStale(entry, alsoTags)) {
      this.delete(key);
      return null;
    }
    this.entries.delete(key);
    this.entries.set(key, entry);
    return entry;
  }

  /** Returns the page at a path as Next names it (`/<brand>/sko`), unless it is expired or stale. */
  page(path: string, now = systemMs()): StoredPage | undefined {
    const key = this.keys.get(path);
    const entry = key === undefined ? null : this.get(key);
    const seconds = entry?.cacheControl?.revalidate;
    if (!entry || (typeof seconds === 'number' && entry.lastModified + seconds * 1000 <= now)) return undefined;
    return entry.page;
  }

  set(key: string, entry: Entry): void {
    this.delete(key);
    if (isOfPreview(key)) return;
    const kept: Kept = { ...entry, bytes: sizeOf(entry) };
    if (kept.bytes > this.limit / 4) return;
    this.entries.set(key, kept);
    const path = entry.page && pathOf(key);
    if (path) this.keys.set(path, key);
    this.count(kept.bytes);
    if (!entry.page) return;
    for (const part of partsOf(kept)) this.owners.set(part, key);
    for (const text of wholeOf(entry)) this.byHash.set(text.hash, text);
    this.packLater(key);
  }

  delete(key: string): void {
    const entry = this.entries.get(key);
    if (!entry) return;
    this.bytes -= entry.bytes;
    this.entries.delete(key);
    for (const text of wholeOf(entry)) if (this.byHash.get(text.hash) === text) this.byHash.delete(text.hash);
    const path = pathOf(key);
    if (path && this.keys.get(path) === key) this.keys.delete(path);
  }

  expire(tags: readonly string[]): void {
    this.lastExpiry = systemMs();
    for (const tag of tags) this.expired.set(tag, this.lastExpiry);
  }

  expireAll(): void {
    this.allExpired = systemMs();
    this.lastExpiry = this.allExpired;
    this.expired.clear();
  }

  async packed(): Promise<void> {
    await this.packing;
  }

  get size(): number {
    return this.entries.size;
  }

  private isStale({ lastModified, tags }: Entry, alsoTags: readonly string[]): boolean {
    if (this.lastExpiry < lastModified) return false;
    const stale = (tag: string) => (this.expired.get(tag) ?? 0) >= lastModified;
    return this.allExpired >= lastModified || tags.some(stale) || alsoTags.some(stale);
  }

  /** Returns a text in another coding, made once and counted with its page. */
  async inCoding(text: Packed, coding: Coding): Promise<Buffer> {
    const bytes = await text.in(coding);
    const key = this.owners.get(text);
    if (key !== undefined) this.measure(key, text);
    return bytes;
  }

  /** Returns a text as it differs from a page that the client has; undefined when that is not known here, or would take long. */
  async inDictionary(text: Packed, hash: string): Promise<Buffer | undefined> {
    const ready = text.readyAgainst(hash);
    const other = this.byHash.get(hash);
    if (ready || !other?.ready('br') || !text.ready('br') || this.pairing >= MOST_PAIRING) return ready;
    this.pairing += 1;
    try {
      const bytes = await text.inDictionary(other);
      const key = this.owners.get(text);
      if (key !== undefined) this.measure(key, text);
      return bytes;
    } finally {
      this.pairing -= 1;
    }
  }

  /** Compresses a requested text before those that no client has asked for. */
  packSoon(text: Packed): void {
    const key = this.owners.get(text);
    if (key !== undefined) this.packLater(key);
  }

  private packLater(key: string): void {
    this.unpacked.delete(key);
    this.unpacked.add(key);
    this.packing ??= this.packAll().finally(() => {
      this.packing = undefined;
    });
  }

  /** Compresses one page at a time, since the same two cores render pages. */
  private async packAll(): Promise<void> {
    for (let key = lastOf(this.unpacked); key !== undefined; key = lastOf(this.unpacked)) {
      this.unpacked.delete(key);
      const entry = this.entries.get(key);
      for (const part of entry ? partsOf(entry) : []) {
        await part.pack();
        this.measure(key, part);
      }
    }
  }

  private measure(key: string, text: Packed): void {
    const kept = this.entries.get(key);
    if (!kept || !partsOf(kept).includes(text)) return;
    const before = kept.bytes;
    kept.bytes = sizeOf(kept);
    this.count(kept.bytes - before);
  }

  private count(bytes: number): void {
    this.bytes += bytes;
    for (const oldest of this.entries.keys()) {
      if (this.bytes <= this.limit) break;
      this.delete(oldest);
    }
  }
}

const shared = processWide<PageStore>('pages');

/** Returns the one store of this process, shared by the door, Next's cache handler and the bundles. */
export function pageStore(): PageStore {
  const known = shared.get() ?? new PageStore();
  shared.set(known);
  return known;
}
