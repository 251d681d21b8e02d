import { describe, expect, test } from 'vitest';
import type { IndexedArticle } from '@/server/ports/search-engine';
import { type FixtureArticle, fixture, inBatches } from './fixture';
import type { MakeEngine } from './suite';

const [plain] = fixture(1).articles as [FixtureArticle];

/** A shop of these goods, with nothing else to find them by. */
export function goods(...rows: [name: string, category: string, description?: string][]): IndexedArticle[] {
  return rows.map(([name, group3, description = ''], i) => ({
    ...plain,
    id: i + 1,
    articleNo: `A${i}`,
    name,
    group2: '',
    group3,
    articleGroup3ID: group3.length,
    groups: [group3.length],
    description,
    genders: [],
    sizes: [],
    colors: [],
    colorGroups: [],
    eans: [],
  }));
}

export function descriptionsContract(name: string, makeEngine: MakeEngine) {
  describe(`${name}: names before descriptions`, () => {
    const shopOf = async (...rows: Parameters<typeof goods>) => {
      const engine = await makeEngine();
      await engine.index(inBatches(goods(...rows)));
      const names = async (text: string) => (await engine.search({ text })).hits.map((hit) => hit.article.name);
      return { engine, names };
    };

    test('a word for goods is not sought in the descriptions of other goods', async () => {
      const { names } = await shopOf(['Hodelykt', 'Hodelykter'], ['Telt', 'Telt', 'Plass til en hodelykt i taket.']);
      expect(await names('hodelykt')).toEqual(['Hodelykt']);
    });

    test('not even when the other word fits', async () => {
      const { names } = await shopOf(['Hodelykt tur', 'Hodelykter'], ['Turtelt', 'Telt', 'Plass til en hodelykt.']);
      expect(await names('tur hodelykt')).toEqual(['Hodelykt tur']);
    });

    test('but there, when nothing is called that', async () => {
      const { names } = await shopOf(['Telt', 'Telt', 'Plass til en sjakkbrikke.'], ['Lue', 'Luer']);
      expect(await names('sjakkbrikke')).toEqual(['Telt']);
    });

    test('a word that only descriptions say puts first, and leaves nothing out', async () => {
      const { engine, names } = await shopOf(
        ['Lue Nord', 'Luer'],
        ['Lue Sør', 'Luer', 'Deilig myk.'],
        ['Telt', 'Telt', 'Myk bunn.'],
      );
      expect(await names('myk lue')).toEqual(['Lue Sør', 'Lue Nord']);
      expect((await engine.search({ text: 'myk lue' })).relaxed).toBeUndefined();
    });

    test('a word some goods are called by is looked for in the descriptions of the goods asked for', async () => {
      const { names } = await shopOf(
        ['Vanntett bag', 'Vanntette bager'],
        ['Bukse Nord', 'Bukser', 'Helt vanntett.'],
        ['Bukse Sør', 'Bukser'],
        ['Telt', 'Telt', 'Vanntett. Heng opp en bukse.'],
      );
      expect(await names('vanntett bukse')).toEqual(['Bukse Nord']);
    });

    test('goods are the last to be given up', async () => {
      const { engine, names } = await shopOf(['Vanntett bag', 'Vanntette bager'], ['Bukse', 'Bukser']);
      expect(await names('vanntett bukse')).toEqual(['Bukse']);
      expect((await engine.search({ text: 'vanntett bukse' })).relaxed).toEqual(['vanntett']);
    });

    test('a compound of known words is rightly spelt, sold or not', async () => {
      const { engine } = await shopOf(['Turbukse', 'Bukser'], ['Lue', 'Luer']);
      expect((await engine.search({ text: 'surbukse' })).corrected).toBe('turbukse');
      const known = await engine.search({ text: 'dunbukse' });
      expect(known).toMatchObject({ total: 1, relaxed: ['dunbukse'] });
      expect(known.corrected).toBeUndefined();
    });

    test('a category that is all about it is suggested before a larger one that has some', async () => {
      const { engine } = await shopOf(
        ['Romsdal regnbukse', 'Regn'],
        ['Rondane regnbukse', 'Alt annet mulig'],
        ['Femund regnbukse', 'Alt annet mulig'],
        ...Array.from({ length: 9 }, (_, i): [string, string] => [`Kompass ${i}`, 'Alt annet mulig']),
      );
      const { categories } = await engine.suggest('regnbuk');
      expect(categories.map((category) => [category.name, category.count])).toEqual([
        ['Regn', 1],
        ['Alt annet mulig', 2],
      ]);
    });
  });
}
