import { describe, expect, it } from 'vitest';
import { Bitset } from '@/lib/lists/bitset';
import { type ArticleTokens, fieldWeights } from '@/lib/search/fields';
import type { Alternative } from '@/lib/search/query-tree';
import { Codes } from '@/server/search/engines/embedded/codes';
import { combine, matchAsk } from '@/server/search/engines/embedded/match';
import { Posting, Postings } from '@/server/search/engines/embedded/postings';
import { Scratch } from '@/server/search/engines/embedded/score-buffers';
import type { Reach } from '@/server/search/engines/relaxation';
import { rarity } from '@/server/search/engines/weights';

const tokens = (said: Partial<ArticleTokens>): ArticleTokens => ({
  ...(Object.fromEntries(Object.keys(fieldWeights).map((field) => [field, [] as string[]])) as ArticleTokens),
  ...said,
});

/** Each by what its name and its description say; what it is stands in capitals. */
const shop: { name: string; description?: string; price?: number; gone?: true }[] = [
  { name: 'SKO tur', price: 100 },
  { name: 'krem sko', description: 'sko sko tur', price: 200 },
  { name: 'JAKKE', description: 'tur', price: 300 },
  { name: 'SKO', gone: true, price: 250 },
  { name: 'tur b:rim SKO', price: 400 },
  { name: 'HATT', description: 'tur sko', price: 500 },
];
const size = shop.length - 1;

function open() {
  const [postings, codes, alive] = [new Postings(), new Codes(), new Bitset()];
  for (const [doc, { name, description = '', gone }] of shop.entries()) {
    const words = name.split(' ');
    const things = new Set(words.filter((word) => /^[A-Z]/.test(word)).map((word) => word.toLowerCase()));
    postings.add(doc, {
      fields: tokens({
        name: words.map((word) => word.toLowerCase()),
        description: description.split(' ').filter(Boolean),
      }),
      things,
    });
    codes.add(doc, `A10${doc}`, [`704000000010${doc}`]);
    if (!gone) alive.add(doc);
  }
  const all = ['sko', 'skofett', 'tur', 'jakke', 'hatt'];
  const prices = Int32Array.from(shop, ({ price = 0 }) => price);
  return {
    ...{ articles: shop, size, alive, postings, codes, prices, scratch: new Scratch() },
    columns: { boosts: new Float32Array(shop.length).fill(1) },
    vocabulary: {
      startingWith: (prefix: string, most: number) => all.filter((one) => one.startsWith(prefix)).slice(0, most),
    },
  };
}
const index = open();
const match = (alternatives: Alternative[], reach: Reach) => {
  const { docs, scores } = matchAsk(index as never, { key: '', alternatives, reach });
  return new Map(Array.from(docs, (doc, i) => [doc, scores[i] as number] as const));
};
const docs = (alternatives: Alternative[], reach: Reach) => [...match(alternatives, reach).keys()].sort();
const one = (...said: string[]): Alternative[] => [{ weight: 1, tokens: said }];

describe('what meets an ask', () => {
  it.each<[string, Alternative[], Reach, number[]]>([
    ['the thing itself', one('sko'), 'thing', [0, 4]],
    ['what is called so', one('sko'), 'named', [0, 1, 4]],
    ['what a description says too', one('sko'), 'anywhere', [0, 1, 4, 5]],
    ['what only descriptions say', one('tur'), 'anywhere', [0, 1, 2, 4, 5]],
    ['nothing that is not there', one('telt'), 'anywhere', []],
    ['all of several words', one('tur', 'sko'), 'named', [0, 4]],
    ['several words: the last says what it is', one('tur', 'sko'), 'thing', [0, 4]],
    ['several words: the others do not', one('sko', 'tur'), 'thing', []],
    ['a brand is never what it is', one('sko', 'b:rim'), 'thing', [4]],
    ['a brand alone', one('b:rim'), 'thing', [4]],
    ['several words only in names', one('tur', 'sko'), 'anywhere', [0, 4]],
    ['one of several words is not there', one('telt', 'sko'), 'anywhere', []],
    ['what begins so', [{ weight: 1, prefix: 'jak' }], 'named', [2]],
    ['what begins so: the thing itself', [{ weight: 1, prefix: 'sk' }], 'thing', [0, 4]],
    ['what begins so, called', [{ weight: 1, prefix: 'sk' }], 'named', [0, 1, 4]],
    ['an article number’s beginning', [{ weight: 1, code: 'a10' }], 'named', [0, 1, 2, 4, 5]],
    ['a price', [{ weight: 1, price: { min: 200, max: 400 } }], 'named', [1, 2, 4]],
    ['one way or another', [...one('jakke'), ...one('hatt')], 'named', [2, 5]],
  ])('%s', (_what, alternatives, reach, found) => expect(docs(alternatives, reach)).toEqual(found));

  it('an empty index meets nothing', () => expect(docs([], 'anywhere')).toEqual([]));
});

describe('how well', () => {
  /** What a word of a name weighs that has so many words, and no other field. */
  const inName = (words: number) => {
    const weight = fieldWeights.name / (0.85 + (0.15 * words) / 4);
    return (weight * 7) / (weight + 6);
  };
  const close = (found: Map<number, number>, doc: number, score: number) =>
    expect(found.get(doc)).toBeCloseTo(score, 5);

  it('a rare word better than a common one, in a short name better than in a long', () => {
    const found = match(one('sko'), 'named');
    close(found, 0, rarity(size, 4) * inName(2));
    close(found, 4, rarity(size, 4) * inName(3));
    close(match(one('jakke'), 'named'), 2, rarity(size, 1) * inName(1));
  });

  it('by the weight of the way, the best of which counts', () => {
    close(match([{ weight: 0.5, tokens: ['jakke'] }], 'named'), 2, 0.5 * rarity(size, 1) * inName(1));
    const two: Alternative[] = [
      { weight: 0.5, tokens: ['jakke'] },
      { weight: 0.8, tokens: ['jakke'] },
      { weight: 0.2, tokens: ['jakke'] },
    ];
    close(match(two, 'named'), 2, 0.8 * rarity(size, 1) * inName(1));
  });

  it('a description counts little, once, and beside the name', () => {
    const found = match(one('sko'), 'anywhere');
    close(found, 5, rarity(size, 2) * fieldWeights.description);
    close(found, 1, rarity(size, 4) * inName(2) + rarity(size, 2) * fieldWeights.description);
    close(match(one('tur'), 'anywhere'), 2, rarity(size, 3) * fieldWeights.description);
  });

  it('several words by their mean', () => {
    close(
      match([{ weight: 0.9, tokens: ['tur', 'sko'] }], 'named'),
      0,
      (0.9 * (rarity(size, 2) + rarity(size, 4)) * inName(2)) / 2,
    );
  });

  it('what begins so: all of it counts alike', () => {
    close(match([{ weight: 0.7, prefix: 'sk' }], 'named'), 0, 0.7 * rarity(size, 4) * inName(2));
  });

  it('a whole code far better than its beginning, and both than any word; a price hardly', () => {
    const found = match([{ weight: 1, code: 'A100' }, ...one('sko')], 'named');
    expect(found.get(0)).toBe(40);
    expect(match([{ weight: 1, code: '70400000001' }], 'named').get(5)).toBe(20);
    expect(match([{ weight: 1, price: {} }], 'named').get(5)).toBe(0.01);
  });

  it('the same however often it is asked: nothing is left in the working space', () => {
    const first = match(one('tur', 'sko'), 'named');
    match(one('sko'), 'anywhere');
    match([{ weight: 1, code: 'A10' }], 'named');
    expect(match(one('tur', 'sko'), 'named')).toEqual(first);
    for (const left of [index.scratch.best, index.scratch.sums, index.scratch.had, index.scratch.met])
      expect(left.every((value) => value === 0)).toBe(true);
  });
});

describe('asks together', () => {
  const of = (...pairs: [doc: number, score: number][]) => ({
    docs: Int32Array.from(pairs, ([doc]) => doc),
    scores: Float64Array.from(pairs, ([, score]) => score),
  });
  const [a, b] = [of([0, 1], [1, 2], [2, 3]), of([1, 10], [2, 20], [4, 40])];
  const found = (...args: [required: (typeof a)[], least: number, scored: (typeof a)[], any?: (typeof a)[]]) => {
    const { docs: all, scores } = combine(index as never, ...args);
    const result = [...all.toArray()].map((doc) => [doc, scores[doc]]);
    index.scratch.takeBack();
    return result;
  };

  it.each<[string, Parameters<typeof found>, number[][]]>([
    [
      'all of them',
      [[a, b], 2, [a, b]],
      [
        [1, 12],
        [2, 23],
      ],
    ],
    [
      'one of them or more',
      [[a, b], 1, [a, b]],
      [
        [0, 1],
        [1, 12],
        [2, 23],
        [4, 40],
      ],
    ],
    [
      'scored by others than those required',
      [[a], 1, [b]],
      [
        [0, 0],
        [1, 10],
        [2, 20],
      ],
    ],
    [
      'and one of some others',
      [[a, b], 1, [a], [of([1, 0], [4, 0]), of([0, 0])]],
      [
        [0, 1],
        [1, 2],
        [4, 0],
      ],
    ],
    ['of which there is none', [[a], 1, [a], []], []],
    ['nothing of nothing', [[], 0, []], []],
  ])('%s', (_what, args, result) => expect(found(...args)).toEqual(result));

  it('what is in stock and sells is worth more, once', () => {
    index.columns.boosts[1] = 2;
    expect(found([a, b], 1, [a, b])).toContainEqual([1, 24]);
    index.columns.boosts[1] = 1;
    expect(found([a, b], 2, [a, b])).toContainEqual([1, 12]);
    expect(index.scratch.met.every((value) => value === 0)).toBe(true);
  });
});

describe('the postings of a word', () => {
  it('grow with what has it, and let go of room they do not need', () => {
    const posting = new Posting();
    for (let doc = 0; doc < 33; doc++) posting.push(doc * 2, doc / 2, doc % 3 === 0);
    expect(posting.docs.length).toBe(64);
    const held = () =>
      [...posting.docs.subarray(0, posting.length)].map((doc, i) => [doc, posting.weights[i], posting.things[i]]);
    const before = held();
    expect(before).toEqual(Array.from({ length: 33 }, (_, doc) => [doc * 2, doc / 2, doc % 3 === 0 ? 1 : 0]));
    posting.trim();
    expect([posting.docs.length, posting.weights.length, posting.things.length]).toEqual([33, 33, 33]);
    expect(held()).toEqual(before);
    posting.push(100, 1, true);
    expect([posting.length, posting.docs[33]]).toEqual([34, 100]);
  });

  it('keep a little room', () => {
    const posting = new Posting();
    for (let doc = 0; doc < 24; doc++) posting.push(doc, 1, false);
    posting.trim();
    expect(posting.docs.length).toBe(32);
    const other = new Posting();
    for (let doc = 0; doc < 23; doc++) other.push(doc, 1, false);
    other.trim();
    expect(other.docs.length).toBe(23);
  });

  it('of names and of descriptions are apart', () => {
    const postings = new Postings();
    for (let doc = 0; doc < 20; doc++)
      postings.add(doc, {
        fields: tokens({ name: ['sko'], description: ['tur', 'tur'] }),
        things: new Set(['sko', 'tur']),
      });
    expect([postings.named('tur'), postings.described('sko'), postings.named('telt')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect([postings.named('sko')?.length, postings.described('tur')?.length]).toEqual([20, 20]);
    expect([postings.named('sko')?.things[0], postings.described('tur')?.things[0]]).toEqual([1, 0]);
    postings.trim();
    expect([postings.named('sko')?.docs.length, postings.described('tur')?.docs.length]).toEqual([20, 20]);
  });
});

describe('the working space of searches', () => {
  it('has room for a quarter more than is asked for, and is kept', () => {
    const scratch = new Scratch().fit(100);
    const { best } = scratch;
    const room = () =>
      (['best', 'sums', 'had', 'met', 'touched', 'begun'] as const).map((name) => scratch[name].length);
    expect(room()).toEqual(Array(6).fill(125));
    expect(scratch.fit(125).best).toBe(best);
    expect(scratch.fit(126).best).not.toBe(best);
    expect(room()).toEqual(Array(6).fill(158));
  });

  it('lends zeros, and takes them back as zeros', () => {
    const scratch = new Scratch().fit(8);
    const [one, other] = [scratch.lend([Int32Array.of(1, 2), Int32Array.of(5)]), scratch.lend([])];
    expect([one.length, other === one]).toEqual([10, false]);
    for (const doc of [1, 2, 5]) one[doc] = 7;
    scratch.takeBack();
    const again = [scratch.lend([]), scratch.lend([])];
    expect(new Set(again)).toEqual(new Set([one, other]));
    for (const scores of again) expect(scores.every((score) => score === 0)).toBe(true);
    scratch.takeBack();
    scratch.fit(100);
    expect(scratch.lend([]).length).toBe(125);
  });
});
