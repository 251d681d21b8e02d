import { beforeAll, describe, expect, test } from 'vitest';
import type { SearchEngine } from '@/server/ports/search-engine';
import { type Fixture, fixture, inBatches } from './fixture';
import type { MakeEngine } from './suite';

/** Written differently, meant the same. */
const same: [string, string][] = [
  ['regnbukse', 'regnbuksene'],
  ['regnbukse', 'regnbuksa'],
  ['regnbukse', 'REGNBUKSE'],
  ['gummistøvel', 'gummistøvlar'],
  ['gummistøvel', 'gummistovlene'],
  ['gummistøvel', 'gummistoevler'],
  ['ulltrøye', 'ulltrøyer'],
  ['ulltrøye', 'ulltroye'],
  ['ulltrøye', 'ulltrøye'.normalize('NFD')],
  ['pannebånd', 'panneband'],
  ['pannebånd', 'pannebaand'],
  ['fjellsko', 'fjellskor'],
  ['fjellsko', 'fjellskoene'],
  ['genser', 'gensere'],
  ['genser', 'genserane'],
  ['gore-tex', 'goretex'],
  ['gore-tex', 'GTX'],
  ['t-skjorte', 'tskjorter'],
  ['hvit', 'kvit'],
  ['hund', 'bikkjer'],
  ['sykkelhjelm', 'sykkel-hjelm'],
  ['hundesele', 'bikkjesele'],
];

export function languageContract(name: string, makeEngine: MakeEngine) {
  describe(`${name}: Norwegian words`, () => {
    const shop: Fixture = fixture();
    let engine: SearchEngine;

    beforeAll(async () => {
      engine = await makeEngine();
      await engine.index(inBatches(shop.articles));
    });

    const idsOf = async (text: string) => (await engine.search({ text })).hits.map((hit) => hit.id);
    const kindsOf = async (text: string) => new Set((await idsOf(text)).map((id) => shop.facts.get(id)?.kind));

    test.each(same)('%s = %s, in the same order', async (one, other) => {
      const ids = await idsOf(one);
      expect(ids.length).toBeGreaterThan(0);
      expect(await idsOf(other)).toEqual(ids);
    });

    test('the parts of a compound in both orders', async () => {
      const compound = await idsOf('vinterjakke');
      for (const text of ['jakke vinter', 'vinter jakke']) {
        expect((await idsOf(text)).filter((id) => shop.facts.get(id)?.kind === 'vinterjakke').toSorted()).toEqual(
          compound.filter((id) => shop.facts.get(id)?.kind === 'vinterjakke').toSorted(),
        );
      }
    });

    test('a head finds its compounds, and not what stands on the same shelf', async () => {
      expect(await kindsOf('hjelm')).toEqual(new Set(['skihjelm', 'sykkelhjelm']));
    });

    test('several words are all required', async () => {
      const found = await kindsOf('ski hjelm');
      expect(found.has('sykkelhjelm')).toBe(false);
      expect(found.has('skihjelm')).toBe(true);
    });

    test('a beginning of the last word is enough when nothing is called that', async () => {
      const found = await engine.search({ text: 'fjells' });
      expect(found.corrected).toBeUndefined();
      expect(await kindsOf('fjells')).toContain('fjellsko');
    });

    test('a brand is found, with and without its last letters and its å', async () => {
      const own = shop.articles.filter((article) => article.brand === 'Ålund').map((article) => article.id);
      expect((await idsOf('Ålund')).toSorted()).toEqual(own.toSorted());
      expect((await idsOf('aalund')).toSorted()).toEqual(own.toSorted());
      expect(
        (await engine.search({ text: 'ødegård sport' })).hits.every((hit) => hit.article.brand === 'Ødegård Sport'),
      ).toBe(true);
    });

    test('a misspelt word is corrected and said so; a known one never', async () => {
      const found = await engine.search({ text: 'regnbuske barn' });
      expect(found.corrected).toBe('regnbukse barn');
      expect(found.total).toBeGreaterThan(0);
      expect((await engine.search({ text: 'regnbukse barn' })).corrected).toBeUndefined();
    });

    test('size, gender and colour are given up first, and said so', async () => {
      const found = await engine.search({ text: 'kompass dame str 43' });
      expect(found.relaxed).toEqual(['str 43', 'dame']);
      expect(new Set(found.hits.map((hit) => shop.facts.get(hit.id)?.kind))).toEqual(new Set(['kompass']));
      const kept = await engine.search({ text: 'fjellsko str 43' });
      expect(kept.relaxed).toBeUndefined();
      expect(kept.hits.every((hit) => hit.article.sizes.includes('43'))).toBe(true);
      expect(kept.understood).toEqual([{ kind: 'size', written: 'str 43', label: 'Str. 43' }]);
    });

    test('words for a price are a price', async () => {
      const found = await engine.search({ text: 'jakke under 1000 kr' });
      expect(found.total).toBeGreaterThan(0);
      expect(found.hits.every((hit) => hit.article.price <= 100_000)).toBe(true);
      expect(found.hits.length).toBeLessThan((await idsOf('jakke')).length);
      expect(found.understood).toEqual([{ kind: 'price', written: 'under 1000 kr', label: 'under 1000 kr' }]);
    });

    test('a compound nobody sells finds its head, and some of the words find something', async () => {
      const head = await engine.search({ text: 'padlelue' });
      expect(head.relaxed).toEqual(['padlelue']);
      expect(new Set(head.hits.map((hit) => shop.facts.get(hit.id)?.kind))).toEqual(new Set(['lue']));
      const unknown = await engine.search({ text: 'zumqvistjakke' });
      expect(unknown.relaxed).toEqual(['zumqvistjakke']);
      expect(unknown.hits.every((hit) => /jakke/i.test(hit.article.name))).toBe(true);
      const some = await engine.search({ text: 'kompass xqzwvkjq' });
      expect(some.relaxed).toEqual(['xqzwvkjq']);
      expect(some.hits.every((hit) => shop.facts.get(hit.id)?.kind === 'kompass')).toBe(true);
    });

    test.each(['xqzwvkjq', '???', '¯\\_(ツ)_/¯', '%', '*'])('%s finds nothing and breaks nothing', async (text) => {
      expect((await engine.search({ text, facets: ['brands', 'price'] })).total).toBe(0);
    });

    test('blank text is no text', async () => {
      expect((await engine.search({ text: '  ' })).total).toBe(shop.articles.length);
    });

    test('very long text is answered', async () => {
      expect((await engine.search({ text: 'vinterjakke '.repeat(400) })).total).toBeGreaterThan(0);
    });
  });
}
