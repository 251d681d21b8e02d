import { describe, expect, test } from 'vitest';
import type { IndexedArticle } from '@/server/ports/search-engine';
import { batchesOf, fixture, inBatches } from './fixture';
import type { MakeEngine } from './suite';

export function indexingContract(name: string, makeEngine: MakeEngine) {
  describe(`${name}: indexing`, () => {
    const { articles } = fixture(200);
    const [first, second] = [articles.slice(0, 100), articles.slice(100)];

    /** Batches that wait, after the first, until the gate is opened. */
    function gated(items: IndexedArticle[]) {
      const { promise, resolve } = Promise.withResolvers<void>();
      const reading = Promise.withResolvers<void>();
      async function* batches() {
        yield items.slice(0, 10);
        reading.resolve();
        await promise;
        yield items.slice(10);
      }
      return { source: { names: () => batchesOf(items), articles: batches }, open: resolve, reading: reading.promise };
    }

    test('an empty engine answers', async () => {
      const engine = await makeEngine();
      expect(await engine.search({ text: 'jakke', facets: ['brands', 'price'] })).toMatchObject({ total: 0, hits: [] });
      expect((await engine.search({})).total).toBe(0);
      expect((await engine.suggest('jak')).articles).toEqual([]);
    });

    test('tells how many, and its progress', async () => {
      const engine = await makeEngine();
      const progress: number[] = [];
      expect(await engine.index(inBatches(articles, 30), (done) => progress.push(done))).toBe(articles.length);
      expect(progress.at(-1)).toBe(articles.length);
      expect(progress).toEqual(progress.toSorted((a, b) => a - b));
    });

    test('an article that comes twice is one, as it was last', async () => {
      const engine = await makeEngine();
      const again = { ...(first[0] as IndexedArticle), price: 7 };
      expect(await engine.index(inBatches([...first, again]))).toBe(first.length);
      expect((await engine.search({ filters: { ids: [again.id] } })).hits[0]?.article.price).toBe(7);
    });

    test('searches see the old index until the new one is swapped in whole', async () => {
      const engine = await makeEngine();
      await engine.index(inBatches(first));
      const next = gated(second);
      const done = engine.index(next.source);
      await next.reading;
      const ids = async () => (await engine.search({ sort: 'newest' })).hits.map((hit) => hit.id).toSorted();
      const idsOf = (list: IndexedArticle[]) => list.map((article) => article.id).toSorted();
      expect(await ids()).toEqual(idsOf(first));
      next.open();
      let finished = false;
      const ended = done.then(() => {
        finished = true;
      });
      while (!finished) {
        const found = await ids();
        expect([idsOf(first), idsOf(second)]).toContainEqual(found);
        await new Promise(setImmediate);
      }
      await ended;
      expect(await ids()).toEqual(idsOf(second));
    });

    test('changes that come while indexing are in both the old and the new index', async () => {
      const engine = await makeEngine();
      await engine.index(inBatches(first));
      const next = gated(first);
      const done = engine.index(next.source);
      await next.reading;
      const changed = { ...(first[0] as IndexedArticle), price: 99_999_900 };
      await engine.update([
        { id: changed.id, article: changed },
        { id: (first[50] as IndexedArticle).id, article: null },
      ]);
      const found = () => engine.search({ filters: { price: { min: 99_999_900 } } });
      expect((await found()).total).toBe(1);
      next.open();
      await done;
      expect((await found()).total).toBe(1);
      expect((await engine.search({})).total).toBe(first.length - 1);
    });

    test('when reading fails the old index stays, and the next attempt works', async () => {
      const engine = await makeEngine();
      await engine.index(inBatches(first));
      async function* broken() {
        yield second;
        throw new Error('the database went away');
      }
      await expect(engine.index({ names: () => batchesOf(second), articles: broken })).rejects.toThrow(
        'the database went away',
      );
      expect((await engine.search({})).total).toBe(first.length);
      expect(await engine.index(inBatches(second))).toBe(second.length);
    });
  });
}
