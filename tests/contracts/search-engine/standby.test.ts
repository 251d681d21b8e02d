import { randomBytes } from 'node:crypto';
import { afterAll, describe, expect, test, vi } from 'vitest';
import type { IndexedArticle, IndexMark } from '@/server/ports/search-engine';
import { createElasticsearchEngine } from '@/server/search/engines/elasticsearch/engine';
import { createEmbeddedSearchEngine } from '@/server/search/engines/embedded/engine';
import { type StandbyOptions, withStandby } from '@/server/search/engines/with-standby';
import { elasticsearchUrls, removeIndices } from '@/tests/support/engines';
import { startProxy } from '@/tests/support/proxy';
import { inBatches } from './fixture';
import { catalogueOf, mark, newDatabase } from './map-catalogue';

const long = { timeout: 120_000, interval: 100 };

describe.skipIf(!elasticsearchUrls.length)('rule 14.40: when the search server is away', () => {
  const [server] = elasticsearchUrls.slice(-1);
  const url = server?.url as string;
  const run = `away-${randomBytes(4).toString('hex')}`;
  const closing: (() => unknown)[] = [];
  let count = 0;

  const newShop = () => ({
    prefix: `${run}-${count++}`,
    database: newDatabase(),
  });

  /** An instance on a database that is a map, and on the real server by a way that can be cut. */
  async function open(
    {
      changedSince = async () => undefined,
      mark: now = async () => mark,
      ...options
    }: Partial<StandbyOptions & StandbyOptions['catalogue']> = {},
    { prefix, database } = newShop(),
  ) {
    const proxy = await startProxy(url);
    const primary = createElasticsearchEngine({ url: proxy.url.replace(/\/$/, ''), prefix, timeoutMs: 5000 });
    const said: string[] = [];
    const engine = withStandby({
      primary,
      standby: createEmbeddedSearchEngine(),
      catalogue: { ...catalogueOf(database), mark: now, changedSince },
      log: (message) => said.push(message),
      probeMs: 50,
      awayMs: 0,
      ...options,
    });
    closing.push(engine.close, primary.close, proxy.cut);
    const [first] = [...database.values()] as [IndexedArticle];
    const change = async (part: Partial<IndexedArticle>) => {
      database.set(first.id, { ...first, ...part });
      await engine.update([{ id: first.id, article: database.get(first.id) as IndexedArticle }], mark);
    };
    const costing = async (price: number) =>
      (await engine.search({ filters: { price: { min: price, max: price } } })).hits.map((hit) => hit.id);
    return {
      proxy,
      engine,
      primary,
      change,
      costing,
      first,
      said,
      index: (at?: IndexMark) => engine.index(inBatches([...database.values()]), undefined, at),
    };
  }

  afterAll(async () => {
    for (const close of closing) await close();
    await removeIndices(url, run);
  });

  test.each(['cut', 'holdUp'] as const)(
    '%s: memory answers, and what changed meanwhile is in the server when it is back',
    async (how) => {
      const shop = await open();
      await shop.index();
      expect(shop.engine.state()).toEqual({ up: true, standby: true });
      const before = await shop.engine.search({ text: 'vinterjakke dame' });
      await shop.proxy[how]();
      const during = await shop.engine.search({ text: 'vinterjakke dame' });
      expect(during.hits.map((hit) => hit.id)).toEqual(before.hits.map((hit) => hit.id));
      expect(shop.engine.state()).toMatchObject({ up: false, fault: expect.any(String) });
      await shop.change({ price: 4_200 });
      expect(await shop.costing(4_200)).toEqual([shop.first.id]);
      await (how === 'cut' ? shop.proxy.mend() : shop.proxy.goOn());
      await vi.waitFor(() => expect(shop.engine.state().up).toBe(true), long);
      const inServer = await shop.primary.search({ filters: { price: { min: 4_200, max: 4_200 } } });
      expect(inServer.hits.map((hit) => hit.id)).toEqual([shop.first.id]);
      expect(shop.said).toHaveLength(2);
    },
  );

  test('a shop that starts without it is searched in memory, and fills it when it comes', async () => {
    const shop = await open();
    await shop.proxy.cut();
    expect(await shop.engine.open()).toBeUndefined();
    expect(await shop.index()).toBe(60);
    expect((await shop.engine.search({})).total).toBe(60);
    await shop.proxy.mend();
    await vi.waitFor(() => expect(shop.engine.state().up).toBe(true), long);
    expect((await shop.primary.search({})).total).toBe(60);
  });

  test('a shop with more articles than its memory holds starts without it, cannot search, and can when it comes', async () => {
    const shop = await open({ mostWarm: 10, mostHeld: 50 });
    await shop.proxy.cut();
    expect(await shop.engine.open()).toBeUndefined();
    expect(await shop.index()).toBe(0);
    await expect(shop.engine.search({})).rejects.toThrow('too many');
    await shop.proxy.mend();
    await vi.waitFor(() => expect(shop.engine.state().up).toBe(true), long);
    expect((await shop.engine.search({})).total).toBe(60);
  });

  test.each([
    ['is told what changed since it was written last', true],
    ['is built anew when nobody knows what changed', false],
  ])('an index that was there before a start without the server %s', async (_what, known) => {
    const kept = newShop();
    const before = await open({}, kept);
    await before.index(mark);
    const { current } = await before.primary.status();
    before.engine.close();
    const [, other] = [...kept.database.values()] as [IndexedArticle, IndexedArticle];
    // While no instance ran.
    kept.database.set(other.id, { ...other, price: 4_300 });

    const asked: IndexMark[] = [];
    const changedSince = async (at: IndexMark) => {
      asked.push(at);
      return known ? [other.id] : undefined;
    };
    const later = { ...mark, at: '2026-01-01 12:00:02.000000+00' };
    const shop = await open({ changedSince, mark: async () => later }, kept);
    await shop.proxy.cut();
    expect(await shop.engine.open()).toBeUndefined();
    expect(await shop.index(later)).toBe(60);
    expect(await shop.costing(4_300)).toEqual([other.id]);
    await shop.change({ price: 4_200 });
    await shop.proxy.mend();
    await vi.waitFor(() => expect(shop.engine.state().up).toBe(true), long);
    expect(asked).toEqual([mark]);
    const inServer = await shop.primary.search({ filters: { price: { min: 4_200, max: 4_300 } }, sort: 'price' });
    expect(inServer.hits.map((hit) => hit.id)).toEqual([shop.first.id, other.id]);
    expect((await shop.primary.status()).current === current).toBe(known);
  });

  test('too many articles for memory are read into it only when they are needed', async () => {
    const shop = await open({ mostWarm: 10 });
    await shop.index();
    expect(shop.engine.state()).toEqual({ up: true, standby: false });
    await shop.proxy.cut();
    await expect(shop.engine.search({})).rejects.toThrow('too many');
    await vi.waitFor(async () => expect((await shop.engine.search({})).total).toBe(60), long);
  });

  test('an index that is gone is built anew', async () => {
    const shop = await open();
    await shop.index();
    const { indices } = await shop.primary.status();
    for (const name of indices) await fetch(`${url}/${name}`, { method: 'DELETE' });
    await shop.engine.search({ text: 'jakke' });
    await vi.waitFor(async () => expect((await shop.primary.search({})).total).toBe(60), long);
  });
});
