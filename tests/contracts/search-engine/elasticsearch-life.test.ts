import { randomBytes } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import type { IndexedArticle, IndexMark } from '@/server/ports/search-engine';
import { createElasticsearchEngine } from '@/server/search/engines/elasticsearch/engine';
import { elasticsearchUrls, removeIndices } from '@/tests/support/engines';
import { batchesOf, fixture, inBatches } from './fixture';

const markAt = (second: number): IndexMark => ({
  snapshot: `${second}:${second}:`,
  at: `2026-01-01 12:00:${String(second).padStart(2, '0')}.123456+00`,
});

describe.skipIf(!elasticsearchUrls.length)('the life of an index in Elasticsearch', () => {
  const run = `life-${randomBytes(4).toString('hex')}`;
  const [server] = elasticsearchUrls.slice(-1);
  const url = server?.url as string;
  const opened: ReturnType<typeof createElasticsearchEngine>[] = [];
  const { articles } = fixture(60);
  const [first] = articles as [IndexedArticle];

  /** An instance of the shop; those of one name share their index. */
  const instance = (name: string, options: Partial<Parameters<typeof createElasticsearchEngine>[0]> = {}) => {
    const engine = createElasticsearchEngine({ url, prefix: `${run}-${name}`, timeoutMs: 30_000, ...options });
    opened.push(engine);
    return engine;
  };
  const idsOf = async (engine: (typeof opened)[number], text: string) =>
    (await engine.search({ text })).hits.map((hit) => hit.id);

  afterAll(async () => {
    await Promise.all(opened.map((engine) => engine.close()));
    await removeIndices(url, run);
  });

  test('rule 14.41: an instance that starts takes up the index that is there, its words and how far it has come', async () => {
    const one = instance('taken-up');
    expect(await one.open()).toBeUndefined();
    await one.index(inBatches(articles), undefined, markAt(1));
    await one.update([{ id: first.id, article: { ...first, name: 'Kvikkbipp turlue', brand: 'Zumq' } }], markAt(2));
    const other = instance('taken-up');
    expect(await other.open()).toEqual(markAt(2));
    expect(await idsOf(other, 'kvikkbipp')).toEqual([first.id]);
    const meaning = async (engine: typeof one, text: string) => {
      const { hits, ...found } = await engine.search({ text, facets: ['brands'] });
      return { ...found, ids: hits.map((hit) => hit.id) };
    };
    for (const text of ['vinterjakke dame', 'regnbuske', 'jakke svart', 'tindra'])
      expect(await meaning(other, text), text).toEqual(await meaning(one, text));
    expect(await other.suggest('vinterj')).toEqual(await one.suggest('vinterj'));
  });

  test('rule 14.42: of two that want a new index one builds, and the other takes it up', async () => {
    const [one, other] = [instance('together'), instance('together')];
    let read = 0;
    async function* reading() {
      read++;
      yield* batchesOf(articles);
    }
    const counts = await Promise.all(
      [one, other].map((engine) =>
        engine.index({ names: () => batchesOf(articles), articles: reading }, undefined, markAt(1)),
      ),
    );
    expect(counts).toEqual([articles.length, articles.length]);
    expect(read).toBe(1);
    expect((await one.status()).indices).toHaveLength(1);
    expect(await idsOf(other, 'vinterjakke')).toEqual(await idsOf(one, 'vinterjakke'));
  });

  test('rule 14.42: a state that was read earlier is not written over a later one', async () => {
    const [one, other] = [instance('late'), instance('late')];
    await one.index(inBatches(articles), undefined, markAt(1));
    await other.open();
    await one.update([{ id: first.id, article: { ...first, price: 300 } }], markAt(3));
    await other.update([{ id: first.id, article: { ...first, price: 200 } }], markAt(2));
    expect((await other.search({ filters: { ids: [first.id] } })).hits[0]?.article.price).toBe(300);
    // The mark is not set back either.
    expect(await instance('late').open()).toEqual(markAt(3));
  });

  test('an instance that did not build follows to the new index with its next change, and still answers before', async () => {
    const [one, other] = [instance('follows'), instance('follows')];
    await one.index(inBatches(articles), undefined, markAt(1));
    await other.open();
    await one.index(inBatches(articles.slice(0, 30)), undefined, markAt(2));
    expect((await other.search({})).total).toBe(articles.length);
    await other.update([], markAt(3));
    expect((await other.search({})).total).toBe(30);
  });

  test('the index before is kept, gone back to, and no more than it', async () => {
    const engine = instance('back');
    for (const count of [10, 20, 30]) await engine.index(inBatches(articles.slice(0, count)));
    expect((await engine.status()).indices).toHaveLength(2);
    expect(await engine.rollback()).toBe(true);
    expect((await engine.search({})).total).toBe(20);
    expect((await engine.status()).articles).toBe(20);
    expect(await engine.rollback()).toBe(false);
  });

  test('what a builder that was stopped half way has left is removed by the next', async () => {
    const engine = instance('half');
    await engine.index(inBatches(articles), undefined, markAt(1));
    const { current = '' } = await engine.status();
    const half = `${current.slice(0, current.lastIndexOf('-'))}-29990101000000000`;
    await fetch(`${url}/${half}`, { method: 'PUT' });
    expect((await engine.status()).indices).toContain(half);
    expect(await instance('half').open()).toEqual(markAt(1));
    await engine.index(inBatches(articles), undefined, markAt(2));
    expect((await engine.status()).indices).not.toContain(half);
  });

  test('rule 14.41: building and proving an index has all the time it needs, however little a search has', async () => {
    const hurried = instance('hurried', { timeoutMs: 1 });
    expect(await hurried.index(inBatches(articles), undefined, markAt(1))).toBe(articles.length);
    expect((await instance('hurried').status()).articles).toBe(articles.length);
  });

  test('rule 14.41: an instance that starts knows every word the index has got since, however many there are', async () => {
    const one = instance('many-words');
    await one.index(inBatches(articles), undefined, markAt(1));
    const { current = '' } = await one.status();
    const words = current.replace('-articles-', '-words-');
    // More news than one page of them, and than may be paged through.
    const settings = JSON.stringify({ index: { max_result_window: 50 } });
    const headers = { 'content-type': 'application/json' };
    await fetch(`${url}/${words}/_settings`, { method: 'PUT', headers, body: settings });
    const word = (i: number) => `kvikk${String.fromCharCode(97 + (i % 26), 97 + Math.floor(i / 26))}bipp`;
    const renamed = articles.map((article, i) => ({ id: article.id, article: { ...article, name: word(i) } }));
    await one.update(renamed, markAt(2));
    const other = instance('many-words');
    await other.open();
    for (const [i, { id }] of renamed.entries()) expect(await idsOf(other, `"${word(i)}"`), word(i)).toEqual([id]);
  });

  test('rule 14.41: an article that the server refuses is named, and the index before stays', async () => {
    const engine = instance('refused');
    await engine.index(inBatches(articles));
    const { current } = await engine.status();
    const bad = { ...first, price: 2 ** 40 };
    await expect(engine.index(inBatches([...articles.slice(1), bad]))).rejects.toThrow(
      new RegExp(`1 articles.*${first.id} \\(`),
    );
    expect(await engine.status()).toEqual({ current, indices: [current], articles: articles.length });
    expect((await engine.search({})).total).toBe(articles.length);
  });

  test('rule 14.42: other synonyms are another index, and the one of the version before is not touched', async () => {
    const before = instance('hash');
    await before.index(inBatches(articles));
    const after = instance('hash', { synonyms: () => ({ same: [['lue', 'kvikkbipp']], narrower: {} }) });
    expect(await after.open()).toBeUndefined();
    expect((await after.search({})).total).toBe(0);
    await after.index(inBatches(articles));
    expect((await after.search({ text: 'kvikkbipp' })).total).toBeGreaterThan(0);
    expect((await before.search({})).total).toBe(articles.length);
    expect((await before.status()).current).not.toBe((await after.status()).current);
  });

  test('a change of price writes columns only, of words the article, of nothing nothing', async () => {
    const engine = instance('columns');
    await engine.index(inBatches(articles));
    const { current } = await engine.status();
    const kept = async () => (await (await fetch(`${url}/${current}/_doc/${first.id}`)).json()) as { _version: number };
    const before = await kept();
    await engine.update([{ id: first.id, article: first }]);
    expect(await kept()).toEqual(before);
    await engine.update([{ id: first.id, article: { ...first, price: 4200 } }]);
    expect((await engine.search({ filters: { price: { min: 4200, max: 4200 } } })).total).toBe(1);
    expect((await kept())._version).toBe(before._version + 1);
  });

  test('far down a list every article comes once', async () => {
    const engine = instance('deep');
    const many = fixture(12_000).articles;
    await engine.index(inBatches(many, 1000));
    const found = await engine.search({ sort: 'name', take: Number.MAX_SAFE_INTEGER });
    expect(new Set(found.hits.map((hit) => hit.id)).size).toBe(new Set(many.map((article) => article.id)).size);
    const page = await engine.search({ sort: 'name', skip: 11_500, take: 20 });
    expect(page.hits.map((hit) => hit.id)).toEqual(found.hits.slice(11_500, 11_520).map((hit) => hit.id));
    const ids = many.map((article) => article.id).toReversed();
    const listed = await engine.search({ within: { ids }, sort: 'asListed', skip: 10_500, take: 5 });
    expect(listed.hits.map((hit) => hit.id)).toEqual(ids.slice(10_500, 10_505));
  });
});
