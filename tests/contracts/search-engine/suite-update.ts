import { beforeEach, describe, expect, test } from 'vitest';
import type { IndexedArticle, SearchEngine } from '@/server/ports/search-engine';
import { type FixtureArticle, fixture, inBatches } from './fixture';
import type { MakeEngine } from './suite';

export function updateContract(name: string, makeEngine: MakeEngine) {
  describe(`${name}: changes`, () => {
    const { articles } = fixture(150);
    const { eans, ...listed } = articles[30] as FixtureArticle;
    let engine: SearchEngine;

    beforeEach(async () => {
      engine = await makeEngine();
      await engine.index(inBatches(articles));
    });

    const change = (changes: Partial<IndexedArticle>) =>
      engine.update([{ id: listed.id, article: { ...listed, ...changes } }]);
    const idsOf = async (query: Parameters<SearchEngine['search']>[0]) =>
      (await engine.search(query)).hits.map((hit) => hit.id);

    test('a price is seen in filter, facet, order and hit', async () => {
      for (const descending of [false, true]) await engine.search({ sort: 'price', descending });
      await change({ price: 12_345_600 });
      expect(await idsOf({ filters: { price: { min: 12_345_600 } } })).toEqual([listed.id]);
      expect((await engine.search({ facets: ['price'] })).facets.price?.max).toBe(12_345_600);
      const { hits } = await engine.search({ sort: 'price', descending: true, take: 1 });
      expect(hits[0]?.article.price).toBe(12_345_600);
    });

    test('stock is seen in filter and facet, both when it comes and when it goes', async () => {
      await change({ available: [77], shops: [77] });
      expect(await idsOf({ filters: { shops: [77] } })).toEqual([listed.id]);
      expect((await engine.search({ facets: ['shops'] })).facets.shops?.get(77)).toBe(1);
      await change({ available: [], shops: [] });
      expect(await idsOf({ filters: { shops: [77] } })).toEqual([]);
      expect((await engine.search({ facets: ['shops'] })).facets.shops?.has(77)).toBe(false);
      expect((await engine.search({})).total).toBe(articles.length);
    });

    test('a rank is seen in the bestseller order', async () => {
      for (const descending of [false, true]) await engine.search({ sort: 'bestseller', descending });
      await change({ bestsellerQty: 0 });
      expect(await idsOf({ sort: 'bestseller', take: 1 })).toEqual([listed.id]);
    });

    test('a new name is found, the old one no longer, and it stands in its new place', async () => {
      await engine.search({ sort: 'name' });
      await change({ name: 'Ååå Kvikkbipp' });
      expect(await idsOf({ text: 'kvikkbipp' })).toEqual([listed.id]);
      expect(await idsOf({ sort: 'name', descending: true, take: 1 })).toEqual([listed.id]);
      expect((await engine.search({})).total).toBe(articles.length);
      const names = (await engine.search({ sort: 'name' })).hits.map((hit) => hit.article.name);
      expect(names).toEqual(names.toSorted(new Intl.Collator('nb', { numeric: true }).compare));
      await change({ name: listed.name });
      expect(await idsOf({ text: 'kvikkbipp', filters: { ids: [listed.id] } })).toEqual([]);
    });

    test('many renamed at once stand where a new index puts them, by name and by age', async () => {
      await engine.search({ sort: 'name' });
      const renamed = new Map(
        articles.slice(0, 60).map((article, i) => [article.id, { ...article, name: `${'ÅØÆBA'[i % 5]} ${i % 7}` }]),
      );
      const [gone, twice] = articles as [FixtureArticle, FixtureArticle];
      await engine.update([
        { id: twice.id, article: { ...twice, name: 'Q' } },
        ...[...renamed].map(([id, article]) => ({ id, article })),
        { id: gone.id, article: null },
      ]);
      const fresh = await makeEngine();
      const now = articles.filter(({ id }) => id !== gone.id).map((article) => renamed.get(article.id) ?? article);
      await fresh.index(inBatches(now));
      for (const sort of ['name', 'newest'] as const)
        for (const descending of [false, true]) {
          const { hits } = await fresh.search({ sort, descending });
          expect(await idsOf({ sort, descending })).toEqual(hits.map((hit) => hit.id));
        }
    });

    test('rule 4.30: another date of creation moves an article among the newest, both ways', async () => {
      await change({ dateCreated: '2031-01-01T00:00:00.000Z' });
      expect(await idsOf({ sort: 'newest', take: 1 })).toEqual([listed.id]);
      await change({ dateCreated: '1969-12-31T23:59:59.999Z' });
      expect(await idsOf({ sort: 'newest', descending: true, take: 1 })).toEqual([listed.id]);
      await change({});
      const { hits } = await engine.search({ sort: 'newest' });
      const times = hits.map(({ article }) => Date.parse(article.dateCreated));
      expect(times).toEqual(times.toSorted((a, b) => b - a));
    });

    test('EANs left out of a change are unchanged; given ones replace', async () => {
      await change({ price: 100, name: 'Noe annet' });
      expect(await idsOf({ text: eans[0] })).toEqual([listed.id]);
      await change({ eans: ['7099999999999'] });
      expect(await idsOf({ text: '7099999999999' })).toEqual([listed.id]);
      expect(await idsOf({ text: eans[0] })).toEqual([]);
    });

    test('an article is taken out and put back', async () => {
      const facets = ['brands', 'groups', 'price'] as const;
      const before = await engine.search({ sort: 'name', facets: [...facets] });
      await engine.update([
        { id: listed.id, article: null },
        { id: -1, article: null },
      ]);
      expect((await engine.search({})).total).toBe(articles.length - 1);
      expect(await idsOf({ text: eans[0] })).toEqual([]);
      expect(await idsOf({ text: listed.name })).not.toContain(listed.id);
      expect(await idsOf({ sort: 'name' })).toEqual(before.hits.map((hit) => hit.id).filter((id) => id !== listed.id));
      await change({ eans });
      expect(await engine.search({ sort: 'name', facets: [...facets] })).toEqual(before);
      expect(await idsOf({ text: eans[0] })).toEqual([listed.id]);
    });

    test('many changes at once, the last of one article winning', async () => {
      const prices = [1, 2, 3].map((price) => ({ id: listed.id, article: { ...listed, price } }));
      await Promise.all([engine.update(prices), engine.update([{ id: listed.id, article: { ...listed, price: 4 } }])]);
      expect(await idsOf({ filters: { price: { min: 4, max: 4 } } })).toEqual([listed.id]);
    });
  });
}
