import { describe, expect, it } from 'vitest';
import * as rules from '@/server/platform/change-feed/rules';
import { type Change, sharedKinds } from '@/server/platform/change-feed/types';

/** 'article 1' or 'content', as changes. */
const changes = (...lines: string[]): Change[] =>
  lines.map((line) => {
    const [kind, ref] = line.split(' ');
    return { kind: kind as Change['kind'], ref: ref === undefined ? null : Number(ref) };
  });
const many = (count: number, kind: Change['kind'] = 'article') =>
  Array.from({ length: count }, (_, i): Change => ({ kind, ref: i + 1 }));

describe('what has changed is told by its ids', () => {
  it('each once, of the kinds that are asked for, in their order', () => {
    const all = changes('article 3', 'stock 4', 'article 1', 'article 3', 'campaign 9', 'content');
    expect(rules.refsOf(all, 'article')).toEqual([3, 1]);
    expect(rules.refsOf(all, 'campaign', 'stock')).toEqual([4, 9]);
    expect(rules.refsOf(all, 'size')).toEqual([]);
    expect(rules.refsOf(all)).toEqual([]);
    expect(rules.refsOf(changes('content', 'article 0'), 'content', 'article')).toEqual([0]);
  });
});

describe('how many articles may hang on a change before a new index is cheaper', () => {
  it.each([
    ['none can', ['article 1', 'stock 2', 'shop 3', 'content', 'search-words'], 0],
    ['nothing has changed', [], 0],
    ['a campaign, whose articles keep their words', ['article 1', 'campaign 1'], 5000],
    ...sharedKinds.map((kind) => [`the name of a ${kind}`, [`${kind} 1`], 1000] as const),
    ['a name and a campaign', ['campaign 1', 'color 1'], 1000],
  ] as const)('%s', (_what, lines, most) => expect(rules.mostShown(changes(...lines))).toBe(most));
});

describe('nothing less than a new index will do', () => {
  it.each([
    ['when all has changed', changes('article 1', 'all'), true],
    ['when something was forgotten', changes('forgotten'), true],
    ['when too much has changed', many(5001), true],
    ['unless it is just not too much', many(5000), false],
    ['unless little has', changes('article 1', 'stock 2', 'campaign 3', 'color 1', 'shop 1', 'content'), false],
    ['unless nothing has', [], false],
  ])('%s', (_when, all, whole) => expect(rules.isWhole(all)).toBe(whole));

  it('as much as that is asked for at once', () => expect(rules.MOST_CHANGED).toBe(5000));
});

describe('every page shows', () => {
  it.each<[string, boolean]>([
    ['shop 1', true],
    ['content', true],
    ...sharedKinds.map((kind): [string, boolean] => [`${kind} 1`, true]),
    ['article 1', false],
    ['stock 1', false],
    ['campaign 1', false],
    ['search-words', false],
  ])('%s: %s', (line, every) => {
    expect(rules.touchesAllPages(changes('stock 7', line))).toBe(every);
  });

  it('nothing of what has not changed', () => expect(rules.touchesAllPages([])).toBe(false));
});

describe('the pages that show what has changed', () => {
  it.each([
    ['an article: its own page and the lists', ['article 1'], [1], [], ['article:1', 'lists']],
    ['stock alone: its own page', ['stock 2'], [], [2], ['article:2']],
    ['rule 1.10: a banner: the pages that show banners', ['banner'], [], [], ['banners']],
    ['both', ['article 1', 'stock 2'], [1], [2], ['article:1', 'article:2', 'lists']],
    ['a campaign, with its articles', ['campaign 9'], [1], [], ['article:1', 'lists', 'campaigns']],
    ['a campaign without articles', ['article 3', 'campaign 9'], [], [], ['campaigns']],
    ['words of a search: none', ['search-words'], [], [], []],
  ])('%s', (_what, lines, articles, stock, tags) =>
    expect(rules.tagsOf(changes(...lines), articles, stock)).toEqual(tags),
  );
});

it.each([
  ['a brand', changes('brand'), true],
  ['a brand among others', changes('stock 1', 'brand'), true],
  [
    'so many changes that some are not seen',
    changes(...Array.from({ length: rules.MOST_CHANGED + 1 }, () => 'stock 1')),
    true,
  ],
  ['other changes', changes('article 1', 'banner', 'content', 'all'), false],
])('rule 1.10: brands are read again after %s', (_name, news, again) => expect(rules.touchesBrands(news)).toBe(again));
