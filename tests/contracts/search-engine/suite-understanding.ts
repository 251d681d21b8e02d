import { describe, expect, test } from 'vitest';
import type { IndexedArticle } from '@/server/ports/search-engine';
import { inBatches } from './fixture';
import type { MakeEngine } from './suite';
import { goods } from './suite-descriptions';

type More = Partial<IndexedArticle>;

/** Name, category, and what else there is to say of it; `group2` is the wider category. */
function shop(...rows: [name: string, group3: string, more?: More][]): IndexedArticle[] {
  return goods(...rows.map(([name, group3]): [string, string] => [name, group3])).map((article, i) => ({
    ...article,
    ...rows[i]?.[2],
  }));
}

const dame = { genders: [2] };
const herre = { genders: [1] };
const colored = (name: string): More => ({
  colors: [{ id: 1, name, hex: '#123456', colorCode: null, colorGroup: 1, image: null, ean: '' }],
  colorGroups: [{ id: 1, label: 'Blå', name: 'Blå', hex: '#123456', colorId: 1, checked: false }],
});

export function understandingContract(name: string, makeEngine: MakeEngine) {
  const engineOf = async (...rows: Parameters<typeof shop>) => {
    const engine = await makeEngine();
    await engine.index(inBatches(shop(...rows)));
    return {
      names: async (text: string) => (await engine.search({ text })).hits.map((hit) => hit.article.name),
      search: (text: string) => engine.search({ text }),
    };
  };

  describe(`${name}: rule 14.4, what nothing matches is given up, the rest is kept`, () => {
    const jackets: Parameters<typeof shop> = [
      ['Nord jakke', 'Jakker', dame],
      ['Sør jakke', 'Jakker', herre],
      ['Vest bukse', 'Bukser', dame],
    ];

    test.each([
      ['zumqvist jakke dame', ['zumqvist']],
      ['jakke dame zumqvist', ['zumqvist']],
      ['zumqvistjakke dame', ['zumqvistjakke']],
      ['zumqvist hjulpikk jakke dame', ['zumqvist', 'hjulpikk']],
    ])('%s', async (text, relaxed) => {
      const { search } = await engineOf(...jackets);
      const found = await search(text);
      expect(found.hits.map((hit) => hit.article.name)).toEqual(['Nord jakke']);
      expect(found.relaxed).toEqual(relaxed);
      expect(found.understood).toMatchObject([{ kind: 'gender', label: 'Dame' }]);
    });

    test('a wish goes before a word for goods that is sold', async () => {
      const { search } = await engineOf(...jackets);
      const found = await search('zumqvist bukse herre');
      expect(found.hits.map((hit) => hit.article.name)).toEqual(['Vest bukse']);
      expect(found.relaxed).toEqual(['zumqvist', 'herre']);
    });

    test('two kinds that no article is both of are both shown, and neither is said to be given up', async () => {
      const { search } = await engineOf(['Nord termos', 'Flasker'], ['Nord hodelykt', 'Lykter']);
      const found = await search('termos hodelykt');
      expect(found.hits.map((hit) => hit.article.name).sort()).toEqual(['Nord hodelykt', 'Nord termos']);
      expect(found.partly).toEqual(['termos', 'hodelykt']);
    });

    test('goods that are not sold are not found in the pockets of others', async () => {
      const { names } = await engineOf(['Vest bukse', 'Bukser', { description: 'Lomme til kompass.' }]);
      expect(await names('kompass')).toEqual([]);
      expect(await names('bukse med kompass')).toEqual(['Vest bukse']);
    });
  });

  describe(`${name}: rule 14.11, numbers`, () => {
    test.each<[text: string, found: string[]]>([
      ['ski 195', ['Lang ski']],
      ['ski 195 cm', ['Lang ski']],
      ['195 ski', ['Lang ski']],
      ['hjelm str 56', ['Skihjelm']],
      ['hjelm 56 cm', ['Skihjelm']],
      ['sokk 37', ['Sokk']],
      ['flytevest 20 kg', ['Flytevest']],
      ['jakke 8 år', ['Barnejakke']],
      ['jakke 8-åring', ['Barnejakke']],
      ['jakke 18 mnd', ['Babyjakke']],
      ['sko 8 år', ['Barnesko']],
    ])('%s finds by size', async (text, expected) => {
      const { search } = await engineOf(
        ['Lang ski', 'Ski', { sizes: ['190 cm', '195 cm'] }],
        ['Kort ski', 'Ski', { sizes: ['120 cm'] }],
        ['Skihjelm', 'Hjelmer', { sizes: ['55-58 cm'] }],
        ['Stor hjelm', 'Hjelmer', { sizes: ['58-61 cm'] }],
        ['Sokk', 'Sokker', { sizes: ['36-39'] }],
        ['Stor sokk', 'Sokker', { sizes: ['40-43'] }],
        ['Flytevest', 'Flytevester', { sizes: ['15-30 kg'] }],
        ['Stor flytevest', 'Flytevester', { sizes: ['60-80 kg'] }],
        ['Barnejakke', 'Jakker', { sizes: ['122/128'] }],
        ['Babyjakke', 'Jakker', { sizes: ['86'] }],
        ['Barnesko', 'Sko', { sizes: ['32'] }],
        ['Fjellsko', 'Sko', { sizes: ['44'] }],
      );
      const found = await search(text);
      expect(found.hits.map((hit) => hit.article.name)).toEqual(expected);
      expect(found.relaxed).toBeUndefined();
    });

    test('a number is not sought in materials, nor a size of what nobody knows', async () => {
      const { search } = await engineOf(
        ['Ullgenser', 'Gensere', { material: '100 % ull', sizes: ['M'] }],
        ['Ski', 'Ski', { sizes: ['15'] }],
      );
      expect(await search('100')).toMatchObject({ total: 0 });
      expect(await search('zumqvist 15')).toMatchObject({ total: 0 });
      expect(await search('zumqvist ski 15')).toMatchObject({ total: 1, relaxed: ['zumqvist'] });
    });
  });

  describe(`${name}: rule 14.12, who asks for goods gets those goods`, () => {
    const shelf: Parameters<typeof shop> = [
      ['Nord tursekk', 'Tursekker', { group2: 'Sekker og flasker' }],
      ['Sør drikkeflaske', 'Drikkeflasker', { group2: 'Sekker og flasker' }],
      ['Vest hjelmlykt', 'Lykter', { group2: 'Sykkel' }],
      ['Øst sykkelhjelm', 'Hjelmer', { group2: 'Sykkel' }],
      ['Barneregnbukse', 'Bukser', { group2: 'Bukser og sekker' }],
    ];

    test.each<[text: string, found: string[]]>([
      ['sekk', ['Nord tursekk']],
      ['flasker', ['Sør drikkeflaske']],
      ['hjelm', ['Øst sykkelhjelm']],
      ['lykt', ['Vest hjelmlykt']],
      ['regnbukse', ['Barneregnbukse']],
      ['hjelm til sykkel', ['Øst sykkelhjelm']],
      ['lykt til hjelm', ['Vest hjelmlykt']],
    ])('%s', async (text, expected) => {
      const { names } = await engineOf(...shelf);
      expect(await names(text)).toEqual(expected);
    });

    test('what it is for answers when nothing is the thing itself', async () => {
      const { names } = await engineOf(['Sykkelhjelm', 'Hjelmer'], ['Lue', 'Luer']);
      expect(await names('sykkel')).toEqual(['Sykkelhjelm']);
    });

    test('a category called as was asked comes first', async () => {
      const cheap = { bestsellerQty: 1 };
      const { names } = await engineOf(
        ['Nord fjellsko', 'Fjellsko', { bestsellerQty: 900 }],
        ['Sør fjellsko', 'Annet', cheap],
      );
      expect(await names('fjellsko')).toEqual(['Nord fjellsko', 'Sør fjellsko']);
    });
  });

  describe(`${name}: colours`, () => {
    test.each([
      ['blåjakke', ['Nord jakke']],
      ['lyseblå jakke', ['Nord jakke']],
      ['lys blå jakke', ['Nord jakke']],
      ['mørkeblåe jakker', ['Nord jakke']],
    ])('%s', async (text, expected) => {
      const { search } = await engineOf(
        ['Nord jakke', 'Jakker', colored('Himmel')],
        [
          'Sør jakke',
          'Jakker',
          {
            ...colored('Kirsebær'),
            colorGroups: [{ id: 2, label: 'Rød', name: 'Rød', hex: '', colorId: 2, checked: false }],
          },
        ],
      );
      const found = await search(text);
      expect(found.hits.map((hit) => hit.article.name)).toEqual(expected);
      expect(found.understood).toMatchObject([{ kind: 'color' }]);
    });
  });

  describe(`${name}: compounds`, () => {
    test.each<[text: string, found: string]>([
      ['rygg-sekk', 'Ryggsekk'],
      ['sove-pose', 'Sovepose'],
      ['sove pose', 'Sovepose'],
      ['dag tur sekk', 'Dagstursekk'],
      ['redning vest', 'Redningsvest'],
      ['skaljakke', 'Skalljakke'],
      ['barneregnfrakk', 'Barneregnkåpe'],
    ])('%s finds %s', async (text, expected) => {
      const { names } = await engineOf(
        ...['Ryggsekk', 'Sovepose', 'Dagstursekk', 'Redningsvest', 'Skalljakke', 'Barneregnkåpe', 'Kompass'].map(
          (one): [string, string] => [one, one],
        ),
      );
      expect((await names(text))[0]).toBe(expected);
    });

    test('a correction keeps its æ, ø and å', async () => {
      const { search } = await engineOf(['Vinterlue', 'Luer'], ['Blåbær', 'Mat'], ['Støvel', 'Støvler']);
      expect((await search('vintrestovel')).corrected).toBe('vinter støvel');
    });
  });
}
