import { describe, expect, test } from 'vitest';
import { createAnalyser } from '@/lib/search/analyser';
import { createPhrases } from '@/lib/search/phrases';
import { defaultSynonyms } from '@/lib/search/synonym-table';
import { type FixtureArticle, fixture } from '@/tests/contracts/search-engine/fixture';

const blank = fixture(1).articles[0] as FixtureArticle;
const phrases = createPhrases({
  same: [
    ['hodelykt', 'head torch', 'headlamp'],
    ['langrennsski', 'cross country skis'],
    ['langrennssko', 'cross country ski boots'],
    ['vanntett bag', 'drybag'],
  ],
  narrower: { 'first layer': ['ulltrøye'] },
});

describe('terms of several words', () => {
  test.each([
    ['Head torch 900 lm', 'hodelykt 900 lm'],
    ['red head-torch', 'red hodelykt'],
    ['two head torches', 'two head torches'],
    ['head torchs', 'hodelykt'],
    ['cross country ski boots 42', 'langrennssko 42'],
    ['cross country ski', 'langrennsski'],
    ['drybag 20 l', 'vanntett bag 20 l'],
    ['first layer dame', 'firstlayer dame'],
  ])('%s is read as %s', (text, read) => {
    expect(phrases(text)).toBe(read);
  });

  test.each(['head', 'torch head', 'headlamp', 'Cross-country', ''])('"%s" stays as it is', (text) => {
    expect(phrases(text)).toBe(text);
  });

  test('a wide term of several words finds what it is told to find', () => {
    const analyser = createAnalyser(undefined, { same: [], narrower: { 'first layer': ['ulltrøye'] } });
    const said = (text: string) => JSON.stringify(analyser.query(text).groups.map(({ alternatives }) => alternatives));
    const token = analyser.article({ ...blank, name: 'Ulltrøye' }).fields.name[0];
    expect(said('first layer')).toContain(JSON.stringify(token));
  });
});

describe('the words that come with the shop', () => {
  const others = defaultSynonyms.same.flatMap(([, ...terms]) => terms);

  test('say each term once, so that no word means two', () => {
    expect(others.filter((term, i) => others.indexOf(term) !== i)).toEqual([]);
  });

  test('lead to a word that leads nowhere else', () => {
    const owns = new Set(defaultSynonyms.same.map(([own]) => own));
    expect(others.filter((term) => owns.has(term))).toEqual([]);
  });

  test('find single words only', () => {
    expect(
      Object.values(defaultSynonyms.narrower)
        .flat()
        .filter((term) => /[\s-]/.test(term)),
    ).toEqual([]);
  });
});
