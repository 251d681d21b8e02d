import { describe, expect, it } from 'vitest';
import { type ArticleTokens, fieldWeights } from '@/lib/search/fields';
import { boostOf, idf, rarity, saturation, strongWeights, WANTED } from '@/server/search/engines/weights';

const tokens = (said: Partial<ArticleTokens>): ArticleTokens => ({
  ...(Object.fromEntries(Object.keys(fieldWeights).map((field) => [field, [] as string[]])) as ArticleTokens),
  ...said,
});

describe('rule 14.3: relevance outweighs stock and rank', () => {
  it.each([
    ['sold out and without a rank', 0, 9999, 1 + 0.12 / 100.99],
    ['in stock and without a rank', 1, 9999, 1.06 + 0.12 / 100.99],
    ['however much there is', 500, 9999, 1.06 + 0.12 / 100.99],
    ['less than nothing', -1, 9999, 1 + 0.12 / 100.99],
    ['the bestseller', 1, 0, 1.18],
    ['the bestseller, sold out', 0, 0, 1.12],
    ['a rank that cannot be', 0, -50, 1.12],
    ['the hundredth', 0, 100, 1.06],
    ['the three hundredth', 1, 300, 1.09],
  ])('%s', (_what, availability, bestsellerQty, boost) =>
    expect(boostOf({ availability, bestsellerQty })).toBeCloseTo(boost, 10),
  );

  it('goods in stock come before others, bestsellers before the rest, and neither before what staff prefer', () => {
    expect(boostOf({ availability: 1, bestsellerQty: 50 })).toBeGreaterThan(
      boostOf({ availability: 0, bestsellerQty: 50 }),
    );
    expect(boostOf({ availability: 0, bestsellerQty: 1 })).toBeGreaterThan(
      boostOf({ availability: 0, bestsellerQty: 2 }),
    );
    expect(WANTED).toBe(2);
  });
});

describe('rule 14.3: what a word of an article weighs', () => {
  const norm = (words: number) => 0.85 + (0.15 * words) / 4;

  it.each(Object.entries(fieldWeights))('in the field %s', (field, weight) => {
    const sums = strongWeights(tokens({ [field]: ['sko'] }));
    if (field === 'description') expect(sums).toEqual(new Map());
    else expect(sums.get('sko')).toBeCloseTo(weight / norm(field === 'name' ? 1 : 0), 10);
  });

  it('is the sum of its fields, each counted once however often it says it', () => {
    const sums = strongWeights(
      tokens({ name: ['sko', 'rim', 'sko'], category: ['sko', 'tur', 'sko'], color: ['tur'] }),
    );
    expect([...sums.keys()]).toEqual(['sko', 'rim', 'tur']);
    expect(sums.get('sko')).toBeCloseTo((4 + 1.6) / norm(3), 10);
    expect(sums.get('rim')).toBeCloseTo(4 / norm(3), 10);
    expect(sums.get('tur')).toBeCloseTo((1.6 + 1.2) / norm(3), 10);
  });

  it.each([
    [1, 4 / 0.8875],
    [4, 4],
    [8, 4 / 1.15],
  ])('is less in a longer name: of %i words', (words, weight) => {
    const name = Array.from({ length: words }, (_, i) => `ord${i}`);
    for (const sum of strongWeights(tokens({ name })).values()) expect(sum).toBeCloseTo(weight, 10);
  });

  it('stops counting soon', () => expect(saturation).toBe(6));
});

describe('rule 14.3: the rarer a word, the more telling', () => {
  it.each([
    [100, 0, Math.log(1 + 100.5 / 0.5)],
    [100, 1, Math.log(1 + 99.5 / 1.5)],
    [100, 50, Math.log(2)],
    [100, 100, Math.log(1 + 0.5 / 100.5)],
    // One that more articles have than there are: the index is being changed.
    [100, 120, Math.log(1 + 0.5 / 120.5)],
    [0, 0, Math.log(2)],
  ])('of %i articles %i have it', (articles, count, telling) => {
    expect(idf(articles, count)).toBeCloseTo(telling, 10);
    expect(rarity(articles, count)).toBeCloseTo(telling + 0.3, 10);
  });
});
