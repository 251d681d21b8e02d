import { beforeAll, describe, expect, test } from 'vitest';
import type { SearchEngine } from '@/server/ports/search-engine';
import { fixture, inBatches } from './fixture';
import { mainCategories } from './fixture-kinds';
import type { MakeEngine } from './suite';

export function suggestContract(name: string, makeEngine: MakeEngine) {
  describe(`${name}: suggestions`, () => {
    const { articles, facts } = fixture();
    let engine: SearchEngine;

    beforeAll(async () => {
      engine = await makeEngine({
        categoryNames: () => new Map([...mainCategories].map(([id, own]) => [`1:${id}`, own])),
      });
      await engine.index(inBatches(articles));
    });

    test.each(['vinterj', 'vinterjakk', 'vinterjakke', 'VinterJ'])(
      '%s is on the way to vinterjakke',
      async (prefix) => {
        const { articles: found, categories } = await engine.suggest(prefix);
        expect(found).toHaveLength(6);
        expect(found.map((article) => facts.get(article.id)?.kind)).toEqual(Array(6).fill('vinterjakke'));
        expect(categories[0]).toMatchObject({ level: 3, name: 'Vinterjakker' });
      },
    );

    test('all but the last word must be whole', async () => {
      const { articles: found } = await engine.suggest('svart regnb');
      expect(found.length).toBeGreaterThan(0);
      for (const article of found) {
        expect(facts.get(article.id)).toMatchObject({ kind: 'regnbukse', color: 'Svart' });
      }
    });

    test.each(['da', 'dam', 'dame'])('rule 14.10: jakke %s is on the way to jakke dame', async (typed) => {
      const { articles: found, marks } = await engine.suggest(`jakke ${typed}`);
      expect(found).toHaveLength(6);
      for (const [i, { name: own }] of found.entries()) {
        expect(own).toMatch(/ dame$/i);
        const at = own.length - 'dame'.length;
        const [, until = 0] = marks[i]?.find(([from]) => from === at) ?? [];
        expect(until).toBeGreaterThanOrEqual(at + typed.length);
      }
    });

    test.each(['regnbukse bar', 'regnbukse barn'])(
      'rule 14.10: %s is for children, whatever shoppers call "barnehageklær"',
      async (typed) => {
        const { articles: found, total } = await engine.suggest(typed);
        expect(found.map(({ id }) => facts.get(id)?.kind)).toEqual(found.map(() => 'regnbukse'));
        expect(found.map(({ gender }) => gender)).toEqual(found.map(() => 'Barn'));
        expect(total).toBe((await engine.search({ text: 'regnbukse', filters: { genders: [4] } })).total);
        expect(total).toBeGreaterThan(0);
      },
    );

    test("a word that only shoppers say is completed where no word of the catalogue's begins so", async () => {
      const { queries, articles: found } = await engine.suggest('barneha');
      expect(queries).toContain('barnehageklær');
      expect(found.map(({ id }) => facts.get(id)?.kind)).toContain('regnbukse');
    });

    test('categories have their names and counts on all three levels', async () => {
      const { categories } = await engine.suggest('hundes');
      expect(categories.map(({ level, name: own }) => [level, own])).toEqual(
        expect.arrayContaining([
          [1, 'Hund'],
          [2, 'Hundeutstyr'],
          [3, 'Seler'],
        ]),
      );
      for (const { id, level, count } of categories) {
        const filter = { 1: 'categories', 2: 'subcategories', 3: 'groups' }[level];
        expect((await engine.search({ filters: { [filter]: [id] } })).total).toBeGreaterThanOrEqual(count);
        expect(count).toBeGreaterThan(0);
      }
    });

    test('a brand being typed comes with its count', async () => {
      const { brands } = await engine.suggest('tind');
      const count = articles.filter((article) => article.brand === 'Tindra').length;
      expect(brands[0]).toEqual({ id: 3, name: 'Tindra', count });
    });

    test('what is suggested is of what it is within: articles to the full number, categories, brands, the total', async () => {
      const within = { brands: [3] };
      const ofBrand = articles.filter((article) => article.brands.includes(3));
      const everywhere = await engine.suggest('jakke', { take: 6 });
      const found = await engine.suggest('jakke', { take: 6, within });
      const searched = await engine.search({ text: 'jakke', within });
      expect(everywhere.total).toBeGreaterThan(found.total);
      expect(found.total).toBe(searched.total);
      expect(found.articles).toHaveLength(Math.min(6, searched.total));
      for (const article of found.articles) expect(article.brands).toContain(3);
      expect(found.brands.map(({ id }) => id)).toEqual([3]);
      for (const { id, level, count } of found.categories) {
        const filter = { 1: 'categories', 2: 'subcategories', 3: 'groups' }[level];
        const most = (await engine.search({ filters: { [filter]: [id] }, within })).total;
        expect(count).toBeGreaterThan(0);
        expect(count).toBeLessThanOrEqual(most);
      }
      const nothing = articles.find((article) => !ofBrand.some((own) => own.name === article.name));
      const query = await engine.suggest(nothing?.name ?? '', { within: { ids: [] } });
      expect(query).toEqual({ queries: [], total: 0, articles: [], marks: [], categories: [], brands: [] });
    });

    test('a misspelt word suggests what was meant', async () => {
      const { articles: found } = await engine.suggest('hodelyckt');
      expect(facts.get((found[0] as { id: number }).id)?.kind).toBe('hodelykt');
    });

    test('a word half typed is completed, after what stands before it, and every completion finds something', async () => {
      expect((await engine.suggest('vinterj')).queries[0]).toBe('vinterjakke');
      const { queries } = await engine.suggest('svart r');
      expect(queries.length).toBeGreaterThan(1);
      for (const query of queries) {
        expect(query).toMatch(/^svart r/);
        const found = await engine.search({ text: query });
        expect(found).toMatchObject({ total: expect.any(Number) });
        expect(found.relaxed ?? found.corrected).toBeUndefined();
        expect(found.total).toBeGreaterThan(0);
      }
    });

    test('the spelling that was meant comes first; what is typed is never suggested', async () => {
      expect((await engine.suggest('hodelyckt')).queries[0]).toBe('hodelykt');
      expect((await engine.suggest('hodelykt')).queries).not.toContain('hodelykt');
    });

    test.each(['regnjakke j', 'jakke j', 'jakke regnj'])('%s: nothing is said twice', async (typed) => {
      const [before = ''] = typed.split(' ');
      const { queries } = await engine.suggest(typed);
      for (const query of queries) {
        const completed = query.slice(before.length + 1);
        expect(before.includes(completed) || completed.endsWith(before)).toBe(false);
      }
    });

    test('a model is no word to go on with', async () => {
      const models = new Set(
        articles
          .flatMap(({ name: own }) => own.toLowerCase().split(' '))
          .filter((word) => /^(romsdal|rondane|femund|lyngen|hardanger|svolvær|trollheim|galdhø)$/.test(word)),
      );
      for (const model of models) {
        const { queries, total } = await engine.suggest(model.slice(0, 4));
        expect(queries).not.toContain(model);
        expect(total).toBeGreaterThan(0);
      }
      expect(models.size).toBeGreaterThan(4);
    });

    test('half an EAN suggests whose it is', async () => {
      const [article] = articles;
      const ean = article?.eans[1] as string;
      for (const typed of [ean.slice(0, -1), ean.slice(0, -2)]) {
        const { articles: found } = await engine.suggest(typed, { take: 20 });
        expect(found.map(({ id }) => id)).toContain(article?.id);
      }
    });

    test.each([
      ['regnb', 'Romsdal regnbukse', ['regnb']],
      ['bukse', 'Romsdal regnbukse', ['bukse']],
      ['ÅRE lue', 'Lue Åre', ['Lue', 'Åre']],
      ['vinterj', 'Ørnes vinterjakke', ['vinterj']],
    ])('%s is marked in %s', async (typed, called, marked) => {
      const own = { ...(articles[0] as (typeof articles)[number]), id: 1, name: called, articleNo: 'X-1', eans: [] };
      const other = await makeEngine();
      await other.index(inBatches([own, ...articles.slice(1).map((one) => ({ ...one, name: `${one.name} x` }))]));
      const found = await other.suggest(typed, { take: 1000 });
      const at = found.articles.findIndex(({ id }) => id === 1);
      expect(found.marks[at]?.map(([from, to]) => called.slice(from, to))).toEqual(marked);
    });

    test('an EAN suggests the article it is of, and which variant', async () => {
      const [article] = articles;
      const found = await engine.suggest(article?.eans[1] as string);
      expect(found).toMatchObject({ queries: [], total: 1, ean: article?.eans[1], articles: [{ id: article?.id }] });
    });

    test("a shopper's own word for it, half typed", async () => {
      const { articles: found } = await engine.suggest('headl');
      expect(facts.get((found[0] as { id: number }).id)?.kind).toBe('hodelykt');
    });

    test('as many as asked for; none for nothing', async () => {
      expect((await engine.suggest('jakke', { take: 3 })).articles).toHaveLength(3);
      expect(await engine.suggest(' ')).toEqual({
        queries: [],
        total: 0,
        articles: [],
        marks: [],
        categories: [],
        brands: [],
      });
    });
  });
}
