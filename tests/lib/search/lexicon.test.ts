import { describe, expect, test } from 'vitest';
import { createLearner } from '@/lib/search/learn';
import { createLexicon } from '@/lib/search/lexicon';
import { defaultSynonyms } from '@/lib/search/synonym-table';

const lexicon = createLexicon(defaultSynonyms);
const parts = (word: string, of = lexicon) => of.word(word).parts.map((part) => part.written);

describe('compounds', () => {
  test.each([
    ['vinterjakke', ['vinter', 'jakke']],
    ['vinterjakkene', ['vinter', 'jakkene']],
    ['regnbukse', ['regn', 'bukse']],
    ['hundesele', ['hund', 'sele']],
    ['dagstursekk', ['dag', 'tur', 'sekk']],
    ['treningstights', ['trening', 'tights']],
    ['barneregnbukse', ['barn', 'regn', 'bukse']],
    ['ulltroye', ['ull', 'troye']],
    ['løpesko', ['løpe', 'sko']],
    ['sykkel-hjelm', ['sykkel', 'hjelm']],
    ['jakke', []],
    ['kompass', []],
    ['disko', []],
    ['pannekake', []],
    ['undertøy', []],
    ['sandaler', []],
    ['ski', []],
    ['brosko', []],
  ])('%s', (word, expected) => {
    expect(parts(word)).toEqual(expected);
  });

  test('linking letters and inflection do not matter', () => {
    const token = (word: string) => lexicon.word(word).token;
    expect(token('barnejakke')).toBe(token('barnjakker'));
    expect(token('treningssko')).toBe(token('treningskor'));
  });

  test('a word nobody has put in the list is learnt from the catalogue', () => {
    expect(parts('kvikkbippholder')).toEqual([]);
    const learner = createLearner();
    for (const name of ['Kvikkbipp liten', 'Kvikkbipp stor'])
      learner.add({ name, group2: '', group3: '', brand: 'Skarv' });
    const { words, brands } = learner.learnt();
    expect(parts('kvikkbippholder', createLexicon(defaultSynonyms, { words, brands }))).toEqual([
      'kvikkbipp',
      'holder',
    ]);
  });

  test('a brand is never split', () => {
    expect(parts('fjellski')).toHaveLength(2);
    expect(parts('fjellski', createLexicon(defaultSynonyms, { brands: ['fjellski'] }))).toEqual([]);
  });
});

describe('synonyms that lead back', () => {
  test.each([
    ['duffelbag', 'duffel'],
    ['duffelbag', 'bag'],
    ['kvikkjakke', 'jakke'],
  ])('%s may also be called %s', (own, other) => {
    const of = createLexicon({ same: [[own, other]], narrower: {} });
    expect(of.word(other).token).toBe(of.word(own).token);
  });
});

describe('synonyms', () => {
  test.each([
    ['kvit', 'hvit'],
    ['raud', 'rød'],
    ['bikkja', 'hund'],
    ['rucksack', 'ryggsekker'],
    ['jackets', 'jakke'],
    ['bikkjesele', 'hundesele'],
    ['headlamps', 'hodelykta'],
    ['kvinner', 'dame'],
  ])('%s is %s', (one, other) => {
    expect(lexicon.word(one).token).toBe(lexicon.word(other).token);
  });

  test('a wide word has its narrower ones; they do not have it', () => {
    expect(lexicon.word('ullundertøy').narrower).toContain('ulltrøye');
    expect(lexicon.word('ulltrøye').narrower).not.toContain('ullundertøy');
  });

  test('the table is data', () => {
    const own = createLexicon({ same: [['lue', 'topplue', 'hue']], narrower: {} });
    expect(own.word('huer').token).toBe(own.word('lua').token);
    expect(own.word('raud').token).not.toBe(own.word('rød').token);
  });
});
