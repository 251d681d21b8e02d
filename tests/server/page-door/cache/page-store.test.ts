import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Packed } from '@/server/page-door/cache/packed';
import { type Entry, PageStore, pageStore, type StoredPage } from '@/server/page-door/cache/page-store';
import { processWide } from '@/server/process';

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

  it('a text that is in no page holds back none that waits', async () => {
    const store = new PageStore();
    const texts = ['/first', '/second', '/third'].map((path) => {
      const stored = entry('<p>tekst</p>'.repeat(100));
      store.set(key(path), stored);
      return stored.page?.html as Packed;
    });
    store.packSoon(new Packed('<p>en annen</p>'.repeat(100)));
    await store.packed();
    for (const text of texts) expect(text.ready('identity')).toBeUndefined();
  });

  it('a page that comes when all before it are compressed is compressed too', async () => {
    const store = new PageStore();
    for (const path of ['/first', '/second']) {
      const stored = entry('<p>tekst</p>'.repeat(100));
      store.set(key(path), stored);
      await store.packed();
      expect(stored.page?.html.ready('identity')).toBeUndefined();
    }
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

/** What each entry costs beside its texts. */
const OVERHEAD = 512;
/** An entry that is no page, of so many bytes in all. */
const data = (bytes: number, more: Partial<Entry> = {}): Entry => ({
  value: { body: Buffer.alloc(bytes - OVERHEAD) },
  lastModified: 1000,
  tags: [],
  ...more,
});

describe('the bytes of the page store', () => {
  it.each<[string, Partial<Entry>, number]>([
    ['nothing but itself', {}, 0],
    ['what a call answered, two bytes a letter', { value: { data: { body: 'æøå' } } }, 6],
    ['what a call answered without a body', { value: { data: {} } }, 0],
    ['what a route answered', { value: { body: Buffer.alloc(70) } }, 70],
    ['a page', { page: page('kort') }, 4],
    ['a page with what Next’s router reads', { page: { ...page('kort'), rsc: new Packed('0:{}!') } }, 9],
    [
      'a page with its segments',
      {
        page: {
          ...page('kort'),
          segments: new Map([
            ['/_tree', new Packed('12')],
            ['/sko', new Packed('123')],
          ]),
        },
      },
      9,
    ],
  ])('count %s', (_what, more, bytes) => {
    const store = new PageStore();
    store.set('a', { lastModified: 1000, tags: [], ...more });
    expect(store.bytes).toBe(OVERHEAD + bytes);
    store.delete('a');
    expect([store.bytes, store.size]).toEqual([0, 0]);
  });

  it('are counted once for an entry that is set again, and once when it goes', () => {
    const store = new PageStore();
    store.set('a', data(600));
    store.set('a', data(700));
    store.set('b', data(800));
    expect([store.bytes, store.size]).toEqual([1500, 2]);
    store.delete('nobody');
    store.delete('a');
    store.delete('a');
    expect([store.bytes, store.size]).toEqual([800, 1]);
  });

  it('may be as many as the store holds, and not one more', () => {
    const store = new PageStore(4000);
    for (const name of ['a', 'b', 'c', 'd']) store.set(name, data(1000));
    expect([store.bytes, store.size]).toEqual([4000, 4]);
    store.set('e', data(513));
    expect([store.bytes, store.get('a'), store.get('b') !== null]).toEqual([3513, null, true]);
  });

  it('make room by what was longest unused, one after the other, and only as much as is needed', () => {
    const store = new PageStore(4000);
    for (const name of ['a', 'b', 'c', 'd']) store.set(name, data(800));
    store.get('a');
    store.set('b', data(800));
    // In the order they were used: c, d, a, b.
    store.set('e', data(1000));
    store.set('f', data(1000));
    expect(['a', 'b', 'c', 'd', 'e', 'f'].filter((name) => store.get(name))).toEqual(['a', 'b', 'e', 'f']);
  });

  it.each([
    [1000, 1],
    [1001, 0],
  ])('of one entry are a quarter of them at most: %i of 4000', (bytes, size) => {
    const store = new PageStore(4000);
    store.set('a', data(bytes));
    expect(store.size).toBe(size);
  });

  it('of an entry that has grown too large for the store go with the one it replaces', () => {
    const store = new PageStore(4000);
    store.set('a', data(1000));
    store.set('a', data(1001));
    expect([store.bytes, store.size, store.get('a')]).toEqual([0, 0, null]);
  });

  it('are 192 million and some in a process', () => {
    const store = new PageStore();
    const most = 192 * 1024 * 1024;
    const sized = (length: number): Entry => ({ value: { body: { length } }, lastModified: 1000, tags: [] });
    store.set('too large', sized(most / 4 - OVERHEAD + 1));
    for (const name of ['a', 'b', 'c', 'd']) store.set(name, sized(most / 4 - OVERHEAD));
    expect([store.bytes, store.size]).toEqual([most, 4]);
    store.set('e', sized(0));
    expect(store.size).toBe(4);
  });

  it('make room also when a page takes more of it in another coding', async () => {
    const store = new PageStore(20_000);
    store.set('old', data(5000));
    const html = new Packed(randomBytes(1000).toString('hex'));
    store.set(key('/a'), { ...entry(''), page: { ...page(''), html } });
    await store.packed();
    for (const name of ['b', 'c']) store.set(name, data(5000));
    store.set('d', data(20_000 - store.bytes));
    expect(store.bytes).toBe(20_000);
    await store.inCoding(html, 'gzip');
    expect(['old', key('/a'), 'b', 'c', 'd'].filter((name) => store.get(name))).toEqual([key('/a'), 'b', 'c', 'd']);
  });

  it('of a page that has been replaced are not counted when its texts are asked for', async () => {
    const store = new PageStore();
    const [old, next] = [entry('<p>gammel</p>'.repeat(100)), entry('<p>ny</p>'.repeat(100))];
    store.set(key('/a'), old);
    store.set(key('/a'), next);
    await store.packed();
    const bytes = store.bytes;
    expect((await store.inCoding(old.page?.html as Packed, 'gzip')).length).toBeGreaterThan(0);
    expect(store.bytes).toBe(bytes);
    store.delete(key('/a'));
    await store.inCoding(next.page?.html as Packed, 'gzip');
    expect(store.bytes).toBe(0);
  });

  it('of a text that is in no page are nobody’s', async () => {
    const store = new PageStore();
    const text = new Packed('<p>tekst</p>'.repeat(100));
    await store.inCoding(text, 'gzip');
    store.packSoon(text);
    await store.packed();
    expect([store.bytes, text.ready('br')]).toEqual([0, undefined]);
  });

  it('become fewer when a page is compressed, with each of its parts', async () => {
    const store = new PageStore();
    const long = (text: string) => new Packed(`<p>${text}</p>`.repeat(1000));
    const stored = { ...page(''), html: long('a'), rsc: long('b'), segments: new Map([['/_tree', long('c')]]) };
    store.set(key('/a'), { ...entry(''), page: stored });
    await store.packed();
    const parts = [stored.html, stored.rsc, stored.segments.get('/_tree') as Packed];
    for (const part of parts) expect(part.ready('identity')).toBeUndefined();
    expect(store.bytes).toBe(parts.reduce((sum, part) => sum + part.bytes, OVERHEAD));
  });
});

describe('a page in the store is fresh until something it shows has changed', () => {
  afterEach(() => void vi.restoreAllMocks());
  const at = (time: number) => void vi.spyOn(Date, 'now').mockReturnValue(time);

  it.each([
    ['made before the change', 1999, false],
    ['made in the same millisecond: it may have been drawn of what was there before', 2000, false],
    ['made after it', 2001, true],
  ])('%s', (_when, lastModified, fresh) => {
    for (const expire of [(store: PageStore) => store.expire(['lists']), (store: PageStore) => store.expireAll()]) {
      at(2000);
      const store = new PageStore();
      store.set('a', data(600, { lastModified, tags: ['article:1', 'lists'] }));
      expire(store);
      expect(store.get('a') !== null).toBe(fresh);
      expect(store.size).toBe(fresh ? 1 : 0);
    }
  });

  it('another change, later, takes nothing more with it', () => {
    const store = new PageStore();
    at(2000);
    store.expire(['lists']);
    store.set('a', data(600, { lastModified: 2500, tags: ['lists'] }));
    store.set('b', data(600, { lastModified: 2500, tags: ['campaigns'] }));
    at(3000);
    store.expire(['campaigns', 'article:1']);
    expect([store.get('a') !== null, store.get('b')]).toEqual([true, null]);
  });

  it('all that was there before everything changed is old; a tag that expires after it counts again', () => {
    const store = new PageStore();
    at(2000);
    store.expireAll();
    store.set('a', data(600, { lastModified: 2500, tags: ['lists'] }));
    expect(store.get('a')).not.toBeNull();
    at(3000);
    store.expire(['lists']);
    store.set('b', data(600, { lastModified: 1500 }));
    expect([store.get('a'), store.get('b')]).toEqual([null, null]);
  });

  it('a tag that the asker names counts as one of its own', () => {
    at(2000);
    const store = new PageStore();
    store.set('a', data(600, { tags: ['article:1'] }));
    store.expire(['lists']);
    expect(store.get('a', ['campaigns'])).not.toBeNull();
    expect(store.get('a', ['campaigns', 'lists'])).toBeNull();
  });
});

describe('a page in the store has an address', () => {
  it.each([
    ['/route-cache/APP_PAGE/abc123/$/nordvidda/sko', '/nordvidda/sko'],
    ['/route-cache/APP_PAGE/abc123/$/nordvidda/~tilde', '/nordvidda/~tilde'],
    ['/route-cache/APP_PAGE/abc123/$/nordvidda/sko~ny', '/nordvidda/sko~ny'],
  ])('%s', (name, path) => {
    const store = new PageStore();
    store.set(name, entry('sko'));
    expect(store.page(path, 1000)?.html.length).toBe(3);
    store.delete(name);
    expect(store.page(path, 1000)).toBeUndefined();
  });

  it('what is no page has none, nor what Next names otherwise', () => {
    const store = new PageStore();
    store.set(key('/nordvidda/data'), data(600));
    store.set('/nordvidda/sko', entry('sko'));
    expect(store.size).toBe(2);
    for (const path of ['/nordvidda/data', '/nordvidda/sko']) expect(store.page(path, 1000)).toBeUndefined();
  });

  it('that of the newer of two entries, and keeps it when the older goes', () => {
    const store = new PageStore();
    const [older, newer] = ['/x/old/$/nordvidda/sko', '/x/new/$/nordvidda/sko'];
    store.set(older, entry('old'));
    store.set(newer, entry('newer'));
    store.delete(older);
    expect(store.page('/nordvidda/sko', 1000)?.html.length).toBe(5);
    store.delete(newer);
    expect(store.page('/nordvidda/sko', 1000)).toBeUndefined();
  });

  it('that is asked for is used: another goes first', () => {
    const store = new PageStore(2500);
    for (const path of ['/a', '/b', '/c']) store.set(key(path), entry('x'.repeat(100)));
    store.page('/a', 1000);
    store.set('d', data(600));
    store.set('e', data(600));
    expect(['/a', '/b', '/c'].filter((path) => store.page(path, 1000))).toEqual(['/a', '/c']);
  });

  it('rule 2.90: a page of a preview is kept by no cache', () => {
    const store = new PageStore();
    store.set(key('/nordvidda~1790000000~/sko'), entry('sko'));
    expect([store.size, store.bytes]).toEqual([0, 0]);
  });
});

it('the store of a process is one', () => {
  const shared = processWide<PageStore>('pages');
  shared.set(undefined);
  const store = pageStore();
  expect(store).toBeInstanceOf(PageStore);
  expect(pageStore()).toBe(store);
  expect(shared.get()).toBe(store);
});

describe('decision 0064: pages as dictionaries', () => {
  const words = '<li>Kvarsten Kuling vinterstøvel</li>'.repeat(200);
  const texts = async (store: PageStore) => {
    store.set(key('/a'), entry(`${words}a`));
    store.set(key('/b'), entry(`${words}b`));
    await store.packed();
    return ['/a', '/b'].map((path) => store.page(path, 1000)?.html as Packed) as [Packed, Packed];
  };

  it('are known by their hash as long as they are in the store, and what is made with them is counted', async () => {
    const store = new PageStore();
    const [a, b] = await texts(store);
    const before = store.bytes;
    const bytes = (await store.inDictionary(a, b.hash)) as Buffer;
    expect(store.bytes).toBe(before + bytes.length);
    expect(await store.inDictionary(a, b.hash)).toBe(bytes);
    expect(await store.inDictionary(a, new Packed('another').hash)).toBeUndefined();
    store.delete(key('/b'));
    expect(await store.inDictionary(a, b.hash)).toBe(bytes);
    store.delete(key('/a'));
    store.set(key('/a'), entry(`${words}a`));
    await store.packed();
    expect(await store.inDictionary(store.page('/a', 1000)?.html as Packed, b.hash)).toBeUndefined();
  });

  it('of equal pages, one stays known when the other goes', async () => {
    const store = new PageStore();
    const [a, b] = await texts(store);
    store.set(key('/same'), entry(`${words}b`));
    await store.packed();
    store.delete(key('/b'));
    expect(await store.inDictionary(a, b.hash)).toBeDefined();
  });

  it('a page that is not compressed yet waits for nothing, and is no dictionary', async () => {
    const store = new PageStore();
    store.set(key('/a'), entry(`${words}a`));
    const a = store.page('/a', 1000)?.html as Packed;
    expect(await store.inDictionary(a, a.hash)).toBeUndefined();
  });

  it('no more than two are made at once, so that pages for everybody go first', async () => {
    const store = new PageStore();
    const [a, b] = await texts(store);
    store.set(key('/c'), entry(`${words}c`));
    await store.packed();
    const c = store.page('/c', 1000)?.html as Packed;
    const made = await Promise.all([b, c, a].map(({ hash }) => store.inDictionary(a, hash)));
    expect(made.map(Boolean)).toEqual([true, true, false]);
    expect(await store.inDictionary(a, a.hash)).toBeDefined();
  });
});
