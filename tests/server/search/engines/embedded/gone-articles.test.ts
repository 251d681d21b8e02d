import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createAnalyser } from '@/lib/search/analyser';
import type { IndexedArticle } from '@/server/ports/search-engine';
import { CatalogueIndex } from '@/server/search/engines/embedded/catalogue-index';
import { runQuery } from '@/server/search/engines/embedded/run-query';
import { type FixtureArticle, fixture } from '@/tests/contracts/search-engine/fixture';

const { articles } = fixture(30);
const { eans: _, ...gone } = {
  ...(articles[7] as FixtureArticle),
  name: 'Kvikkbipp jakke',
  description: 'Sydd av flabbestoff',
};

it('lets go of the texts that were kept to build an index', async () => {
  const analyser = createAnalyser();
  const forgetTexts = vi.spyOn(analyser, 'forgetTexts');
  await new CatalogueIndex(analyser).finish();
  expect(forgetTexts).toHaveBeenCalledOnce();
});

describe('the texts of an article that has gone', () => {
  let index: CatalogueIndex;
  beforeEach(async () => {
    index = new CatalogueIndex(createAnalyser());
    for (const article of articles) index.add(article.id === gone.id ? gone : article);
    index.addSynonyms();
    await index.finish();
  });
  const correctionOf = (text: string) => runQuery(index, { text }).corrected;
  const token = (word: string) => index.analyser.tokenOf(word);

  const ways: [string, IndexedArticle | null][] = [
    ['taken out', null],
    ['renamed', { ...gone, name: 'Bruflott jakke', description: 'Sydd av ull' }],
  ];
  for (const [way, article] of ways) {
    it(`are let go of when it is ${way}`, () => {
      expect(correctionOf('kvikbipp')).toBe('kvikkbipp');
      index.apply({ id: gone.id, article });
      expect(correctionOf('kvikbipp')).toBeUndefined();
      expect(index.postings.named(token('kvikkbipp'))).toBeUndefined();
      expect(index.postings.described(token('flabbestoff'))).toBeUndefined();
    });
  }

  it('stay where another article says the same', () => {
    index.apply({ id: 900_001, article: { ...gone, id: 900_001 } });
    index.apply({ id: gone.id, article: null });
    expect(correctionOf('kvikbipp')).toBe('kvikkbipp');
    expect(runQuery(index, { text: 'kvikkbipp' }).hits.map(({ id }) => id)).toEqual([900_001]);
  });

  it('leave an index that answers as one built without it', async () => {
    index.apply({ id: gone.id, article: null });
    const fresh = new CatalogueIndex(createAnalyser());
    for (const article of articles) if (article.id !== gone.id) fresh.add(article);
    fresh.addSynonyms();
    await fresh.finish();
    for (const text of ['jakke', 'sko', 'ullgenser', 'bukse dame', 'jakk'])
      expect(runQuery(index, { text }), text).toEqual(runQuery(fresh, { text }));
  });

  it('give a word back to shoppers’ synonyms when no article says it any more', () => {
    const said = { ...gone, id: 900_002, name: 'Skreppe' };
    index.apply({ id: said.id, article: said });
    expect(index.vocabulary.isOwn('skreppe')).toBe(true);
    index.apply({ id: said.id, article: null });
    expect(index.vocabulary.isOwn('skreppe')).toBe(false);
    expect(index.vocabulary.has('skreppe')).toBe(index.postings.named(token('ryggsekk')) !== undefined);
  });
});
