import { expect, test } from 'vitest';
import { lastPageOf, pagesOf, storedRange } from '@/lib/lists/page-range';

test('an empty list has one page; a page holds twenty', () => {
  expect([0, 1, 20, 21].map(lastPageOf)).toEqual([1, 1, 1, 2]);
});

test('what stands on the pages of a range is told by page, the last one as far as it goes', () => {
  const all = Array.from({ length: 45 }, (_, i) => i);
  const pages = pagesOf(all, { from: 3, to: 5 });
  expect(Object.entries(pages).map(([page, cards]) => [page, cards[0], cards.length])).toEqual([
    ['3', 0, 20],
    ['4', 20, 20],
    ['5', 40, 5],
  ]);
});

test.each([
  [{ from: 1, to: 3 }, 2, { from: 1, to: 3 }],
  [{ from: 2, to: 3 }, 1, { from: 1, to: 1 }],
  [{ from: 0, to: 3 }, 2, { from: 2, to: 2 }],
  [{ from: '1', to: 3 }, 2, { from: 2, to: 2 }],
  [null, 4, { from: 4, to: 4 }],
])(
  'the pages an entry of the history had loaded count only where they fit the address: %o at %i',
  (kept, page, range) => {
    expect(storedRange(kept, page)).toEqual(range);
  },
);
