import { beforeEach, describe, expect, test } from 'vitest';
import { Vocabulary } from '@/server/search/engines/vocabulary';

const surface = (shown: string, token = shown) => ({ folded: shown, shown, token });

describe('rule 14.10: a beginning stands for the words that begin so', () => {
  let vocabulary: Vocabulary;
  beforeEach(() => {
    vocabulary = new Vocabulary();
    vocabulary.add([surface('barnesko'), surface('barn'), surface('barn')]);
    vocabulary.addForeign([surface('barn', 'ungdom'), surface('barnehagedress', 'parkdress'), surface('bag', 'sekk')]);
  });

  test.each([
    ['of the catalogue, the commonest first', 'b', ['barn', 'barnesko']],
    ['that only shoppers say, where there are no others', 'barneh', ['parkdress']],
    ['and nothing else', 'c', []],
  ])('%s', (_, prefix, tokens) => {
    expect(vocabulary.startingWith(prefix, 10)).toEqual(tokens);
  });

  test('a word that only shoppers said is the catalogue’s own when an article says it', () => {
    expect(vocabulary.isOwn('barnehagedress')).toBe(false);
    vocabulary.add([surface('barnehagedress')]);
    expect(vocabulary.isOwn('barnehagedress')).toBe(true);
    expect(vocabulary.startingWith('barne', 10)).toEqual(expect.arrayContaining(['barnesko', 'barnehagedress']));
  });

  test('all are completed', () => {
    expect(vocabulary.completions('ba').map(({ shown }) => shown)).toEqual(
      expect.arrayContaining(['barn', 'barnesko', 'barnehagedress', 'bag']),
    );
  });
});
