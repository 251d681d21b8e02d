import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Packed } from '@/server/cache/packed';
import { type Entry, PageStore, type StoredPage } from '@/server/cache/page-store';

const page = (text: string): StoredPage => ({
  status: undefined,
  headers: {},
  html: new Packed(text),
  rsc: undefined,
  segments: new Map(),
});
const entry = (text: string, more: Partial<Entry> = {}): Entry => ({
  page: page(text),
  lastModified: 1000,
  tags: [],
  ...more,
});
const key = (path: string) => `/route-cache/APP_PAGE/abc123/$${path}`;

describe('the page store', () => {
  afterEach(() => void vi.restoreAllMocks());

  it('knows a page by its path, as long as it may be kept', () => {
    const store = new PageStore();
    store.set(key('/nordvidda/sko'), entry('sko', { cacheControl: { revalidate: 900 } }));
    store.set(key('/nordvidda/aldri'), entry('aldri', { cacheControl: { revalidate: false } }));
    expect(store.page('/nordvidda/sko', 1000 + 899_999)?.html.length).toBe(3);
    expect(store.page('/nordvidda/sko', 1000 + 900_000)).toBeUndefined();
    expect(store.page('/nordvidda/aldri', Number.MAX_SAFE_INTEGER)).toBeDefined();
    expect(store.page('/nordvidda', 1000)).toBeUndefined();
  });

  it('an expired tag takes the page out at once, whoever asks', () => {
    vi.spyOn(Date, 'now').mockReturnValue(2000);
    const store = new PageStore();
    store.set(key('/nordvidda/a'), entry('a', { tags: ['article:1'] }));
    store.set(key('/nordvidda/b'), entry('b', { tags: ['article:2'], lastModified: 2001 }));
    store.expire(['article:1', 'article:2']);
    expect(store.page('/nordvidda/a', 1000)).toBeUndefined();
    expect(store.page('/nordvidda/b', 1000)).toBeDefined();
    store.expireAll();
    store.set(key('/nordvidda/c'), entry('c'));
    expect(store.page('/nordvidda/c', 1000)).toBeUndefined();
  });

  it('a page made anew takes the place of the old', () => {
    const store = new PageStore();
    store.set(key('/nordvidda/a'), entry('old'));
    store.set(key('/nordvidda/a'), entry('newer'));
    expect(store.page('/nordvidda/a', 1000)?.html.length).toBe(5);
    expect(store.size).toBe(1);
  });

  it('forgets the text as it was written once it is compressed, and counts what it holds', async () => {
    const store = new PageStore();
    const text = '<li>Kvarsten Kuling vinterstøvel</li>'.repeat(2000);
    store.set(key('/nordvidda/a'), entry(text));
    const before = store.bytes;
    await store.packed();
    const html = store.page('/nordvidda/a', 1000)?.html as Packed;
    expect(html.ready('identity')).toBeUndefined();
    expect(String(brotliDecompressSync(html.ready('br') as Buffer))).toBe(text);
    expect(String(await html.in('identity'))).toBe(text);
    expect(store.bytes).toBeLessThan(before / 10);
    const packed = store.bytes;
    const gzip = await store.inCoding(html, 'gzip');
    expect(String(gunzipSync(gzip))).toBe(text);
    expect(store.bytes).toBe(packed + gzip.length);
  });

  it('what somebody asks for is compressed first, then what came last', async () => {
    const store = new PageStore();
    const order: string[] = [];
    for (const path of ['/first', '/second', '/third', '/fourth']) {
      const stored = entry('<p>tekst</p>'.repeat(100));
      const html = stored.page?.html as Packed;
      vi.spyOn(html, 'pack').mockImplementation(async () => void order.push(path));
      store.set(key(path), stored);
    }
    store.packSoon(store.page('/second', 1000)?.html as Packed);
    await store.packed();
    // The first was begun with before there was another.
    expect(order).toEqual(['/first', '/second', '/fourth', '/third']);
  });

  it('a text asked for by many at once is compressed once', async () => {
    const text = new Packed('abc'.repeat(10_000));
    const [one, other] = await Promise.all([text.in('gzip'), text.in('gzip')]);
    expect(one).toBe(other);
    expect(await text.in('gzip')).toBe(one);
  });

  it('what is too short to be worth it stays as it is', async () => {
    const text = new Packed('kort');
    await text.pack();
    expect([text.compressible, String(text.ready('identity'))]).toEqual([false, 'kort']);
  });

  it('holds a bounded number of bytes: what was longest unused goes first', async () => {
    const store = new PageStore(100_000);
    const add = (name: string) =>
      store.set(key(`/${name}`), entry(randomBytes(15_000).toString('latin1').slice(0, 11_000)));
    for (const name of ['1', '2', '3', '4', '5']) add(name);
    await store.packed();
    expect(store.page('/1', 1000)).toBeDefined();
    for (const name of ['6', '7', '8']) add(name);
    await store.packed();
    expect(store.bytes).toBeLessThanOrEqual(100_000);
    expect([
      store.page('/2', 1000),
      store.page('/1', 1000) !== undefined,
      store.page('/8', 1000) !== undefined,
    ]).toEqual([undefined, true, true]);
  });

  it('a page larger than a quarter of what it may hold is not kept', () => {
    const store = new PageStore(1000);
    store.set(key('/a'), entry('x'.repeat(2000)));
    expect([store.size, store.bytes]).toEqual([0, 0]);
  });
});
