import { beforeAll, describe, expect, test } from 'vitest';
import type { SearchEngine, SearchSort } from '@/server/ports/search-engine';
import { type FixtureArticle, fixture, inBatches } from './fixture';
import type { MakeEngine } from './suite';

const collator = new Intl.Collator('nb', { numeric: true });
const awkward = [
  'Øks',
  'Åre',
  'Ærfugl',
  'Aage',
  'Zelda',
  'Telt 10',
  'Telt 2',
  'telt 2',
  'Telt 02',
  'Ål',
  'Aase',
  'Ölkrus',
  'Äpple',
];

const compare: Record<'price' | 'name' | 'bestseller' | 'newest', (a: FixtureArticle, b: FixtureArticle) => number> = {
  price: (a, b) => a.price - b.price,
  name: (a, b) => collator.compare(a.name, b.name),
  bestseller: (a, b) => a.bestsellerQty - b.bestsellerQty,
  newest: (a, b) => Date.parse(b.dateCreated) - Date.parse(a.dateCreated) || b.id - a.id,
};

export function orderContract(name: string, makeEngine: MakeEngine) {
  describe(`${name}: order and pages`, () => {
    const { articles } = fixture();
    awkward.forEach((awkwardName, i) => {
      articles[i * 3] = { ...(articles[i * 3] as FixtureArticle), name: awkwardName };
    });
    let engine: SearchEngine;

    beforeAll(async () => {
      engine = await makeEngine();
      await engine.index(inBatches(articles, 37));
    });

    const idsOf = async (query: Parameters<SearchEngine['search']>[0]) =>
      (await engine.search(query)).hits.map((hit) => hit.id);

    for (const sort of Object.keys(compare) as (keyof typeof compare)[]) {
      test.each([false, true])(
        `by ${sort}, turned around: %s; ties in rising id order, of the newest in that of the whole`,
        async (descending) => {
          const sign = descending ? -1 : 1;
          const expected = articles
            .toSorted((a, b) => sign * compare[sort](a, b) || a.id - b.id)
            .map((article) => article.id);
          expect(await idsOf({ sort, descending })).toEqual(expected);
        },
      );
    }

    const fits = (genders: number[]) =>
      articles.filter((article) => article.genders.some((id) => genders.includes(id)));
    const unisex = ({ genders }: FixtureArticle) => Number(genders.includes(10));
    test.each([
      [{ within: { genders: [2] } }, [2, 10], true],
      [{ filters: { genders: [1, 2] } }, [1, 2, 10], true],
      [{ within: { categories: [] }, filters: { genders: [1] }, sort: 'relevance' as const }, [1, 10], true],
      [{ filters: { genders: [2, 10] } }, [2, 10], false],
      [{ filters: { genders: [10] } }, [10], false],
    ])('rule 4.51: unisex goods come after those of Herre and Dame, either way: %j', async (query, genders, last) => {
      for (const descending of [false, true]) {
        const sign = descending ? -1 : 1;
        const expected = fits(genders).toSorted(
          (a, b) => (last ? unisex(a) - unisex(b) : 0) || sign * (a.bestsellerQty - b.bestsellerQty) || a.id - b.id,
        );
        const asked = { sort: 'bestseller' as const, ...query, descending };
        expect(await idsOf(asked)).toEqual(expected.map(({ id }) => id));
        const pages = [0, 1, 2, 3].map((page) => idsOf({ ...asked, skip: page * 50, take: 50 }));
        expect((await Promise.all(pages)).flat()).toEqual(expected.slice(0, 200).map(({ id }) => id));
      }
    });

    test('rule 4.51: by price and by name they stand where these put them', async () => {
      const prices = async (descending: boolean) =>
        (await engine.search({ within: { genders: [2] }, sort: 'price', descending })).hits.map(
          (hit) => hit.article.price,
        );
      expect(await prices(false)).toEqual((await prices(false)).toSorted((a, b) => a - b));
      expect(await prices(true)).toEqual((await prices(true)).toSorted((a, b) => b - a));
    });

    test('rule 14.7: names come in Norwegian order, digits by value', async () => {
      const inOrder = (await engine.search({ sort: 'name' })).hits.map((hit) => hit.article.name);
      const at = (word: string) => inOrder.indexOf(word);
      expect(at('Zelda')).toBeLessThan(at('Ærfugl'));
      expect(at('Ærfugl')).toBeLessThan(at('Øks'));
      expect(at('Øks')).toBeLessThan(at('Åre'));
      expect(at('Zelda')).toBeLessThan(at('Aage'));
      expect(at('Telt 2')).toBeLessThan(at('Telt 10'));
    });

    test('without a text, relevance is bestseller order', async () => {
      expect(await idsOf({})).toEqual(await idsOf({ sort: 'bestseller' }));
    });

    test('relevance comes best first, and can be turned around', async () => {
      const { hits } = await engine.search({ text: 'vinterjakke dame' });
      const scores = hits.map((hit) => hit.score);
      expect(scores).toEqual(scores.toSorted((a, b) => b - a));
      expect(scores[0]).toBeGreaterThan(scores.at(-1) as number);
      const turned = (await engine.search({ text: 'vinterjakke dame', descending: true })).hits.map((hit) => hit.score);
      expect(turned).toEqual(turned.toSorted((a, b) => a - b));
    });

    test("'asListed' keeps the order of the ids asked for, those that are found", async () => {
      const [a, b, c] = [articles[40], articles[7], articles[99]].map((article) => article?.id as number);
      expect(await idsOf({ sort: 'asListed', filters: { ids: [a, -1, b, c, a] as number[] } })).toEqual([a, b, c]);
    });

    const queries: { text?: string; sort: SearchSort; descending?: boolean }[] = [
      { sort: 'name' },
      { sort: 'price', descending: true },
      { text: 'jakke', sort: 'relevance' },
      { text: 'sko', sort: 'bestseller' },
      { sort: 'newest' },
      { text: 'sko', sort: 'newest', descending: true },
    ];
    test.each(queries)('pages of $text by $sort together are the whole list, with nothing twice', async (query) => {
      const whole = await idsOf(query);
      expect(whole.length).toBeGreaterThan(20);
      const pages: number[] = [];
      for (let skip = 0; skip < whole.length + 7; skip += 7) {
        const page = await engine.search({ ...query, skip, take: 7 });
        expect(page.total).toBe(whole.length);
        pages.push(...page.hits.map((hit) => hit.id));
      }
      expect(pages).toEqual(whole);
      expect(new Set(pages).size).toBe(whole.length);
    });

    test('nothing is taken past the end, or when nothing is asked for', async () => {
      expect(await idsOf({ skip: 10_000 })).toEqual([]);
      expect((await engine.search({ take: 0 })).total).toBe(articles.length);
      expect(await idsOf({ take: 0 })).toEqual([]);
    });
  });
}
