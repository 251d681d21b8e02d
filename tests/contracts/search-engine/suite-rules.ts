import { beforeAll, describe, expect, test } from 'vitest';
import type { SearchEngine, SearchQuery } from '@/server/ports/search-engine';
import { fixture, inBatches } from './fixture';
import type { MakeEngine } from './suite';

/** Rule 14.21: what staff want of a search, as the port carries it. */
export function rulesContract(name: string, makeEngine: MakeEngine) {
  describe(`${name}: pinned and boosted`, () => {
    const { articles } = fixture(600);
    let engine: SearchEngine;
    beforeAll(async () => {
      engine = await makeEngine();
      await engine.index(inBatches(articles));
    });

    const ask = async (query: SearchQuery) => {
      const { hits, total, facets } = await engine.search(query);
      return { ids: hits.map(({ id }) => id), total, facets };
    };
    const text = 'jakke';
    const firstFound = async () => (await ask({ text })).ids;
    const notFound = async () => {
      const found = new Set(await firstFound());
      return articles.filter(({ id }) => !found.has(id)).map(({ id }) => id);
    };

    test('pinned articles stand first in their order, the others as before, none twice', async () => {
      const found = await firstFound();
      const pinned = [found[5], found[2]] as number[];
      const { ids, total } = await ask({ text, pinned });
      expect(ids).toEqual([...pinned, ...found.filter((id) => !pinned.includes(id))]);
      expect(total).toBe(found.length);
    });

    test('also those that the words do not find, and they are counted', async () => {
      const [stranger] = (await notFound()) as [number];
      const found = await firstFound();
      const pinned = [stranger, found[1] as number];
      const { ids, total, facets } = await ask({ text, pinned, facets: ['groups'] });
      expect(ids.slice(0, 3)).toEqual([...pinned, found[0]]);
      expect(total).toBe(found.length + 1);
      expect([...(facets.groups?.values() ?? [])].reduce((sum, count) => sum + count, 0)).toBe(
        articles
          .filter(({ id }) => id === stranger || found.includes(id))
          .reduce((sum, { groups }) => sum + groups.length, 0),
      );
    });

    test('filters and the list one is in hold for them, and one that is gone is no matter', async () => {
      const found = await firstFound();
      const [first, second] = found as [number, number];
      const [stranger] = (await notFound()) as [number];
      const pinned = [999_999_999, second, stranger];
      expect((await ask({ text, pinned, filters: { excludeIds: [second] } })).ids.slice(0, 2)).toEqual([
        stranger,
        first,
      ]);
      expect((await ask({ text, pinned, within: { ids: found } })).ids.slice(0, 2)).toEqual([second, first]);
    });

    test('pages of a pinned list are parts of it', async () => {
      const pinned = (await firstFound()).slice(3, 9).reverse();
      const { ids } = await ask({ text, pinned });
      expect((await ask({ text, pinned, skip: 4, take: 6 })).ids).toEqual(ids.slice(4, 10));
    });

    test('another order does not know of them', async () => {
      const pinned = (await firstFound()).slice(-2);
      expect((await ask({ text, pinned, sort: 'price' })).ids).toEqual((await ask({ text, sort: 'price' })).ids);
    });

    test('what is boosted comes before its equals, and nothing is found that was not', async () => {
      const found = await firstFound();
      const brand = articles.find(({ id }) => id === found.at(-1))?.brands[0] as number;
      const isOf = (id: number | undefined) =>
        articles.some((article) => article.id === id && article.brands.includes(brand));
      const { ids } = await ask({ text, boosts: [{ brands: [brand] }] });
      expect(ids.toSorted()).toEqual(found.toSorted());
      const rank = (list: number[]) => {
        const places = list.flatMap((id, place) => (isOf(id) ? [place] : []));
        return places.reduce((sum, place) => sum + place, 0) / places.length;
      };
      expect(rank(ids)).toBeLessThan(rank(found));
      expect(isOf(ids[0])).toBe(true);
    });
  });
}
