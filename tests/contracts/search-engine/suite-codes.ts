import { beforeAll, describe, expect, test } from 'vitest';
import type { SearchEngine } from '@/server/ports/search-engine';
import { type FixtureArticle, fixture, inBatches } from './fixture';
import type { MakeEngine } from './suite';

export function codesContract(name: string, makeEngine: MakeEngine) {
  describe(`${name}: EANs and article numbers`, () => {
    const { articles } = fixture();
    const article = articles[123] as FixtureArticle;
    let engine: SearchEngine;

    beforeAll(async () => {
      engine = await makeEngine();
      await engine.index(inBatches(articles));
    });

    const idsOf = async (text: string) => (await engine.search({ text })).hits.map((hit) => hit.id);

    test('an EAN finds its article alone, and says which variant', async () => {
      for (const ean of article.eans) {
        const found = await engine.search({ text: ` ${ean} ` });
        expect(found.hits).toEqual([expect.objectContaining({ id: article.id, ean })]);
      }
    });

    test('a 12-digit code is the same with the zero that makes it an EAN', async () => {
      const other = await makeEngine();
      await other.index(inBatches([{ ...article, eans: ['012345678905'] }]));
      for (const text of ['012345678905', '0012345678905']) expect((await other.search({ text })).total, text).toBe(1);
    });

    test('hits have the list shape: no EANs', async () => {
      const [hit] = (await engine.search({ text: article.eans[0] })).hits;
      expect(hit?.article).not.toHaveProperty('eans');
    });

    test('an article number, however it is written', async () => {
      const bare = article.articleNo.replace('-', '');
      for (const text of [
        article.articleNo,
        article.articleNo.toLowerCase(),
        bare,
        article.articleNo.replace('-', ' '),
      ]) {
        expect(await idsOf(text), text).toEqual([article.id]);
      }
    });

    test('the beginning of an article number', async () => {
      const prefix = article.articleNo.slice(0, -2);
      const expected = articles.filter((other) => other.articleNo.startsWith(prefix)).map((other) => other.id);
      expect((await idsOf(prefix)).toSorted()).toEqual(expected.toSorted());
      expect(expected.length).toBeGreaterThan(1);
    });

    test('an unknown code finds nothing', async () => {
      expect(await idsOf('7099999999999')).toEqual([]);
    });
  });
}
