import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { sizeValues } from '@/lib/lists/size-kind-of';
import type { FacetName, SearchEngine, SearchFilters } from '@/server/ports/search-engine';
import { choices, countValues, passes } from './brute-force';
import { fixture, inBatches } from './fixture';
import type { MakeEngine } from './suite';

const facets: FacetName[] = [
  'genders',
  'colors',
  'brands',
  'shops',
  'groups',
  'subcategories',
  'categories',
  'sizes',
  'campaigns',
  'ratings',
  'price',
];

export function filtersContract(name: string, makeEngine: MakeEngine) {
  describe(`${name}: filters and facets`, () => {
    const { articles } = fixture();
    const byId = new Map(articles.map((article) => [article.id, article]));
    let engine: SearchEngine;

    beforeAll(async () => {
      engine = await makeEngine();
      await engine.index(inBatches(articles));
    });

    const some = <T>(values: T[]) =>
      fc.option(fc.uniqueArray(fc.constantFrom(...values), { maxLength: 3 }), { nil: undefined, freq: 2 });
    const valuesIn = (choice: (typeof choices)[number]) => [...countValues(articles, choice).keys()];
    const amount = fc.option(fc.constantFrom(...articles.slice(0, 50).map((article) => article.price)), {
      nil: undefined,
    });
    const ids = articles.map((article) => article.id);
    const anyFilters = fc.record({
      ...Object.fromEntries(choices.map((choice) => [choice, some(valuesIn(choice))])),
      price: fc.option(fc.record({ min: amount, max: amount }), { nil: undefined, freq: 2 }),
      ids: fc.option(fc.subarray(ids, { minLength: 200 }), { nil: undefined, freq: 1 }),
      excludeIds: fc.option(fc.subarray(ids, { maxLength: 100 }), { nil: undefined, freq: 2 }),
    }) as fc.Arbitrary<SearchFilters>;
    // Few filters at a time as well, or nearly every combination would find nothing.
    const filters = fc
      .tuple(anyFilters, fc.subarray([...choices, 'price', 'ids', 'excludeIds'], { maxLength: 3 }))
      .map(
        ([all, used]) => Object.fromEntries(Object.entries(all).filter(([key]) => used.includes(key))) as SearchFilters,
      );
    const text = fc.constantFrom(undefined, undefined, 'jakke', 'sko dame', 'svart', 'ull');

    test('hits, totals and multi-select counts are those of a brute-force count', async () => {
      await fc.assert(
        fc.asyncProperty(text, filters, filters, async (words, chosen, within) => {
          const found = await engine.search({ text: words, within, filters: chosen, facets });
          const base = words ? (await engine.search({ text: words })).hits.map(({ id }) => byId.get(id)) : articles;
          const matched = base.filter((article) => article !== undefined && passes(article, within)) as typeof articles;
          const expected = matched.filter((article) => passes(article, chosen));
          expect(found.total).toBe(expected.length);
          expect(new Set(found.hits.map((hit) => hit.id))).toEqual(new Set(expected.map((article) => article.id)));
          for (const facet of facets) {
            const within = matched.filter((article) => passes(article, chosen, facet));
            if (facet !== 'price') {
              expect(sorted(found.facets[facet])).toEqual(sorted(countValues(within, facet, chosen)));
              continue;
            }
            const prices = within.map((article) => article.price);
            const range = prices.length ? { min: Math.min(...prices), max: Math.max(...prices) } : undefined;
            expect(found.facets.price).toEqual(range);
          }
        }),
        { numRuns: 300 },
      );
    });

    test('a size and a shop together ask for the size in the shop (rule 4.36)', async () => {
      const [article] = articles.filter(({ sizes, available }) => sizes.length > 2 && available.length > 2);
      const { id, sizes, available } = article as (typeof articles)[number];
      const [here, there] = available as [number, number];
      const held = [
        { size: sizes[0] as string, shops: [here] },
        { size: sizes[1] as string, shops: [there] },
      ];
      const other = await makeEngine();
      await other.index(inBatches([{ ...(article as (typeof articles)[number]), held }]));
      const ask = (size: number, shops: number[]) =>
        other.search({ filters: { sizes: [sizes[size] as string], shops }, facets: ['sizes', 'shops'] });
      expect((await ask(0, [here])).hits.map((hit) => hit.id)).toEqual([id]);
      expect((await ask(0, [there, here])).total).toBe(1);
      const none = await ask(0, [there]);
      expect(none.total).toBe(0);
      const [label, ofKind] = sizeValues(article as (typeof articles)[number], [sizes[1] as string]);
      expect(none.facets.sizes).toEqual(new Map([label, ofKind].map((value) => [value, 1])));
      expect([...(none.facets.shops ?? [])]).toEqual([[here, 1]]);
      expect(none.blocking).toEqual(
        expect.arrayContaining([
          { filter: 'sizes', total: 1 },
          { filter: 'shops', total: 1 },
        ]),
      );
      const changed = {
        ...(article as (typeof articles)[number]),
        held: [{ size: sizes[0] as string, shops: [there] }],
      };
      await other.update([{ id, article: changed }]);
      expect((await ask(0, [there])).total).toBe(1);
      const { held: _, ...rest } = changed;
      await other.update([{ id, article: { ...rest, price: 100 } }]);
      expect((await ask(0, [there])).total).toBe(1);
      expect((await ask(0, [here])).total).toBe(0);
    });

    test('a size is asked for as one of its kind, or of any, also in a shop (rule 2.18)', async () => {
      const [here, there] = [1, 2];
      const of = (id: number, group2: string, group3: string, genders: number[]) => ({
        ...{ ...(articles[0] as (typeof articles)[number]), id, group2, group3, genders, sizes: ['23', '24'] },
        ...{ available: [here, there], shops: [here, there] },
        held: [
          { size: '23', shops: [here] },
          { size: '24', shops: [there] },
        ],
      });
      const other = await makeEngine();
      await other.index(inBatches([of(1, 'Alpint', 'Alpinstøvler', [1]), of(2, 'Sko', 'Fjellsko', [4])]));
      const ask = async (sizes: string[], shops?: number[]) => {
        const found = await other.search({ filters: { sizes, shops }, sort: 'bestseller', facets: ['sizes', 'shops'] });
        return { ids: found.hits.map((hit) => hit.id).toSorted(), facets: found.facets };
      };
      expect((await ask(['23'])).ids).toEqual([1, 2]);
      expect((await ask(['alpinstovler.23'])).ids).toEqual([1]);
      expect((await ask(['alpinstovler.23', 'barnesko.24'])).ids).toEqual([1, 2]);
      expect((await ask(['alpinstovler.23', 'barnesko.24'], [there])).ids).toEqual([2]);
      expect((await ask(['alpinstovler.24', '23'], [here])).ids).toEqual([1, 2]);
      expect((await ask(['sko.23'])).ids).toEqual([]);
      const { facets: counted } = await ask(['barnesko.23'], [here]);
      expect(counted.sizes).toEqual(
        new Map([
          ['23', 2],
          ['alpinstovler.23', 1],
          ['barnesko.23', 1],
        ]),
      );
      expect(counted.shops).toEqual(new Map([[here, 1]]));
    });

    test('a size said in words is wanted in the chosen shop', async () => {
      const [article] = articles.filter(({ sizes, available }) => sizes.includes('43') && available.length > 1);
      const { id, available } = article as (typeof articles)[number];
      const [here, there] = available as [number, number];
      const held = [
        { size: '43', shops: [here] },
        { size: '42', shops: [there] },
      ];
      const other = await makeEngine();
      await other.index(inBatches([{ ...(article as (typeof articles)[number]), name: 'Nord fjellsko', held }]));
      const ask = async (text: string, shop: number) =>
        (await other.search({ text, filters: { shops: [shop] } })).hits.map((hit) => hit.id);
      expect(await ask('fjellsko 43', here)).toEqual([id]);
      expect(await ask('fjellsko str 43', there)).toEqual([]);
      expect(await ask('fjellsko', there)).toEqual([id]);
    });

    test('both price bounds are inclusive', async () => {
      const [low, high] = [39_900, 99_900];
      const expected = articles.filter(({ price }) => price >= low && price <= high);
      const edge = (expected[0] as { price: number }).price;
      expect((await engine.search({ filters: { price: { min: low, max: high } } })).total).toBe(expected.length);
      const exactly = await engine.search({ filters: { price: { min: edge, max: edge } } });
      expect(exactly.total).toBe(articles.filter(({ price }) => price === edge).length);
      expect(exactly.total).toBeGreaterThan(0);
      expect((await engine.search({ filters: { price: { min: edge + 1, max: edge } } })).total).toBe(0);
    });

    test('unisex goods are found under Herre and under Dame, and counted so', async () => {
      const uni = articles.filter((article) => article.genders.includes(10)).length;
      const only = (id: number) => articles.filter((article) => article.genders.includes(id)).length;
      const result = await engine.search({ facets: ['genders'] });
      expect(result.facets.genders?.get(1)).toBe(only(1) + uni);
      expect(result.facets.genders?.get(2)).toBe(only(2) + uni);
      expect(result.facets.genders?.get(10)).toBe(uni);
      expect((await engine.search({ filters: { genders: [4] } })).total).toBe(only(4));
    });

    test('an empty choice filters nothing, an empty list of ids asks for nothing', async () => {
      expect((await engine.search({ filters: { colors: [], excludeIds: [], price: {} } })).total).toBe(articles.length);
      expect((await engine.search({ filters: { ids: [] } })).total).toBe(0);
      expect((await engine.search({ filters: { colors: [-5] } })).total).toBe(0);
    });

    test('prices place by place are those of a brute-force count', async () => {
      const chosen = { genders: [1], price: { min: 30_000 } };
      const places = ['categories', 'subcategories'] as const;
      for (const filters of [{}, chosen]) {
        const found = await engine.search({ filters, facets: ['price'], pricesIn: [...places], take: 0 });
        const expected = articles.filter((article) => passes(article, filters));
        for (const place of places) {
          const ranges = [...countValues(expected, place).keys()].map((id) => {
            const prices = expected.filter((one) => passes(one, { [place]: [id] })).map(({ price }) => price);
            return [Number(id), { min: Math.min(...prices), max: Math.max(...prices) }] as const;
          });
          expect(found.prices?.[place]).toEqual(new Map(ranges));
        }
      }
      expect((await engine.search({ facets: ['brands'] })).prices).toBeUndefined();
    });

    test('facets that were not asked for are not counted', async () => {
      expect((await engine.search({ facets: ['brands'] })).facets).toEqual({ brands: expect.any(Map) });
      expect((await engine.search({})).facets).toEqual({});
    });

    test('when filters cause the zero, it says what each would give if left out', async () => {
      const [regn] = (await engine.search({ text: 'regnbukse' })).hits;
      const price = regn?.article.price as number;
      const found = await engine.search({
        text: 'regnbukse',
        filters: { price: { min: price, max: price }, categories: [4] },
      });
      expect(found.total).toBe(0);
      expect(found.relaxed).toBeUndefined();
      const without = await engine.search({ text: 'regnbukse', filters: { price: { min: price, max: price } } });
      expect(found.blocking).toEqual([{ filter: 'categories', total: without.total }]);
    });
  });
}

const sorted = (counts: Map<number | string, number> | undefined) =>
  [...(counts ?? [])].sort(([a], [b]) => String(a).localeCompare(String(b)));
