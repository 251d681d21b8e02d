import { describe, expect, it } from 'vitest';
import { createLexicon } from '@/lib/search/lexicon';
import { createReader } from '@/lib/search/read-text';
import { defaultSynonyms } from '@/lib/search/synonym-table';

const brand = { name: '', words: [] };

describe('texts that many articles say', () => {
  const reader = createReader(createLexicon(defaultSynonyms));

  it('are read once, until they are let go of', () => {
    const first = reader.readOften('Regnjakker', brand);
    expect(reader.readOften('Regnjakker', brand)).toBe(first);
    reader.forget();
    const again = reader.readOften('Regnjakker', brand);
    expect(again).not.toBe(first);
    expect(again).toEqual(first);
  });
});
