import { expect, it } from 'vitest';
import { Codes } from '@/server/search/engines/embedded/codes';

const articles = (count: number) =>
  Array.from({ length: count }, (_, doc) => ({
    doc,
    articleNo: `A${10_000 + doc}`,
    eans: [`70${10_000_000_000 + doc * 37}`, `70${20_000_000_000 + doc * 41}`],
  }));

const filled = (count: number) => {
  const codes = new Codes();
  for (const { doc, articleNo, eans } of articles(count)) codes.add(doc, articleNo, eans);
  return codes;
};

// Below and above what is looked through before it is put in order.
it.each([10, 5000])('of %i articles each is found by each of its EANs', (count) => {
  const codes = filled(count);
  for (const { doc, eans } of articles(count)) {
    expect(codes.eansOf(doc)).toEqual(eans);
    for (const ean of eans) expect(codes.exact(ean)).toEqual({ docs: [doc], ean });
  }
});

it.each(['as it was built', 'put in order'])(
  'what is taken out, and what comes in its place, of an index %s',
  (state) => {
    const codes = filled(3000);
    if (state === 'put in order') codes.finish();
    const [first, ean] = ['7010000000037', '7010000000074'];
    codes.remove(1, 'A10001');
    codes.remove(2, 'A10002');
    codes.add(3000, 'A10001', [first]);
    expect(codes.exact(first)).toEqual({ docs: [3000], ean: first });
    expect(codes.exact(ean)).toEqual({ docs: [] });
    expect(codes.eansOf(1)).toEqual([]);
    expect(codes.startingWith('A10001')).toEqual([3000]);
    // 7010000000000 and 7010000000037 begin so, the second in its new place.
    expect(codes.startingWith('70100000000').toSorted()).toEqual([0, 3000]);
  },
);

it('of an index put in order, thousands of changes are found as well', () => {
  const codes = filled(3000);
  codes.finish();
  const all = articles(3000);
  for (const { doc, articleNo } of all.slice(0, 1500)) codes.remove(doc, articleNo);
  for (const { doc, articleNo, eans } of all.slice(0, 1400)) codes.add(3000 + doc, articleNo, eans);
  for (const { doc, eans } of all)
    for (const ean of eans)
      expect(codes.exact(ean).docs, ean).toEqual(doc < 1400 ? [3000 + doc] : doc < 1500 ? [] : [doc]);
});

it('of two articles with one EAN the later is found, and the earlier when it has gone', () => {
  for (const inOrder of [false, true]) {
    const codes = new Codes();
    codes.add(0, 'A', ['7010000000037']);
    codes.add(1, 'B', ['7010000000037']);
    if (inOrder) codes.finish();
    expect(codes.exact('7010000000037').docs).toEqual([1]);
    codes.remove(1, 'B');
    expect(codes.exact('7010000000037').docs).toEqual([0]);
  }
});

const WRITTEN: [written: string, found: string[], missed: string[]][] = [
  ['012345678905', ['012345678905', '12345678905', '0012345678905'], ['1234567890']],
  ['0701234567890', ['0701234567890', '701234567890'], ['70123456789']],
  ['4006381-33393', ['400638133393', '4006381-33393'], ['4006381']],
  ['1234567890123456789', ['1234567890123456789'], ['1234567890123456788']],
  ['12345', ['12345'], ['123456']],
  ['ABC-12', ['abc12'], ['abc1']],
];

it.each(WRITTEN)('an EAN written %s is found, and shown as it is written', (ean, found, missed) => {
  const codes = new Codes();
  codes.add(4, '', [ean, '7010000000037']);
  codes.finish();
  for (const code of found) expect(codes.exact(code), code).toEqual({ docs: [4], ean });
  for (const code of missed) expect(codes.exact(code), code).toEqual({ docs: [] });
  expect(codes.eansOf(4)).toEqual([ean, '7010000000037']);
  codes.remove(4, '');
  expect(codes.exact(ean)).toEqual({ docs: [] });
});
